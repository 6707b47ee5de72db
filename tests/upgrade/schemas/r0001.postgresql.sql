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
INSERT INTO public.ended_game VALUES ('000000000000000000000006', '2026-11-20 09:30:00+00');
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
INSERT INTO public.game VALUES ('000000000000000000000006', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, 'e7f6c011776e8db7cd330b54174fd76f7d0216b612387a5ffcfb81e6f0919683', '93f620df2bb7d859378709f71b820725ef54d985e86662c51027ccfd18d66208', NULL, 1, 'over', 193, 189, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt"], "hand_no": 2, "dealer": 0, "turn": 0, "phase": "game_over", "hands": [[], ["MW", "HO", "HO", "HO"]], "territories": [{"BS": ["BS", "BS*", "FG"], "BK": ["BK", "BK"], "BC": ["BC", "BC", "BC", "BC"], "SK": ["SK", "SK", "SK", "SK", "SK*"], "WH": ["WH", "WH"]}, {"BS": ["BS", "BS", "BS", "SR", "BR", "BR"], "BK": ["BK", "BK", "BK", "BK"], "BC": ["BC"], "WH": ["WH", "WH", "WH", "WH"]}], "posters": {"BS": 0, "BK": 0, "BD": 1000, "BC": 0, "JJ": 1000, "SK": 0, "WH": 0}, "money": [35000, 30000], "supply": ["BS", "WE", "WE", "WE", "SK", "BC", "BC", "BR", "JJ", "BS", "BS"], "discard": ["MW", "JJ", "SR", "BK*", "JJ*", "BR", "WE", "JJ", "JJ", "BD", "BD", "WE", "BD", "JJ", "BD", "FG", "MW", "BD", "WE", "BD*", "BD", "BD", "SK", "JJ", "FG", "BC*", "WH*", "WH", "JJ", "SK", "WE", "BK"], "open": ["BS", "BK", "BC", "SK", "WH"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": 0}', 192, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000008', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '2c624232cdd221771294dfbb310aca000a0df6ac8b66b696d90ef06fdefb64a3', 'a8e26fa85a95a531ebd98b4454d17790430cc4a11ce157e2ad051f7c3c128ce8', NULL, 1, 'playing', 8, 2, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "play", "hands": [["BK", "JJ", "BC*", "BR", "MW", "WE"], ["BK", "JJ", "JJ", "SK", "WH", "SR", "BR", "MW", "WE"], ["BK", "BD", "BD", "BC", "JJ", "WH", "BK*", "BR", "FG", "MW", "HO"]], "territories": [{"BD": ["BD", "BD", "BD"], "BC": ["BC", "BC", "BC"]}, {"BD": ["BD*"]}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 4000, "BC": 3000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["WE", "SK", "BK", "BK", "WE", "BC", "SK", "BD", "SK", "BS", "WH", "BK", "WE", "BC", "BR", "BS", "JJ", "BC", "JJ*", "BD", "BK", "BS", "SK*", "JJ", "WH*", "JJ", "SR", "SK", "HO", "SK", "BS*", "SK", "BS", "BS", "WH", "FG", "BS", "WE", "WH", "HO", "WH", "WE", "WH"], "discard": ["BS", "FG"], "open": ["BD", "BC"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {"BD": 3, "BC": 3}, "pending": null, "winner": null}', 5, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-22 09:30:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('00000000000000000000000a', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '4a44dc15364204a80fe80e9039455cc1608281820fe2b24f1e5233ade6af1dd5', 'fcfc282496b4d1c0f46d166d828dd9ea3c5ce2e1245af10baa97f121ea5433b2', NULL, 1, 'playing', 4, 3, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Zoe"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "play", "hands": [["BS", "BS", "BK", "BD", "BC", "BC", "JJ", "WH", "BC*", "SR", "BR", "WE"], ["BS", "BC", "BC", "SK", "SK", "SK", "MW", "MW", "HO", "WE"], ["BK", "BK", "BC", "BC", "WH", "SK*", "FG", "MW", "HO", "HO", "WE", "WE"]], "territories": [{}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["BD", "WH", "BK*", "BR", "WH", "WH", "JJ", "BS", "BK", "BD", "BD", "BD*", "SK", "JJ", "SK", "BS*", "SR", "FG", "BD", "WE", "JJ", "JJ", "SK", "BS", "BS", "JJ*", "BK", "BD", "WH", "BD", "SK", "WE", "BK", "FG", "BR", "WH", "BC", "BK", "BS", "WH*", "BR"], "discard": ["JJ", "WE", "JJ"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 3, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-22 09:30:00+00', '2026-11-21 21:30:00+00', NULL, NULL, '2026-11-22 09:30:00+00', '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000009', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '19581e27de7ced00ff1ce50b2047e7a567c76b1cbaebabe5ef03f7c3017bb5b7', '9823a2989686ae381368f8f461f09a146f65b9a60c33592ca9613bcebe9abce0', NULL, 0, 'playing', 5, 3, 5, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 0, "turn": 2, "phase": "react", "hands": [["BD", "BC", "JJ", "JJ", "JJ", "WH", "FG", "MW", "HO", "HO"], ["BK", "BK", "BD", "BC", "BC", "JJ", "SK", "WH", "WH", "BD*", "FG", "WE"], ["BK", "BD", "BD", "BD", "JJ", "JJ", "BS*", "BR", "WE"]], "territories": [{}, {}, {"SK": ["SK", "SK", "SK"]}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 3000, "WH": 1000}, "money": [0, 0, 0], "supply": ["WE", "SK", "BS", "BS", "WE", "WH", "BC*", "BC", "BS", "SK", "BC", "SR", "WH*", "BC", "WE", "WE", "BS", "BK", "SR", "BD", "JJ*", "BR", "BR", "BD", "HO", "JJ", "BK*", "SK*", "MW", "MW", "SK", "BK", "BR", "BS", "BK", "WH", "FG", "BC", "BS", "WH", "WH"], "discard": ["BS", "WE", "BK"], "open": ["SK"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {"SK": 3}, "pending": {"move": "photo SK", "waiting": [0, 1]}, "winner": null}', 4, '{}', '2026-11-20 09:30:00+00', '2026-11-20 09:30:00+00', NULL, '2026-11-20 17:30:00+00', '2026-11-20 15:30:00+00', 172800, NULL, NULL, '2026-11-20 09:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.games_request VALUES (1, 'anna@posse.test', '2026-11-20 09:30:00+00');
INSERT INTO public.inmail VALUES (1, 'k', '000000000000000000000001', 0, 'turn', NULL, 0, 0, '2026-11-20 09:30:00+00', NULL, NULL, 'refused', 0, NULL, 'refused by the rules', NULL, false, '["You hold no supply"]');
INSERT INTO public.league VALUES (1, 'Sunday league', 'sunday league', NULL, 'gryphon-2014', 2, 48, 6, false, '2026-11-20 09:30:00+00', '2026-11-27 09:30:00+00', NULL);
INSERT INTO public.league_game VALUES (1, 1, 1, 0, '[0, 1]', '5555555555555555555555555555555555555555555555555555555555555555', '000000000000000000000000', NULL, '[[1, 25000], [2, 20000]]');
INSERT INTO public.league_game VALUES (2, 1, 1, 1, '[1, 2]', '5555555555555555555555555555555555555555555555555555555555555555', '100000000000000000000000', NULL, '[[1, 25000], [2, 20000]]');
INSERT INTO public.league_game VALUES (3, 1, 1, 2, '[2, 0]', '5555555555555555555555555555555555555555555555555555555555555555', '200000000000000000000000', NULL, '[[1, 25000], [2, 20000]]');
INSERT INTO public.league_member VALUES (1, 1, 48, 'lar', '2026-11-20 09:30:00+00', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (2, 1, 49, 'lia', '2026-11-20 09:30:00+00', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (3, 1, 50, 'lou', '2026-11-20 09:30:00+00', NULL, 1, 1, false);
INSERT INTO public.league_place VALUES (1, 1, 1, 0, 1, 'lar', NULL, false, NULL);
INSERT INTO public.league_place VALUES (2, 1, 1, 1, 2, 'lia', NULL, false, NULL);
INSERT INTO public.league_place VALUES (3, 1, 1, 2, 3, 'lou', 'lapsed', false, NULL);
INSERT INTO public.league_season VALUES (1, 1, 1, '2026-11-19 09:30:00+00', '2026-11-19 09:30:00+00', '2026-11-19 09:30:00+00', '2026-11-19 09:30:00+00');
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
INSERT INTO public.note VALUES (1, '000000000000000000000001', 0, 0, 'Your orders were not used: the supply is empty');
INSERT INTO public.orders VALUES ('b853f0d20699f4b2640bff17', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('b853f0d20699f4b2640bff17', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('4732bfb05d498c7dcce8908b', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('4732bfb05d498c7dcce8908b', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('960221ac7bc0ff4a33d764d7', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('000000000000000000000009', 2, 'ask', 'ask', 'supply', 'pass', 'go on');
INSERT INTO public.orders VALUES ('00000000000000000000000a', 2, 'always', 'always', 'ask', NULL, 'go on');
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
INSERT INTO public.play_analysis VALUES ('000000000000000000000006', 0, '2026-11-20 09:30:00+00', NULL, 1, 3, 40, NULL, 'null');
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
INSERT INTO public.private_note VALUES ('000000000000000000000001', 0, 'Burt collects Wyatt Earp');
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
INSERT INTO public.seat VALUES (47, '00000000000000000000000a', 2, 'Zoe', 47, NULL, 'accepted', 2, 1, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seating VALUES ('00000000000000000000000a', 2, 0, 'Curt', 46, '2026-11-20 09:30:00+00');
INSERT INTO public.seating VALUES ('00000000000000000000000a', 2, 4, 'Zoe', 47, '2026-11-20 09:30:00+00');
INSERT INTO public.site_key VALUES ('blocked addresses', '08444483f39785395e6eaa4f565e2eba701c04e7af2b16ec43d9959dd6898c48');
INSERT INTO public.submission VALUES ('000000000000000000000005', 4, 1, 'gun', 4, 6, NULL);
INSERT INTO public.submission VALUES ('000000000000000000000006', 17, 1, 'gun', 17, 19, NULL);
INSERT INTO public.submission VALUES ('000000000000000000000006', 21, 0, 'bank', 21, 23, NULL);
INSERT INTO public.submission VALUES ('000000000000000000000006', 30, 0, 'gun', 30, 32, NULL);
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
SELECT pg_catalog.setval('public.clock_note_id_seq', 216, true);
SELECT pg_catalog.setval('public.device_id_seq', 1, false);
SELECT pg_catalog.setval('public.games_request_id_seq', 1, true);
SELECT pg_catalog.setval('public.inmail_id_seq', 1, true);
SELECT pg_catalog.setval('public.join_request_id_seq', 1, false);
SELECT pg_catalog.setval('public.league_game_id_seq', 3, true);
SELECT pg_catalog.setval('public.league_id_seq', 1, true);
SELECT pg_catalog.setval('public.league_member_id_seq', 3, true);
SELECT pg_catalog.setval('public.league_place_id_seq', 3, true);
SELECT pg_catalog.setval('public.league_season_id_seq', 1, true);
SELECT pg_catalog.setval('public.motion_id_seq', 3, true);
SELECT pg_catalog.setval('public.note_id_seq', 1, true);
SELECT pg_catalog.setval('public.outmail_id_seq', 198, true);
SELECT pg_catalog.setval('public.ping_id_seq', 1, false);
SELECT pg_catalog.setval('public.player_id_seq', 50, true);
SELECT pg_catalog.setval('public.pulse_id_seq', 1, false);
SELECT pg_catalog.setval('public.push_id_seq', 1, false);
SELECT pg_catalog.setval('public.seat_id_seq', 47, true);
SELECT pg_catalog.setval('public.talk_id_seq', 1, true);
