CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.answer (
    game_id character varying NOT NULL,
    at integer NOT NULL,
    seat integer NOT NULL,
    move character varying NOT NULL,
    answered_at timestamp with time zone NOT NULL
);
CREATE TABLE public.audit (
    id integer NOT NULL,
    made_at timestamp with time zone NOT NULL,
    who character varying NOT NULL,
    did character varying NOT NULL,
    about character varying NOT NULL
);
CREATE SEQUENCE public.audit_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_id_seq OWNED BY public.audit.id;
CREATE TABLE public.blocked_address (
    key character varying NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.clock_note (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    at integer NOT NULL,
    seat integer,
    what character varying NOT NULL,
    until timestamp with time zone,
    made_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.clock_note_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.clock_note_id_seq OWNED BY public.clock_note.id;
CREATE TABLE public.deal (
    day date NOT NULL,
    edition character varying NOT NULL,
    robots json NOT NULL,
    seed character varying NOT NULL,
    commitment character varying NOT NULL,
    mean integer,
    tally json,
    opened_at timestamp with time zone,
    counted_at timestamp with time zone
);
CREATE TABLE public.deal_choice (
    day date NOT NULL,
    moment character varying(32) NOT NULL,
    move character varying NOT NULL,
    number integer NOT NULL,
    total integer NOT NULL
);
CREATE TABLE public.deal_result (
    game character varying(24) NOT NULL,
    day date NOT NULL,
    lead integer NOT NULL,
    name character varying,
    player_id integer,
    counted boolean NOT NULL,
    ended_at timestamp with time zone NOT NULL
);
CREATE TABLE public.device (
    id integer NOT NULL,
    player_id integer NOT NULL,
    game_id character varying,
    epoch integer NOT NULL,
    key integer NOT NULL,
    endpoint character varying(1000) NOT NULL,
    public_key character varying NOT NULL,
    auth character varying NOT NULL,
    server_key character varying NOT NULL,
    since timestamp with time zone NOT NULL,
    failing_since timestamp with time zone,
    refusals integer DEFAULT 0 NOT NULL
);
CREATE SEQUENCE public.device_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.device_id_seq OWNED BY public.device.id;
CREATE TABLE public.ended_game (
    game_id character varying NOT NULL,
    ended_at timestamp with time zone NOT NULL
);
CREATE TABLE public.game (
    id character varying(24) NOT NULL,
    name character varying NOT NULL,
    edition character varying NOT NULL,
    house_rules json NOT NULL,
    turn_hours double precision NOT NULL,
    window_hours double precision NOT NULL,
    windows character varying NOT NULL,
    bank_hours double precision DEFAULT 0 NOT NULL,
    weekends_off boolean DEFAULT false NOT NULL,
    seed character varying NOT NULL,
    commitment character varying NOT NULL,
    cuts json,
    dealer integer,
    status character varying NOT NULL,
    at integer NOT NULL,
    turn_at integer NOT NULL,
    window_at integer,
    "position" json,
    line_at integer,
    posted_at json NOT NULL,
    created_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    due_at timestamp with time zone,
    remind_at timestamp with time zone,
    turn_left double precision,
    window_left double precision,
    bank_at timestamp with time zone,
    wound_at timestamp with time zone,
    erase_at timestamp with time zone,
    think_at timestamp with time zone,
    think_by timestamp with time zone,
    trimmed_at timestamp with time zone,
    hands integer,
    deal date,
    sealed boolean DEFAULT false NOT NULL,
    again_of character varying(24),
    branched_from character varying(24),
    branched_at integer,
    time_up boolean DEFAULT false NOT NULL,
    talk_off boolean DEFAULT false NOT NULL,
    show_address boolean DEFAULT false NOT NULL,
    join_key character varying(24),
    watched boolean DEFAULT false NOT NULL,
    listed boolean DEFAULT false NOT NULL,
    least_in_time integer,
    in_chat boolean DEFAULT false NOT NULL,
    unrated boolean DEFAULT false NOT NULL,
    fill_with character varying,
    guest_language character varying DEFAULT 'en'::character varying NOT NULL,
    CONSTRAINT ck_game_status_known CHECK (((status)::text = ANY ((ARRAY['proposed'::character varying, 'inviting'::character varying, 'playing'::character varying, 'paused'::character varying, 'over'::character varying, 'stopped'::character varying])::text[]))),
    CONSTRAINT ck_game_windows_known CHECK (((windows)::text = ANY ((ARRAY['sealed'::character varying, 'quick'::character varying, 'orders'::character varying])::text[])))
);
CREATE TABLE public.game_chat (
    game_id character varying NOT NULL,
    kind character varying NOT NULL,
    address character varying(1000) NOT NULL,
    host character varying(260) NOT NULL,
    language character varying NOT NULL,
    since timestamp with time zone NOT NULL,
    failing_since timestamp with time zone,
    off_at timestamp with time zone,
    off_why character varying,
    CONSTRAINT ck_game_chat_kind_known CHECK (((kind)::text = ANY ((ARRAY['discord'::character varying, 'slack'::character varying, 'mattermost'::character varying, 'ntfy'::character varying, 'matrix'::character varying, 'json'::character varying])::text[])))
);
CREATE TABLE public.games_request (
    id integer NOT NULL,
    address character varying(254) NOT NULL,
    made_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.games_request_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.games_request_id_seq OWNED BY public.games_request.id;
CREATE TABLE public.held_domain (
    domain character varying(253) NOT NULL,
    since timestamp with time zone NOT NULL,
    until timestamp with time zone NOT NULL,
    refusals integer NOT NULL,
    reason character varying NOT NULL
);
CREATE TABLE public.inmail (
    id integer NOT NULL,
    key character varying(64) NOT NULL,
    game_id character varying NOT NULL,
    seat integer NOT NULL,
    asked character varying NOT NULL,
    outmail_id integer,
    at integer NOT NULL,
    epoch integer NOT NULL,
    received_at timestamp with time zone NOT NULL,
    raw character varying,
    message_id character varying,
    state character varying NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone,
    why character varying,
    turn_at integer,
    answered boolean NOT NULL,
    told json,
    CONSTRAINT ck_inmail_asked_known CHECK (((asked)::text = ANY ((ARRAY['turn'::character varying, 'window'::character varying, 'report'::character varying])::text[]))),
    CONSTRAINT ck_inmail_state_known CHECK (((state)::text = ANY ((ARRAY['received'::character varying, 'played'::character varying, 'sealed'::character varying, 'refused'::character varying, 'returned'::character varying, 'ignored'::character varying, 'failed'::character varying])::text[])))
);
CREATE SEQUENCE public.inmail_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.inmail_id_seq OWNED BY public.inmail.id;
CREATE TABLE public.join_request (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    n integer NOT NULL,
    player_id integer,
    name character varying NOT NULL,
    made_at timestamp with time zone NOT NULL,
    state character varying NOT NULL,
    seat integer,
    cut character varying,
    CONSTRAINT ck_join_request_state_known CHECK (((state)::text = ANY ((ARRAY['new'::character varying, 'waiting'::character varying, 'seated'::character varying, 'over'::character varying])::text[])))
);
CREATE SEQUENCE public.join_request_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.join_request_id_seq OWNED BY public.join_request.id;
CREATE TABLE public.league (
    id integer NOT NULL,
    name character varying NOT NULL,
    name_key character varying NOT NULL,
    founder_id integer,
    edition character varying NOT NULL,
    players integer NOT NULL,
    turn_hours double precision NOT NULL,
    weeks integer NOT NULL,
    same_deals boolean DEFAULT false NOT NULL,
    made_at timestamp with time zone NOT NULL,
    season_due timestamp with time zone,
    ended_at timestamp with time zone
);
CREATE TABLE public.league_game (
    id integer NOT NULL,
    season_id integer NOT NULL,
    division integer NOT NULL,
    number integer NOT NULL,
    seats json NOT NULL,
    seed character varying NOT NULL,
    game character varying(24),
    judge_due timestamp with time zone,
    judged json
);
CREATE SEQUENCE public.league_game_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.league_game_id_seq OWNED BY public.league_game.id;
CREATE SEQUENCE public.league_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.league_id_seq OWNED BY public.league.id;
CREATE TABLE public.league_member (
    id integer NOT NULL,
    league_id integer NOT NULL,
    player_id integer,
    name character varying NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    left_at timestamp with time zone,
    strikes integer DEFAULT 0 NOT NULL,
    waits integer DEFAULT 0 NOT NULL,
    mails_off boolean DEFAULT false NOT NULL
);
CREATE SEQUENCE public.league_member_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.league_member_id_seq OWNED BY public.league_member.id;
CREATE TABLE public.league_place (
    id integer NOT NULL,
    season_id integer NOT NULL,
    division integer NOT NULL,
    number integer NOT NULL,
    member_id integer,
    name character varying NOT NULL,
    replaced character varying,
    leaving boolean DEFAULT false NOT NULL,
    mail_due timestamp with time zone,
    CONSTRAINT ck_league_place_replaced_known CHECK (((replaced)::text = ANY ((ARRAY['left'::character varying, 'lapsed'::character varying])::text[])))
);
CREATE SEQUENCE public.league_place_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.league_place_id_seq OWNED BY public.league_place.id;
CREATE TABLE public.league_season (
    id integer NOT NULL,
    league_id integer NOT NULL,
    number integer NOT NULL,
    begins_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    opened_at timestamp with time zone
);
CREATE SEQUENCE public.league_season_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.league_season_id_seq OWNED BY public.league_season.id;
CREATE TABLE public.motion (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    kind character varying NOT NULL,
    by integer NOT NULL,
    asked json NOT NULL,
    agreed json NOT NULL,
    state character varying NOT NULL,
    seat integer,
    name character varying,
    player_id integer,
    made_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone,
    CONSTRAINT ck_motion_kind_known CHECK (((kind)::text = ANY ((ARRAY['pause'::character varying, 'end'::character varying, 'substitute'::character varying])::text[]))),
    CONSTRAINT ck_motion_state_known CHECK (((state)::text = ANY ((ARRAY['open'::character varying, 'carried'::character varying, 'refused'::character varying, 'lapsed'::character varying, 'done'::character varying])::text[])))
);
CREATE SEQUENCE public.motion_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.motion_id_seq OWNED BY public.motion.id;
CREATE TABLE public.move (
    game_id character varying NOT NULL,
    n integer NOT NULL,
    seat integer NOT NULL,
    move character varying NOT NULL,
    mark character varying,
    made_at timestamp with time zone NOT NULL,
    posted boolean DEFAULT false NOT NULL,
    CONSTRAINT ck_move_mark_known CHECK (((mark)::text = ANY ((ARRAY['clock'::character varying, 'robot'::character varying])::text[])))
);
CREATE TABLE public.note (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    seat integer NOT NULL,
    at integer NOT NULL,
    line character varying NOT NULL
);
CREATE SEQUENCE public.note_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.note_id_seq OWNED BY public.note.id;
CREATE TABLE public.orders (
    game_id character varying NOT NULL,
    seat integer NOT NULL,
    photo character varying NOT NULL,
    wyatt character varying NOT NULL,
    draw character varying NOT NULL,
    rest character varying,
    if_reacted character varying NOT NULL,
    CONSTRAINT ck_orders_draw_known CHECK (((draw)::text = ANY ((ARRAY['ask'::character varying, 'supply'::character varying])::text[]))),
    CONSTRAINT ck_orders_if_reacted_known CHECK (((if_reacted)::text = ANY ((ARRAY['go on'::character varying, 'ask'::character varying])::text[]))),
    CONSTRAINT ck_orders_photo_known CHECK (((photo)::text = ANY ((ARRAY['always'::character varying, 'never'::character varying, 'ask'::character varying])::text[]))),
    CONSTRAINT ck_orders_wyatt_known CHECK (((wyatt)::text = ANY ((ARRAY['always'::character varying, 'never'::character varying, 'ask'::character varying])::text[])))
);
CREATE TABLE public.outage (
    since timestamp with time zone NOT NULL,
    until timestamp with time zone NOT NULL,
    settled boolean NOT NULL,
    hours double precision,
    reached character varying(24)
);
CREATE TABLE public.outmail (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    seat integer NOT NULL,
    kind character varying NOT NULL,
    at integer NOT NULL,
    cause character varying NOT NULL,
    player_id integer NOT NULL,
    asked_by integer,
    state character varying NOT NULL,
    tries integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    message_id character varying NOT NULL,
    return_key character varying(24),
    error character varying,
    digest integer,
    dismissed_at timestamp with time zone,
    CONSTRAINT ck_outmail_state_known CHECK (((state)::text = ANY ((ARRAY['queued'::character varying, 'sending'::character varying, 'sent'::character varying, 'superseded'::character varying, 'muted'::character varying, 'unwanted'::character varying, 'held'::character varying, 'digested'::character varying, 'failed'::character varying])::text[])))
);
CREATE SEQUENCE public.outmail_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.outmail_id_seq OWNED BY public.outmail.id;
CREATE TABLE public.ping (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    about character varying NOT NULL,
    at integer NOT NULL,
    cause character varying NOT NULL,
    state character varying NOT NULL,
    tries integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    message_id character varying NOT NULL,
    error character varying,
    CONSTRAINT ck_ping_about_known CHECK (((about)::text = ANY ((ARRAY['test'::character varying, 'turn'::character varying, 'end'::character varying])::text[]))),
    CONSTRAINT ck_ping_state_known CHECK (((state)::text = ANY ((ARRAY['queued'::character varying, 'sending'::character varying, 'sent'::character varying, 'superseded'::character varying, 'failed'::character varying])::text[])))
);
CREATE SEQUENCE public.ping_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.ping_id_seq OWNED BY public.ping.id;
CREATE TABLE public.play_analysis (
    game_id character varying(24) NOT NULL,
    seat integer NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    work_at timestamp with time zone,
    tries integer NOT NULL,
    done integer NOT NULL,
    total integer NOT NULL,
    found character varying,
    costs json
);
CREATE TABLE public.played_seat (
    game character varying(24) NOT NULL,
    seat integer NOT NULL,
    player_id integer,
    forgotten integer,
    robot character varying,
    edition character varying NOT NULL,
    players integer NOT NULL,
    robots integer NOT NULL,
    of_deal boolean NOT NULL,
    place integer NOT NULL,
    money integer NOT NULL,
    turns integer NOT NULL,
    late integer NOT NULL,
    ended_at timestamp with time zone NOT NULL,
    scale character varying,
    rating double precision,
    rating_error double precision,
    CONSTRAINT ck_played_seat_scale_known CHECK (((scale)::text = ANY ((ARRAY['two'::character varying, 'more'::character varying, 'robots'::character varying])::text[])))
);
CREATE TABLE public.player (
    id integer NOT NULL,
    address character varying(254) NOT NULL,
    mailbox character varying NOT NULL,
    muted boolean NOT NULL,
    forgotten_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    language character varying DEFAULT 'en'::character varying NOT NULL,
    time_zone character varying DEFAULT 'UTC'::character varying NOT NULL,
    quiet_from integer,
    quiet_to integer,
    mail_plan character varying DEFAULT 'all'::character varying NOT NULL,
    digest_minute integer DEFAULT 480 NOT NULL,
    mails_together boolean DEFAULT false NOT NULL,
    digest_due timestamp with time zone,
    shows_turns boolean DEFAULT false NOT NULL,
    deal_mails boolean DEFAULT false NOT NULL,
    deal_minute integer DEFAULT 420 NOT NULL,
    deal_due timestamp with time zone,
    games_key integer DEFAULT 0 NOT NULL,
    calendar_key integer DEFAULT 0 NOT NULL,
    CONSTRAINT ck_player_mail_plan_known CHECK (((mail_plan)::text = ANY ((ARRAY['all'::character varying, 'needed'::character varying, 'digest'::character varying])::text[])))
);
CREATE TABLE public.player_block (
    player_id integer NOT NULL,
    blocked_id integer NOT NULL,
    name character varying NOT NULL,
    made_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.player_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.player_id_seq OWNED BY public.player.id;
CREATE TABLE public.player_page (
    player_id integer NOT NULL,
    name character varying NOT NULL,
    name_key character varying NOT NULL,
    made_at timestamp with time zone NOT NULL,
    key integer NOT NULL
);
CREATE TABLE public.private_note (
    game_id character varying(24) NOT NULL,
    seat integer NOT NULL,
    text character varying NOT NULL
);
CREATE TABLE public.process_pulse (
    id character varying(32) NOT NULL,
    role character varying NOT NULL,
    machine character varying NOT NULL,
    started_at timestamp with time zone NOT NULL,
    pulse_at timestamp with time zone NOT NULL,
    skew double precision NOT NULL,
    no_mail_since timestamp with time zone,
    no_mail_reason character varying,
    settings character varying,
    CONSTRAINT ck_process_pulse_role_known CHECK (((role)::text = ANY ((ARRAY['web'::character varying, 'worker'::character varying, 'robots'::character varying, 'inbound'::character varying])::text[])))
);
CREATE TABLE public.pulse (
    id integer NOT NULL,
    awake_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.pulse_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.pulse_id_seq OWNED BY public.pulse.id;
CREATE TABLE public.push (
    id integer NOT NULL,
    mail_id integer NOT NULL,
    device_id integer,
    state character varying NOT NULL,
    tries integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    message_id character varying NOT NULL,
    error character varying,
    CONSTRAINT ck_push_state_known CHECK (((state)::text = ANY ((ARRAY['queued'::character varying, 'sending'::character varying, 'sent'::character varying, 'superseded'::character varying, 'failed'::character varying])::text[])))
);
CREATE SEQUENCE public.push_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.push_id_seq OWNED BY public.push.id;
CREATE TABLE public.retry (
    queue character varying(24) NOT NULL,
    item character varying(64) NOT NULL,
    tries integer NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    reason character varying NOT NULL
);
CREATE TABLE public.seat (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    n integer NOT NULL,
    name character varying NOT NULL,
    player_id integer,
    robot character varying,
    state character varying NOT NULL,
    epoch integer NOT NULL,
    owner_epoch integer DEFAULT 0 NOT NULL,
    invited_at timestamp with time zone,
    due_at timestamp with time zone,
    remind_at timestamp with time zone,
    reminded_at timestamp with time zone,
    bank_left double precision DEFAULT 0 NOT NULL,
    missed integer DEFAULT 0 NOT NULL,
    held_since timestamp with time zone,
    away_from timestamp with time zone,
    away_until timestamp with time zone,
    away_spent double precision DEFAULT 0 NOT NULL,
    bounced_at timestamp with time zone,
    mails_off boolean DEFAULT false NOT NULL,
    talk_muted boolean DEFAULT false NOT NULL,
    calendar_no integer DEFAULT 0 NOT NULL,
    mention character varying,
    may_be_watched boolean DEFAULT false NOT NULL,
    CONSTRAINT ck_seat_state_known CHECK (((state)::text = ANY ((ARRAY['invited'::character varying, 'accepted'::character varying, 'declined'::character varying, 'lapsed'::character varying, 'open'::character varying])::text[])))
);
CREATE SEQUENCE public.seat_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.seat_id_seq OWNED BY public.seat.id;
CREATE TABLE public.seating (
    game_id character varying NOT NULL,
    seat integer NOT NULL,
    n integer NOT NULL,
    name character varying NOT NULL,
    player_id integer,
    since timestamp with time zone NOT NULL
);
CREATE TABLE public.site_check (
    machine character varying NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    reason character varying,
    certificate_ends timestamp with time zone
);
CREATE TABLE public.site_key (
    purpose character varying NOT NULL,
    key character varying NOT NULL
);
CREATE TABLE public.submission (
    game_id character varying NOT NULL,
    at integer NOT NULL,
    seat integer NOT NULL,
    said character varying NOT NULL,
    first integer NOT NULL,
    last integer NOT NULL,
    stopped character varying
);
CREATE TABLE public.talk (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    seat integer NOT NULL,
    player_id integer,
    name character varying NOT NULL,
    line character varying NOT NULL,
    said_at timestamp with time zone NOT NULL,
    hidden_at timestamp with time zone
);
CREATE SEQUENCE public.talk_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.talk_id_seq OWNED BY public.talk.id;
ALTER TABLE ONLY public.audit ALTER COLUMN id SET DEFAULT nextval('public.audit_id_seq'::regclass);
ALTER TABLE ONLY public.clock_note ALTER COLUMN id SET DEFAULT nextval('public.clock_note_id_seq'::regclass);
ALTER TABLE ONLY public.device ALTER COLUMN id SET DEFAULT nextval('public.device_id_seq'::regclass);
ALTER TABLE ONLY public.games_request ALTER COLUMN id SET DEFAULT nextval('public.games_request_id_seq'::regclass);
ALTER TABLE ONLY public.inmail ALTER COLUMN id SET DEFAULT nextval('public.inmail_id_seq'::regclass);
ALTER TABLE ONLY public.join_request ALTER COLUMN id SET DEFAULT nextval('public.join_request_id_seq'::regclass);
ALTER TABLE ONLY public.league ALTER COLUMN id SET DEFAULT nextval('public.league_id_seq'::regclass);
ALTER TABLE ONLY public.league_game ALTER COLUMN id SET DEFAULT nextval('public.league_game_id_seq'::regclass);
ALTER TABLE ONLY public.league_member ALTER COLUMN id SET DEFAULT nextval('public.league_member_id_seq'::regclass);
ALTER TABLE ONLY public.league_place ALTER COLUMN id SET DEFAULT nextval('public.league_place_id_seq'::regclass);
ALTER TABLE ONLY public.league_season ALTER COLUMN id SET DEFAULT nextval('public.league_season_id_seq'::regclass);
ALTER TABLE ONLY public.motion ALTER COLUMN id SET DEFAULT nextval('public.motion_id_seq'::regclass);
ALTER TABLE ONLY public.note ALTER COLUMN id SET DEFAULT nextval('public.note_id_seq'::regclass);
ALTER TABLE ONLY public.outmail ALTER COLUMN id SET DEFAULT nextval('public.outmail_id_seq'::regclass);
ALTER TABLE ONLY public.ping ALTER COLUMN id SET DEFAULT nextval('public.ping_id_seq'::regclass);
ALTER TABLE ONLY public.player ALTER COLUMN id SET DEFAULT nextval('public.player_id_seq'::regclass);
ALTER TABLE ONLY public.pulse ALTER COLUMN id SET DEFAULT nextval('public.pulse_id_seq'::regclass);
ALTER TABLE ONLY public.push ALTER COLUMN id SET DEFAULT nextval('public.push_id_seq'::regclass);
ALTER TABLE ONLY public.seat ALTER COLUMN id SET DEFAULT nextval('public.seat_id_seq'::regclass);
ALTER TABLE ONLY public.talk ALTER COLUMN id SET DEFAULT nextval('public.talk_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('r0001');
INSERT INTO public.answer VALUES ('000000000000000000000003', 2, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000004', 2, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000004', 2, 2, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000004', 2, 3, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000004', 9, 2, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 2, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 2, 2, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 9, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 9, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 15, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 15, 2, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 28, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 28, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 53, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 53, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 100, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000005', 100, 2, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 13, 1, 'photo BS', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 26, 0, 'photo BK', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 35, 0, 'photo SK', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 49, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 54, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 94, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 126, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 129, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 144, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 150, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000006', 169, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000007', 3, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000007', 3, 2, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000008', 4, 1, 'photo BD', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000008', 4, 2, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000008', 6, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('000000000000000000000008', 6, 2, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('256d2f2213cbc33d772bbd69', 2, 1, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('256d2f2213cbc33d772bbd69', 17, 0, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('256d2f2213cbc33d772bbd69', 26, 0, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('256d2f2213cbc33d772bbd69', 39, 1, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('256d2f2213cbc33d772bbd69', 88, 1, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('256d2f2213cbc33d772bbd69', 107, 0, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('d47275885da9a724cce9efc8', 2, 1, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('d47275885da9a724cce9efc8', 17, 0, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('d47275885da9a724cce9efc8', 26, 0, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('d47275885da9a724cce9efc8', 39, 1, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('d47275885da9a724cce9efc8', 88, 1, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('d47275885da9a724cce9efc8', 107, 0, 'pass', '2026-11-19 09:30:00+00');
INSERT INTO public.answer VALUES ('ed3de0f9169744b00274c041', 5, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('ed3de0f9169744b00274c041', 11, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('ed3de0f9169744b00274c041', 13, 1, 'photo JJ', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('ed3de0f9169744b00274c041', 56, 0, 'photo SK', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('ed3de0f9169744b00274c041', 81, 1, 'photo BK', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('ed3de0f9169744b00274c041', 94, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('74758e73c16758920f43111a', 2, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('74758e73c16758920f43111a', 2, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('74758e73c16758920f43111a', 2, 2, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000b', 2, 0, 'photo BC', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000b', 2, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 5, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 16, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 23, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 56, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 61, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 101, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 120, 1, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 132, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 142, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 175, 0, 'pass', '2026-11-20 09:30:00+00');
INSERT INTO public.audit VALUES (1, '2026-11-20 09:30:00+00', 'root', 'extend', '000000000000000000000001');
INSERT INTO public.blocked_address VALUES ('8435bd5e0324fb63c11d77a11927085b043b493b166d45495d557334195da992', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (1, '000000000000000000000001', 0, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (2, '000000000000000000000002', 0, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (3, '000000000000000000000003', 0, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (4, '000000000000000000000003', 2, 2, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (5, '000000000000000000000004', 0, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (6, '000000000000000000000004', 2, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (7, '000000000000000000000004', 5, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (8, '000000000000000000000004', 7, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (9, '000000000000000000000028', 2, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (10, '000000000000000000000005', 0, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (11, '000000000000000000000005', 2, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (12, '000000000000000000000005', 4, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (13, '000000000000000000000005', 7, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (14, '000000000000000000000005', 7, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (15, '000000000000000000000005', 9, 2, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (16, '000000000000000000000005', 11, 2, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (17, '000000000000000000000005', 13, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (18, '000000000000000000000005', 13, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (19, '000000000000000000000005', 15, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (20, '000000000000000000000005', 17, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (21, '000000000000000000000005', 21, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (22, '000000000000000000000005', 21, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (23, '000000000000000000000005', 26, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (24, '000000000000000000000005', 26, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (25, '000000000000000000000005', 28, 2, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (26, '000000000000000000000005', 30, 2, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (27, '000000000000000000000005', 33, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (28, '000000000000000000000005', 33, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (29, '000000000000000000000005', 36, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (30, '000000000000000000000005', 36, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (31, '000000000000000000000005', 39, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (32, '000000000000000000000005', 39, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (33, '000000000000000000000005', 42, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (34, '000000000000000000000005', 42, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (35, '000000000000000000000005', 46, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (36, '000000000000000000000005', 46, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (37, '000000000000000000000005', 49, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (38, '000000000000000000000005', 49, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (39, '000000000000000000000005', 53, 2, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (40, '000000000000000000000005', 55, 2, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (41, '000000000000000000000005', 56, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (42, '000000000000000000000005', 56, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (43, '000000000000000000000005', 60, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (44, '000000000000000000000005', 60, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (45, '000000000000000000000005', 63, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (46, '000000000000000000000005', 63, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (47, '000000000000000000000005', 66, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (48, '000000000000000000000005', 66, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (49, '000000000000000000000005', 68, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (50, '000000000000000000000005', 68, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (51, '000000000000000000000005', 72, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (52, '000000000000000000000005', 72, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (53, '000000000000000000000005', 77, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (54, '000000000000000000000005', 77, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (55, '000000000000000000000005', 79, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (56, '000000000000000000000005', 79, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (57, '000000000000000000000005', 83, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (58, '000000000000000000000005', 83, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (59, '000000000000000000000005', 86, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (60, '000000000000000000000005', 86, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (61, '000000000000000000000005', 90, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (62, '000000000000000000000005', 90, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (63, '000000000000000000000005', 93, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (64, '000000000000000000000005', 93, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (65, '000000000000000000000005', 97, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (66, '000000000000000000000005', 97, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (67, '000000000000000000000005', 100, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (68, '000000000000000000000005', 102, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (69, '000000000000000000000005', 104, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (70, '000000000000000000000005', 104, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (71, '000000000000000000000005', 109, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (72, '000000000000000000000005', 109, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (73, '000000000000000000000005', 112, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (74, '000000000000000000000005', 112, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (75, '000000000000000000000005', 114, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (76, '000000000000000000000005', 114, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (77, '000000000000000000000005', 115, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (78, '000000000000000000000005', 115, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (79, '000000000000000000000006', 0, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (80, '000000000000000000000006', 3, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (81, '000000000000000000000006', 3, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (82, '000000000000000000000006', 5, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (83, '000000000000000000000006', 5, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (84, '000000000000000000000006', 8, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (85, '000000000000000000000006', 8, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (86, '000000000000000000000006', 10, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (87, '000000000000000000000006', 10, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (88, '000000000000000000000006', 13, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (89, '000000000000000000000006', 14, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (90, '000000000000000000000006', 15, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (91, '000000000000000000000006', 15, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (92, '000000000000000000000006', 20, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (93, '000000000000000000000006', 20, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (94, '000000000000000000000006', 24, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (95, '000000000000000000000006', 24, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (96, '000000000000000000000006', 26, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (97, '000000000000000000000006', 27, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (98, '000000000000000000000006', 29, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (99, '000000000000000000000006', 29, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (100, '000000000000000000000006', 33, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (101, '000000000000000000000006', 33, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (102, '000000000000000000000006', 35, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (103, '000000000000000000000006', 36, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (104, '000000000000000000000006', 38, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (105, '000000000000000000000006', 38, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (106, '000000000000000000000006', 43, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (107, '000000000000000000000006', 43, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (108, '000000000000000000000006', 47, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (109, '000000000000000000000006', 47, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (110, '000000000000000000000006', 49, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (111, '000000000000000000000006', 50, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (112, '000000000000000000000006', 52, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (113, '000000000000000000000006', 52, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (114, '000000000000000000000006', 54, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (115, '000000000000000000000006', 55, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (116, '000000000000000000000006', 58, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (117, '000000000000000000000006', 58, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (118, '000000000000000000000006', 62, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (119, '000000000000000000000006', 62, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (120, '000000000000000000000006', 67, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (121, '000000000000000000000006', 67, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (122, '000000000000000000000006', 72, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (123, '000000000000000000000006', 72, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (124, '000000000000000000000006', 75, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (125, '000000000000000000000006', 75, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (126, '000000000000000000000006', 81, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (127, '000000000000000000000006', 81, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (128, '000000000000000000000006', 84, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (129, '000000000000000000000006', 84, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (130, '000000000000000000000006', 88, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (131, '000000000000000000000006', 88, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (132, '000000000000000000000006', 92, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (133, '000000000000000000000006', 92, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (134, '000000000000000000000006', 94, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (135, '000000000000000000000006', 95, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (136, '000000000000000000000006', 96, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (137, '000000000000000000000006', 96, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (138, '000000000000000000000006', 100, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (139, '000000000000000000000006', 100, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (140, '000000000000000000000006', 104, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (141, '000000000000000000000006', 104, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (142, '000000000000000000000006', 109, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (143, '000000000000000000000006', 109, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (144, '000000000000000000000006', 113, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (145, '000000000000000000000006', 113, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (146, '000000000000000000000006', 118, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (147, '000000000000000000000006', 118, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (148, '000000000000000000000006', 123, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (149, '000000000000000000000006', 123, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (150, '000000000000000000000006', 124, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (151, '000000000000000000000006', 124, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (152, '000000000000000000000006', 126, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (153, '000000000000000000000006', 127, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (154, '000000000000000000000006', 129, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (155, '000000000000000000000006', 130, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (156, '000000000000000000000006', 131, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (157, '000000000000000000000006', 131, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (158, '000000000000000000000006', 135, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (159, '000000000000000000000006', 135, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (160, '000000000000000000000006', 139, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (161, '000000000000000000000006', 139, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (162, '000000000000000000000006', 142, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (163, '000000000000000000000006', 142, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (164, '000000000000000000000006', 144, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (165, '000000000000000000000006', 145, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (166, '000000000000000000000006', 148, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (167, '000000000000000000000006', 148, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (168, '000000000000000000000006', 150, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (169, '000000000000000000000006', 151, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (170, '000000000000000000000006', 154, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (171, '000000000000000000000006', 154, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (172, '000000000000000000000006', 157, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (173, '000000000000000000000006', 157, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (174, '000000000000000000000006', 161, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (175, '000000000000000000000006', 161, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (176, '000000000000000000000006', 166, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (177, '000000000000000000000006', 166, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (178, '000000000000000000000006', 169, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (179, '000000000000000000000006', 170, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (180, '000000000000000000000006', 172, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (181, '000000000000000000000006', 172, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (182, '000000000000000000000006', 175, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (183, '000000000000000000000006', 175, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (184, '000000000000000000000006', 179, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (185, '000000000000000000000006', 179, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (186, '000000000000000000000006', 182, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (187, '000000000000000000000006', 182, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (188, '000000000000000000000006', 186, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (189, '000000000000000000000006', 186, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (190, '000000000000000000000006', 189, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (191, '000000000000000000000006', 189, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (192, '000000000000000000000006', 193, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (193, '000000000000000000000007', 0, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (194, '000000000000000000000007', 3, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (195, '000000000000000000000007', 5, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (196, '000000000000000000000007', 6, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (197, '000000000000000000000007', 6, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (198, '000000000000000000000007', 7, NULL, 'paused', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (199, '000000000000000000000008', 0, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (200, '000000000000000000000008', 2, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (201, '000000000000000000000008', 2, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (202, '000000000000000000000008', 4, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (203, '000000000000000000000008', 5, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (204, '000000000000000000000008', 6, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (205, '000000000000000000000008', 8, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (206, '000000000000000000000008', 8, 2, 'resigned', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (207, '000000000000000000000008', 8, 1, 'away', '2026-11-24 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (208, '000000000000000000000009', 0, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (209, '000000000000000000000009', 3, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (210, '000000000000000000000009', 3, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (211, '000000000000000000000009', 5, 2, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (212, '00000000000000000000000a', 0, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (213, '00000000000000000000000a', 3, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (214, '00000000000000000000000a', 3, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (215, '00000000000000000000000a', 4, 2, 'resigned', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (216, '00000000000000000000000a', 4, 2, 'substituted', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (217, '256d2f2213cbc33d772bbd69', 0, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (218, '256d2f2213cbc33d772bbd69', 6, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (219, '256d2f2213cbc33d772bbd69', 10, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (220, '256d2f2213cbc33d772bbd69', 15, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (221, '256d2f2213cbc33d772bbd69', 20, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (222, '256d2f2213cbc33d772bbd69', 24, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (223, '256d2f2213cbc33d772bbd69', 29, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (224, '256d2f2213cbc33d772bbd69', 32, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (225, '256d2f2213cbc33d772bbd69', 37, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (226, '256d2f2213cbc33d772bbd69', 42, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (227, '256d2f2213cbc33d772bbd69', 46, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (228, '256d2f2213cbc33d772bbd69', 48, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (229, '256d2f2213cbc33d772bbd69', 52, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (230, '256d2f2213cbc33d772bbd69', 54, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (231, '256d2f2213cbc33d772bbd69', 58, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (232, '256d2f2213cbc33d772bbd69', 62, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (233, '256d2f2213cbc33d772bbd69', 66, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (234, '256d2f2213cbc33d772bbd69', 69, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (235, '256d2f2213cbc33d772bbd69', 72, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (236, '256d2f2213cbc33d772bbd69', 75, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (237, '256d2f2213cbc33d772bbd69', 78, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (238, '256d2f2213cbc33d772bbd69', 82, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (239, '256d2f2213cbc33d772bbd69', 86, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (240, '256d2f2213cbc33d772bbd69', 91, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (241, '256d2f2213cbc33d772bbd69', 95, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (242, '256d2f2213cbc33d772bbd69', 99, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (243, '256d2f2213cbc33d772bbd69', 102, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (244, '256d2f2213cbc33d772bbd69', 105, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (245, '256d2f2213cbc33d772bbd69', 110, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (246, '256d2f2213cbc33d772bbd69', 114, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (247, '256d2f2213cbc33d772bbd69', 119, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (248, '256d2f2213cbc33d772bbd69', 122, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (249, '256d2f2213cbc33d772bbd69', 124, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (250, '256d2f2213cbc33d772bbd69', 125, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (251, 'd47275885da9a724cce9efc8', 0, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (252, 'd47275885da9a724cce9efc8', 6, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (253, 'd47275885da9a724cce9efc8', 10, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (254, 'd47275885da9a724cce9efc8', 15, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (255, 'd47275885da9a724cce9efc8', 20, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (256, 'd47275885da9a724cce9efc8', 24, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (257, 'd47275885da9a724cce9efc8', 29, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (258, 'd47275885da9a724cce9efc8', 32, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (259, 'd47275885da9a724cce9efc8', 37, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (260, 'd47275885da9a724cce9efc8', 42, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (261, 'd47275885da9a724cce9efc8', 46, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (262, 'd47275885da9a724cce9efc8', 48, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (263, 'd47275885da9a724cce9efc8', 52, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (264, 'd47275885da9a724cce9efc8', 54, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (265, 'd47275885da9a724cce9efc8', 58, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (266, 'd47275885da9a724cce9efc8', 62, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (267, 'd47275885da9a724cce9efc8', 66, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (268, 'd47275885da9a724cce9efc8', 69, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (269, 'd47275885da9a724cce9efc8', 72, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (270, 'd47275885da9a724cce9efc8', 75, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (271, 'd47275885da9a724cce9efc8', 78, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (272, 'd47275885da9a724cce9efc8', 82, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (273, 'd47275885da9a724cce9efc8', 86, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (274, 'd47275885da9a724cce9efc8', 91, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (275, 'd47275885da9a724cce9efc8', 95, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (276, 'd47275885da9a724cce9efc8', 99, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (277, 'd47275885da9a724cce9efc8', 102, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (278, 'd47275885da9a724cce9efc8', 105, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (279, 'd47275885da9a724cce9efc8', 110, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (280, 'd47275885da9a724cce9efc8', 114, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (281, 'd47275885da9a724cce9efc8', 119, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (282, 'd47275885da9a724cce9efc8', 122, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (283, 'd47275885da9a724cce9efc8', 124, 0, 'runs', '2026-11-20 00:00:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (284, 'd47275885da9a724cce9efc8', 125, 0, 'played', NULL, '2026-11-19 09:30:00+00');
INSERT INTO public.clock_note VALUES (285, 'ed3de0f9169744b00274c041', 0, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (286, 'ed3de0f9169744b00274c041', 3, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (287, 'ed3de0f9169744b00274c041', 8, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (288, 'ed3de0f9169744b00274c041', 15, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (289, 'ed3de0f9169744b00274c041', 20, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (290, 'ed3de0f9169744b00274c041', 23, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (291, 'ed3de0f9169744b00274c041', 28, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (292, 'ed3de0f9169744b00274c041', 33, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (293, 'ed3de0f9169744b00274c041', 37, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (294, 'ed3de0f9169744b00274c041', 41, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (295, 'ed3de0f9169744b00274c041', 45, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (296, 'ed3de0f9169744b00274c041', 49, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (297, 'ed3de0f9169744b00274c041', 51, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (298, 'ed3de0f9169744b00274c041', 54, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (299, 'ed3de0f9169744b00274c041', 58, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (300, 'ed3de0f9169744b00274c041', 62, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (301, 'ed3de0f9169744b00274c041', 65, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (302, 'ed3de0f9169744b00274c041', 69, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (303, 'ed3de0f9169744b00274c041', 71, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (304, 'ed3de0f9169744b00274c041', 76, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (305, 'ed3de0f9169744b00274c041', 79, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (306, 'ed3de0f9169744b00274c041', 85, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (307, 'ed3de0f9169744b00274c041', 88, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (308, 'ed3de0f9169744b00274c041', 91, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (309, 'ed3de0f9169744b00274c041', 96, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (310, 'ed3de0f9169744b00274c041', 100, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (311, 'ed3de0f9169744b00274c041', 104, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (312, 'ed3de0f9169744b00274c041', 107, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (313, 'ed3de0f9169744b00274c041', 110, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (314, 'ed3de0f9169744b00274c041', 115, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (315, 'ed3de0f9169744b00274c041', 121, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (316, 'ed3de0f9169744b00274c041', 125, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (317, '959ced152b8bf5da2f848a3c', 0, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (318, '95a1da623ed9418a3db2e83f', 0, 0, 'runs', '2026-11-21 00:00:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (319, '71962de525d67de3b5f9b4d4', 0, 1, 'runs', '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (320, '1a80970f1337d9b4e3d12156', 0, 1, 'runs', '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (321, '92c1da3f0400076650064a78', 0, 2, 'runs', '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (322, '142c614d759a9a62cc8f3f4b', 3, 2, 'runs', '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (323, '2ac233565c9dba2cbf411773', 0, 2, 'runs', '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (324, '83fb9f041d224c49cd741a9d', 3, 1, 'runs', '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (325, '74758e73c16758920f43111a', 9, 1, 'runs', '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (326, '00000000000000000000000b', 0, 2, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (327, '00000000000000000000000b', 2, 2, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (328, '00000000000000000000000b', 3, 2, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (329, '00000000000000000000000b', 6, 2, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (330, '00000000000000000000000b', 6, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (331, '00000000000000000000000c', 0, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (332, '00000000000000000000000c', 3, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (333, '00000000000000000000000c', 3, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (334, '00000000000000000000000c', 5, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (335, '00000000000000000000000c', 6, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (336, '00000000000000000000000c', 9, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (337, '00000000000000000000000c', 9, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (338, '00000000000000000000000c', 12, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (339, '00000000000000000000000c', 12, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (340, '00000000000000000000000c', 14, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (341, '00000000000000000000000c', 14, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (342, '00000000000000000000000c', 16, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (343, '00000000000000000000000c', 17, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (344, '00000000000000000000000c', 21, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (345, '00000000000000000000000c', 21, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (346, '00000000000000000000000c', 23, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (347, '00000000000000000000000c', 24, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (348, '00000000000000000000000c', 27, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (349, '00000000000000000000000c', 27, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (350, '00000000000000000000000c', 31, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (351, '00000000000000000000000c', 31, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (352, '00000000000000000000000c', 36, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (353, '00000000000000000000000c', 36, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (354, '00000000000000000000000c', 40, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (355, '00000000000000000000000c', 40, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (356, '00000000000000000000000c', 43, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (357, '00000000000000000000000c', 43, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (358, '00000000000000000000000c', 47, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (359, '00000000000000000000000c', 47, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (360, '00000000000000000000000c', 50, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (361, '00000000000000000000000c', 50, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (362, '00000000000000000000000c', 54, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (363, '00000000000000000000000c', 54, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (364, '00000000000000000000000c', 56, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (365, '00000000000000000000000c', 57, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (366, '00000000000000000000000c', 59, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (367, '00000000000000000000000c', 59, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (368, '00000000000000000000000c', 61, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (369, '00000000000000000000000c', 62, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (370, '00000000000000000000000c', 65, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (371, '00000000000000000000000c', 65, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (372, '00000000000000000000000c', 69, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (373, '00000000000000000000000c', 69, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (374, '00000000000000000000000c', 73, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (375, '00000000000000000000000c', 73, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (376, '00000000000000000000000c', 76, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (377, '00000000000000000000000c', 76, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (378, '00000000000000000000000c', 79, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (379, '00000000000000000000000c', 79, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (380, '00000000000000000000000c', 82, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (381, '00000000000000000000000c', 82, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (382, '00000000000000000000000c', 86, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (383, '00000000000000000000000c', 86, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (384, '00000000000000000000000c', 90, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (385, '00000000000000000000000c', 90, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (386, '00000000000000000000000c', 94, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (387, '00000000000000000000000c', 94, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (388, '00000000000000000000000c', 99, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (389, '00000000000000000000000c', 99, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (390, '00000000000000000000000c', 101, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (391, '00000000000000000000000c', 102, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (392, '00000000000000000000000c', 103, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (393, '00000000000000000000000c', 103, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (394, '00000000000000000000000c', 108, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (395, '00000000000000000000000c', 108, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (396, '00000000000000000000000c', 110, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (397, '00000000000000000000000c', 110, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (398, '00000000000000000000000c', 113, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (399, '00000000000000000000000c', 113, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (400, '00000000000000000000000c', 115, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (401, '00000000000000000000000c', 115, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (402, '00000000000000000000000c', 118, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (403, '00000000000000000000000c', 118, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (404, '00000000000000000000000c', 120, 0, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (405, '00000000000000000000000c', 121, 0, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (406, '00000000000000000000000c', 123, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (407, '00000000000000000000000c', 123, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (408, '00000000000000000000000c', 127, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (409, '00000000000000000000000c', 127, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (410, '00000000000000000000000c', 130, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (411, '00000000000000000000000c', 130, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (412, '00000000000000000000000c', 132, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (413, '00000000000000000000000c', 133, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (414, '00000000000000000000000c', 136, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (415, '00000000000000000000000c', 136, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (416, '00000000000000000000000c', 140, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (417, '00000000000000000000000c', 140, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (418, '00000000000000000000000c', 142, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (419, '00000000000000000000000c', 143, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (420, '00000000000000000000000c', 145, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (421, '00000000000000000000000c', 145, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (422, '00000000000000000000000c', 150, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (423, '00000000000000000000000c', 150, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (424, '00000000000000000000000c', 155, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (425, '00000000000000000000000c', 155, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (426, '00000000000000000000000c', 160, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (427, '00000000000000000000000c', 160, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (428, '00000000000000000000000c', 164, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (429, '00000000000000000000000c', 164, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (430, '00000000000000000000000c', 166, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (431, '00000000000000000000000c', 166, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (432, '00000000000000000000000c', 170, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (433, '00000000000000000000000c', 170, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (434, '00000000000000000000000c', 172, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (435, '00000000000000000000000c', 172, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (436, '00000000000000000000000c', 175, 1, 'stands', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (437, '00000000000000000000000c', 176, 1, 'goes on', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (438, '00000000000000000000000c', 177, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (439, '00000000000000000000000c', 177, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (440, '00000000000000000000000c', 179, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (441, '00000000000000000000000c', 179, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (442, '00000000000000000000000c', 182, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (443, '00000000000000000000000c', 182, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (444, '00000000000000000000000c', 184, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (445, '00000000000000000000000c', 184, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (446, '00000000000000000000000c', 189, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (447, '00000000000000000000000c', 189, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (448, '00000000000000000000000c', 194, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (449, '00000000000000000000000c', 194, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (450, '00000000000000000000000c', 198, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (451, '00000000000000000000000c', 198, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (452, '00000000000000000000000c', 201, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (453, '00000000000000000000000c', 201, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (454, '00000000000000000000000c', 207, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (455, '00000000000000000000000c', 207, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (456, '00000000000000000000000c', 212, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (457, '00000000000000000000000c', 212, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (458, '00000000000000000000000c', 216, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (459, '00000000000000000000000c', 216, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (460, '00000000000000000000000c', 219, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (461, '00000000000000000000000c', 219, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (462, '00000000000000000000000c', 222, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (463, '00000000000000000000000c', 222, 0, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (464, '00000000000000000000000c', 224, 0, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (465, '00000000000000000000000c', 224, 1, 'runs', '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.clock_note VALUES (466, '00000000000000000000000c', 225, 1, 'played', NULL, '2026-11-20 09:30:00+00');
INSERT INTO public.deal VALUES ('2026-11-20', 'gryphon-2014', '["cautious"]', '53e1ccbcd38435a9bb4248354988d397e0e8e73e6be828fe3b75fc68e2bc9353', 'e99da94eece7d79a614eef342f15bcf55d173181c0d3ef8d2815240ad66c8ab7', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-21', 'gryphon-2014', '["cautious"]', 'e4ee4aa10b842950dd5e99600b4bcd625b4be610d9af3fb504c882bceb7a80b1', 'c36d207fe65dca0e518744ae07ab8d2965c5e972e0a952b7014de2ef3827daa6', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-22', 'gryphon-2014', '["cautious"]', 'f712e9503126460bffb560d6b301274c6c08af1c11f27ce3bb003ab03da590d4', '3a1f9fa77e05baf4e7742458037827275875ac527caeb4e2e1b01495c7b64d09', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-23', 'gryphon-2014', '["cautious"]', '836faa4fca210420e92ef62f7540628420edf8d8d0e53c19e4e01809d171f275', '07a94eb5c3e9d4b94707f7e8a3d4815c9d360f577d5267e627f947acdaee8181', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-24', 'gryphon-2014', '["cautious"]', '246a3166fdbbae2c8fefc8033093d2f75df39a2ac51311c7a58b211e88bf1024', 'a0ffc65d49e2539cd12b39cfdd9ff12bfe3d683e74b8ee2ff43ddb62f95aa890', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-25', 'gryphon-2014', '["cautious"]', '09ae8e8d88691222056b6b900b40d68900ce24a712373390fdabf08586f36e58', 'b39517763ab81f1f9fb2392aba2ba7a76830811241917b5e5cd696411a4b1c1d', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-26', 'gryphon-2014', '["cautious"]', '1c135ac58a4de44d1125226e09917298e3f6ac363e2618a9ca0edadf40e4ce05', 'ec401bcc52b1e722230360d113d137124cafa90d73682a83752d46077c448227', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-27', 'gryphon-2014', '["cautious"]', '2065d6e4914210f3254431dc2de2ee97305de580cf90a84779023efb94c2d4bb', '4641ffe58bce1e0db4a157c55dfc037e45e9ae3105163d566d3c5561fe70e238', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-28', 'gryphon-2014', '["cautious"]', 'd5e3228b57eb6067923dd3b036ab1b4c6466413bf59ee6df8c77b5a20a548533', '3f8f4d434d6024b861d31a9eaa9b84947532fc016c0dac999d7945c3cb905b14', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-29', 'gryphon-2014', '["cautious"]', '04af64bb3f7c5d9d91135b7b0004507fc5478b1aea57b733c1abba51b5a27a9b', 'a3915f1b69f2444770a7c471f757077ee9184b6186e3f506cdb522260c890a71', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-30', 'gryphon-2014', '["cautious"]', 'f3026efa0d0c5bfee0678bb436cf121df147ec7744acde682d4e3a3e1994e4e5', 'c1957146040efa1d6a88bc4634a0aba6eadb66168ae930667ebc9d9de03ab43e', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-01', 'gryphon-2014', '["cautious"]', 'b461e183451839f62eb86d5c54644ff91a5cbbe4df6db55944a54413ad46b5f5', '2f07fd11fb35c54905e5854a8a7f6e8c31ebe970387614a3d70ebef148a0d3c8', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-02', 'gryphon-2014', '["cautious"]', 'ff2b9e300a296d2776ab25d39cae6a6a1d5f6726add2fc911f429c320ad6dcdf', '734416030d45defc55641301873ed3367e694f023bbec5e4a4436d408252452e', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-03', 'gryphon-2014', '["cautious"]', 'eb967618789551cbaf638175cf2f05e8de62e1c9eba4b558098dc0cfa948d2b6', '6aa32ac471cb408a7068c247ad182077061be2dc0ea7e0cf9eb35f06f1560162', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-04', 'gryphon-2014', '["cautious"]', '69acb92dd9b062d058dccae3300aec2a4e96c7249e893908aac2d382243740a7', '4d8a63445a04765ee7f9edb59068688c8fedf03e4f961b5f7d56a25a4d3e58b8', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-05', 'gryphon-2014', '["cautious"]', '7715eafeb3198dd1626f4c55f6f60ff2aba938d33465413adfd7a57c450c82e3', 'd8a6be257693a1db53c902d49080094f0f45311f36492e064373a529ae5cd465', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-06', 'gryphon-2014', '["cautious"]', '5cadd0fb671ff6c00f97aba286cae2922d7f83b9bd9c26c3103a820c2e1417e1', '7f801dc922d36fc57ae81b694ee58185cdcf12aabb96a60735777cabdb526853', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-07', 'gryphon-2014', '["cautious"]', '42997d471dee4951fbebd84d6ed21f4d0ab77bc37daa66dec2d2fe7722148832', 'c3b21d67a13dcd19df0fcda4aea5dd95a57c3cc0b8523d745a3b88256d385a15', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-08', 'gryphon-2014', '["cautious"]', '4df97631317bb3eccce60813dca7c5b9830c048a4e7919ff4ffcfd3ce3bd7908', 'b6f1547a4c5b412d2abedd9e86d86652d92034ab6c6d41c1f42e0502c9ec4a76', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-09', 'gryphon-2014', '["cautious"]', '5326eb2f6f9d3aa6f689ec1263554b6a2d479bcf2bc03d2ed5097682bd40a4c6', 'b1151571fbffd652265eabdd6d1a3216bae92c9c75b2c923098602066eb431cb', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-10', 'gryphon-2014', '["cautious"]', '72c0c5f7a156ddcdfa0fda3c1b3fbcc1e2b6dffc3ad822d76e314ee2e8030837', 'aeaa55939b675db5f82e81319b97431b5e44e79150baf342171bc13d33e8db60', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-11', 'gryphon-2014', '["cautious"]', '120efaa99f340721a3fc954004548a5f78009c659ea2ae976fd36f18bc008876', 'db1bd679aa5d00d94eb0f133612e45d6c77300eeebf6534e024a84763060c9e4', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-12', 'gryphon-2014', '["cautious"]', '61ef9aa864a91c7b34367ef7ecd5acf645d9aaa243f77049fcb94abdb95cc90b', '6754d09a342e2b4018904399df3e007d7dbac34886b061ff8c96864b317ed887', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-13', 'gryphon-2014', '["cautious"]', '4caaf26f4a4dc617c339f3e2da14a83ae0e2e7e7dc4ba4a34edfe6a08702b642', 'b9e8b87f3985b65cf4094d84552f0087120cbc79ddbb4d405045c7c9f6099b16', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-14', 'gryphon-2014', '["cautious"]', '64258500b57f59abd1c35cd31b743e6c8cf611d8749c477dfaf92970d9bb81ca', 'ec425e1e2f331cf610a280abc961d8e1e47f3d86009ddd438561a0be9e2852c4', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-15', 'gryphon-2014', '["cautious"]', 'b98e9c0bb992ba0aa287f15174020b246eb91930115714405811c56c086c0d32', 'd751edafb2b132475c62e585a11be25833514f74e19e9924a50d173e2fc22b25', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-16', 'gryphon-2014', '["cautious"]', '8a04bc5404cc180db47155f2473fe40ec537689c2ec21ca3731662b084fce01b', 'd1e2e6dd63c41b6617603e531b569db0174d86cb58c975575cdf6442766cad7a', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-17', 'gryphon-2014', '["cautious"]', '34be9c06b3406954737abedc1222f946ab4abd817de62bcaadc7add947929e37', 'd1ccffcfe4e2277a39e850d99830f3960f82fddbc01ff9805cc15daaf10c6877', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-18', 'gryphon-2014', '["cautious"]', '0d47de5c4ffe03ea11d7bd726638e3e3b52fb388e3c1bfce6c6564a5a4c27b23', 'ec299452b87d7c3db79dd9e11a343d1786448e0b3cf2d99d8c5bbce2ee409e41', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-19', 'gryphon-2014', '["cautious"]', 'cc5e799b11953d61bf94eb495ea42bd7923c0de9d41c3fc3d69b17c52d76dcd1', 'a80fca8fcaae8b54de8b5c2b2cc4af82629bca6d2ee72e62994e11cbbf6950d6', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-20', 'gryphon-2014', '["cautious"]', '75da74bd89722d824c1121d9392ea28448a7f1720b06451eb289ba1c722da84a', '2aa707e33916c14a26287f3027941fe9eda4f735999e0cb0bfde64f78befe5ef', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-19', 'gryphon-2014', '["cautious"]', '5f05e64d371bcbdf79afb3dadcfd3b5d5fe052e35b7b10abefe48551bc6be7b0', '8166f09211bc2ed8242108dad09ba963e36c3f4093095cf77feeb5c4985bfe6b', 11000, '[[11000, 2]]', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00');
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'e3b0c44298fc1c149afbf4c8996fb924', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '44d852e92c93b485fe005fe48137033e', 'play WH 3', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'dbd7b03faf5e2b0da3dc4108bfa1c388', 'stagecoach', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '4787a149b717642b50166a03a3d9e02f', 'choose WH', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '4fb99f8645a5c4b96707fc2dcd477441', 'discard BS', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '2e357396a7cc636575b1a6736c027247', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'ad771c4c8ca3c4070e11ee235df1494d', 'play WH 1', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '25b5b8df131efe77b14389a4dde38a70', 'wyatt draw', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'bd6456e85737c3f18f9be27935040d60', 'play WH 1', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '5e43bc7a42b60a0fd496cda02a30b110', 'discard BD', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '30779d7d440689be834c7ce0fd6b68eb', 'pass', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'd6ee81de4314a1189384bcd158d99214', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '032587ac06430c0543f34a15d2070409', 'gun', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'fe2b5987d18f33e3ecec8904aad2e954', 'choose WH', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'bc36edaea9127fc6a6a37fb0a4f1f63d', 'discard BK', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '205c5f9e7478cc65f556c4686fa7c223', 'pass', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '530635381dc227375ef61bb5274fe547', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '47edd8bf224ce7721d4cc74e2c87ed42', 'play SK 1', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '3241b365cd54b05ef8f46f27db9d6746', 'discard BK', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'cb8da04a29b7bdc124589f765e9cb865', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'a3fc577ce4a2dde600a9748ecaa13219', 'play BC 3', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '8cf4c3016ebea9a8fbc9dce2260d2dfa', 'gun', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '98367cab516582a97c347e9625367de9', 'discard JJ', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'e5ea736420cf1ebe3f0007e175e91d54', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '4fb0ee99b13cdfdddc03f6a199449fe2', 'discard BK', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'b85cc17ea65d3831a8be716065b1b421', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'b40bd9cfb1b7039c8076a0de44bf80b6', 'discard BS', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '34cf550b0bb89e9962216b1e77d904b3', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '0452347ef54b4e2628938aeb4b826f62', 'bank', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '58f1d0290823fa3181156b3907fac34c', 'choose WH', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '25dbb6a548e9662bb4aa1bb1e49ebea4', 'discard JJ', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '3f4406562512748360ad4ace9f2d06f6', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'b39bd9bfa82c8ee1664b5ac979e4d51b', 'wyatt draw', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '2abf2662405878e59d059512b6f7bf99', 'discard BS', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '782e26ba23ae95a90a0cd925945ada97', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'b3c9fddadedbff6d656567874000d1a9', 'photo BC', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '4d8c81baa9df4811d10a2ec9582e0842', 'discard BK*', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '3c84557f278c887f9dddf687eacf2ef3', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '26beb191cf2623dc03e4e9f39e60cb92', 'play BD 1', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '9acfdc3ff606d0ca31865953c9cb9c3f', 'play BC 1', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'fc9bd66bb3fbdcb349f4731b04a9fac7', 'discard JJ*', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '07f6fb33aee675f34bdf26f7f910b947', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '47697244ad6a80b38e2f60ff8a8f51d9', 'play JJ 3', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'ea6a46878e73281a48c82107e253cccc', 'wyatt draw', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '71c1a5429f2214dfad3de1fa9fb527a4', 'discard BS', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'a2ccccfe4eb14a40baee52f113c8ba0d', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'b6dc553c6541dbdfeb386c2321d51b27', 'gun', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'fa2bc5a1db11ffd8fb3f2a537cc06650', 'choose BC', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'dffb1584b8d29343c10b38324d41d4da', 'discard BK', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'a4c9f63023bcd71db55d0c833ce5a77c', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '35cb9b8efb51d08f2cc5a1b75d1368a8', 'gun', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '39435961e6fccbe2eece9138af60cdbe', 'discard BS', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '78193c0573740eaf167d31899eded3ed', 'pass', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '49b2834b43214edba1cccd4b558d1e63', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '4d9da774ebe6873b033b72cd47ffedb8', 'play BK 2', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '2a01d67ff6d8c98cc7eb98f1342d9948', 'photo BK', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'dec10d209e522a668ea5177e0de0a7ba', 'discard HO', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '57fb66a98bf0f891edc23fa7dadaaae9', 'draw supply', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'c4ef5ae82e72bb47b6d8f205d854a53e', 'play JJ 2', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '286011addc534462caf1c3b27581a69a', 'discard HO', 2, 22000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'e3dcc23443ee52307489a75077522a88', 'draw supply', 2, 22000);
INSERT INTO public.deal_result VALUES ('ed3de0f9169744b00274c041', '2026-11-20', 2000, 'Pia', NULL, false, '2026-11-20 09:30:00+00');
INSERT INTO public.deal_result VALUES ('256d2f2213cbc33d772bbd69', '2026-11-19', 11000, 'Pia', NULL, true, '2026-11-19 09:30:00+00');
INSERT INTO public.deal_result VALUES ('d47275885da9a724cce9efc8', '2026-11-19', 11000, NULL, NULL, true, '2026-11-19 09:30:00+00');
INSERT INTO public.device VALUES (1, 58, '00000000000000000000000b', 0, 142290764, 'https://push.example.org/1', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAAAAAAAAAAAAAAAAAAAAA', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', '2026-11-20 09:30:00+00', NULL, 0);
INSERT INTO public.device VALUES (2, 59, '00000000000000000000000b', 0, 745967608, 'https://push.example.org/1', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAAAAAAAAAAAAAAAAAAAAA', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', '2026-11-20 09:30:00+00', NULL, 0);
INSERT INTO public.device VALUES (3, 60, '00000000000000000000000b', 0, 527369053, 'https://push.example.org/1', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAAAAAAAAAAAAAAAAAAAAA', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', '2026-11-20 09:30:00+00', NULL, 0);
INSERT INTO public.device VALUES (4, 58, NULL, 367604532, 2021859963, 'https://push.example.org/2', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAAAAAAAAAAAAAAAAAAAAA', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', '2026-11-20 09:30:00+00', NULL, 0);
INSERT INTO public.ended_game VALUES ('00000000000000000000000c', '2026-11-20 09:30:00+00');
INSERT INTO public.game VALUES ('92465e569f72f4084cdcfaf1', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '6abfdf23f6e75cd32e99fc1a8b06e70b3640a8da1a379518febb10fe5fc37532', 'c15d183ff245537d1c87159c325cee6cfef3041403fb536a8f24b1debb7a0f10', NULL, NULL, 'proposed', 0, 0, NULL, 'null', NULL, '{}', '2026-11-20 09:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('fe2d16dda0eec43342947124', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '6cd71a97dda27d2b0c68453c348d8370d22c96e448276e21f12c31ad8a932635', '4267b5418a34af2bbdd41ff9f9e6792deae06b60e7cf76bae222495ab7a78c80', NULL, NULL, 'proposed', 0, 0, NULL, 'null', NULL, '{}', '2026-11-18 10:30:00+00', NULL, NULL, '2026-11-20 10:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('b853f0d20699f4b2640bff17', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '5b8c8347582b83f2b91e29fb752737d4ba50ea1d39adbd27e6dd04cc47d1e5eb', '125e8828d867b292d3044ccd5bc98d527da37faa4f3752bbe456f84bf7a2cc7e', NULL, NULL, 'inviting', 0, 0, NULL, 'null', NULL, '{}', '2026-11-12 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('4732bfb05d498c7dcce8908b', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '05eb6c4d432db02b45baa1e54a3d236c8a2f169d7fc3bb40b5c726adb4d2a6c2', '641136fb3c2ab23edb3dcf840f41b22170a28ff2d44937993447667f32aaad39', NULL, NULL, 'inviting', 0, 0, NULL, 'null', NULL, '{}', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('960221ac7bc0ff4a33d764d7', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '1c36e3286022492366a36070967be13d809a532dcc7f8022e756c2115737225e', 'ff1274ce90c1faee21c55f07893d9f754a54543eab5641b2193c8410d2a88994', NULL, NULL, 'stopped', 0, 0, NULL, 'null', NULL, '{}', '2026-11-20 09:30:00+00', NULL, '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000001', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b', '9c2e4d8fe97d881430de4e754b4205b9c27ce96715231cffc4337340cb110280', NULL, 2, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 2, "turn": 0, "phase": "draw", "hands": [["BS", "BK", "BD", "BD", "JJ", "SK", "SK", "SK", "WH", "BR"], ["BK", "BC", "JJ", "JJ", "JJ", "SK", "SK", "WH", "BD*", "WE"], ["BD", "BS*", "SK*", "SR", "FG", "MW", "WE", "WE", "WE", "WE"]], "territories": [{}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["BS", "BD", "BC", "SK", "WH", "BC", "HO", "JJ*", "BK", "HO", "JJ", "MW", "WH", "BR", "BD", "BR", "WH", "BC", "BK", "SR", "BK", "BS", "HO", "BC", "FG", "BC", "WH", "BR", "BD", "BC", "WE", "JJ", "BS", "BD", "FG", "WH*", "BC*", "BK", "BS", "BS", "BK*", "WH", "MW", "SK", "WE", "BK", "JJ"], "discard": ["BS"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-22 09:30:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000002', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, 'd4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35', '0c08173828583fc6ecd6ecdbcca7b6939c49c242ad5107e39deb7b0a5996b903', NULL, 0, 'playing', 1, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 0, "turn": 1, "phase": "play", "hands": [["BS", "BK", "BK", "BD", "WH", "WH", "BS*", "FG", "WE", "WE"], ["BS", "BD", "BD", "BD", "BC", "BC", "BC", "JJ", "SK", "WH", "BR", "WE"], ["BS", "BK", "BC", "JJ", "JJ", "SK", "BK*", "BD*", "SR", "WE"]], "territories": [{}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["BK", "SK", "FG", "BS", "BC", "BS", "BC*", "SK", "MW", "BR", "SR", "BS", "SK", "JJ", "HO", "MW", "SK*", "MW", "BD", "WH", "WE", "WH*", "JJ", "FG", "BR", "WH", "WE", "BC", "HO", "HO", "BD", "BK", "JJ", "BR", "WH", "JJ", "SK", "JJ*", "BD", "BC", "WE", "SK", "WH", "BK", "BK"], "discard": ["BS"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 0, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-22 09:30:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000003', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce', '80903da4e6bbdf96e8ff6fc3966b0cfd355c7e860bdd1caa8e4722d9230e40ac', NULL, 1, 'playing', 2, 0, 2, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 1, "turn": 2, "phase": "react", "hands": [["BS", "BK", "BC", "WH", "BS*", "BC*", "BR", "HO", "WE", "WE"], ["BS", "BK", "BC", "BC", "BC", "JJ", "SK", "SK", "MW", "WE"], ["BS", "BS", "BD", "BD", "JJ", "JJ", "FG", "FG", "WE"]], "territories": [{}, {}, {"BK": ["BK", "BK", "BK"]}], "posters": {"BS": 1000, "BK": 3000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["WH", "BD", "SR", "BS", "BD", "JJ*", "HO", "FG", "BR", "BD", "JJ", "JJ", "SK", "BK", "BS", "BC", "WE", "SK*", "WH", "BD", "WH", "MW", "BD", "MW", "WH", "SK", "SR", "WH", "SK", "BK*", "WH", "BR", "WH*", "BC", "HO", "SK", "JJ", "BC", "WE", "BS", "BK", "JJ", "SK", "BR", "WE"], "discard": ["BD*"], "open": ["BK"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {"BK": 3}, "pending": {"move": "photo BK", "waiting": [0, 1]}, "winner": null}', 1, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-20 17:30:00+00', '2026-11-20 15:30:00+00', 172800, NULL, NULL, '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000004', 'Friday', 'gryphon-2014', '{"share": 4}', 48, 8, 'sealed', 0, false, '4b227777d4dd1fc61c6f884f48641d02b4d121d3fd328cb08b5531fcacdabf8a', '5a9eab9148389395eff050ddf00220d722123ca8736c862bf200316389b3f611', NULL, 3, 'playing', 9, 7, 9, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt", "Dora"], "hand_no": 1, "dealer": 3, "turn": 1, "phase": "react", "hands": [["BC", "JJ", "JJ", "SK", "JJ*", "HO", "HO"], ["BK", "BK", "BD", "SK", "SK*", "SR", "BR", "MW", "WE"], ["BS", "BS", "BD", "BD", "BD", "BC", "BD*", "BR", "BR", "MW"], ["BS", "BD", "BC", "BC", "SK", "SK", "FG", "WE", "WE", "WE"]], "territories": [{"WH": ["WH", "WH", "WH", "WH*"]}, {"JJ": ["JJ", "JJ", "JJ"]}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 3000, "SK": 1000, "WH": 4000}, "money": [0, 0, 0, 0], "supply": ["BS", "BK", "BD", "HO", "WH", "BC*", "SK", "BS*", "WH", "BC", "WE", "BK", "JJ", "FG", "WH", "FG", "SR", "BK", "JJ", "BK*", "SK", "BS", "BC", "BS", "BC", "MW", "WH", "WE", "SK", "BS", "WE", "BD", "BR"], "discard": ["BK", "BK"], "open": ["JJ", "WH"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {"JJ": 3}, "pending": {"move": "photo JJ", "waiting": [0, 2, 3]}, "winner": null}', 6, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-20 17:30:00+00', '2026-11-20 15:30:00+00', NULL, NULL, NULL, '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000028', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, 'd59eced1ded07f84c145592f65bdf854358e009c5cd705f5215bf18697fed103', 'af70dd68ddf633634648be9903e04b340462c341363d06721fb11fa414560974', NULL, 2, 'playing', 2, 2, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt", "Dora"], "hand_no": 1, "dealer": 2, "turn": 0, "phase": "draw", "hands": [["BS", "SK", "WH", "WH", "WH", "WH", "BD*", "WH*", "SR", "MW"], ["BS", "BS", "BC", "JJ", "JJ", "SK", "SR", "BR", "BR", "HO"], ["BS", "BK", "BD", "BC", "BC", "SK", "SK", "BK*", "FG", "WE"], ["BD", "BC", "BC", "JJ", "SK", "WH", "BS*", "BR", "MW", "MW", "WE"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["SK*", "BS", "JJ", "BS", "SK", "JJ", "WH", "JJ", "BD", "BC", "BC*", "WE", "JJ*", "BK", "BD", "FG", "BK", "SK", "BK", "BD", "WH", "WE", "HO", "BD", "BS", "BD", "BC", "WE", "HO", "BR", "BK", "WE", "BK", "JJ", "FG"], "discard": ["BK", "WE"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-22 09:30:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000005', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, 'ef2d127de37b942baad06145e54b0c619a1f22327b2ebbcfbec78f5564afe39d', 'b2928391f8a477a27749a556b7386f4da4391e98df1c76459ba7f4ac2ee1a8f7', NULL, 0, 'playing', 115, 115, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 2, "dealer": 1, "turn": 2, "phase": "draw", "hands": [["BC", "BC", "JJ", "SK", "WH", "JJ*", "BR", "FG", "HO", "WE"], ["BK", "BD", "JJ", "SK", "WH", "BS*", "BC*", "MW", "HO", "WE"], ["BK", "BK", "JJ", "JJ", "WH", "BK*", "BD*", "FG", "HO", "WE"]], "territories": [{}, {}, {}], "posters": {"BS": 4000, "BK": 1000, "BD": 2000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [7000, 15000, 15000], "supply": ["BS", "BD", "SK*", "BC", "WE", "BD", "JJ", "JJ", "SR", "MW", "BR", "BK", "SK", "BD", "BC", "BS", "BS", "BS", "BS", "FG", "SK", "WH", "BK", "BC", "WE", "BR", "BD", "BD", "SK", "SK", "BK", "WH*", "BC", "BS", "WE", "BC", "BD", "BS", "SK", "MW", "BK", "JJ", "SR", "WH", "WH", "WE", "BR"], "discard": ["WH"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 114, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-22 09:30:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000007', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451', '68b6acce6948c45ed26e193c33443b4aedc1c25e6f96e29a3d939a774f8b74d1', NULL, 2, 'paused', 7, 6, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 2, "turn": 1, "phase": "play", "hands": [["BD", "JJ", "SK", "WH", "BS*", "SR", "SR", "MW", "MW"], ["BS", "BS", "BS", "BK", "BD", "BC", "JJ", "SK", "WH", "SK*", "FG", "WE"], ["BS", "BC", "JJ", "JJ", "SK", "SK", "WH", "BK*", "MW", "HO"]], "territories": [{"BC": ["BC", "BC", "BC"]}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 3000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["BC*", "BD", "BK", "FG", "BS", "BR", "SK", "BR", "BD", "JJ*", "WH", "BD", "WH", "WE", "BD", "JJ", "WE", "WE", "HO", "WE", "BC", "WE", "FG", "BS", "JJ", "BC", "BD", "SK", "WH", "SK", "BK", "WH", "WH*", "BK", "BR", "BK", "BD*", "BK", "BR", "JJ", "BS"], "discard": ["BK", "WE", "HO"], "open": ["BC"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 6, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-12-20 09:30:00+00', NULL, 172800, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('92c1da3f0400076650064a78', 'Monday league 1.1.3', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, 'ed11e2f33a1eac59e11734124acacaf43796e580821da6e70a2ac01f497dbce6', 'ff365e0dd790f86ef5b4c248f0476c1b566110358d699876b1286eea45d034c4', NULL, 1, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Cleo", "Otis", "Ada", "Bea"], "hand_no": 1, "dealer": 1, "turn": 2, "phase": "draw", "hands": [["BK", "BK", "BC", "BC", "SK", "SK", "BK*", "BD*", "BR", "MW"], ["BS", "BK", "BD", "JJ", "WH", "WH", "BS*", "BR", "MW", "HO"], ["BS", "BS", "BD", "BC", "JJ", "JJ", "SK", "SK", "JJ*", "BR"], ["BK", "BD", "JJ", "SK", "SK", "SK", "WH", "WH*", "SR", "WE"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["BC*", "FG", "WH", "WH", "SR", "WE", "BD", "BR", "WE", "BC", "SK*", "WE", "WE", "BS", "BK", "BC", "FG", "BK", "MW", "BD", "JJ", "JJ", "BS", "BK", "BS", "WH", "BC", "BS", "JJ", "BD", "HO", "WH", "WE", "BD", "BC", "HO", "WE"], "discard": ["FG"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-21 09:30:00+00', '2026-11-21 03:30:00+00', NULL, NULL, '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('142c614d759a9a62cc8f3f4b', 'Monday league 1.1.4', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, 'bcc94a98236a939d31e007b47db630877d1fa03ca0acd14705c3e2de32dcf84f', 'fadc2628d5791edc27f2c73c632935e169d414acd5f1e8d88429c98ce2614dda', NULL, 0, 'playing', 3, 3, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Dina", "Nell", "Bea", "Cleo"], "hand_no": 1, "dealer": 0, "turn": 2, "phase": "draw", "hands": [["BS", "BK", "BD", "BD", "SK", "WH", "WH", "HO", "WE", "WE"], ["BS", "BS", "BK", "BK", "BC", "JJ", "SK", "WH", "WH*", "SR", "MW", "WE"], ["BK", "BD", "BC", "BC", "JJ", "SK", "WH", "FG", "HO", "WE"], ["BK", "BD", "BC", "BC", "BC", "SK", "WH", "BS*", "SR", "FG"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["SK*", "MW", "JJ", "BS", "BR", "BS", "BS", "BK*", "JJ", "BR", "SK", "SK", "BD", "WE", "JJ", "BK", "BC*", "SK", "JJ", "JJ", "WE", "BC", "HO", "JJ*", "BK", "BR", "FG", "WH", "BD", "MW", "WH", "BS", "BR"], "discard": ["BD", "WE", "BD*"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-21 09:30:00+00', '2026-11-21 03:30:00+00', NULL, NULL, '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('2ac233565c9dba2cbf411773', 'Monday league 1.1.5', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, '3095b485b9d5ffdfd0255c104ffe7de081cb603e27d648d0ac6edb875982e1dd', '8f551410c43f604c08eefe4f5b4ab70f5b5b19a5317c310e72693ec618cf0f12', NULL, 1, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Elsa", "Ada", "Cleo", "Dina"], "hand_no": 1, "dealer": 1, "turn": 2, "phase": "draw", "hands": [["BS", "BS", "BS", "BK", "BK", "BC", "BC", "WH", "FG", "MW"], ["BS", "BK", "BC", "SK", "SK", "WH", "BD*", "SR", "HO", "WE"], ["BS", "BK", "BC", "JJ", "SK", "WH", "BR", "FG", "WE", "WE"], ["BS", "BK", "BC", "JJ", "BS*", "SR", "BR", "MW", "WE", "WE"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["BD", "BS", "JJ", "HO", "JJ", "JJ*", "SK", "JJ", "JJ", "SK*", "WE", "BD", "FG", "MW", "BR", "BC", "BD", "HO", "BK*", "SK", "WH", "BD", "WH", "BC*", "WH", "JJ", "BR", "BD", "WH*", "WH", "BK", "BD", "SK", "WE", "BC", "BD", "SK"], "discard": ["BK"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-21 09:30:00+00', '2026-11-21 03:30:00+00', NULL, NULL, '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('83fb9f041d224c49cd741a9d', 'Monday league 1.1.6', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, '4f0083a412abbdc048abf1a2200fc4d66813957ef114e8bb4ae46d2cff083457', 'f41cd9a67dbf3c7c709f8011a57baa7af6c97ed3346fad7848116ba2d5bd537c', NULL, 3, 'playing', 3, 3, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Otis", "Bea", "Dina", "Elsa"], "hand_no": 1, "dealer": 3, "turn": 1, "phase": "draw", "hands": [["BS", "BS", "BC", "BC", "JJ", "JJ", "SK", "SK", "WH", "BR", "HO", "WE"], ["BK", "BK", "BD", "BD", "BD*", "JJ*", "WH*", "SR", "FG", "MW"], ["BS", "BC", "SK", "WH", "WH", "WH", "BS*", "MW", "WE", "WE"], ["BK", "BK", "BD", "BD", "BC", "WH", "WH", "SR", "BR", "HO"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["HO", "WH", "SK", "BS", "BC*", "FG", "BC", "FG", "BK", "WE", "SK", "BC", "BS", "BK*", "BK", "BS", "BD", "JJ", "BD", "BR", "WE", "SK*", "BS", "BC", "BR", "JJ", "SK", "BD", "JJ", "WE", "JJ", "JJ", "MW"], "discard": ["BK", "WE", "SK"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-21 09:30:00+00', '2026-11-21 03:30:00+00', NULL, NULL, '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('74758e73c16758920f43111a', 'Monday league 1.1.7', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, '20d60d66a2367a3bef6e50129a781a322c0ee9b55004eb466232954c3066b003', '58077c34439526845d793b510bebb9b7442fbced8db1ef448789ab8261559dfb', NULL, 2, 'playing', 9, 9, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Nell", "Cleo", "Elsa", "Otis"], "hand_no": 1, "dealer": 2, "turn": 1, "phase": "draw", "hands": [["BS", "BS", "BD", "BC", "SK", "SK", "WH", "SK*", "FG", "MW", "MW", "WE"], ["BS", "BK", "BD", "JJ", "JJ", "JJ", "SK", "BR", "MW", "HO"], ["BS", "BK", "BK", "BD", "JJ", "SK", "WH", "WH", "SR", "HO"], ["BK", "BD", "BD", "BC", "SK", "WH", "BK*", "WH*"]], "territories": [{}, {}, {}, {"JJ": ["JJ", "JJ", "JJ"]}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 3000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["WH", "WE", "BC", "BS*", "BK", "BR", "BC*", "WH", "WE", "HO", "SR", "FG", "BD", "BD", "BK", "FG", "BC", "BC", "BC", "WE", "BR", "SK", "BS", "BR", "BC", "SK", "JJ*", "BS", "WH", "WE", "BD*"], "discard": ["BK", "WE", "BS", "WE"], "open": ["JJ"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-21 09:30:00+00', '2026-11-21 03:30:00+00', NULL, NULL, '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000006', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, 'e7f6c011776e8db7cd330b54174fd76f7d0216b612387a5ffcfb81e6f0919683', '93f620df2bb7d859378709f71b820725ef54d985e86662c51027ccfd18d66208', NULL, 1, 'over', 193, 189, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt"], "hand_no": 2, "dealer": 0, "turn": 0, "phase": "game_over", "hands": [[], ["MW", "HO", "HO", "HO"]], "territories": [{"BS": ["BS", "BS*", "FG"], "BK": ["BK", "BK"], "BC": ["BC", "BC", "BC", "BC"], "SK": ["SK", "SK", "SK", "SK", "SK*"], "WH": ["WH", "WH"]}, {"BS": ["BS", "BS", "BS", "SR", "BR", "BR"], "BK": ["BK", "BK", "BK", "BK"], "BC": ["BC"], "WH": ["WH", "WH", "WH", "WH"]}], "posters": {"BS": 0, "BK": 0, "BD": 1000, "BC": 0, "JJ": 1000, "SK": 0, "WH": 0}, "money": [35000, 30000], "supply": ["BS", "WE", "WE", "WE", "SK", "BC", "BC", "BR", "JJ", "BS", "BS"], "discard": ["MW", "JJ", "SR", "BK*", "JJ*", "BR", "WE", "JJ", "JJ", "BD", "BD", "WE", "BD", "JJ", "BD", "FG", "MW", "BD", "WE", "BD*", "BD", "BD", "SK", "JJ", "FG", "BC*", "WH*", "WH", "JJ", "SK", "WE", "BK"], "open": ["BS", "BK", "BC", "SK", "WH"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": 0}', 192, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000008', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '2c624232cdd221771294dfbb310aca000a0df6ac8b66b696d90ef06fdefb64a3', 'a8e26fa85a95a531ebd98b4454d17790430cc4a11ce157e2ad051f7c3c128ce8', NULL, 1, 'playing', 8, 2, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "play", "hands": [["BK", "JJ", "BC*", "BR", "MW", "WE"], ["BK", "JJ", "JJ", "SK", "WH", "SR", "BR", "MW", "WE"], ["BK", "BD", "BD", "BC", "JJ", "WH", "BK*", "BR", "FG", "MW", "HO"]], "territories": [{"BD": ["BD", "BD", "BD"], "BC": ["BC", "BC", "BC"]}, {"BD": ["BD*"]}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 4000, "BC": 3000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["WE", "SK", "BK", "BK", "WE", "BC", "SK", "BD", "SK", "BS", "WH", "BK", "WE", "BC", "BR", "BS", "JJ", "BC", "JJ*", "BD", "BK", "BS", "SK*", "JJ", "WH*", "JJ", "SR", "SK", "HO", "SK", "BS*", "SK", "BS", "BS", "WH", "FG", "BS", "WE", "WH", "HO", "WH", "WE", "WH"], "discard": ["BS", "FG"], "open": ["BD", "BC"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {"BD": 3, "BC": 3}, "pending": null, "winner": null}', 5, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-22 09:30:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('00000000000000000000000a', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '4a44dc15364204a80fe80e9039455cc1608281820fe2b24f1e5233ade6af1dd5', 'fcfc282496b4d1c0f46d166d828dd9ea3c5ce2e1245af10baa97f121ea5433b2', NULL, 1, 'playing', 4, 3, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Zoe"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "play", "hands": [["BS", "BS", "BK", "BD", "BC", "BC", "JJ", "WH", "BC*", "SR", "BR", "WE"], ["BS", "BC", "BC", "SK", "SK", "SK", "MW", "MW", "HO", "WE"], ["BK", "BK", "BC", "BC", "WH", "SK*", "FG", "MW", "HO", "HO", "WE", "WE"]], "territories": [{}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["BD", "WH", "BK*", "BR", "WH", "WH", "JJ", "BS", "BK", "BD", "BD", "BD*", "SK", "JJ", "SK", "BS*", "SR", "FG", "BD", "WE", "JJ", "JJ", "SK", "BS", "BS", "JJ*", "BK", "BD", "WH", "BD", "SK", "WE", "BK", "FG", "BR", "WH", "BC", "BK", "BS", "WH*", "BR"], "discard": ["JJ", "WE", "JJ"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 3, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-22 09:30:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000009', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '19581e27de7ced00ff1ce50b2047e7a567c76b1cbaebabe5ef03f7c3017bb5b7', '9823a2989686ae381368f8f461f09a146f65b9a60c33592ca9613bcebe9abce0', NULL, 0, 'playing', 5, 3, 5, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 0, "turn": 2, "phase": "react", "hands": [["BD", "BC", "JJ", "JJ", "JJ", "WH", "FG", "MW", "HO", "HO"], ["BK", "BK", "BD", "BC", "BC", "JJ", "SK", "WH", "WH", "BD*", "FG", "WE"], ["BK", "BD", "BD", "BD", "JJ", "JJ", "BS*", "BR", "WE"]], "territories": [{}, {}, {"SK": ["SK", "SK", "SK"]}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 3000, "WH": 1000}, "money": [0, 0, 0], "supply": ["WE", "SK", "BS", "BS", "WE", "WH", "BC*", "BC", "BS", "SK", "BC", "SR", "WH*", "BC", "WE", "WE", "BS", "BK", "SR", "BD", "JJ*", "BR", "BR", "BD", "HO", "JJ", "BK*", "SK*", "MW", "MW", "SK", "BK", "BR", "BS", "BK", "WH", "FG", "BC", "BS", "WH", "WH"], "discard": ["BS", "WE", "BK"], "open": ["SK"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {"SK": 3}, "pending": {"move": "photo SK", "waiting": [0, 1]}, "winner": null}', 4, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-20 17:30:00+00', '2026-11-20 15:30:00+00', 172800, NULL, NULL, '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('00000000000000000000000b', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '4fc82b26aecb47d2868c4efbe3581732a3e7cbcc6c2efb32062c08170a05eeb8', '3073058ba04e7d35a161af27f07ddb24d603d2a6418b4140010b7cdb24ff4774', NULL, 1, 'playing', 6, 6, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "draw", "hands": [["BS", "BK", "BC", "BC", "SK", "BK*", "SR", "BR", "BR"], ["BK", "BD", "BD", "BD", "BC", "JJ", "WH", "MW", "WE", "WE"], ["BS", "BS", "SK", "SK", "BD*", "BR", "MW"]], "territories": [{"BC": ["BC*"]}, {}, {"BC": ["BC", "BC", "BC", "FG"]}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 5000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["JJ", "WE", "HO", "BS", "SK", "BD", "WH", "WE", "JJ*", "WH", "SK", "SK*", "WE", "JJ", "WH", "BD", "HO", "JJ", "BK", "BR", "SR", "BK", "SK", "FG", "WH", "WH", "BS*", "BD", "BK", "BS", "BD", "BS", "BK", "WH*", "JJ", "JJ", "JJ", "BC", "MW", "WE", "BS", "HO", "BK", "WE"], "discard": ["WH", "SK", "FG"], "open": ["BC"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 5, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-22 09:30:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, true, false, NULL, 'en');
INSERT INTO public.game VALUES ('a0f3e5acf333b7a49d54f08f', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '45c01faf9e955c8df0dd1f6a72b3bd2baa302fc46f7156429e3bde28c85b7701', '13ad5d52a0a62e8a195de3c1721f83e8d2de1e7b88536cc0cb9827140a64a99f', NULL, NULL, 'inviting', 0, 0, NULL, 'null', NULL, '{}', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, 'ddf7f959598d541672158be3', false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('256d2f2213cbc33d772bbd69', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 48, 'sealed', 0, false, '5f05e64d371bcbdf79afb3dadcfd3b5d5fe052e35b7b10abefe48551bc6be7b0', '8166f09211bc2ed8242108dad09ba963e36c3f4093095cf77feeb5c4985bfe6b', NULL, 1, 'over', 125, 124, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Pia", "Ada"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "hand_over", "hands": [["MW", "MW", "MW"], ["WE", "WE"]], "territories": [{"BK": ["BK", "BK", "BK*"], "BD": ["BD"], "BC": ["BC", "BC", "BC", "BC", "BC*", "FG"], "JJ": ["JJ", "JJ", "JJ", "JJ", "JJ"], "SK": ["SK"], "WH": ["WH", "WH", "WH", "WH", "WH", "SR", "BR"]}, {"BK": ["BK", "BK", "BK", "BK"], "BD": ["BD", "BD", "BD", "BD", "BD", "BD", "BD*"], "BC": ["BC", "BC", "BC"], "JJ": ["JJ"], "SK": ["SK", "SK", "SK", "SK", "SK", "SK", "SK*"], "WH": ["WH", "WH", "WH*"]}], "posters": {"BS": 1000, "BK": 1000, "BD": 0, "BC": 0, "JJ": 0, "SK": 0, "WH": 0}, "money": [21000, 10000], "supply": ["BS"], "discard": ["BS", "HO", "HO", "BR", "BR", "HO", "BS*", "BR", "SR", "BS", "FG", "WE", "BS", "WE", "BK", "FG", "BS", "BS", "WE", "BS", "WE", "JJ", "WE", "JJ*"], "open": ["BK", "BD", "BC", "JJ", "SK", "WH"], "reshuffled": true, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 124, '{}', '2026-11-19 09:30:00+00', '2026-11-19 09:30:00+00', '2026-11-19 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-12-20 09:30:00+00', NULL, NULL, NULL, 1, '2026-11-19', false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'nl');
INSERT INTO public.game VALUES ('d47275885da9a724cce9efc8', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 48, 'sealed', 0, false, '5f05e64d371bcbdf79afb3dadcfd3b5d5fe052e35b7b10abefe48551bc6be7b0', '8166f09211bc2ed8242108dad09ba963e36c3f4093095cf77feeb5c4985bfe6b', NULL, 1, 'over', 125, 124, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Pia", "Ada"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "hand_over", "hands": [["MW", "MW", "MW"], ["WE", "WE"]], "territories": [{"BK": ["BK", "BK", "BK*"], "BD": ["BD"], "BC": ["BC", "BC", "BC", "BC", "BC*", "FG"], "JJ": ["JJ", "JJ", "JJ", "JJ", "JJ"], "SK": ["SK"], "WH": ["WH", "WH", "WH", "WH", "WH", "SR", "BR"]}, {"BK": ["BK", "BK", "BK", "BK"], "BD": ["BD", "BD", "BD", "BD", "BD", "BD", "BD*"], "BC": ["BC", "BC", "BC"], "JJ": ["JJ"], "SK": ["SK", "SK", "SK", "SK", "SK", "SK", "SK*"], "WH": ["WH", "WH", "WH*"]}], "posters": {"BS": 1000, "BK": 1000, "BD": 0, "BC": 0, "JJ": 0, "SK": 0, "WH": 0}, "money": [21000, 10000], "supply": ["BS"], "discard": ["BS", "HO", "HO", "BR", "BR", "HO", "BS*", "BR", "SR", "BS", "FG", "WE", "BS", "WE", "BK", "FG", "BS", "BS", "WE", "BS", "WE", "JJ", "WE", "JJ*"], "open": ["BK", "BD", "BC", "JJ", "SK", "WH"], "reshuffled": true, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 124, '{}', '2026-11-19 09:30:00+00', '2026-11-19 09:30:00+00', '2026-11-19 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-12-20 09:30:00+00', NULL, NULL, NULL, 1, '2026-11-19', false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'nl');
INSERT INTO public.game VALUES ('959ced152b8bf5da2f848a3c', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 48, 'sealed', 0, false, '53e1ccbcd38435a9bb4248354988d397e0e8e73e6be828fe3b75fc68e2bc9353', 'e99da94eece7d79a614eef342f15bcf55d173181c0d3ef8d2815240ad66c8ab7', NULL, 1, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Quin", "Ada"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "draw", "hands": [["JJ", "JJ", "WH", "BC*", "SR", "BR", "FG", "MW", "WE", "WE"], ["BS", "BS", "BS", "BD", "BC", "JJ", "WH", "JJ*", "BR", "FG"]], "territories": [{}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0], "supply": ["SK", "WH", "BC", "BD", "FG", "HO", "WE", "MW", "SR", "WH", "JJ", "BS*", "SK", "BC", "BK", "BR", "WH", "SK", "JJ", "JJ", "WE", "BC", "SK", "BD", "BS", "BS", "WH*", "BK", "WE", "BS", "BD", "SK", "BK", "BK", "BD*", "BK", "WE", "SK*", "BR", "SK", "BK*", "BK", "BK", "WH", "HO", "SK", "BD", "HO", "WE", "WH", "BC", "BD", "BC", "BC", "MW", "JJ", "BS"], "discard": ["BD"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-21 00:00:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, 1, '2026-11-20', true, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('ed3de0f9169744b00274c041', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 48, 'sealed', 0, false, '53e1ccbcd38435a9bb4248354988d397e0e8e73e6be828fe3b75fc68e2bc9353', 'e99da94eece7d79a614eef342f15bcf55d173181c0d3ef8d2815240ad66c8ab7', NULL, 1, 'over', 126, 125, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Pia", "Ada"], "hand_no": 1, "dealer": 1, "turn": 1, "phase": "hand_over", "hands": [["MW", "MW"], ["WE", "WE", "WE"]], "territories": [{"BS": ["BS", "BS"], "BK": ["BK", "BK", "BK"], "BC": ["BC", "BC", "BC*"], "JJ": ["JJ", "JJ", "JJ", "JJ", "JJ", "BR"], "SK": ["SK", "SK*"], "WH": ["WH", "WH", "WH", "WH", "WH", "WH*", "SR", "SR", "BR", "FG"]}, {"BS": ["BS", "BS", "BS", "BS", "BS*", "BR", "BR"], "BK": ["BK", "BK", "BK*"], "BC": ["BC", "BC", "BC"], "JJ": ["JJ", "JJ", "JJ*"], "SK": ["SK", "SK", "SK", "SK", "SK", "SK"], "WH": ["WH", "WH"]}], "posters": {"BS": 0, "BK": 0, "BD": 1000, "BC": 0, "JJ": 0, "SK": 0, "WH": 0}, "money": [19000, 17000], "supply": ["BK"], "discard": ["MW", "BD", "BS", "HO", "BD", "BD", "WE", "BD", "FG", "WE", "HO", "WE", "BD", "FG", "BC", "BD", "WE", "BC", "BD*", "HO", "BD", "BK"], "open": ["BS", "BK", "BC", "JJ", "SK", "WH"], "reshuffled": true, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 124, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-12-21 09:30:00+00', NULL, NULL, NULL, 1, '2026-11-20', true, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'nl');
INSERT INTO public.game VALUES ('95a1da623ed9418a3db2e83f', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 48, 'sealed', 0, false, '53e1ccbcd38435a9bb4248354988d397e0e8e73e6be828fe3b75fc68e2bc9353', 'e99da94eece7d79a614eef342f15bcf55d173181c0d3ef8d2815240ad66c8ab7', NULL, 1, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Rosa", "Ada"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "draw", "hands": [["JJ", "JJ", "WH", "BC*", "SR", "BR", "FG", "MW", "WE", "WE"], ["BS", "BS", "BS", "BD", "BC", "JJ", "WH", "JJ*", "BR", "FG"]], "territories": [{}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0], "supply": ["SK", "WH", "BC", "BD", "FG", "HO", "WE", "MW", "SR", "WH", "JJ", "BS*", "SK", "BC", "BK", "BR", "WH", "SK", "JJ", "JJ", "WE", "BC", "SK", "BD", "BS", "BS", "WH*", "BK", "WE", "BS", "BD", "SK", "BK", "BK", "BD*", "BK", "WE", "SK*", "BR", "SK", "BK*", "BK", "BK", "WH", "HO", "SK", "BD", "HO", "WE", "WH", "BC", "BD", "BC", "BC", "MW", "JJ", "BS"], "discard": ["BD"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-21 00:00:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, 1, '2026-11-20', true, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('71962de525d67de3b5f9b4d4', 'Monday league 1.1.1', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, 'dcd9f593852d89c76f5b885a501c1476a72b735cf8be6dd7c82b2e7b609829a1', 'f8dc5200ccd8d76faa1b43abbf183bc8072c2d8cc3ebd74e3d43f73df7afefc6', NULL, 0, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Ada", "Dina", "Otis", "Nell"], "hand_no": 1, "dealer": 0, "turn": 1, "phase": "draw", "hands": [["BS", "BS", "BK", "WH", "BK*", "BD*", "HO", "WE", "WE", "WE"], ["BD", "SK", "SK", "SK", "WH", "WH", "SK*", "BR", "FG", "WE"], ["BK", "BK", "BC", "BC", "BC", "WH", "WH", "WH", "BS*", "BC*"], ["BS", "BD", "BD", "BC", "BC", "JJ", "JJ", "WH*", "SR", "MW"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["BK", "BR", "JJ", "SK", "BD", "BD", "WE", "WE", "BR", "BD", "MW", "BS", "WH", "JJ", "BC", "SR", "MW", "JJ", "BS", "BS", "BK", "BK", "BK", "JJ", "SK", "HO", "JJ", "FG", "BD", "BC", "BR", "SK", "HO", "JJ*", "SK", "BS", "WE"], "discard": ["FG"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-21 09:30:00+00', '2026-11-21 03:30:00+00', NULL, NULL, '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('1a80970f1337d9b4e3d12156', 'Monday league 1.1.2', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, '709d9ce94319ba27412efb43d9676eaa729905a5c75ead0ff82b8a7529e8f9f0', '7c9ffd8835d932ac55cc1347906622dca6cb3690a6decedd3f404230ba152086', NULL, 0, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Bea", "Elsa", "Nell", "Ada"], "hand_no": 1, "dealer": 0, "turn": 1, "phase": "draw", "hands": [["BK", "BC", "BC", "JJ", "SK", "WH", "SK*", "SR", "WE", "WE"], ["BS", "BS", "BS", "BK", "BD", "BC", "SK", "SK", "FG", "HO"], ["BS", "BK", "BK", "BC", "BC", "JJ", "WH", "WH", "BR", "WE"], ["BD", "BD", "BD", "JJ", "WH", "JJ*", "WH*", "MW", "HO", "WE"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["WE", "BK", "BK*", "BD", "JJ", "BD*", "MW", "SK", "BS", "SK", "BD", "WH", "BK", "BS*", "BC", "FG", "BK", "BR", "JJ", "HO", "WH", "BS", "JJ", "MW", "BD", "WE", "SK", "WE", "SR", "BR", "BC*", "WH", "BC", "SK", "FG", "JJ", "BR"], "discard": ["BS"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-21 09:30:00+00', '2026-11-21 03:30:00+00', NULL, NULL, '2026-11-21 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('00000000000000000000000c', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '6b51d431df5d7f141cbececcf79edf3dd861c3b4069f0b11661a3eefacbba918', '778cd1ef949ae90bddcffbb0143f043a086641c8d768a83ff0881d7fcdbfab3c', NULL, 0, 'over', 225, 224, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt"], "hand_no": 2, "dealer": 1, "turn": 1, "phase": "game_over", "hands": [["BS", "MW", "MW", "MW", "HO", "HO", "HO"], ["BK", "WE", "WE"]], "territories": [{"BD": ["BD"], "BC": ["BC", "BC", "BC*"], "JJ": ["JJ", "JJ", "JJ"], "SK": ["SK", "SK", "SK", "SK*", "FG"], "WH": ["WH", "WH", "WH", "WH", "WH", "WH*", "SR"]}, {"BD": ["BD", "BD", "BD", "BD", "BD", "BD", "BD*"], "BC": ["BC", "BC", "BC", "BC", "BC"], "JJ": ["JJ", "JJ", "JJ", "JJ", "JJ*", "BR", "BR", "BR"], "SK": ["SK", "SK", "SK", "SK"], "WH": ["WH", "WH", "SR"]}], "posters": {"BS": 2000, "BK": 1000, "BD": 0, "BC": 0, "JJ": 0, "SK": 0, "WH": 0}, "money": [35000, 33000], "supply": [], "discard": ["BS", "BS", "WE", "BK*", "WE", "BS", "BS", "WE", "BK", "WE", "BK", "BK", "BK", "FG", "BK", "BK", "WE", "BS", "BS*", "FG", "BR", "BS"], "open": ["BD", "BC", "JJ", "SK", "WH"], "reshuffled": true, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": 0}', 224, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game_chat VALUES ('00000000000000000000000b', 'discord', 'https://chat.example.org/hook', 'chat.example.org', 'en', '2026-11-20 09:30:00+00', NULL, NULL, NULL);
INSERT INTO public.games_request VALUES (1, 'anna@posse.test', '2026-11-20 09:30:00+00');
INSERT INTO public.held_domain VALUES ('full.test', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', 2, '450 too many');
INSERT INTO public.inmail VALUES (1, 'k', '000000000000000000000001', 0, 'turn', NULL, 0, 0, '2026-11-20 09:30:00+00', NULL, NULL, 'refused', 0, NULL, 'refused by the rules', NULL, false, '["You hold no supply"]');
INSERT INTO public.join_request VALUES (1, 'a0f3e5acf333b7a49d54f08f', 1, 62, 'Tom', '2026-11-20 09:30:00+00', 'new', NULL, NULL);
INSERT INTO public.league VALUES (1, 'Sunday league', 'sunday league', NULL, 'gryphon-2014', 2, 48, 6, false, '2026-11-20 09:30:00+00', '2026-11-27 09:30:00+00', NULL);
INSERT INTO public.league VALUES (2, 'Monday league', 'monday league', 53, 'gryphon-2014', 4, 24, 2, false, '2026-11-20 09:30:00+00', NULL, NULL);
INSERT INTO public.league_game VALUES (1, 1, 1, 0, '[0, 1]', '5555555555555555555555555555555555555555555555555555555555555555', '000000000000000000000000', NULL, '[[1, 25000], [2, 20000]]');
INSERT INTO public.league_game VALUES (2, 1, 1, 1, '[1, 2]', '5555555555555555555555555555555555555555555555555555555555555555', '100000000000000000000000', NULL, '[[1, 25000], [2, 20000]]');
INSERT INTO public.league_game VALUES (3, 1, 1, 2, '[2, 0]', '5555555555555555555555555555555555555555555555555555555555555555', '200000000000000000000000', NULL, '[[1, 25000], [2, 20000]]');
INSERT INTO public.league_game VALUES (4, 2, 1, 0, '[0, 3, 5, 6]', 'dcd9f593852d89c76f5b885a501c1476a72b735cf8be6dd7c82b2e7b609829a1', '71962de525d67de3b5f9b4d4', NULL, NULL);
INSERT INTO public.league_game VALUES (5, 2, 1, 1, '[1, 4, 6, 0]', '709d9ce94319ba27412efb43d9676eaa729905a5c75ead0ff82b8a7529e8f9f0', '1a80970f1337d9b4e3d12156', NULL, NULL);
INSERT INTO public.league_game VALUES (6, 2, 1, 2, '[2, 5, 0, 1]', 'ed11e2f33a1eac59e11734124acacaf43796e580821da6e70a2ac01f497dbce6', '92c1da3f0400076650064a78', NULL, NULL);
INSERT INTO public.league_game VALUES (7, 2, 1, 3, '[3, 6, 1, 2]', 'bcc94a98236a939d31e007b47db630877d1fa03ca0acd14705c3e2de32dcf84f', '142c614d759a9a62cc8f3f4b', NULL, NULL);
INSERT INTO public.league_game VALUES (8, 2, 1, 4, '[4, 0, 2, 3]', '3095b485b9d5ffdfd0255c104ffe7de081cb603e27d648d0ac6edb875982e1dd', '2ac233565c9dba2cbf411773', NULL, NULL);
INSERT INTO public.league_game VALUES (9, 2, 1, 5, '[5, 1, 3, 4]', '4f0083a412abbdc048abf1a2200fc4d66813957ef114e8bb4ae46d2cff083457', '83fb9f041d224c49cd741a9d', NULL, NULL);
INSERT INTO public.league_game VALUES (10, 2, 1, 6, '[6, 2, 4, 5]', '20d60d66a2367a3bef6e50129a781a322c0ee9b55004eb466232954c3066b003', '74758e73c16758920f43111a', NULL, NULL);
INSERT INTO public.league_member VALUES (1, 1, 48, 'lar', '2026-11-20 09:30:00+00', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (2, 1, 49, 'lia', '2026-11-20 09:30:00+00', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (3, 1, 50, 'lou', '2026-11-20 09:30:00+00', NULL, 1, 1, false);
INSERT INTO public.league_member VALUES (4, 2, 53, 'Ada', '2026-11-20 09:30:00+00', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (5, 2, 54, 'Bea', '2026-11-20 09:30:00+00', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (6, 2, 55, 'Cleo', '2026-11-20 09:30:00+00', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (7, 2, 56, 'Dina', '2026-11-20 09:30:00+00', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (8, 2, 57, 'Elsa', '2026-11-20 09:30:00+00', NULL, 0, 0, false);
INSERT INTO public.league_place VALUES (1, 1, 1, 0, 1, 'lar', NULL, false, NULL);
INSERT INTO public.league_place VALUES (2, 1, 1, 1, 2, 'lia', NULL, false, NULL);
INSERT INTO public.league_place VALUES (3, 1, 1, 2, 3, 'lou', 'lapsed', false, NULL);
INSERT INTO public.league_place VALUES (4, 2, 1, 0, 4, 'Ada', NULL, false, '2026-11-27 09:30:00+00');
INSERT INTO public.league_place VALUES (5, 2, 1, 1, 5, 'Bea', NULL, false, '2026-11-27 09:30:00+00');
INSERT INTO public.league_place VALUES (6, 2, 1, 2, 6, 'Cleo', NULL, false, '2026-11-27 09:30:00+00');
INSERT INTO public.league_place VALUES (7, 2, 1, 3, 7, 'Dina', NULL, false, '2026-11-27 09:30:00+00');
INSERT INTO public.league_place VALUES (8, 2, 1, 4, 8, 'Elsa', NULL, false, '2026-11-27 09:30:00+00');
INSERT INTO public.league_place VALUES (9, 2, 1, 5, NULL, 'Otis', NULL, false, NULL);
INSERT INTO public.league_place VALUES (10, 2, 1, 6, NULL, 'Nell', NULL, false, NULL);
INSERT INTO public.league_season VALUES (1, 1, 1, '2026-11-19 09:30:00+00', '2026-11-19 09:30:00+00', '2026-11-19 09:30:00+00', '2026-11-19 09:30:00+00');
INSERT INTO public.league_season VALUES (2, 2, 1, '2026-11-20 09:30:00+00', '2026-12-04 09:30:00+00', NULL, NULL);
INSERT INTO public.motion VALUES (1, '000000000000000000000007', 'pause', 0, '[1, 2]', '[0, 1, 2]', 'done', NULL, NULL, NULL, '2026-11-20 09:30:00+00', NULL);
INSERT INTO public.motion VALUES (2, '000000000000000000000007', 'end', 1, '[0, 2]', '[1]', 'open', NULL, NULL, NULL, '2026-11-20 09:30:00+00', '2026-11-22 09:30:00+00');
INSERT INTO public.motion VALUES (3, '00000000000000000000000a', 'substitute', 0, '[1]', '[0, 1, 2]', 'done', 2, 'Zoe', 47, '2026-11-20 09:30:00+00', NULL);
INSERT INTO public.move VALUES ('000000000000000000000002', 1, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000003', 1, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000003', 2, 2, 'play BK 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000004', 1, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000004', 2, 0, 'play WH 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000004', 3, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000004', 4, 2, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000004', 5, 3, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000004', 6, 0, 'photo WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000004', 7, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000004', 8, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000004', 9, 1, 'play JJ 3', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000028', 1, 3, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000028', 2, 3, 'discard BK', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 1, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 2, 1, 'play SK 4', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 3, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 4, 2, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 5, 1, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 6, 1, 'choose SK', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 7, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 8, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 9, 2, 'play WH 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 10, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 11, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 12, 2, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 13, 2, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 14, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 15, 0, 'play BK 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 16, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 17, 2, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 18, 0, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 19, 0, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 20, 0, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 21, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 22, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 23, 1, 'play WH 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 24, 1, 'play BK 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 25, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 26, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 27, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 28, 2, 'play BC 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 29, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 30, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 31, 2, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 32, 2, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 33, 2, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 34, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 35, 0, 'play BC 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 36, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 37, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 38, 1, 'photo SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 39, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 40, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 41, 2, 'photo BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 42, 2, 'discard JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 43, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 44, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 45, 0, 'choose BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 46, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 47, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 48, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 49, 1, 'discard JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 50, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 51, 2, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 52, 2, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 53, 2, 'play JJ 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 54, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 55, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 56, 2, 'discard HO', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 57, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 58, 0, 'play JJ 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 59, 0, 'play BC 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 60, 0, 'discard BD*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 61, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 62, 1, 'photo BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 63, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 64, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 65, 2, 'photo JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 66, 2, 'discard MW', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 67, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 68, 0, 'discard BS*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 69, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 70, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 71, 1, 'choose SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 72, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 73, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 74, 2, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 75, 2, 'play BK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 76, 2, 'photo WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 77, 2, 'discard MW', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 78, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 79, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 80, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 81, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 82, 1, 'choose SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 83, 1, 'discard BS*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 84, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 85, 2, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 86, 2, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 87, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 88, 0, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 89, 0, 'choose BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 90, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 91, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 92, 1, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 93, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 94, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 95, 2, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 96, 2, 'choose WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 97, 2, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 98, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 99, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 100, 0, 'play BS 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 101, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 102, 2, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 103, 0, 'play BK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 104, 0, 'discard HO', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 105, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 106, 1, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 107, 1, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 108, 1, 'choose SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 109, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 110, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 111, 2, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 112, 2, 'discard BD*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 113, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 114, 0, 'discard MW', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 115, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 1, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 2, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 3, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 4, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 5, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 6, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 7, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 8, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 9, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 10, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 11, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 12, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 13, 0, 'play BS 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 14, 1, 'photo BS', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 15, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 16, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 17, 1, 'play BS 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 18, 1, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 19, 1, 'choose BS', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 20, 1, 'discard BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 21, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 22, 0, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 23, 0, 'choose BS', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 24, 0, 'discard JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 25, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 26, 1, 'play BK 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 27, 0, 'photo BK', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 28, 1, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 29, 1, 'discard WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 30, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 31, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 32, 0, 'choose BK', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 33, 0, 'discard WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 34, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 35, 1, 'play SK 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 36, 0, 'photo SK', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 37, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 38, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 39, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 40, 0, 'play SK 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 41, 0, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 42, 0, 'choose SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 43, 0, 'discard BD*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 44, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 45, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 46, 1, 'play BS 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 47, 1, 'discard WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 48, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 49, 0, 'play BC 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 50, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 51, 0, 'photo BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 52, 0, 'discard WH*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 53, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 54, 1, 'play JJ 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 55, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 56, 1, 'play BC 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 57, 1, 'photo JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 58, 1, 'discard HO', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 59, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 60, 0, 'play JJ 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 61, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 62, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 63, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 64, 1, 'play BK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 65, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 66, 1, 'choose JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 67, 1, 'discard WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 68, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 69, 0, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 70, 0, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 71, 0, 'choose BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 72, 0, 'discard SR', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 73, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 74, 1, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 75, 1, 'discard WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 76, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 77, 0, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 78, 0, 'play BK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 79, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 80, 0, 'play BK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 81, 0, 'discard HO', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 82, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 83, 1, 'play BS 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 84, 1, 'discard BD*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 85, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 86, 0, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 87, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 88, 0, 'discard WH*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 89, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 90, 1, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 91, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 92, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 93, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 94, 0, 'play BD 4', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 95, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 96, 0, 'discard HO', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 97, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 98, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 99, 1, 'play BD 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 100, 1, 'discard MW', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 101, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 102, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 103, 0, 'choose BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 104, 0, 'discard MW', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 105, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 106, 1, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 107, 1, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 108, 1, 'choose JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 109, 1, 'discard WE', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 110, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 111, 0, 'play BS 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 112, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 113, 0, 'discard WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 114, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 115, 1, 'play BK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 116, 1, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 117, 1, 'choose JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 118, 1, 'discard WE', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 119, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 120, 0, 'play BD 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 121, 0, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 122, 0, 'choose BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 123, 0, 'discard WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 124, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 125, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 126, 1, 'play BK 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 127, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 128, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 129, 1, 'play BS 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 130, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 131, 1, 'discard SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 132, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 133, 0, 'play BS 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 134, 0, 'photo BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 135, 0, 'discard JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 136, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 137, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 138, 1, 'choose BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 139, 1, 'discard WH*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 140, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 141, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 142, 0, 'discard JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 143, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 144, 1, 'play WH 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 145, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 146, 1, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 147, 1, 'choose BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 148, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 149, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 150, 0, 'play BC 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 151, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 152, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 153, 0, 'choose BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 154, 0, 'discard BD*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 155, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 156, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 157, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 158, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 159, 0, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 160, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 161, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 162, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 163, 1, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 164, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 165, 1, 'choose BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 166, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 167, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 168, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 169, 0, 'play SK 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 170, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 171, 0, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 172, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 173, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 174, 1, 'play BK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 175, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 176, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 177, 0, 'play BK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 178, 0, 'photo SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 179, 0, 'discard JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 180, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 181, 1, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 182, 1, 'discard JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 183, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 184, 0, 'play BK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 185, 0, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 186, 0, 'discard JJ*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 187, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 188, 1, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 189, 1, 'discard JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 190, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 191, 0, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 192, 0, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 193, 0, 'discard MW', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000007', 1, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000007', 2, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000007', 3, 0, 'play BC 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000007', 4, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000007', 5, 2, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000007', 6, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000007', 7, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 1, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 2, 2, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 3, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 4, 0, 'play BD 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 5, 1, 'photo BD', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000008', 6, 0, 'play BC 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 7, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000008', 8, 2, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('000000000000000000000009', 1, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000009', 2, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000009', 3, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000009', 4, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('000000000000000000000009', 5, 2, 'play SK 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000a', 1, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000a', 2, 2, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000a', 3, 2, 'discard JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000a', 4, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 1, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 2, 0, 'play WH 3', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 3, 1, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 4, 0, 'stagecoach', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 5, 0, 'choose WH', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 6, 0, 'discard BS', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 7, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 8, 1, 'play WH 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 9, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 10, 1, 'discard BS', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 11, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 12, 0, 'play WH 1', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 13, 0, 'wyatt draw', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 14, 0, 'play WH 1', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 15, 0, 'discard BD', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 16, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 17, 1, 'play BD 3', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 18, 0, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 19, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 20, 1, 'discard BS', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 21, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 22, 0, 'gun', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 23, 0, 'choose WH', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 24, 0, 'discard BK', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 25, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 26, 1, 'play SK 3', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 27, 0, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 28, 1, 'photo SK', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 29, 1, 'discard BC', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 30, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 31, 0, 'play SK 1', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 32, 0, 'discard BK', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 33, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 34, 1, 'play SK 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 35, 1, 'play BD 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 36, 1, 'photo WH', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 37, 1, 'discard BS*', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 38, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 39, 0, 'play BC 3', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 40, 1, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 41, 0, 'gun', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 42, 0, 'discard JJ', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 43, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 44, 1, 'play SK 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 45, 1, 'gun', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 46, 1, 'discard BK', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 47, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 48, 0, 'discard BK', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 49, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 50, 1, 'play BC 2', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 51, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 52, 1, 'discard BK', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 53, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 54, 0, 'discard BS', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 55, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 56, 1, 'play SK 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 57, 1, 'photo BD', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 58, 1, 'discard JJ', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 59, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 60, 0, 'bank', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 61, 0, 'choose WH', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 62, 0, 'discard JJ', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 63, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 64, 1, 'play WH 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 65, 1, 'bank', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 66, 1, 'discard JJ', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 67, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 68, 0, 'wyatt draw', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 69, 0, 'discard BS', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 70, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 71, 1, 'stagecoach', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 72, 1, 'discard BK', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 73, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 74, 0, 'photo BC', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 75, 0, 'discard BK*', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 76, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 77, 1, 'play BC 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 78, 1, 'discard BK', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 79, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 80, 0, 'play BD 1', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 81, 0, 'play BC 1', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 82, 0, 'discard JJ*', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 83, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 84, 1, 'play BD 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 85, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 86, 1, 'discard JJ', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 87, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 88, 0, 'play JJ 3', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 89, 1, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 90, 0, 'wyatt draw', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 91, 0, 'discard BS', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 92, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 93, 1, 'play JJ 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 94, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 95, 1, 'discard BS', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 96, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 97, 0, 'gun', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 98, 0, 'choose BC', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 99, 0, 'discard BK', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 100, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 101, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 102, 1, 'discard BS', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 103, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 104, 0, 'gun', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 105, 0, 'discard BS', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 106, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 107, 1, 'play BK 3', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 108, 0, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 109, 1, 'bank', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 110, 1, 'discard BS*', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 111, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 112, 0, 'play BK 2', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 113, 0, 'photo BK', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 114, 0, 'discard HO', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 115, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 116, 1, 'play BK 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 117, 1, 'play BD 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 118, 1, 'bank', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 119, 1, 'discard HO', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 120, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 121, 0, 'play JJ 2', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 122, 0, 'discard HO', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 123, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 124, 1, 'discard BS', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('256d2f2213cbc33d772bbd69', 125, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 1, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 2, 0, 'play WH 3', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 3, 1, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 4, 0, 'stagecoach', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 5, 0, 'choose WH', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 6, 0, 'discard BS', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 7, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 8, 1, 'play WH 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 9, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 10, 1, 'discard BS', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 11, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 12, 0, 'play WH 1', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 13, 0, 'wyatt draw', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 14, 0, 'play WH 1', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 15, 0, 'discard BD', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 16, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 17, 1, 'play BD 3', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 18, 0, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 19, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 20, 1, 'discard BS', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 21, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 22, 0, 'gun', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 23, 0, 'choose WH', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 24, 0, 'discard BK', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 25, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 26, 1, 'play SK 3', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 27, 0, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 28, 1, 'photo SK', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 29, 1, 'discard BC', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 30, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 31, 0, 'play SK 1', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 32, 0, 'discard BK', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 33, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 34, 1, 'play SK 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 35, 1, 'play BD 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 36, 1, 'photo WH', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 37, 1, 'discard BS*', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 38, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 39, 0, 'play BC 3', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 40, 1, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 41, 0, 'gun', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 42, 0, 'discard JJ', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 43, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 44, 1, 'play SK 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 45, 1, 'gun', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 46, 1, 'discard BK', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 47, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 48, 0, 'discard BK', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 49, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 50, 1, 'play BC 2', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 51, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 52, 1, 'discard BK', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 53, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 54, 0, 'discard BS', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 55, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 56, 1, 'play SK 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 57, 1, 'photo BD', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 58, 1, 'discard JJ', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 59, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 60, 0, 'bank', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 61, 0, 'choose WH', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 62, 0, 'discard JJ', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 63, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 64, 1, 'play WH 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 65, 1, 'bank', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 66, 1, 'discard JJ', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 67, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 68, 0, 'wyatt draw', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 69, 0, 'discard BS', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 70, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 71, 1, 'stagecoach', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 72, 1, 'discard BK', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 73, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 74, 0, 'photo BC', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 75, 0, 'discard BK*', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 76, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 77, 1, 'play BC 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 78, 1, 'discard BK', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 79, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 80, 0, 'play BD 1', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 81, 0, 'play BC 1', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 82, 0, 'discard JJ*', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 83, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 84, 1, 'play BD 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 85, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 86, 1, 'discard JJ', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 87, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 88, 0, 'play JJ 3', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 89, 1, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 90, 0, 'wyatt draw', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 91, 0, 'discard BS', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 92, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 93, 1, 'play JJ 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 94, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 95, 1, 'discard BS', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 96, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 97, 0, 'gun', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 98, 0, 'choose BC', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 99, 0, 'discard BK', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 100, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 101, 1, 'wyatt draw', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 102, 1, 'discard BS', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 103, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 104, 0, 'gun', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 105, 0, 'discard BS', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 106, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 107, 1, 'play BK 3', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 108, 0, 'pass', NULL, '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 109, 1, 'bank', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 110, 1, 'discard BS*', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 111, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 112, 0, 'play BK 2', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 113, 0, 'photo BK', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 114, 0, 'discard HO', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 115, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 116, 1, 'play BK 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 117, 1, 'play BD 1', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 118, 1, 'bank', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 119, 1, 'discard HO', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 120, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 121, 0, 'play JJ 2', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 122, 0, 'discard HO', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 123, 1, 'draw supply', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 124, 1, 'discard BS', 'robot', '2026-11-19 09:30:00+00', false);
INSERT INTO public.move VALUES ('d47275885da9a724cce9efc8', 125, 0, 'draw supply', NULL, '2026-11-19 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 1, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 2, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 3, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 4, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 5, 1, 'play BS 3', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 6, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 7, 1, 'gun', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 8, 1, 'discard BD', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 9, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 10, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 11, 0, 'play WH 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 12, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 13, 0, 'play JJ 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 14, 1, 'photo JJ', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 15, 0, 'discard BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 16, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 17, 1, 'play WH 1', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 18, 1, 'play JJ 1', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 19, 1, 'photo BS', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 20, 1, 'discard BC', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 21, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 22, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 23, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 24, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 25, 1, 'play WH 1', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 26, 1, 'gun', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 27, 1, 'choose BS', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 28, 1, 'discard SK', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 29, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 30, 0, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 31, 0, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 32, 0, 'choose JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 33, 0, 'discard BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 34, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 35, 1, 'bank', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 36, 1, 'choose BS', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 37, 1, 'discard BD', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 38, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 39, 0, 'play BS 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 40, 0, 'photo WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 41, 0, 'discard SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 42, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 43, 1, 'wyatt draw', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 44, 1, 'play BS 1', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 45, 1, 'discard BK', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 46, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 47, 0, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 48, 0, 'choose WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 49, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 50, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 51, 1, 'discard BK', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 52, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 53, 0, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 54, 0, 'discard SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 55, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 56, 1, 'play SK 3', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 57, 0, 'photo SK', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 58, 1, 'discard BD', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 59, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 60, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 61, 0, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 62, 0, 'discard BC*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 63, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 64, 1, 'play SK 1', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 65, 1, 'discard BD', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 66, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 67, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 68, 0, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 69, 0, 'discard BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 70, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 71, 1, 'discard BD', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 72, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 73, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 74, 0, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 75, 0, 'play BS 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 76, 0, 'discard BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 77, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 78, 1, 'play SK 1', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 79, 1, 'discard BK', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 80, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 81, 0, 'play BK 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 82, 1, 'photo BK', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 83, 0, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 84, 0, 'choose WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 85, 0, 'discard HO', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 86, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 87, 1, 'play BK 1', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 88, 1, 'discard BD*', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 89, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 90, 0, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 91, 0, 'discard BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 92, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 93, 1, 'wyatt draw', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 94, 1, 'play BC 3', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 95, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 96, 1, 'discard BD', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 97, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 98, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 99, 0, 'choose WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 100, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 101, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 102, 1, 'wyatt draw', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 103, 1, 'play SK 1', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 104, 1, 'discard HO', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 105, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 106, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 107, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 108, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 109, 1, 'wyatt draw', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 110, 1, 'discard BD', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 111, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 112, 0, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 113, 0, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 114, 0, 'choose WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 115, 0, 'discard HO', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 116, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 117, 1, 'play JJ 1', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 118, 1, 'play BK 1', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 119, 1, 'bank', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 120, 1, 'choose BS', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 121, 1, 'discard BD', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 122, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 123, 0, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 124, 0, 'photo BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 125, 0, 'discard MW', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('ed3de0f9169744b00274c041', 126, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('142c614d759a9a62cc8f3f4b', 1, 1, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('142c614d759a9a62cc8f3f4b', 2, 1, 'wyatt draw', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('142c614d759a9a62cc8f3f4b', 3, 1, 'discard BD', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('83fb9f041d224c49cd741a9d', 1, 0, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('83fb9f041d224c49cd741a9d', 2, 0, 'wyatt draw', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('83fb9f041d224c49cd741a9d', 3, 0, 'discard BK', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('74758e73c16758920f43111a', 1, 3, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('74758e73c16758920f43111a', 2, 3, 'play JJ 3', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('74758e73c16758920f43111a', 3, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('74758e73c16758920f43111a', 4, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('74758e73c16758920f43111a', 5, 2, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('74758e73c16758920f43111a', 6, 3, 'discard BS', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('74758e73c16758920f43111a', 7, 0, 'draw supply', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('74758e73c16758920f43111a', 8, 0, 'wyatt draw', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('74758e73c16758920f43111a', 9, 0, 'discard BK', 'robot', '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000b', 1, 2, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000b', 2, 2, 'play BC 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000b', 3, 0, 'photo BC', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000b', 4, 2, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000b', 5, 2, 'choose BC', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000b', 6, 2, 'discard WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 1, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 2, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 3, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 4, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 5, 0, 'play SK 4', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 6, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 7, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 8, 0, 'choose SK', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 9, 0, 'discard JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 10, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 11, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 12, 1, 'discard BD*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 13, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 14, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 15, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 16, 1, 'play JJ 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 17, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 18, 1, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 19, 1, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 20, 1, 'choose JJ', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 21, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 22, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 23, 0, 'play BC 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 24, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 25, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 26, 0, 'choose SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 27, 0, 'discard BS*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 28, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 29, 1, 'play BC 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 30, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 31, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 32, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 33, 0, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 34, 0, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 35, 0, 'choose SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 36, 0, 'discard BK*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 37, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 38, 1, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 39, 1, 'choose JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 40, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 41, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 42, 0, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 43, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 44, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 45, 1, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 46, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 47, 1, 'discard WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 48, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 49, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 50, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 51, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 52, 1, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 53, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 54, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 55, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 56, 0, 'play WH 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 57, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 58, 0, 'photo SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 59, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 60, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 61, 1, 'play BK 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 62, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 63, 1, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 64, 1, 'choose JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 65, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 66, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 67, 0, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 68, 0, 'photo JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 69, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 70, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 71, 1, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 72, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 73, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 74, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 75, 0, 'play BK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 76, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 77, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 78, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 79, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 80, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 81, 0, 'photo BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 82, 0, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 83, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 84, 1, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 85, 1, 'photo WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 86, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 87, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 88, 0, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 89, 0, 'choose SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 90, 0, 'discard HO', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 91, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 92, 1, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 93, 1, 'photo BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 94, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 95, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 96, 0, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 97, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 98, 0, 'choose BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 99, 0, 'discard BR', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 100, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 101, 0, 'play WH 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 102, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 103, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 104, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 105, 1, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 106, 1, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 107, 1, 'choose WH', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 108, 1, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 109, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 110, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 111, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 112, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 113, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 114, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 115, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 116, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 117, 1, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 118, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 119, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 120, 0, 'play SK 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 121, 1, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 122, 0, 'photo SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 123, 0, 'discard BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 124, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 125, 1, 'play SK 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 126, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 127, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 128, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 129, 0, 'photo WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 130, 0, 'discard BD*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 131, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 132, 1, 'play JJ 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 133, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 134, 1, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 135, 1, 'photo JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 136, 1, 'discard BK*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 137, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 138, 0, 'play JJ 2', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 139, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 140, 0, 'discard BC*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 141, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 142, 1, 'play BC 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 143, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 144, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 145, 1, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 146, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 147, 0, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 148, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 149, 0, 'choose WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 150, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 151, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 152, 1, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 153, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 154, 1, 'choose JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 155, 1, 'discard BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 156, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 157, 0, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 158, 0, 'stagecoach', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 159, 0, 'choose WH', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 160, 0, 'discard HO', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 161, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 162, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 163, 1, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 164, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 165, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 166, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 167, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 168, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 169, 1, 'choose JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 170, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 171, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 172, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 173, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 174, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 175, 1, 'play BD 3', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 176, 0, 'pass', NULL, '2026-11-20 09:30:00+00', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 177, 1, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 178, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 179, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 180, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 181, 1, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 182, 1, 'discard BS*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 183, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 184, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 185, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 186, 1, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 187, 1, 'play BD 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 188, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 189, 1, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 190, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 191, 0, 'play JJ 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 192, 0, 'gun', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 193, 0, 'choose SK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 194, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 195, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 196, 1, 'play BD 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 197, 1, 'photo BD', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 198, 1, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 199, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 200, 0, 'photo BC', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 201, 0, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 202, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 203, 1, 'play SK 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 204, 1, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 205, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 206, 1, 'play BD 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 207, 1, 'discard BK', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 208, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 209, 0, 'play BC 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 210, 0, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 211, 0, 'play BD 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 212, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 213, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 214, 1, 'bank', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 215, 1, 'choose JJ', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 216, 1, 'discard WE', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 217, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 218, 0, 'play WH 1', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 219, 0, 'discard BK*', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 220, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 221, 1, 'wyatt draw', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 222, 1, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 223, 0, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 224, 0, 'discard BS', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 225, 1, 'draw supply', NULL, '2026-11-20 09:30:00+00', true);
INSERT INTO public.note VALUES (1, '000000000000000000000001', 0, 0, 'Your orders were not used: the supply is empty');
INSERT INTO public.note VALUES (2, '256d2f2213cbc33d772bbd69', 0, 17, 'Bob Dalton is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (3, '256d2f2213cbc33d772bbd69', 0, 26, 'Sundance Kid is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (4, '256d2f2213cbc33d772bbd69', 0, 107, 'Billy the Kid is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (5, 'd47275885da9a724cce9efc8', 0, 17, 'Bob Dalton is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (6, 'd47275885da9a724cce9efc8', 0, 26, 'Sundance Kid is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (7, 'd47275885da9a724cce9efc8', 0, 107, 'Billy the Kid is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (8, 'ed3de0f9169744b00274c041', 0, 5, 'Belle Starr is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (9, 'ed3de0f9169744b00274c041', 0, 56, 'Sundance Kid is geopend, en volgens je opdracht “meteen spelen” is je foto gespeeld.');
INSERT INTO public.note VALUES (10, 'ed3de0f9169744b00274c041', 0, 94, 'Butch Cassidy is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (11, '74758e73c16758920f43111a', 1, 2, 'Jesse James was opened. Your order is “play it at once”, but you did not hold the Photo, so you passed.');
INSERT INTO public.note VALUES (12, '74758e73c16758920f43111a', 2, 2, 'Jesse James was opened. Your order is “play it at once”, but you did not hold the Photo, so you passed.');
INSERT INTO public.orders VALUES ('b853f0d20699f4b2640bff17', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('b853f0d20699f4b2640bff17', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('4732bfb05d498c7dcce8908b', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('4732bfb05d498c7dcce8908b', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('960221ac7bc0ff4a33d764d7', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('000000000000000000000009', 2, 'ask', 'ask', 'supply', 'pass', 'go on');
INSERT INTO public.orders VALUES ('00000000000000000000000a', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('256d2f2213cbc33d772bbd69', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('d47275885da9a724cce9efc8', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('ed3de0f9169744b00274c041', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('959ced152b8bf5da2f848a3c', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('95a1da623ed9418a3db2e83f', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('71962de525d67de3b5f9b4d4', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('71962de525d67de3b5f9b4d4', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('1a80970f1337d9b4e3d12156', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('1a80970f1337d9b4e3d12156', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('1a80970f1337d9b4e3d12156', 3, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('92c1da3f0400076650064a78', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('92c1da3f0400076650064a78', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('92c1da3f0400076650064a78', 3, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('142c614d759a9a62cc8f3f4b', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('142c614d759a9a62cc8f3f4b', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('142c614d759a9a62cc8f3f4b', 3, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('2ac233565c9dba2cbf411773', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('2ac233565c9dba2cbf411773', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('2ac233565c9dba2cbf411773', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('2ac233565c9dba2cbf411773', 3, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('83fb9f041d224c49cd741a9d', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('83fb9f041d224c49cd741a9d', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('83fb9f041d224c49cd741a9d', 3, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('74758e73c16758920f43111a', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('74758e73c16758920f43111a', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('a0f3e5acf333b7a49d54f08f', 0, 'ask', 'ask', 'ask', NULL, 'go on');
INSERT INTO public.outage VALUES ('2026-11-11 09:30:00+00', '2026-11-12 09:30:00+00', true, NULL, NULL);
INSERT INTO public.outmail VALUES (1, '92465e569f72f4084cdcfaf1', 0, 'confirm', 0, '', 2, 2, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'confirm.0.0.92465e569f72f4084cdcfaf1', 'c47c129be1d57aec7eb948a2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (3, 'b853f0d20699f4b2640bff17', 0, 'confirm', 0, '', 4, 4, 'queued', 0, '2026-11-12 09:30:00+00', '2026-11-12 09:30:00+00', NULL, 'confirm.0.0.b853f0d20699f4b2640bff17', '33a8bf14edcd6a5b4702341a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (4, 'b853f0d20699f4b2640bff17', 1, 'invite', 0, '', 7, 4, 'queued', 0, '2026-11-12 09:30:00+00', '2026-11-12 09:30:00+00', NULL, 'invite.0.1.b853f0d20699f4b2640bff17', '00fe8f68002968abf3eea941', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (5, 'b853f0d20699f4b2640bff17', 2, 'invite', 0, '', 5, 4, 'queued', 0, '2026-11-12 09:30:00+00', '2026-11-12 09:30:00+00', NULL, 'invite.0.2.b853f0d20699f4b2640bff17', 'c181f963dec24e4dad28b7e1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (6, 'b853f0d20699f4b2640bff17', 3, 'invite', 0, '', 6, 4, 'queued', 0, '2026-11-12 09:30:00+00', '2026-11-12 09:30:00+00', NULL, 'invite.0.3.b853f0d20699f4b2640bff17', '3b153cd0a5b313a83be1d300', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (7, 'b853f0d20699f4b2640bff17', 0, 'notice', 0, 'declined 2', 4, NULL, 'queued', 0, '2026-11-12 23:30:00+00', '2026-11-12 23:30:00+00', NULL, 'notice.0.0.079dbe9946d9fb1a.b853f0d20699f4b2640bff17', '905a4f915a0c7f765ae78f8e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (8, 'b853f0d20699f4b2640bff17', 0, 'notice', 0, 'lapsed 3', 4, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.0.0.8b90e08d0f43e4d6.b853f0d20699f4b2640bff17', '2f9fa2c66898569b86ffc7a0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (9, '4732bfb05d498c7dcce8908b', 0, 'confirm', 0, '', 10, 10, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'confirm.0.0.4732bfb05d498c7dcce8908b', '5ea066e82278d4faed18db4a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (10, '4732bfb05d498c7dcce8908b', 1, 'invite', 0, '', 9, 10, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'invite.0.1.4732bfb05d498c7dcce8908b', '01e287fba9bb7337b6ecfce7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (11, '4732bfb05d498c7dcce8908b', 2, 'invite', 0, '', 8, 10, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'invite.0.2.4732bfb05d498c7dcce8908b', '6822bc1e2d354c0c524cf60e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (12, '960221ac7bc0ff4a33d764d7', 0, 'confirm', 0, '', 12, 12, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'confirm.0.0.960221ac7bc0ff4a33d764d7', 'f34c5a31936f534354c432a7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (14, '960221ac7bc0ff4a33d764d7', 0, 'notice', 0, 'declined 1', 12, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.0.0.97d1dd827aab2916.960221ac7bc0ff4a33d764d7', '8ba0ce967fe49a7bcebd25fe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (13, '960221ac7bc0ff4a33d764d7', 1, 'invite', 0, '', 11, 12, 'superseded', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'invite.0.1.960221ac7bc0ff4a33d764d7', 'fc65a814105933ba26c45ff3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (15, '000000000000000000000001', 0, 'start', 0, '', 13, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.000000000000000000000001', '4128e5fcfe2ad265a6dd8047', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (16, '000000000000000000000001', 1, 'start', 0, '', 14, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.000000000000000000000001', 'df268e8e5823853c636438d0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (17, '000000000000000000000001', 2, 'start', 0, '', 15, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.000000000000000000000001', '896cca9a3cdeabdc2ba12147', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (18, '000000000000000000000002', 0, 'start', 0, '', 16, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.000000000000000000000002', '6d40d7de5a0237f9c47e2f0f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (19, '000000000000000000000002', 1, 'start', 0, '', 17, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.000000000000000000000002', '1ba4d16411966105ac155bd5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (20, '000000000000000000000002', 2, 'start', 0, '', 18, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.000000000000000000000002', '49ea1818cc9607eb8eef1e15', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (32, '000000000000000000000028', 0, 'start', 0, '', 26, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.000000000000000000000028', '2c204f044d9397e1e1a90041', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (33, '000000000000000000000028', 0, 'turn', 2, '', 26, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.2.0.000000000000000000000028', 'd95e2008ca59c2e6ef028659', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (34, '000000000000000000000005', 0, 'start', 0, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.000000000000000000000005', 'b1e1d0ce06eff268cfff5794', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (35, '000000000000000000000005', 1, 'start', 0, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.000000000000000000000005', '10449f222a54e9fadec35e6f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (36, '000000000000000000000005', 2, 'start', 0, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.000000000000000000000005', 'e39ef42d2850469baa834044', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (37, '000000000000000000000005', 0, 'window', 2, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.2.0.000000000000000000000005', '34ba3099885ffe90a32045b0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (38, '000000000000000000000005', 2, 'window', 2, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.2.2.000000000000000000000005', 'd4988dfb864941303c28b156', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (39, '000000000000000000000005', 1, 'turn', 4, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.4.1.000000000000000000000005', 'fb3b1cf4b47beebbb79e3c75', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (40, '000000000000000000000005', 2, 'turn', 7, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.7.2.000000000000000000000005', '174b8863e0e96acc7e411c1b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (41, '000000000000000000000005', 0, 'window', 9, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.9.0.000000000000000000000005', '30403fa3292c225079986062', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (42, '000000000000000000000005', 1, 'window', 9, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.9.1.000000000000000000000005', 'e153091e730fac0083185959', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (43, '000000000000000000000005', 2, 'turn', 11, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.11.2.000000000000000000000005', 'cdeb245d2bfc21fb5728fbae', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (23, '000000000000000000000003', 2, 'start', 0, '', 21, NULL, 'sent', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:30+00', '2026-11-20 09:30:00+00', 'start.0.2.000000000000000000000003', 'f5aeadbd31d8067bccfa1651', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (24, '000000000000000000000003', 0, 'window', 2, '', 19, NULL, 'sent', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:30+00', '2026-11-20 09:30:00+00', 'window.2.0.000000000000000000000003', '85166810a0c8fe1d5b640bd7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (25, '000000000000000000000003', 1, 'window', 2, '', 20, NULL, 'sent', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:30+00', '2026-11-20 09:30:00+00', 'window.2.1.000000000000000000000003', '046e6b7d5c486133ca8a5da7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (26, '000000000000000000000004', 0, 'start', 0, '', 22, NULL, 'sent', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:30+00', '2026-11-20 09:30:00+00', 'start.0.0.000000000000000000000004', 'fdc7af012d335db148c45dc5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (27, '000000000000000000000004', 3, 'start', 0, '', 25, NULL, 'sent', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:30+00', '2026-11-20 09:30:00+00', 'start.0.3.000000000000000000000004', '92f3ba285054702115cf9084', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (28, '000000000000000000000004', 3, 'window', 2, '', 25, NULL, 'superseded', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:30+00', NULL, 'window.2.3.000000000000000000000004', 'f1cbd73a3877dec302efbd0d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (29, '000000000000000000000004', 0, 'turn', 5, '', 22, NULL, 'failed', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.5.0.000000000000000000000004', '5baec02313fef0bf94b3ce45', '550 no such user', NULL, NULL);
INSERT INTO public.outmail VALUES (30, '000000000000000000000004', 0, 'window', 9, '', 22, NULL, 'queued', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:05+00', NULL, 'window.9.0.000000000000000000000004', 'd2fa48fc22a96e144d7ec2d0', '550 no such user', NULL, NULL);
INSERT INTO public.outmail VALUES (31, '000000000000000000000004', 3, 'window', 9, '', 25, NULL, 'sending', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:30+00', NULL, 'window.9.3.000000000000000000000004', '2892569d425fe447e2e98aac', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (44, '000000000000000000000005', 0, 'turn', 13, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.13.0.000000000000000000000005', '8d1d45ef0abf0c6a059474b4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (45, '000000000000000000000005', 1, 'window', 15, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.15.1.000000000000000000000005', '242c50e68c01cc93ecefafc9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (46, '000000000000000000000005', 2, 'window', 15, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.15.2.000000000000000000000005', '5561d8d9ad5f6ffbfbef190c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (47, '000000000000000000000005', 0, 'turn', 17, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.17.0.000000000000000000000005', '6f54b2b85731504669f3e231', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (48, '000000000000000000000005', 1, 'turn', 21, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.21.1.000000000000000000000005', '73b9f9c4cfff77d3fc297f39', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (49, '000000000000000000000005', 2, 'turn', 26, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.26.2.000000000000000000000005', '712cec193bd9d5d787c11ad5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (50, '000000000000000000000005', 0, 'window', 28, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.28.0.000000000000000000000005', '7d88c96b348428ac9284c552', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (51, '000000000000000000000005', 1, 'window', 28, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.28.1.000000000000000000000005', '83c76211f2f60565d050c06f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (52, '000000000000000000000005', 2, 'turn', 30, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.30.2.000000000000000000000005', '3955bd157340c925eb5b4bad', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (53, '000000000000000000000005', 0, 'turn', 33, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.33.0.000000000000000000000005', '3dd7704efa35db93d3e48df3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (54, '000000000000000000000005', 1, 'turn', 36, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.36.1.000000000000000000000005', 'b93e3bc5a685c23ab55eb6be', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (55, '000000000000000000000005', 2, 'turn', 39, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.39.2.000000000000000000000005', '266aebfa41bcf5437516652b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (56, '000000000000000000000005', 0, 'turn', 42, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.42.0.000000000000000000000005', 'c23b82ee8e1ba40a2bcadebe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (57, '000000000000000000000005', 1, 'turn', 46, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.46.1.000000000000000000000005', '9bbe6f3238dbcee85c4b59d2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (58, '000000000000000000000005', 2, 'turn', 49, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.49.2.000000000000000000000005', '8a996eabbfb89d29c7b61d77', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (59, '000000000000000000000005', 0, 'window', 53, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.53.0.000000000000000000000005', '0941fa93dc068bde4e8fbb7f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (60, '000000000000000000000005', 1, 'window', 53, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.53.1.000000000000000000000005', 'cd4e0a29dfb9b04912d699d5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (61, '000000000000000000000005', 2, 'turn', 55, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.55.2.000000000000000000000005', '7cc523241cfbbef634d7ce5d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (62, '000000000000000000000005', 0, 'turn', 56, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.56.0.000000000000000000000005', 'b79c326f738f2b8d02993d12', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (63, '000000000000000000000005', 1, 'turn', 60, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.60.1.000000000000000000000005', '5d3706a82b634432147e0480', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (64, '000000000000000000000005', 2, 'turn', 63, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.63.2.000000000000000000000005', '7efa1aa0c84f1efe88f4365c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (65, '000000000000000000000005', 0, 'turn', 66, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.66.0.000000000000000000000005', '59a951071ac604a523d86447', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (66, '000000000000000000000005', 1, 'turn', 68, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.68.1.000000000000000000000005', '9016b9703d4f9e53d4c371da', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (67, '000000000000000000000005', 2, 'turn', 72, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.72.2.000000000000000000000005', '9009f6ee18cdb4eec6294379', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (68, '000000000000000000000005', 0, 'turn', 77, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.77.0.000000000000000000000005', '02358164cbbeddf4b3db367a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (69, '000000000000000000000005', 1, 'turn', 79, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.79.1.000000000000000000000005', '3c86c350d0327235758dcba1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (70, '000000000000000000000005', 2, 'turn', 83, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.83.2.000000000000000000000005', '228c3be518d8b8c0b81fc263', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (71, '000000000000000000000005', 0, 'turn', 86, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.86.0.000000000000000000000005', '46629e1ba18c34b15de81a4c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (72, '000000000000000000000005', 1, 'turn', 90, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.90.1.000000000000000000000005', '1cdcfeae3a863bbbfc5482ad', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (73, '000000000000000000000005', 2, 'turn', 93, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.93.2.000000000000000000000005', '91dcf5b21aa355369fcb7def', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (74, '000000000000000000000005', 0, 'turn', 97, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.97.0.000000000000000000000005', '8f46e611f9d756f7a1071dfa', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (75, '000000000000000000000005', 1, 'window', 100, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.100.1.000000000000000000000005', '3049ecc927bbd7bdec8f5327', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (76, '000000000000000000000005', 2, 'window', 100, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.100.2.000000000000000000000005', 'f86da6b697b3e747cdb5c4c2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (77, '000000000000000000000005', 0, 'turn', 102, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.102.0.000000000000000000000005', '4196f93a0a5cb9ae65a6c8f8', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (78, '000000000000000000000005', 1, 'turn', 104, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.104.1.000000000000000000000005', '1e4069bf5dfd1d840f5f7bb7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (79, '000000000000000000000005', 2, 'turn', 109, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.109.2.000000000000000000000005', '61cf74771875ea8d99f6ae69', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (80, '000000000000000000000005', 0, 'turn', 112, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.112.0.000000000000000000000005', 'babc3e0d2a96b3d29c197852', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (81, '000000000000000000000005', 1, 'turn', 114, '', 31, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.114.1.000000000000000000000005', '5db96604f3486cb9561e02ec', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (82, '000000000000000000000005', 0, 'hand', 115, '', 30, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'hand.115.0.000000000000000000000005', '8d3a1c6352c80f0b3c992feb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (83, '000000000000000000000005', 2, 'hand', 115, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'hand.115.2.000000000000000000000005', '5639e2f420e6bf8e6200ece4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (84, '000000000000000000000005', 2, 'turn', 115, '', 32, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.115.2.000000000000000000000005', '846153aa4ba679f0585eb244', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (85, '000000000000000000000006', 0, 'start', 0, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.000000000000000000000006', '1a3e6c2d7f16ecb2404a8b2e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (86, '000000000000000000000006', 1, 'start', 0, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.000000000000000000000006', '574dac60ac13cee360d0fce3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (87, '000000000000000000000006', 1, 'turn', 3, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.3.1.000000000000000000000006', 'daf08aed085dcc40a13c2095', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (88, '000000000000000000000006', 0, 'turn', 5, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.5.0.000000000000000000000006', '16346dbb393d5792d276f9b7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (89, '000000000000000000000006', 1, 'turn', 8, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.8.1.000000000000000000000006', '27498d402c8aef119f939581', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (90, '000000000000000000000006', 0, 'turn', 10, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.10.0.000000000000000000000006', '7c931b1807d8ff0fd422ea51', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (91, '000000000000000000000006', 1, 'window', 13, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.13.1.000000000000000000000006', 'be8aace91a98e3953977a560', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (92, '000000000000000000000006', 0, 'turn', 14, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.14.0.000000000000000000000006', '82ebed0b66f763a62203f4b4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (93, '000000000000000000000006', 1, 'turn', 15, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.15.1.000000000000000000000006', 'd9273f8a3b6c166f237ca21d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (94, '000000000000000000000006', 0, 'turn', 20, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.20.0.000000000000000000000006', '15d87d590618479a5394d653', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (95, '000000000000000000000006', 1, 'turn', 24, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.24.1.000000000000000000000006', '25dec697c691902205fa51ed', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (96, '000000000000000000000006', 0, 'window', 26, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.26.0.000000000000000000000006', 'e3e7e11d567122e988c52330', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (97, '000000000000000000000006', 1, 'turn', 27, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.27.1.000000000000000000000006', '37b8c1bb44ac4426911ed69b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (98, '000000000000000000000006', 0, 'turn', 29, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.29.0.000000000000000000000006', '6cb3bbbc2c2cc52254ed5111', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (99, '000000000000000000000006', 1, 'turn', 33, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.33.1.000000000000000000000006', '1d5a0e469d8e69de7b1863b4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (100, '000000000000000000000006', 0, 'window', 35, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.35.0.000000000000000000000006', '6e178c8612efbf8666ef203a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (101, '000000000000000000000006', 1, 'turn', 36, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.36.1.000000000000000000000006', '675ecab5b16e5c18a1486088', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (102, '000000000000000000000006', 0, 'turn', 38, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.38.0.000000000000000000000006', '99d3f23fe401804ad29e34dc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (103, '000000000000000000000006', 1, 'turn', 43, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.43.1.000000000000000000000006', '0eaaeb2d9e29b2ba765cca86', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (104, '000000000000000000000006', 0, 'turn', 47, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.47.0.000000000000000000000006', '4a28b048bdce466b52200fa6', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (105, '000000000000000000000006', 1, 'window', 49, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.49.1.000000000000000000000006', 'b3be80496d994503c3e52ebe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (106, '000000000000000000000006', 0, 'turn', 50, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.50.0.000000000000000000000006', 'e97e4dadc824dca55a581289', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (107, '000000000000000000000006', 1, 'turn', 52, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.52.1.000000000000000000000006', '47c22b2f4f9f9815481452fb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (108, '000000000000000000000006', 0, 'window', 54, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.54.0.000000000000000000000006', 'a2c2e71014b74456472ab52c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (109, '000000000000000000000006', 1, 'turn', 55, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.55.1.000000000000000000000006', 'd27c634f83aad0e3e2edf9ac', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (110, '000000000000000000000006', 0, 'turn', 58, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.58.0.000000000000000000000006', '8abb0508159810dc4cc4042a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (111, '000000000000000000000006', 1, 'turn', 62, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.62.1.000000000000000000000006', '4b98753f93b7df1ba955f2f6', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (112, '000000000000000000000006', 0, 'turn', 67, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.67.0.000000000000000000000006', 'a2d191281d7327fed098a9c7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (113, '000000000000000000000006', 1, 'turn', 72, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.72.1.000000000000000000000006', '73cf3bc49229729a6681f37b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (114, '000000000000000000000006', 0, 'turn', 75, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.75.0.000000000000000000000006', '6cabf5b6cdd1e57d6c2f5680', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (115, '000000000000000000000006', 1, 'turn', 81, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.81.1.000000000000000000000006', 'c41e4266f7eeac2374165af1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (116, '000000000000000000000006', 0, 'turn', 84, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.84.0.000000000000000000000006', 'c17fa0999c1f98650006030a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (117, '000000000000000000000006', 1, 'turn', 88, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.88.1.000000000000000000000006', 'aa3253b379afd8ed90813349', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (118, '000000000000000000000006', 0, 'turn', 92, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.92.0.000000000000000000000006', '71dc75500bd835e489ba6b34', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (119, '000000000000000000000006', 1, 'window', 94, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.94.1.000000000000000000000006', 'ded26624c7a140601c92730f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (120, '000000000000000000000006', 0, 'turn', 95, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.95.0.000000000000000000000006', 'cdf952089b0e03adff91c795', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (121, '000000000000000000000006', 1, 'turn', 96, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.96.1.000000000000000000000006', '1697f8b3ba143970ef79375c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (122, '000000000000000000000006', 0, 'turn', 100, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.100.0.000000000000000000000006', '6ea271e5a76b11be085dace1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (123, '000000000000000000000006', 1, 'turn', 104, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.104.1.000000000000000000000006', '2ccb481cfb0640a794cdbc99', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (124, '000000000000000000000006', 0, 'turn', 109, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.109.0.000000000000000000000006', '060a4ad485349c259fe8f1b4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (125, '000000000000000000000006', 1, 'turn', 113, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.113.1.000000000000000000000006', 'b1548438727689e97bf62ce8', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (126, '000000000000000000000006', 0, 'turn', 118, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.118.0.000000000000000000000006', '284290223e441a9272684ec7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (127, '000000000000000000000006', 1, 'turn', 123, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.123.1.000000000000000000000006', '51fa0369be49ca5e50f48d9f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (128, '000000000000000000000006', 0, 'hand', 124, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'hand.124.0.000000000000000000000006', '27521824f22fbd1e3db8877b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (129, '000000000000000000000006', 1, 'turn', 124, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.124.1.000000000000000000000006', '8c5b2c6ea6fb8170fa561a95', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (130, '000000000000000000000006', 0, 'window', 126, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.126.0.000000000000000000000006', '927f74dcdc124500f75572b4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (131, '000000000000000000000006', 1, 'turn', 127, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.127.1.000000000000000000000006', 'f9754978b7aa671b2439bf21', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (132, '000000000000000000000006', 0, 'window', 129, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.129.0.000000000000000000000006', '90e7505a0d0071a6cdda0527', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (133, '000000000000000000000006', 1, 'turn', 130, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.130.1.000000000000000000000006', 'a33c89f432baea1914e0d003', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (134, '000000000000000000000006', 0, 'turn', 131, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.131.0.000000000000000000000006', '79f7955bc9f87a2f93c1f26b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (135, '000000000000000000000006', 1, 'turn', 135, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.135.1.000000000000000000000006', '7a5e0561505ad3a070e61328', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (136, '000000000000000000000006', 0, 'turn', 139, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.139.0.000000000000000000000006', '40a9b67e42c371c4f4a8214d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (137, '000000000000000000000006', 1, 'turn', 142, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.142.1.000000000000000000000006', 'c58a2e5cdb72c872d9f5ac78', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (138, '000000000000000000000006', 0, 'window', 144, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.144.0.000000000000000000000006', '4e190b630b03795969931c0f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (139, '000000000000000000000006', 1, 'turn', 145, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.145.1.000000000000000000000006', '76c65727666c6fc3c06e7157', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (140, '000000000000000000000006', 0, 'turn', 148, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.148.0.000000000000000000000006', '47349372aa44ab6f6953c896', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (141, '000000000000000000000006', 1, 'window', 150, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.150.1.000000000000000000000006', '929edeacd462a9322b6e7b5f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (142, '000000000000000000000006', 0, 'turn', 151, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.151.0.000000000000000000000006', '4b2a3bcb0f76a286270ca1b2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (143, '000000000000000000000006', 1, 'turn', 154, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.154.1.000000000000000000000006', '751df3721d219f37d398c508', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (144, '000000000000000000000006', 0, 'turn', 157, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.157.0.000000000000000000000006', '7fbbff8c2d75fda2dd513ec1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (145, '000000000000000000000006', 1, 'turn', 161, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.161.1.000000000000000000000006', '109760b72c98a2fa9120164b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (146, '000000000000000000000006', 0, 'turn', 166, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.166.0.000000000000000000000006', '36ba647e2f3e2c9769d0c767', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (147, '000000000000000000000006', 1, 'window', 169, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.169.1.000000000000000000000006', 'ec509d27045d6115fa5baf32', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (148, '000000000000000000000006', 0, 'turn', 170, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.170.0.000000000000000000000006', 'd4914645d5cabed0e3f99884', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (149, '000000000000000000000006', 1, 'turn', 172, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.172.1.000000000000000000000006', 'dcbf143a43905810d318bb38', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (150, '000000000000000000000006', 0, 'turn', 175, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.175.0.000000000000000000000006', '906bb0d12a45dee744deac05', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (151, '000000000000000000000006', 1, 'turn', 179, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.179.1.000000000000000000000006', 'cd44f08576234dc56276c01a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (152, '000000000000000000000006', 0, 'turn', 182, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.182.0.000000000000000000000006', 'a940c0828a3cb0167a8b6129', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (153, '000000000000000000000006', 1, 'turn', 186, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.186.1.000000000000000000000006', '1eb9ba3576600596575459fc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (154, '000000000000000000000006', 0, 'turn', 189, '', 33, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.189.0.000000000000000000000006', '6fc16c1d1cf755d0fa170eee', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (155, '000000000000000000000006', 1, 'result', 193, '', 34, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'result.193.1.000000000000000000000006', 'db146c334a1cd5a8c52f0e11', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (156, '000000000000000000000007', 0, 'start', 0, '', 35, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.000000000000000000000007', 'c15a8e02f92c1fc29e0d5bc2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (157, '000000000000000000000007', 1, 'start', 0, '', 36, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.000000000000000000000007', 'b233562db600d0f3f7bb9606', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (158, '000000000000000000000007', 2, 'start', 0, '', 37, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.000000000000000000000007', '8cd4ce13a5870936b17fbf3a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (159, '000000000000000000000007', 1, 'window', 3, '', 36, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.3.1.000000000000000000000007', '8bfea35a05b7d84785b63c04', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (160, '000000000000000000000007', 2, 'window', 3, '', 37, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.3.2.000000000000000000000007', 'fa644e739a93f0d936035816', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (161, '000000000000000000000007', 0, 'turn', 5, '', 35, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.5.0.000000000000000000000007', 'a4f6f8d730762fa333ed6c12', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (162, '000000000000000000000007', 1, 'turn', 6, '', 36, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.6.1.000000000000000000000007', '558ec3fe94268bb9e353279f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (163, '000000000000000000000007', 1, 'notice', 7, 'motion 1', 36, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.7.1.2cddd80e2efa4c26.000000000000000000000007', '1dc6495b1871f9ddad9a35b0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (164, '000000000000000000000007', 2, 'notice', 7, 'motion 1', 37, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.7.2.2cddd80e2efa4c26.000000000000000000000007', '4315212d6d164ce4c96c9508', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (165, '000000000000000000000007', 0, 'notice', 7, 'paused players 2026-11-20 09:30', 35, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.7.0.0d028934c3a05b86.000000000000000000000007', '0e7f6c80360c9da2389118ce', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (166, '000000000000000000000007', 1, 'notice', 7, 'paused players 2026-11-20 09:30', 36, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.7.1.0d028934c3a05b86.000000000000000000000007', '15c5ed6874138cdb81759fec', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (167, '000000000000000000000007', 0, 'notice', 7, 'motion 2', 35, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.7.0.af92517de990dc31.000000000000000000000007', '07a1f877174a2a45318b196f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (168, '000000000000000000000007', 2, 'notice', 7, 'motion 2', 37, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.7.2.af92517de990dc31.000000000000000000000007', 'd76ca04138ff70ddb2d9dcca', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (169, '000000000000000000000008', 0, 'start', 0, '', 38, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.000000000000000000000008', '6c1696dce5f90254ab799ccc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (170, '000000000000000000000008', 1, 'start', 0, '', 39, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.000000000000000000000008', '9fa7213a0489ffdca2d9f0d0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (171, '000000000000000000000008', 2, 'start', 0, '', 40, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.000000000000000000000008', 'ec48d4fd22bda50a46c37e85', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (172, '000000000000000000000008', 0, 'turn', 2, '', 38, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.2.0.000000000000000000000008', 'c98c711cde6e7f50b4e76bee', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (173, '000000000000000000000008', 1, 'window', 4, '', 39, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.4.1.000000000000000000000008', 'd3a8c46c7ec25f782318db2c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (174, '000000000000000000000008', 2, 'window', 4, '', 40, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.4.2.000000000000000000000008', 'e8c635e7c2e54d1afb5e9413', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (175, '000000000000000000000008', 0, 'turn', 5, '', 38, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.5.0.000000000000000000000008', '2c5542f90195f0185e75fd2d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (176, '000000000000000000000008', 1, 'window', 6, '', 39, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.6.1.000000000000000000000008', '7cc49378e26d9fcd1c83ea35', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (177, '000000000000000000000008', 2, 'window', 6, '', 40, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.6.2.000000000000000000000008', '88e01202da58b91e9e29109f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (178, '000000000000000000000008', 0, 'turn', 8, '', 38, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.8.0.000000000000000000000008', '6f09c8d913c4dc17dbb201d9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (179, '000000000000000000000008', 2, 'notice', 8, 'held 0', 40, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.8.2.6b97eee7a4204719.000000000000000000000008', '79376e2a74f5f372ab62f69e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (180, '000000000000000000000008', 0, 'notice', 8, 'held-seat 2', 38, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.8.0.ca422f080884e795.000000000000000000000008', '88f72b4fe6f3781e81a19ea4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (181, '000000000000000000000009', 0, 'start', 0, '', 41, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.000000000000000000000009', 'cdcbcc9cb502e6ed854a1101', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (182, '000000000000000000000009', 1, 'start', 0, '', 42, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.000000000000000000000009', 'abda7ae6398fa0ab3b13e84d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (183, '000000000000000000000009', 2, 'start', 0, '', 43, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.000000000000000000000009', '598a771af3d2df7d76ced4ef', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (184, '000000000000000000000009', 2, 'turn', 3, '', 43, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.3.2.000000000000000000000009', 'b0b01305c6d1efbd8f1f0255', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (185, '000000000000000000000009', 0, 'window', 5, '', 41, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.5.0.000000000000000000000009', '2fa4ad65f65a3c2f9e64ecbc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (186, '000000000000000000000009', 1, 'window', 5, '', 42, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.5.1.000000000000000000000009', '415f51c0b977baa4e85525d8', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (187, '00000000000000000000000a', 0, 'start', 0, '', 44, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.00000000000000000000000a', 'fe8cdb4e1a211e2270750d9c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (188, '00000000000000000000000a', 1, 'start', 0, '', 45, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.00000000000000000000000a', '79e883f990c5eb56346cb106', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (189, '00000000000000000000000a', 2, 'start', 0, '', 46, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.00000000000000000000000a', '83e03539fe74e10342cf4e5d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (190, '00000000000000000000000a', 0, 'turn', 3, '', 44, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.3.0.00000000000000000000000a', '4c80e51e1f2c2cddc3e2d7fe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (191, '00000000000000000000000a', 2, 'notice', 4, 'held 0', 46, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.4.2.6b97eee7a4204719.00000000000000000000000a', '5bc4ba9b28871c6650719192', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (192, '00000000000000000000000a', 0, 'notice', 4, 'held-seat 2', 44, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.4.0.ca422f080884e795.00000000000000000000000a', 'e98166ac1c9cbcd41b44d372', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (193, '00000000000000000000000a', 1, 'notice', 4, 'motion 3', 45, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.4.1.b184b94a4c864f4d.00000000000000000000000a', '8809c9865c849974e242b27b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (194, '00000000000000000000000a', 2, 'notice', 4, 'motion 3', 46, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'notice.4.2.b184b94a4c864f4d.00000000000000000000000a', '07316481e1bf3ce6d9937f26', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (195, '00000000000000000000000a', 2, 'invite', 4, 'seat 3', 47, 44, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'invite.4.2.ba810bb33c1b38ae.00000000000000000000000a', 'de829396e50b48e2b4949082', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (196, '00000000000000000000000a', 2, 'start', 4, 'substitute 1', 47, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.4.2.d321432f2c4f0050.00000000000000000000000a', '0586825aa9c2a2ba8cbc23bc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (197, '00000000000000000000000a', 1, 'links', 4, 'epoch 1', 45, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'links.4.1.51604db2883998a0.00000000000000000000000a', '62438e78e9ef85921772883d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (198, '00000000000000000000000a', 2, 'links', 4, 'epoch 2', 47, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'links.4.2.b86bf645118e1fc5.00000000000000000000000a', 'd777b7f584856057ee21688a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (2, 'fe2d16dda0eec43342947124', 0, 'confirm', 0, '', 3, 3, 'sent', 1, '2026-11-18 10:30:00+00', '2026-11-20 09:30:30+00', '2026-11-20 09:30:00+00', 'confirm.0.0.fe2d16dda0eec43342947124', '26920e51d1c961ffe7b01b37', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (21, '000000000000000000000003', 0, 'start', 0, '', 19, NULL, 'sent', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:30+00', '2026-11-20 09:30:00+00', 'start.0.0.000000000000000000000003', '97a007bea9ce1ea7d95271b1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (22, '000000000000000000000003', 1, 'start', 0, '', 20, NULL, 'sent', 1, '2026-11-20 09:30:00+00', '2026-11-20 09:30:30+00', '2026-11-20 09:30:00+00', 'start.0.1.000000000000000000000003', '1ec30bcf84c91b7135c8319e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (199, '959ced152b8bf5da2f848a3c', 0, 'deal', 0, '', 51, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'deal.0.0.959ced152b8bf5da2f848a3c', '2f7c9757f8f0ccf859aed00a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (200, '95a1da623ed9418a3db2e83f', 0, 'deal', 0, '', 52, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'deal.0.0.95a1da623ed9418a3db2e83f', '2ab08f32418295387dc409ed', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (201, '71962de525d67de3b5f9b4d4', 0, 'start', 0, '', 53, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.71962de525d67de3b5f9b4d4', '4a3568b2c465010c0d4114cc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (202, '71962de525d67de3b5f9b4d4', 1, 'start', 0, '', 56, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.71962de525d67de3b5f9b4d4', '71bfd1eb7855067ae71040d3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (203, '1a80970f1337d9b4e3d12156', 0, 'start', 0, '', 54, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.1a80970f1337d9b4e3d12156', 'dcd77af73bc8bd64ab4aa4f3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (204, '1a80970f1337d9b4e3d12156', 1, 'start', 0, '', 57, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.1a80970f1337d9b4e3d12156', '10daeb0a4f24adfdb8909f0e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (205, '1a80970f1337d9b4e3d12156', 3, 'start', 0, '', 53, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.3.1a80970f1337d9b4e3d12156', '953988d7ae16becb2b48ee4e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (206, '92c1da3f0400076650064a78', 0, 'start', 0, '', 55, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.92c1da3f0400076650064a78', '8fd589be015ea93152b273ab', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (207, '92c1da3f0400076650064a78', 2, 'start', 0, '', 53, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.92c1da3f0400076650064a78', '9ee25dc2b611b747e890b699', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (208, '92c1da3f0400076650064a78', 3, 'start', 0, '', 54, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.3.92c1da3f0400076650064a78', '3a66d167d4df93ced8031c0f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (209, '142c614d759a9a62cc8f3f4b', 0, 'start', 0, '', 56, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.142c614d759a9a62cc8f3f4b', '3541a141f0c2953d3c38f674', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (210, '142c614d759a9a62cc8f3f4b', 2, 'start', 0, '', 54, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.142c614d759a9a62cc8f3f4b', '386ae45cd5c1893d6c9cb435', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (211, '142c614d759a9a62cc8f3f4b', 3, 'start', 0, '', 55, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.3.142c614d759a9a62cc8f3f4b', '75adb25c07ccbeff9d3c5bcf', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (212, '142c614d759a9a62cc8f3f4b', 2, 'turn', 3, '', 54, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.3.2.142c614d759a9a62cc8f3f4b', '11ee9799be050eae5442f115', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (213, '2ac233565c9dba2cbf411773', 0, 'start', 0, '', 57, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.2ac233565c9dba2cbf411773', '23048209e07ac68472c1b6a2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (214, '2ac233565c9dba2cbf411773', 1, 'start', 0, '', 53, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.2ac233565c9dba2cbf411773', '3fd57eeb92dcdeaeef811332', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (215, '2ac233565c9dba2cbf411773', 2, 'start', 0, '', 55, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.2ac233565c9dba2cbf411773', 'd2305fefb32e7ba96f6eb7d7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (216, '2ac233565c9dba2cbf411773', 3, 'start', 0, '', 56, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.3.2ac233565c9dba2cbf411773', '6c46de3a4bdf7c3d10b2b866', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (217, '83fb9f041d224c49cd741a9d', 1, 'start', 0, '', 54, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.83fb9f041d224c49cd741a9d', '320278772212d56512d2a97f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (218, '83fb9f041d224c49cd741a9d', 2, 'start', 0, '', 56, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.83fb9f041d224c49cd741a9d', '6cd2cc8925f3206ee103a15d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (219, '83fb9f041d224c49cd741a9d', 3, 'start', 0, '', 57, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.3.83fb9f041d224c49cd741a9d', '2ae675f003f1fece4904ece3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (220, '83fb9f041d224c49cd741a9d', 1, 'turn', 3, '', 54, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.3.1.83fb9f041d224c49cd741a9d', '5941e1b2b50c4a8fb31acd7d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (221, '74758e73c16758920f43111a', 1, 'start', 0, '', 55, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.74758e73c16758920f43111a', 'd8fbdcee2774ba153fe325a3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (222, '74758e73c16758920f43111a', 2, 'start', 0, '', 57, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.74758e73c16758920f43111a', '7900c5c6c4507bfa6cf508b7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (223, '74758e73c16758920f43111a', 1, 'turn', 9, '', 55, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.9.1.74758e73c16758920f43111a', '7e66ff8e3bb6642e849a60f7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (224, '00000000000000000000000b', 0, 'start', 0, '', 58, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.00000000000000000000000b', '7633670f51a3015850aa9761', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (225, '00000000000000000000000b', 1, 'start', 0, '', 59, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.00000000000000000000000b', '9305a7118ebec0c1129a966c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (226, '00000000000000000000000b', 2, 'start', 0, '', 60, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.2.00000000000000000000000b', '6b2bbc82d17043c87bf0c302', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (227, '00000000000000000000000b', 0, 'window', 2, '', 58, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.2.0.00000000000000000000000b', '08efc373f580bd8c65f882ca', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (228, '00000000000000000000000b', 1, 'window', 2, '', 59, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.2.1.00000000000000000000000b', '9ddea1a7b63bdebfcc6ec068', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (229, '00000000000000000000000b', 2, 'turn', 3, '', 60, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.3.2.00000000000000000000000b', 'e087834ff7e2269b63bec0f1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (230, '00000000000000000000000b', 0, 'turn', 6, '', 58, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.6.0.00000000000000000000000b', '25c04a211a51a0364b47f798', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (231, 'a0f3e5acf333b7a49d54f08f', 0, 'join', 0, '1', 62, 62, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'join.0.0.6b86b273ff34fce1.a0f3e5acf333b7a49d54f08f', '6204fb1f94e8b4620c27003c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (232, '00000000000000000000000c', 0, 'start', 0, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.0.00000000000000000000000c', '5b990c1aa6a53d02243e4fd6', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (233, '00000000000000000000000c', 1, 'start', 0, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'start.0.1.00000000000000000000000c', 'ec8a3cd58bb918346708c470', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (234, '00000000000000000000000c', 0, 'turn', 3, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.3.0.00000000000000000000000c', '18dab1534153cca0309c6831', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (235, '00000000000000000000000c', 1, 'window', 5, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.5.1.00000000000000000000000c', '3390ea35db0d0e7d59b82d00', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (236, '00000000000000000000000c', 0, 'turn', 6, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.6.0.00000000000000000000000c', 'f0432d1b7c0fe37575e9aec8', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (237, '00000000000000000000000c', 1, 'turn', 9, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.9.1.00000000000000000000000c', 'f1a86fe524c147c6142bd55f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (238, '00000000000000000000000c', 0, 'turn', 12, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.12.0.00000000000000000000000c', '8ae84de978b04e6f3e9c0c31', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (239, '00000000000000000000000c', 1, 'turn', 14, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.14.1.00000000000000000000000c', 'e5d2efc928429a1d2ebb93ca', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (240, '00000000000000000000000c', 0, 'window', 16, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.16.0.00000000000000000000000c', 'a33c61a72baf1d2dbc01c9c7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (241, '00000000000000000000000c', 1, 'turn', 17, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.17.1.00000000000000000000000c', '0f1bed92e0474dba2396d908', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (242, '00000000000000000000000c', 0, 'turn', 21, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.21.0.00000000000000000000000c', 'af91cf87de6e65ba3b7f18cb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (243, '00000000000000000000000c', 1, 'window', 23, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.23.1.00000000000000000000000c', '35118fac2de4306c45ef40e3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (244, '00000000000000000000000c', 0, 'turn', 24, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.24.0.00000000000000000000000c', '2f7685b8dcade79c0178c4cb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (245, '00000000000000000000000c', 1, 'turn', 27, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.27.1.00000000000000000000000c', '3e2064e9fc054bfef1e2b895', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (246, '00000000000000000000000c', 0, 'turn', 31, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.31.0.00000000000000000000000c', '11a71dc727ec400e93442c40', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (247, '00000000000000000000000c', 1, 'turn', 36, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.36.1.00000000000000000000000c', 'ad17523acac549cec810b4df', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (248, '00000000000000000000000c', 0, 'turn', 40, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.40.0.00000000000000000000000c', '83ed6e2cb542344740aeaf66', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (249, '00000000000000000000000c', 1, 'turn', 43, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.43.1.00000000000000000000000c', '943eb16ec0d74ee2acaaadde', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (250, '00000000000000000000000c', 0, 'turn', 47, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.47.0.00000000000000000000000c', 'b96bf4219405bb6b385e8293', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (251, '00000000000000000000000c', 1, 'turn', 50, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.50.1.00000000000000000000000c', '1563b7c34cc53cf2be1a5773', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (252, '00000000000000000000000c', 0, 'turn', 54, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.54.0.00000000000000000000000c', '88deeea2bc67a03302a501b9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (253, '00000000000000000000000c', 1, 'window', 56, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.56.1.00000000000000000000000c', 'aab85e432fffe4491e8806a3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (254, '00000000000000000000000c', 0, 'turn', 57, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.57.0.00000000000000000000000c', '9da533dac9d53e8efb219057', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (255, '00000000000000000000000c', 1, 'turn', 59, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.59.1.00000000000000000000000c', 'bec27e85996f9447b861af47', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (256, '00000000000000000000000c', 0, 'window', 61, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.61.0.00000000000000000000000c', '0beb597e735fdfa76a6207e3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (257, '00000000000000000000000c', 1, 'turn', 62, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.62.1.00000000000000000000000c', 'a8a7cb6882794c81425c7655', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (258, '00000000000000000000000c', 0, 'turn', 65, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.65.0.00000000000000000000000c', 'cca66d211b39a35604d8ec57', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (259, '00000000000000000000000c', 1, 'turn', 69, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.69.1.00000000000000000000000c', 'bb54b959e5e3a4436fc1ed1d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (260, '00000000000000000000000c', 0, 'turn', 73, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.73.0.00000000000000000000000c', 'ccc688275dad9191b202ea5e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (261, '00000000000000000000000c', 1, 'turn', 76, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.76.1.00000000000000000000000c', '48c7bc6f123cc1441648870a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (262, '00000000000000000000000c', 0, 'turn', 79, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.79.0.00000000000000000000000c', '0d1323acabc41b8920424df5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (263, '00000000000000000000000c', 1, 'turn', 82, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.82.1.00000000000000000000000c', '056e0c89f1046a717f310a3d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (264, '00000000000000000000000c', 0, 'turn', 86, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.86.0.00000000000000000000000c', '228a6d4de8ca8ef3951d9482', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (265, '00000000000000000000000c', 1, 'turn', 90, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.90.1.00000000000000000000000c', 'dbbc9b5733e2d2e2e78d948a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (266, '00000000000000000000000c', 0, 'turn', 94, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.94.0.00000000000000000000000c', '34b904db906ffa2580339ded', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (267, '00000000000000000000000c', 1, 'hand', 99, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'hand.99.1.00000000000000000000000c', '64c710c63e74e4accfbad86b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (268, '00000000000000000000000c', 0, 'turn', 99, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.99.0.00000000000000000000000c', '0a15636179996005100860a9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (269, '00000000000000000000000c', 1, 'window', 101, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.101.1.00000000000000000000000c', '7b3eb91462da5b7bb49b4ab0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (270, '00000000000000000000000c', 0, 'turn', 102, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.102.0.00000000000000000000000c', '7f16a220ea73cbd91e1040c5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (271, '00000000000000000000000c', 1, 'turn', 103, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.103.1.00000000000000000000000c', 'aaea693fa46cdd74974d8efd', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (272, '00000000000000000000000c', 0, 'turn', 108, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.108.0.00000000000000000000000c', 'cc234a0170e8ee8989232bfb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (273, '00000000000000000000000c', 1, 'turn', 110, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.110.1.00000000000000000000000c', 'd43c4069dd116e12e96a5c30', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (274, '00000000000000000000000c', 0, 'turn', 113, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.113.0.00000000000000000000000c', 'e46e879ff8ed4eae98f10262', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (275, '00000000000000000000000c', 1, 'turn', 115, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.115.1.00000000000000000000000c', '3790791705e233964a9173ac', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (276, '00000000000000000000000c', 0, 'turn', 118, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.118.0.00000000000000000000000c', 'bd59b7eed012040ef6ff5a7f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (277, '00000000000000000000000c', 1, 'window', 120, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.120.1.00000000000000000000000c', '07aa4a81adb9772d8e844526', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (278, '00000000000000000000000c', 0, 'turn', 121, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.121.0.00000000000000000000000c', '6570e5b6bbe20f2d0e0b3af5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (279, '00000000000000000000000c', 1, 'turn', 123, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.123.1.00000000000000000000000c', '4650f12b326235196b5a1829', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (280, '00000000000000000000000c', 0, 'turn', 127, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.127.0.00000000000000000000000c', '339d3aea6e5e4e8bc0c767f0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (281, '00000000000000000000000c', 1, 'turn', 130, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.130.1.00000000000000000000000c', '48753da755bf047fa39e252b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (282, '00000000000000000000000c', 0, 'window', 132, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.132.0.00000000000000000000000c', '864aa1273bc6535bd14a6d3b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (283, '00000000000000000000000c', 1, 'turn', 133, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.133.1.00000000000000000000000c', 'e8ca611c694763a31c6b981e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (284, '00000000000000000000000c', 0, 'turn', 136, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.136.0.00000000000000000000000c', 'aab679a793a2454d78a973ad', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (285, '00000000000000000000000c', 1, 'turn', 140, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.140.1.00000000000000000000000c', 'f7124dcdacd4853dfc39e7fe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (286, '00000000000000000000000c', 0, 'window', 142, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.142.0.00000000000000000000000c', '857674539dbb78b5d54ff8ef', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (287, '00000000000000000000000c', 1, 'turn', 143, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.143.1.00000000000000000000000c', '525dff48d4f0d5fcf6238313', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (288, '00000000000000000000000c', 0, 'turn', 145, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.145.0.00000000000000000000000c', '5bc055dd07b90daa7049c735', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (289, '00000000000000000000000c', 1, 'turn', 150, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.150.1.00000000000000000000000c', '699afabb0182acb818719ffb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (290, '00000000000000000000000c', 0, 'turn', 155, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.155.0.00000000000000000000000c', '5dec2f5fd4785d26853bfc2a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (291, '00000000000000000000000c', 1, 'turn', 160, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.160.1.00000000000000000000000c', '09b2cdc7d867731e4be4ef2b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (292, '00000000000000000000000c', 0, 'turn', 164, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.164.0.00000000000000000000000c', '4a04dfb5faba01bbff90a6cf', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (293, '00000000000000000000000c', 1, 'turn', 166, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.166.1.00000000000000000000000c', '4333cca8d86bbd8ff1c4c862', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (294, '00000000000000000000000c', 0, 'turn', 170, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.170.0.00000000000000000000000c', '3cb9d221bf8a73ff51695372', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (295, '00000000000000000000000c', 1, 'turn', 172, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.172.1.00000000000000000000000c', '0aca6e62479cd42431cd5a1b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (296, '00000000000000000000000c', 0, 'window', 175, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.175.0.00000000000000000000000c', '3d7df41d50a8de7a06d8bfb8', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (297, '00000000000000000000000c', 1, 'turn', 176, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.176.1.00000000000000000000000c', '3a5d7fc9f26f1135e225e8a4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (298, '00000000000000000000000c', 0, 'turn', 177, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.177.0.00000000000000000000000c', '9c1dcb9f063c3613d7236f7d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (299, '00000000000000000000000c', 1, 'turn', 179, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.179.1.00000000000000000000000c', 'eea8601f7cef8ccc2e3903a4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (300, '00000000000000000000000c', 0, 'turn', 182, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.182.0.00000000000000000000000c', '372e5a66ad1748a963cce7e9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (301, '00000000000000000000000c', 1, 'turn', 184, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.184.1.00000000000000000000000c', '87215e711b368b8117af5b15', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (302, '00000000000000000000000c', 0, 'turn', 189, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.189.0.00000000000000000000000c', '310e3d9428ada6fed3ddf43d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (303, '00000000000000000000000c', 1, 'turn', 194, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.194.1.00000000000000000000000c', '02d291918648b2a169e1a94b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (304, '00000000000000000000000c', 0, 'turn', 198, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.198.0.00000000000000000000000c', '744a3a41ca842688ef73b71f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (305, '00000000000000000000000c', 1, 'turn', 201, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.201.1.00000000000000000000000c', '88dd1cd604656c78d6551ecb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (306, '00000000000000000000000c', 0, 'turn', 207, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.207.0.00000000000000000000000c', 'd1af41d487ef38fb561d5dff', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (307, '00000000000000000000000c', 1, 'turn', 212, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.212.1.00000000000000000000000c', '2a3a22630c524e3bff4a951e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (308, '00000000000000000000000c', 0, 'turn', 216, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.216.0.00000000000000000000000c', '1fdefa63ab73bf36f4456a78', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (309, '00000000000000000000000c', 1, 'turn', 219, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.219.1.00000000000000000000000c', '77ecd2ea5176ae27aa91ed24', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (310, '00000000000000000000000c', 0, 'turn', 222, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.222.0.00000000000000000000000c', '9d8266ecdf3ba3f28e30a47a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (311, '00000000000000000000000c', 1, 'turn', 224, '', 64, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.224.1.00000000000000000000000c', '64453883a4ee99b9fb0e763a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (312, '00000000000000000000000c', 0, 'result', 225, '', 63, NULL, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'result.225.0.00000000000000000000000c', '2ac7d34cb1d7c70b00766ef5', NULL, NULL, NULL);
INSERT INTO public.ping VALUES (1, '00000000000000000000000b', 'test', 0, '20261120093000', 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'test.0.20261120093000.00000000000000000000000b', NULL);
INSERT INTO public.ping VALUES (2, '00000000000000000000000b', 'turn', 6, '', 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.6.00000000000000000000000b', NULL);
INSERT INTO public.play_analysis VALUES ('000000000000000000000006', 0, '2026-11-20 09:30:00+00', NULL, 1, 3, 40, NULL, 'null');
INSERT INTO public.played_seat VALUES ('000000000000000000000006', 0, 33, NULL, NULL, 'gryphon-2014', 2, 0, false, 1, 35000, 23, 0, '2026-11-20 09:30:00+00', 'two', 1575.7954501349795, 238.2415785265784);
INSERT INTO public.played_seat VALUES ('000000000000000000000006', 1, 34, NULL, NULL, 'gryphon-2014', 2, 0, false, 2, 30000, 23, 0, '2026-11-20 09:30:00+00', 'two', 1424.2045498650205, 238.2415785265784);
INSERT INTO public.player VALUES (1, 'gus@posse.test', 'gus@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1307956004, 466977804);
INSERT INTO public.player VALUES (2, 'paula@posse.test', 'paula@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 917317589, 5786391);
INSERT INTO public.player VALUES (3, 'petra@posse.test', 'petra@posse.test', false, NULL, '2026-11-18 10:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 996322204, 1244288963);
INSERT INTO public.player VALUES (4, 'ida@posse.test', 'ida@posse.test', false, NULL, '2026-11-12 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 14173839, 403975021);
INSERT INTO public.player VALUES (5, 'ilse@posse.test', 'ilse@posse.test', false, NULL, '2026-11-12 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1971196625, 840135463);
INSERT INTO public.player VALUES (6, 'ines@posse.test', 'ines@posse.test', false, NULL, '2026-11-12 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 6637911, 1547531519);
INSERT INTO public.player VALUES (7, 'ivo@posse.test', 'ivo@posse.test', false, NULL, '2026-11-12 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1465745881, 309793513);
INSERT INTO public.player VALUES (8, 'irma@posse.test', 'irma@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1909212019, 91365713);
INSERT INTO public.player VALUES (9, 'isa@posse.test', 'isa@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1960225959, 143619451);
INSERT INTO public.player VALUES (10, 'iwan@posse.test', 'iwan@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 854231976, 1798946059);
INSERT INTO public.player VALUES (12, 'sven@posse.test', 'sven@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 935453037, 1614328679);
INSERT INTO public.player VALUES (11, 'silke@posse.test', 'silke@posse.test', true, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1011518355, 174031433);
INSERT INTO public.player VALUES (13, 'anna.1@posse.test', 'anna.1@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 960892667, 1571326961);
INSERT INTO public.player VALUES (14, 'burt.1@posse.test', 'burt.1@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 612245071, 83125197);
INSERT INTO public.player VALUES (15, 'curt.1@posse.test', 'curt.1@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 627215930, 652567273);
INSERT INTO public.player VALUES (16, 'anna.2@posse.test', 'anna.2@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 901943233, 860123165);
INSERT INTO public.player VALUES (17, 'burt.2@posse.test', 'burt.2@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 257001642, 1393492379);
INSERT INTO public.player VALUES (18, 'curt.2@posse.test', 'curt.2@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 2114367654, 2115029619);
INSERT INTO public.player VALUES (19, 'anna.3@posse.test', 'anna.3@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1315792511, 1343458760);
INSERT INTO public.player VALUES (20, 'burt.3@posse.test', 'burt.3@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 432556287, 365286047);
INSERT INTO public.player VALUES (21, 'curt.3@posse.test', 'curt.3@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 494897838, 169173287);
INSERT INTO public.player VALUES (22, 'anna.4@posse.test', 'anna.4@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1004309721, 1320020028);
INSERT INTO public.player VALUES (23, 'burt.4@posse.test', 'burt.4@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1096273912, 108856720);
INSERT INTO public.player VALUES (24, 'curt.4@posse.test', 'curt.4@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 430336321, 887380041);
INSERT INTO public.player VALUES (25, 'dora.4@posse.test', 'dora.4@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 245519846, 1550001604);
INSERT INTO public.player VALUES (26, 'anna.40@posse.test', 'anna.40@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 53216874, 1667277320);
INSERT INTO public.player VALUES (27, 'burt.40@posse.test', 'burt.40@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 927058073, 684266147);
INSERT INTO public.player VALUES (28, 'curt.40@posse.test', 'curt.40@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 658397988, 2096295911);
INSERT INTO public.player VALUES (29, 'dora.40@posse.test', 'dora.40@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1597635257, 2138717073);
INSERT INTO public.player VALUES (30, 'anna.5@posse.test', 'anna.5@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 2050069858, 388995141);
INSERT INTO public.player VALUES (31, 'burt.5@posse.test', 'burt.5@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1350584252, 2029979865);
INSERT INTO public.player VALUES (32, 'curt.5@posse.test', 'curt.5@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1769222487, 1964350744);
INSERT INTO public.player VALUES (33, 'anna.6@posse.test', 'anna.6@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1552247282, 165199036);
INSERT INTO public.player VALUES (34, 'burt.6@posse.test', 'burt.6@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1046628858, 106778254);
INSERT INTO public.player VALUES (35, 'anna.7@posse.test', 'anna.7@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1957631099, 835337471);
INSERT INTO public.player VALUES (36, 'burt.7@posse.test', 'burt.7@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1280841228, 1445741513);
INSERT INTO public.player VALUES (37, 'curt.7@posse.test', 'curt.7@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 555006897, 737394975);
INSERT INTO public.player VALUES (38, 'anna.8@posse.test', 'anna.8@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 923211160, 619353526);
INSERT INTO public.player VALUES (40, 'curt.8@posse.test', 'curt.8@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1832496396, 1507261906);
INSERT INTO public.player VALUES (39, 'burt.8@posse.test', 'burt.8@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'Europe/Berlin', 1320, 420, 'all', 480, false, NULL, false, false, 420, NULL, 1585566386, 1804314518);
INSERT INTO public.player VALUES (41, 'anna.9@posse.test', 'anna.9@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 980697194, 169401182);
INSERT INTO public.player VALUES (42, 'burt.9@posse.test', 'burt.9@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 774652012, 327575906);
INSERT INTO public.player VALUES (43, 'curt.9@posse.test', 'curt.9@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1095928149, 927002767);
INSERT INTO public.player VALUES (44, 'anna.10@posse.test', 'anna.10@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1837142199, 1919038721);
INSERT INTO public.player VALUES (46, 'curt.10@posse.test', 'curt.10@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 947983722, 1184259448);
INSERT INTO public.player VALUES (45, 'burt.10@posse.test', 'burt.10@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1334860361, 1724172021);
INSERT INTO public.player VALUES (47, 'zoe.10@posse.test', 'zoe.10@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 967992261, 772900090);
INSERT INTO public.player VALUES (48, 'lars@posse.test', 'lars@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1618868889, 33431930);
INSERT INTO public.player VALUES (49, 'lia@posse.test', 'lia@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 992989658, 1511209521);
INSERT INTO public.player VALUES (50, 'lou@posse.test', 'lou@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 859308902, 1209851728);
INSERT INTO public.player VALUES (51, 'quin@posse.test', 'quin@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 2023355264, 1800465758);
INSERT INTO public.player VALUES (52, 'rosa@posse.test', 'rosa@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1440117013, 1976798026);
INSERT INTO public.player VALUES (53, 'ada@posse.test', 'ada@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 2139236053, 1135679467);
INSERT INTO public.player VALUES (54, 'bea@posse.test', 'bea@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1049065506, 2037655237);
INSERT INTO public.player VALUES (55, 'cleo@posse.test', 'cleo@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 184694619, 656564970);
INSERT INTO public.player VALUES (56, 'dina@posse.test', 'dina@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1854138527, 927471265);
INSERT INTO public.player VALUES (57, 'elsa@posse.test', 'elsa@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1392190795, 1176735595);
INSERT INTO public.player VALUES (58, 'anna.11@posse.test', 'anna.11@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 367604532, 1001073182);
INSERT INTO public.player VALUES (59, 'burt.11@posse.test', 'burt.11@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1764798049, 195988310);
INSERT INTO public.player VALUES (60, 'curt.11@posse.test', 'curt.11@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1689755695, 1222748580);
INSERT INTO public.player VALUES (61, 'sue@posse.test', 'sue@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 758962828, 627443324);
INSERT INTO public.player VALUES (62, 'tom@posse.test', 'tom@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 2087487017, 1132455789);
INSERT INTO public.player VALUES (63, 'anna.12@posse.test', 'anna.12@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 2096199160, 817392924);
INSERT INTO public.player VALUES (64, 'burt.12@posse.test', 'burt.12@posse.test', false, NULL, '2026-11-20 09:30:00+00', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 899674104, 2004903759);
INSERT INTO public.player_block VALUES (58, 59, 'Burt', '2026-11-20 09:30:00+00');
INSERT INTO public.player_block VALUES (60, 58, 'Anna', '2026-11-20 09:30:00+00');
INSERT INTO public.player_page VALUES (58, 'Anna', 'anna', '2026-11-20 09:30:00+00', 1285634874);
INSERT INTO public.private_note VALUES ('000000000000000000000001', 0, 'Burt collects Wyatt Earp');
INSERT INTO public.process_pulse VALUES ('00000000000000000000000000000000', 'worker', 'here', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', 0, NULL, NULL, NULL);
INSERT INTO public.pulse VALUES (1, '2026-11-20 09:30:00+00');
INSERT INTO public.push VALUES (1, 227, 1, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.2.0.00000000000000000000000b.device-1', NULL);
INSERT INTO public.push VALUES (2, 227, 4, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.2.0.00000000000000000000000b.device-4', NULL);
INSERT INTO public.push VALUES (3, 228, 2, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'window.2.1.00000000000000000000000b.device-2', NULL);
INSERT INTO public.push VALUES (4, 229, 3, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.3.2.00000000000000000000000b.device-3', NULL);
INSERT INTO public.push VALUES (5, 230, 1, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.6.0.00000000000000000000000b.device-1', NULL);
INSERT INTO public.push VALUES (6, 230, 4, 'queued', 0, '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, 'turn.6.0.00000000000000000000000b.device-4', NULL);
INSERT INTO public.retry VALUES ('mails', '1', 2, '2026-11-20 09:30:00+00', 'ValueError');
INSERT INTO public.seat VALUES (1, '92465e569f72f4084cdcfaf1', 0, 'Paula', 2, NULL, 'invited', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (2, '92465e569f72f4084cdcfaf1', 1, 'Gus', 1, NULL, 'invited', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (3, 'fe2d16dda0eec43342947124', 0, 'Petra', 3, NULL, 'invited', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (4, 'fe2d16dda0eec43342947124', 1, 'Gus', 1, NULL, 'invited', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (5, 'b853f0d20699f4b2640bff17', 0, 'Ida', 4, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (6, 'b853f0d20699f4b2640bff17', 1, 'Ivo', 7, NULL, 'accepted', 0, 0, '2026-11-12 09:30:00+00', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (7, 'b853f0d20699f4b2640bff17', 2, 'Ilse', 5, NULL, 'declined', 0, 0, '2026-11-12 09:30:00+00', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (8, 'b853f0d20699f4b2640bff17', 3, 'Ines', 6, NULL, 'lapsed', 0, 0, '2026-11-12 09:30:00+00', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (9, '4732bfb05d498c7dcce8908b', 0, 'Iwan', 10, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (11, '4732bfb05d498c7dcce8908b', 2, 'Irma', 8, NULL, 'invited', 0, 0, '2026-11-20 09:30:00+00', '2026-11-27 09:30:00+00', '2026-11-22 09:30:00+00', NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (10, '4732bfb05d498c7dcce8908b', 1, 'Isa', 9, NULL, 'accepted', 0, 0, '2026-11-20 09:30:00+00', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (36, '000000000000000000000007', 0, 'Anna', 35, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (13, '960221ac7bc0ff4a33d764d7', 1, 'Silke', 11, NULL, 'declined', 0, 0, '2026-11-20 09:30:00+00', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (12, '960221ac7bc0ff4a33d764d7', 0, 'Sven', 12, NULL, 'declined', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (14, '000000000000000000000001', 0, 'Anna', 13, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (15, '000000000000000000000001', 1, 'Burt', 14, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (16, '000000000000000000000001', 2, 'Curt', 15, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (17, '000000000000000000000002', 0, 'Anna', 16, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (18, '000000000000000000000002', 1, 'Burt', 17, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (19, '000000000000000000000002', 2, 'Curt', 18, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (20, '000000000000000000000003', 0, 'Anna', 19, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (21, '000000000000000000000003', 1, 'Burt', 20, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (22, '000000000000000000000003', 2, 'Curt', 21, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (23, '000000000000000000000004', 0, 'Anna', 22, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (24, '000000000000000000000004', 1, 'Burt', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (25, '000000000000000000000004', 2, 'Curt', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (26, '000000000000000000000004', 3, 'Dora', 25, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (27, '000000000000000000000028', 0, 'Anna', 26, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (28, '000000000000000000000028', 1, 'Burt', NULL, 'marshal', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (29, '000000000000000000000028', 2, 'Curt', NULL, 'deputy', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (30, '000000000000000000000028', 3, 'Dora', NULL, 'greenhorn', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (31, '000000000000000000000005', 0, 'Anna', 30, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (32, '000000000000000000000005', 1, 'Burt', 31, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (33, '000000000000000000000005', 2, 'Curt', 32, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (34, '000000000000000000000006', 0, 'Anna', 33, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (35, '000000000000000000000006', 1, 'Burt', 34, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (37, '000000000000000000000007', 1, 'Burt', 36, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (38, '000000000000000000000007', 2, 'Curt', 37, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (39, '000000000000000000000008', 0, 'Anna', 38, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (41, '000000000000000000000008', 2, 'Curt', 40, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, '2026-11-20 09:30:00+00', NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (40, '000000000000000000000008', 1, 'Burt', 39, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, '2026-11-20 09:30:00+00', '2026-11-24 09:30:00+00', 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (42, '000000000000000000000009', 0, 'Anna', 41, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (43, '000000000000000000000009', 1, 'Burt', 42, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (44, '000000000000000000000009', 2, 'Curt', 43, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (45, '00000000000000000000000a', 0, 'Anna', 44, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (46, '00000000000000000000000a', 1, 'Burt', 45, NULL, 'accepted', 1, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (50, 'd47275885da9a724cce9efc8', 0, 'Pia', NULL, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (47, '00000000000000000000000a', 2, 'Zoe', 47, NULL, 'accepted', 2, 1, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (48, '256d2f2213cbc33d772bbd69', 0, 'Pia', NULL, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (49, '256d2f2213cbc33d772bbd69', 1, 'Ada', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (51, 'd47275885da9a724cce9efc8', 1, 'Ada', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (52, 'ed3de0f9169744b00274c041', 0, 'Pia', NULL, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (53, 'ed3de0f9169744b00274c041', 1, 'Ada', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (55, '959ced152b8bf5da2f848a3c', 1, 'Ada', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (54, '959ced152b8bf5da2f848a3c', 0, 'Quin', 51, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (57, '95a1da623ed9418a3db2e83f', 1, 'Ada', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (56, '95a1da623ed9418a3db2e83f', 0, 'Rosa', 52, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (60, '71962de525d67de3b5f9b4d4', 2, 'Otis', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (61, '71962de525d67de3b5f9b4d4', 3, 'Nell', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (58, '71962de525d67de3b5f9b4d4', 0, 'Ada', 53, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (59, '71962de525d67de3b5f9b4d4', 1, 'Dina', 56, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (64, '1a80970f1337d9b4e3d12156', 2, 'Nell', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (62, '1a80970f1337d9b4e3d12156', 0, 'Bea', 54, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (63, '1a80970f1337d9b4e3d12156', 1, 'Elsa', 57, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (65, '1a80970f1337d9b4e3d12156', 3, 'Ada', 53, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (67, '92c1da3f0400076650064a78', 1, 'Otis', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (66, '92c1da3f0400076650064a78', 0, 'Cleo', 55, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (68, '92c1da3f0400076650064a78', 2, 'Ada', 53, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (69, '92c1da3f0400076650064a78', 3, 'Bea', 54, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (71, '142c614d759a9a62cc8f3f4b', 1, 'Nell', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (70, '142c614d759a9a62cc8f3f4b', 0, 'Dina', 56, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (72, '142c614d759a9a62cc8f3f4b', 2, 'Bea', 54, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (73, '142c614d759a9a62cc8f3f4b', 3, 'Cleo', 55, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (74, '2ac233565c9dba2cbf411773', 0, 'Elsa', 57, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (75, '2ac233565c9dba2cbf411773', 1, 'Ada', 53, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (76, '2ac233565c9dba2cbf411773', 2, 'Cleo', 55, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (77, '2ac233565c9dba2cbf411773', 3, 'Dina', 56, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (78, '83fb9f041d224c49cd741a9d', 0, 'Otis', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (79, '83fb9f041d224c49cd741a9d', 1, 'Bea', 54, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (80, '83fb9f041d224c49cd741a9d', 2, 'Dina', 56, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (81, '83fb9f041d224c49cd741a9d', 3, 'Elsa', 57, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (82, '74758e73c16758920f43111a', 0, 'Nell', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (85, '74758e73c16758920f43111a', 3, 'Otis', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (83, '74758e73c16758920f43111a', 1, 'Cleo', 55, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (84, '74758e73c16758920f43111a', 2, 'Elsa', 57, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (87, '00000000000000000000000b', 1, 'Burt', 59, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (88, '00000000000000000000000b', 2, 'Curt', 60, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (86, '00000000000000000000000b', 0, 'Anna', 58, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, '123456789012345678', false);
INSERT INTO public.seat VALUES (89, 'a0f3e5acf333b7a49d54f08f', 0, 'Sue', 61, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (90, 'a0f3e5acf333b7a49d54f08f', 1, '', NULL, NULL, 'open', 0, 0, NULL, '2026-11-27 09:30:00+00', NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (91, '00000000000000000000000c', 0, 'Anna', 63, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (92, '00000000000000000000000c', 1, 'Burt', 64, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seating VALUES ('00000000000000000000000a', 2, 0, 'Curt', 46, '2026-11-20 09:30:00+00');
INSERT INTO public.seating VALUES ('00000000000000000000000a', 2, 4, 'Zoe', 47, '2026-11-20 09:30:00+00');
INSERT INTO public.site_check VALUES ('here', '2026-11-20 09:30:00+00', 'no answer', NULL);
INSERT INTO public.site_key VALUES ('blocked addresses', '08444483f39785395e6eaa4f565e2eba701c04e7af2b16ec43d9959dd6898c48');
INSERT INTO public.submission VALUES ('000000000000000000000005', 4, 1, 'gun', 4, 6, NULL);
INSERT INTO public.submission VALUES ('000000000000000000000006', 17, 1, 'gun', 17, 19, NULL);
INSERT INTO public.submission VALUES ('000000000000000000000006', 21, 0, 'bank', 21, 23, NULL);
INSERT INTO public.submission VALUES ('000000000000000000000006', 30, 0, 'gun', 30, 32, NULL);
INSERT INTO public.submission VALUES ('256d2f2213cbc33d772bbd69', 1, 0, 'play WH 3', 1, 3, NULL);
INSERT INTO public.submission VALUES ('256d2f2213cbc33d772bbd69', 3, 0, 'stagecoach', 3, 5, NULL);
INSERT INTO public.submission VALUES ('256d2f2213cbc33d772bbd69', 21, 0, 'gun', 21, 23, NULL);
INSERT INTO public.submission VALUES ('256d2f2213cbc33d772bbd69', 38, 0, 'play BC 3', 38, 40, NULL);
INSERT INTO public.submission VALUES ('256d2f2213cbc33d772bbd69', 87, 0, 'play JJ 3', 87, 89, NULL);
INSERT INTO public.submission VALUES ('d47275885da9a724cce9efc8', 1, 0, 'play WH 3', 1, 3, NULL);
INSERT INTO public.submission VALUES ('d47275885da9a724cce9efc8', 3, 0, 'stagecoach', 3, 5, NULL);
INSERT INTO public.submission VALUES ('d47275885da9a724cce9efc8', 21, 0, 'gun', 21, 23, NULL);
INSERT INTO public.submission VALUES ('d47275885da9a724cce9efc8', 38, 0, 'play BC 3', 38, 40, NULL);
INSERT INTO public.submission VALUES ('d47275885da9a724cce9efc8', 87, 0, 'play JJ 3', 87, 89, NULL);
INSERT INTO public.submission VALUES ('ed3de0f9169744b00274c041', 10, 0, 'play WH 3', 10, 12, NULL);
INSERT INTO public.submission VALUES ('ed3de0f9169744b00274c041', 12, 0, 'play JJ 3', 12, 14, NULL);
INSERT INTO public.submission VALUES ('ed3de0f9169744b00274c041', 80, 0, 'play BK 3', 80, 82, NULL);
INSERT INTO public.submission VALUES ('00000000000000000000000b', 3, 2, 'gun', 3, 5, NULL);
INSERT INTO public.submission VALUES ('00000000000000000000000c', 6, 0, 'gun', 6, 8, NULL);
INSERT INTO public.submission VALUES ('00000000000000000000000c', 18, 1, 'gun', 18, 20, NULL);
INSERT INTO public.submission VALUES ('00000000000000000000000c', 105, 1, 'stagecoach', 105, 107, NULL);
INSERT INTO public.talk VALUES (1, '000000000000000000000008', 1, 39, 'Burt', 'Back on Tuesday!', '2026-11-20 09:30:00+00', NULL);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.answer
    ADD CONSTRAINT pk_answer PRIMARY KEY (game_id, at, seat);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT pk_audit PRIMARY KEY (id);
ALTER TABLE ONLY public.blocked_address
    ADD CONSTRAINT pk_blocked_address PRIMARY KEY (key);
ALTER TABLE ONLY public.clock_note
    ADD CONSTRAINT pk_clock_note PRIMARY KEY (id);
ALTER TABLE ONLY public.deal
    ADD CONSTRAINT pk_deal PRIMARY KEY (day);
ALTER TABLE ONLY public.deal_choice
    ADD CONSTRAINT pk_deal_choice PRIMARY KEY (day, moment, move);
ALTER TABLE ONLY public.deal_result
    ADD CONSTRAINT pk_deal_result PRIMARY KEY (game);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT pk_device PRIMARY KEY (id);
ALTER TABLE ONLY public.ended_game
    ADD CONSTRAINT pk_ended_game PRIMARY KEY (game_id);
ALTER TABLE ONLY public.game
    ADD CONSTRAINT pk_game PRIMARY KEY (id);
ALTER TABLE ONLY public.game_chat
    ADD CONSTRAINT pk_game_chat PRIMARY KEY (game_id);
ALTER TABLE ONLY public.games_request
    ADD CONSTRAINT pk_games_request PRIMARY KEY (id);
ALTER TABLE ONLY public.held_domain
    ADD CONSTRAINT pk_held_domain PRIMARY KEY (domain);
ALTER TABLE ONLY public.inmail
    ADD CONSTRAINT pk_inmail PRIMARY KEY (id);
ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT pk_join_request PRIMARY KEY (id);
ALTER TABLE ONLY public.league
    ADD CONSTRAINT pk_league PRIMARY KEY (id);
ALTER TABLE ONLY public.league_game
    ADD CONSTRAINT pk_league_game PRIMARY KEY (id);
ALTER TABLE ONLY public.league_member
    ADD CONSTRAINT pk_league_member PRIMARY KEY (id);
ALTER TABLE ONLY public.league_place
    ADD CONSTRAINT pk_league_place PRIMARY KEY (id);
ALTER TABLE ONLY public.league_season
    ADD CONSTRAINT pk_league_season PRIMARY KEY (id);
ALTER TABLE ONLY public.motion
    ADD CONSTRAINT pk_motion PRIMARY KEY (id);
ALTER TABLE ONLY public.move
    ADD CONSTRAINT pk_move PRIMARY KEY (game_id, n);
ALTER TABLE ONLY public.note
    ADD CONSTRAINT pk_note PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT pk_orders PRIMARY KEY (game_id, seat);
ALTER TABLE ONLY public.outage
    ADD CONSTRAINT pk_outage PRIMARY KEY (since);
ALTER TABLE ONLY public.outmail
    ADD CONSTRAINT pk_outmail PRIMARY KEY (id);
ALTER TABLE ONLY public.ping
    ADD CONSTRAINT pk_ping PRIMARY KEY (id);
ALTER TABLE ONLY public.play_analysis
    ADD CONSTRAINT pk_play_analysis PRIMARY KEY (game_id, seat);
ALTER TABLE ONLY public.played_seat
    ADD CONSTRAINT pk_played_seat PRIMARY KEY (game, seat);
ALTER TABLE ONLY public.player
    ADD CONSTRAINT pk_player PRIMARY KEY (id);
ALTER TABLE ONLY public.player_block
    ADD CONSTRAINT pk_player_block PRIMARY KEY (player_id, blocked_id);
ALTER TABLE ONLY public.player_page
    ADD CONSTRAINT pk_player_page PRIMARY KEY (player_id);
ALTER TABLE ONLY public.private_note
    ADD CONSTRAINT pk_private_note PRIMARY KEY (game_id, seat);
ALTER TABLE ONLY public.process_pulse
    ADD CONSTRAINT pk_process_pulse PRIMARY KEY (id);
ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pk_pulse PRIMARY KEY (id);
ALTER TABLE ONLY public.push
    ADD CONSTRAINT pk_push PRIMARY KEY (id);
ALTER TABLE ONLY public.retry
    ADD CONSTRAINT pk_retry PRIMARY KEY (queue, item);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT pk_seat PRIMARY KEY (id);
ALTER TABLE ONLY public.seating
    ADD CONSTRAINT pk_seating PRIMARY KEY (game_id, seat, n);
ALTER TABLE ONLY public.site_check
    ADD CONSTRAINT pk_site_check PRIMARY KEY (machine);
ALTER TABLE ONLY public.site_key
    ADD CONSTRAINT pk_site_key PRIMARY KEY (purpose);
ALTER TABLE ONLY public.submission
    ADD CONSTRAINT pk_submission PRIMARY KEY (game_id, at, seat);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT pk_talk PRIMARY KEY (id);
ALTER TABLE ONLY public.game
    ADD CONSTRAINT uq_game_join_key UNIQUE (join_key);
ALTER TABLE ONLY public.inmail
    ADD CONSTRAINT uq_inmail_key UNIQUE (key);
ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT uq_join_request_game_id_n UNIQUE (game_id, n);
ALTER TABLE ONLY public.league_game
    ADD CONSTRAINT uq_league_game_game UNIQUE (game);
ALTER TABLE ONLY public.league_game
    ADD CONSTRAINT uq_league_game_season_id_division_number UNIQUE (season_id, division, number);
ALTER TABLE ONLY public.league_member
    ADD CONSTRAINT uq_league_member_league_id_player_id UNIQUE (league_id, player_id);
ALTER TABLE ONLY public.league
    ADD CONSTRAINT uq_league_name_key UNIQUE (name_key);
ALTER TABLE ONLY public.league_place
    ADD CONSTRAINT uq_league_place_season_id_division_number UNIQUE (season_id, division, number);
ALTER TABLE ONLY public.league_season
    ADD CONSTRAINT uq_league_season_league_id_number UNIQUE (league_id, number);
ALTER TABLE ONLY public.outmail
    ADD CONSTRAINT uq_outmail_game_id_seat_kind_at_cause UNIQUE (game_id, seat, kind, at, cause);
ALTER TABLE ONLY public.ping
    ADD CONSTRAINT uq_ping_game_id_about_at_cause UNIQUE (game_id, about, at, cause);
ALTER TABLE ONLY public.player
    ADD CONSTRAINT uq_player_address UNIQUE (address);
ALTER TABLE ONLY public.player_page
    ADD CONSTRAINT uq_player_page_name_key UNIQUE (name_key);
ALTER TABLE ONLY public.push
    ADD CONSTRAINT uq_push_mail_id_device_id UNIQUE (mail_id, device_id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT uq_seat_game_id_n UNIQUE (game_id, n);
CREATE INDEX ix_clock_note_game_id ON public.clock_note USING btree (game_id);
CREATE INDEX ix_deal_result_day_lead ON public.deal_result USING btree (day, lead);
CREATE INDEX ix_deal_result_guests ON public.deal_result USING btree (day, lead) WHERE ((name IS NOT NULL) AND (player_id IS NULL));
CREATE INDEX ix_deal_result_player_id ON public.deal_result USING btree (player_id);
CREATE INDEX ix_deal_result_players ON public.deal_result USING btree (day, lead) WHERE ((name IS NOT NULL) AND (player_id IS NOT NULL));
CREATE INDEX ix_deal_result_uncounted ON public.deal_result USING btree (day, game) WHERE (NOT counted);
CREATE INDEX ix_device_game_id ON public.device USING btree (game_id);
CREATE INDEX ix_device_player_id ON public.device USING btree (player_id);
CREATE INDEX ix_ended_game_ended_at ON public.ended_game USING btree (ended_at);
CREATE INDEX ix_game_again_of ON public.game USING btree (again_of);
CREATE INDEX ix_game_branched_from ON public.game USING btree (branched_from);
CREATE INDEX ix_game_chat_host ON public.game_chat USING btree (host);
CREATE INDEX ix_game_deal ON public.game USING btree (deal);
CREATE INDEX ix_game_due_at ON public.game USING btree (due_at);
CREATE INDEX ix_game_erase_at ON public.game USING btree (erase_at);
CREATE INDEX ix_game_listed ON public.game USING btree (listed, status, created_at);
CREATE INDEX ix_game_remind_at ON public.game USING btree (remind_at);
CREATE INDEX ix_game_think_at ON public.game USING btree (think_at);
CREATE INDEX ix_game_think_by ON public.game USING btree (think_by);
CREATE INDEX ix_game_untrimmed ON public.game USING btree (trimmed_at, ended_at);
CREATE INDEX ix_game_watched ON public.game USING btree (watched, status, started_at);
CREATE INDEX ix_inmail_game_id_seat ON public.inmail USING btree (game_id, seat);
CREATE INDEX ix_inmail_outmail_id ON public.inmail USING btree (outmail_id);
CREATE INDEX ix_inmail_received_at ON public.inmail USING btree (received_at);
CREATE INDEX ix_inmail_waiting ON public.inmail USING btree (state, id);
CREATE INDEX ix_join_request_player_id ON public.join_request USING btree (player_id);
CREATE INDEX ix_join_request_state ON public.join_request USING btree (state, made_at);
CREATE INDEX ix_league_founder_id ON public.league USING btree (founder_id);
CREATE INDEX ix_league_game_judge_due ON public.league_game USING btree (judge_due);
CREATE INDEX ix_league_member_player_id ON public.league_member USING btree (player_id);
CREATE INDEX ix_league_place_leaving ON public.league_place USING btree (id) WHERE leaving;
CREATE INDEX ix_league_place_mail_due ON public.league_place USING btree (mail_due);
CREATE INDEX ix_league_place_member_id ON public.league_place USING btree (member_id);
CREATE INDEX ix_league_season_closed_at ON public.league_season USING btree (closed_at);
CREATE INDEX ix_league_season_due ON public.league USING btree (season_due);
CREATE INDEX ix_league_season_ends_at ON public.league_season USING btree (ends_at);
CREATE INDEX ix_motion_due_at ON public.motion USING btree (due_at);
CREATE INDEX ix_motion_game_id ON public.motion USING btree (game_id);
CREATE INDEX ix_motion_player_id ON public.motion USING btree (player_id);
CREATE INDEX ix_note_game_id_seat ON public.note USING btree (game_id, seat);
CREATE INDEX ix_outmail_asked_by ON public.outmail USING btree (asked_by);
CREATE INDEX ix_outmail_digest ON public.outmail USING btree (digest);
CREATE INDEX ix_outmail_due ON public.outmail USING btree (state, next_try_at);
CREATE INDEX ix_outmail_game_id ON public.outmail USING btree (game_id);
CREATE INDEX ix_outmail_player_id ON public.outmail USING btree (player_id);
CREATE UNIQUE INDEX ix_outmail_return_key ON public.outmail USING btree (return_key);
CREATE INDEX ix_ping_due ON public.ping USING btree (state, next_try_at);
CREATE INDEX ix_ping_sent_at ON public.ping USING btree (sent_at);
CREATE INDEX ix_play_analysis_work_at ON public.play_analysis USING btree (work_at);
CREATE INDEX ix_played_seat_forgotten ON public.played_seat USING btree (forgotten);
CREATE INDEX ix_played_seat_of_player ON public.played_seat USING btree (player_id, scale, ended_at);
CREATE INDEX ix_played_seat_order ON public.played_seat USING btree (scale, ended_at, game);
CREATE INDEX ix_played_seat_unrated ON public.played_seat USING btree (ended_at, game) WHERE ((rating IS NULL) AND (scale IS NOT NULL));
CREATE INDEX ix_player_block_blocked_id ON public.player_block USING btree (blocked_id);
CREATE INDEX ix_player_deal_due ON public.player USING btree (deal_due);
CREATE INDEX ix_player_digest_due ON public.player USING btree (digest_due);
CREATE INDEX ix_player_mailbox ON public.player USING btree (mailbox);
CREATE INDEX ix_push_device_id ON public.push USING btree (device_id);
CREATE INDEX ix_push_due ON public.push USING btree (state, next_try_at);
CREATE INDEX ix_seat_due_at ON public.seat USING btree (due_at);
CREATE INDEX ix_seat_game_id ON public.seat USING btree (game_id);
CREATE INDEX ix_seat_player_id ON public.seat USING btree (player_id);
CREATE INDEX ix_seat_remind_at ON public.seat USING btree (remind_at);
CREATE INDEX ix_seating_player_id ON public.seating USING btree (player_id);
CREATE INDEX ix_talk_game_id ON public.talk USING btree (game_id);
CREATE INDEX ix_talk_player_id ON public.talk USING btree (player_id);
ALTER TABLE ONLY public.answer
    ADD CONSTRAINT fk_answer_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.clock_note
    ADD CONSTRAINT fk_clock_note_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.deal_choice
    ADD CONSTRAINT fk_deal_choice_day FOREIGN KEY (day) REFERENCES public.deal(day);
ALTER TABLE ONLY public.deal_result
    ADD CONSTRAINT fk_deal_result_day FOREIGN KEY (day) REFERENCES public.deal(day);
ALTER TABLE ONLY public.deal_result
    ADD CONSTRAINT fk_deal_result_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT fk_device_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT fk_device_player_id FOREIGN KEY (player_id) REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ended_game
    ADD CONSTRAINT fk_ended_game_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.game_chat
    ADD CONSTRAINT fk_game_chat_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.game
    ADD CONSTRAINT fk_game_deal FOREIGN KEY (deal) REFERENCES public.deal(day);
ALTER TABLE ONLY public.inmail
    ADD CONSTRAINT fk_inmail_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.inmail
    ADD CONSTRAINT fk_inmail_game_id_seat FOREIGN KEY (game_id, seat) REFERENCES public.seat(game_id, n);
ALTER TABLE ONLY public.inmail
    ADD CONSTRAINT fk_inmail_outmail_id FOREIGN KEY (outmail_id) REFERENCES public.outmail(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT fk_join_request_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT fk_join_request_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.league
    ADD CONSTRAINT fk_league_founder_id FOREIGN KEY (founder_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.league_game
    ADD CONSTRAINT fk_league_game_season_id FOREIGN KEY (season_id) REFERENCES public.league_season(id);
ALTER TABLE ONLY public.league_member
    ADD CONSTRAINT fk_league_member_league_id FOREIGN KEY (league_id) REFERENCES public.league(id);
ALTER TABLE ONLY public.league_member
    ADD CONSTRAINT fk_league_member_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.league_place
    ADD CONSTRAINT fk_league_place_member_id FOREIGN KEY (member_id) REFERENCES public.league_member(id);
ALTER TABLE ONLY public.league_place
    ADD CONSTRAINT fk_league_place_season_id FOREIGN KEY (season_id) REFERENCES public.league_season(id);
ALTER TABLE ONLY public.league_season
    ADD CONSTRAINT fk_league_season_league_id FOREIGN KEY (league_id) REFERENCES public.league(id);
ALTER TABLE ONLY public.motion
    ADD CONSTRAINT fk_motion_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.motion
    ADD CONSTRAINT fk_motion_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.move
    ADD CONSTRAINT fk_move_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.note
    ADD CONSTRAINT fk_note_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT fk_orders_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.outmail
    ADD CONSTRAINT fk_outmail_asked_by FOREIGN KEY (asked_by) REFERENCES public.player(id);
ALTER TABLE ONLY public.outmail
    ADD CONSTRAINT fk_outmail_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.outmail
    ADD CONSTRAINT fk_outmail_game_id_seat FOREIGN KEY (game_id, seat) REFERENCES public.seat(game_id, n);
ALTER TABLE ONLY public.outmail
    ADD CONSTRAINT fk_outmail_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.ping
    ADD CONSTRAINT fk_ping_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.play_analysis
    ADD CONSTRAINT fk_play_analysis_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.played_seat
    ADD CONSTRAINT fk_played_seat_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.player_block
    ADD CONSTRAINT fk_player_block_blocked_id FOREIGN KEY (blocked_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.player_block
    ADD CONSTRAINT fk_player_block_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.player_page
    ADD CONSTRAINT fk_player_page_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.private_note
    ADD CONSTRAINT fk_private_note_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.push
    ADD CONSTRAINT fk_push_device_id FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.push
    ADD CONSTRAINT fk_push_mail_id FOREIGN KEY (mail_id) REFERENCES public.outmail(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT fk_seat_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT fk_seat_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.seating
    ADD CONSTRAINT fk_seating_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.seating
    ADD CONSTRAINT fk_seating_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
ALTER TABLE ONLY public.submission
    ADD CONSTRAINT fk_submission_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT fk_talk_game_id FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT fk_talk_player_id FOREIGN KEY (player_id) REFERENCES public.player(id);
SELECT pg_catalog.setval('public.audit_id_seq', 1, true);
SELECT pg_catalog.setval('public.clock_note_id_seq', 466, true);
SELECT pg_catalog.setval('public.device_id_seq', 4, true);
SELECT pg_catalog.setval('public.games_request_id_seq', 1, true);
SELECT pg_catalog.setval('public.inmail_id_seq', 1, true);
SELECT pg_catalog.setval('public.join_request_id_seq', 1, true);
SELECT pg_catalog.setval('public.league_game_id_seq', 10, true);
SELECT pg_catalog.setval('public.league_id_seq', 2, true);
SELECT pg_catalog.setval('public.league_member_id_seq', 8, true);
SELECT pg_catalog.setval('public.league_place_id_seq', 10, true);
SELECT pg_catalog.setval('public.league_season_id_seq', 2, true);
SELECT pg_catalog.setval('public.motion_id_seq', 3, true);
SELECT pg_catalog.setval('public.note_id_seq', 12, true);
SELECT pg_catalog.setval('public.outmail_id_seq', 312, true);
SELECT pg_catalog.setval('public.ping_id_seq', 2, true);
SELECT pg_catalog.setval('public.player_id_seq', 64, true);
SELECT pg_catalog.setval('public.pulse_id_seq', 1, false);
SELECT pg_catalog.setval('public.push_id_seq', 6, true);
SELECT pg_catalog.setval('public.seat_id_seq', 92, true);
SELECT pg_catalog.setval('public.talk_id_seq', 1, true);
