CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.answer (
    game_id character varying NOT NULL,
    at integer NOT NULL,
    seat integer NOT NULL,
    move character varying NOT NULL,
    answered_at timestamp with time zone NOT NULL,
    CONSTRAINT ck_answer_move_length CHECK ((length((move)::text) <= 500))
);
CREATE TABLE public.audit (
    id integer NOT NULL,
    made_at timestamp with time zone NOT NULL,
    who character varying NOT NULL,
    did character varying NOT NULL,
    about character varying NOT NULL,
    CONSTRAINT ck_audit_about_length CHECK ((length((about)::text) <= 5000)),
    CONSTRAINT ck_audit_did_length CHECK ((length((did)::text) <= 200)),
    CONSTRAINT ck_audit_who_length CHECK ((length((who)::text) <= 256))
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
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT ck_blocked_address_key_length CHECK ((length((key)::text) <= 64))
);
CREATE TABLE public.clock_note (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    at integer NOT NULL,
    seat integer,
    what character varying NOT NULL,
    until timestamp with time zone,
    made_at timestamp with time zone NOT NULL,
    CONSTRAINT ck_clock_note_what_length CHECK ((length((what)::text) <= 40))
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
    counted_at timestamp with time zone,
    CONSTRAINT ck_deal_commitment_length CHECK ((length((commitment)::text) <= 200)),
    CONSTRAINT ck_deal_edition_length CHECK ((length((edition)::text) <= 100)),
    CONSTRAINT ck_deal_robots_length CHECK ((length((robots)::text) <= 2000)),
    CONSTRAINT ck_deal_seed_length CHECK ((length((seed)::text) <= 200)),
    CONSTRAINT ck_deal_tally_length CHECK ((length((tally)::text) <= 30000))
);
CREATE TABLE public.deal_choice (
    day date NOT NULL,
    moment character varying(32) NOT NULL,
    move character varying NOT NULL,
    number integer NOT NULL,
    total integer NOT NULL,
    CONSTRAINT ck_deal_choice_moment_length CHECK ((length((moment)::text) <= 32)),
    CONSTRAINT ck_deal_choice_move_length CHECK ((length((move)::text) <= 500))
);
CREATE TABLE public.deal_result (
    game character varying(24) NOT NULL,
    day date NOT NULL,
    lead integer NOT NULL,
    name character varying,
    player_id integer,
    counted boolean NOT NULL,
    ended_at timestamp with time zone NOT NULL,
    CONSTRAINT ck_deal_result_game_length CHECK ((length((game)::text) <= 24)),
    CONSTRAINT ck_deal_result_name_length CHECK ((length((name)::text) <= 100))
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
    refusals integer DEFAULT 0 NOT NULL,
    CONSTRAINT ck_device_auth_length CHECK ((length((auth)::text) <= 200)),
    CONSTRAINT ck_device_endpoint_length CHECK ((length((endpoint)::text) <= 1000)),
    CONSTRAINT ck_device_public_key_length CHECK ((length((public_key)::text) <= 200)),
    CONSTRAINT ck_device_server_key_length CHECK ((length((server_key)::text) <= 200))
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
    CONSTRAINT ck_game_again_of_length CHECK ((length((again_of)::text) <= 24)),
    CONSTRAINT ck_game_branched_from_length CHECK ((length((branched_from)::text) <= 24)),
    CONSTRAINT ck_game_commitment_length CHECK ((length((commitment)::text) <= 200)),
    CONSTRAINT ck_game_cuts_length CHECK ((length((cuts)::text) <= 2000)),
    CONSTRAINT ck_game_edition_length CHECK ((length((edition)::text) <= 100)),
    CONSTRAINT ck_game_fill_with_length CHECK ((length((fill_with)::text) <= 100)),
    CONSTRAINT ck_game_guest_language_length CHECK ((length((guest_language)::text) <= 20)),
    CONSTRAINT ck_game_house_rules_length CHECK ((length((house_rules)::text) <= 5000)),
    CONSTRAINT ck_game_id_length CHECK ((length((id)::text) <= 24)),
    CONSTRAINT ck_game_join_key_length CHECK ((length((join_key)::text) <= 24)),
    CONSTRAINT ck_game_name_length CHECK ((length((name)::text) <= 200)),
    CONSTRAINT ck_game_position_length CHECK ((length(("position")::text) <= 20000)),
    CONSTRAINT ck_game_posted_at_length CHECK ((length((posted_at)::text) <= 2000)),
    CONSTRAINT ck_game_seed_length CHECK ((length((seed)::text) <= 200)),
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
    CONSTRAINT ck_game_chat_address_length CHECK ((length((address)::text) <= 1000)),
    CONSTRAINT ck_game_chat_host_length CHECK ((length((host)::text) <= 260)),
    CONSTRAINT ck_game_chat_kind_known CHECK (((kind)::text = ANY ((ARRAY['discord'::character varying, 'slack'::character varying, 'mattermost'::character varying, 'ntfy'::character varying, 'matrix'::character varying, 'json'::character varying])::text[]))),
    CONSTRAINT ck_game_chat_language_length CHECK ((length((language)::text) <= 20)),
    CONSTRAINT ck_game_chat_off_why_length CHECK ((length((off_why)::text) <= 1000))
);
CREATE TABLE public.games_request (
    id integer NOT NULL,
    address character varying(254) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    CONSTRAINT ck_games_request_address_length CHECK ((length((address)::text) <= 254))
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
    reason character varying NOT NULL,
    CONSTRAINT ck_held_domain_domain_length CHECK ((length((domain)::text) <= 253)),
    CONSTRAINT ck_held_domain_reason_length CHECK ((length((reason)::text) <= 1000))
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
    CONSTRAINT ck_inmail_key_length CHECK ((length((key)::text) <= 64)),
    CONSTRAINT ck_inmail_message_id_length CHECK ((length((message_id)::text) <= 300)),
    CONSTRAINT ck_inmail_raw_length CHECK ((length((raw)::text) <= 1400000)),
    CONSTRAINT ck_inmail_state_known CHECK (((state)::text = ANY ((ARRAY['received'::character varying, 'played'::character varying, 'sealed'::character varying, 'refused'::character varying, 'returned'::character varying, 'ignored'::character varying, 'failed'::character varying])::text[]))),
    CONSTRAINT ck_inmail_told_length CHECK ((length((told)::text) <= 200000)),
    CONSTRAINT ck_inmail_why_length CHECK ((length((why)::text) <= 1000))
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
    CONSTRAINT ck_join_request_cut_length CHECK ((length((cut)::text) <= 200)),
    CONSTRAINT ck_join_request_name_length CHECK ((length((name)::text) <= 100)),
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
    ended_at timestamp with time zone,
    CONSTRAINT ck_league_edition_length CHECK ((length((edition)::text) <= 100)),
    CONSTRAINT ck_league_name_key_length CHECK ((length((name_key)::text) <= 1000)),
    CONSTRAINT ck_league_name_length CHECK ((length((name)::text) <= 200))
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
    judged json,
    CONSTRAINT ck_league_game_game_length CHECK ((length((game)::text) <= 24)),
    CONSTRAINT ck_league_game_judged_length CHECK ((length((judged)::text) <= 2000)),
    CONSTRAINT ck_league_game_seats_length CHECK ((length((seats)::text) <= 2000)),
    CONSTRAINT ck_league_game_seed_length CHECK ((length((seed)::text) <= 200))
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
    mails_off boolean DEFAULT false NOT NULL,
    CONSTRAINT ck_league_member_name_length CHECK ((length((name)::text) <= 100))
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
    CONSTRAINT ck_league_place_name_length CHECK ((length((name)::text) <= 100)),
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
    CONSTRAINT ck_motion_agreed_length CHECK ((length((agreed)::text) <= 2000)),
    CONSTRAINT ck_motion_asked_length CHECK ((length((asked)::text) <= 2000)),
    CONSTRAINT ck_motion_kind_known CHECK (((kind)::text = ANY ((ARRAY['pause'::character varying, 'end'::character varying, 'substitute'::character varying])::text[]))),
    CONSTRAINT ck_motion_name_length CHECK ((length((name)::text) <= 100)),
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
    CONSTRAINT ck_move_mark_known CHECK (((mark)::text = ANY ((ARRAY['clock'::character varying, 'robot'::character varying])::text[]))),
    CONSTRAINT ck_move_move_length CHECK ((length((move)::text) <= 500))
);
CREATE TABLE public.note (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    seat integer NOT NULL,
    at integer NOT NULL,
    line character varying NOT NULL,
    CONSTRAINT ck_note_line_length CHECK ((length((line)::text) <= 20000))
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
    CONSTRAINT ck_orders_rest_length CHECK ((length((rest)::text) <= 20000)),
    CONSTRAINT ck_orders_wyatt_known CHECK (((wyatt)::text = ANY ((ARRAY['always'::character varying, 'never'::character varying, 'ask'::character varying])::text[])))
);
CREATE TABLE public.outage (
    since timestamp with time zone NOT NULL,
    until timestamp with time zone NOT NULL,
    settled boolean NOT NULL,
    hours double precision,
    reached character varying(24),
    CONSTRAINT ck_outage_reached_length CHECK ((length((reached)::text) <= 24))
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
    CONSTRAINT ck_outmail_cause_length CHECK ((length((cause)::text) <= 500)),
    CONSTRAINT ck_outmail_error_length CHECK ((length((error)::text) <= 1000)),
    CONSTRAINT ck_outmail_kind_length CHECK ((length((kind)::text) <= 100)),
    CONSTRAINT ck_outmail_message_id_length CHECK ((length((message_id)::text) <= 300)),
    CONSTRAINT ck_outmail_return_key_length CHECK ((length((return_key)::text) <= 24)),
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
    CONSTRAINT ck_ping_cause_length CHECK ((length((cause)::text) <= 500)),
    CONSTRAINT ck_ping_error_length CHECK ((length((error)::text) <= 1000)),
    CONSTRAINT ck_ping_message_id_length CHECK ((length((message_id)::text) <= 300)),
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
    costs json,
    began_at timestamp with time zone,
    CONSTRAINT ck_play_analysis_costs_length CHECK ((length((costs)::text) <= 5000)),
    CONSTRAINT ck_play_analysis_found_length CHECK ((length((found)::text) <= 1000000))
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
    CONSTRAINT ck_played_seat_edition_length CHECK ((length((edition)::text) <= 100)),
    CONSTRAINT ck_played_seat_game_length CHECK ((length((game)::text) <= 24)),
    CONSTRAINT ck_played_seat_robot_length CHECK ((length((robot)::text) <= 100)),
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
    CONSTRAINT ck_player_address_length CHECK ((length((address)::text) <= 254)),
    CONSTRAINT ck_player_language_length CHECK ((length((language)::text) <= 20)),
    CONSTRAINT ck_player_mail_plan_known CHECK (((mail_plan)::text = ANY ((ARRAY['all'::character varying, 'needed'::character varying, 'digest'::character varying])::text[]))),
    CONSTRAINT ck_player_mailbox_length CHECK ((length((mailbox)::text) <= 600)),
    CONSTRAINT ck_player_time_zone_length CHECK ((length((time_zone)::text) <= 100))
);
CREATE TABLE public.player_block (
    player_id integer NOT NULL,
    blocked_id integer NOT NULL,
    name character varying NOT NULL,
    made_at timestamp with time zone NOT NULL,
    CONSTRAINT ck_player_block_name_length CHECK ((length((name)::text) <= 100))
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
    key integer NOT NULL,
    CONSTRAINT ck_player_page_name_key_length CHECK ((length((name_key)::text) <= 1000)),
    CONSTRAINT ck_player_page_name_length CHECK ((length((name)::text) <= 100))
);
CREATE TABLE public.private_note (
    game_id character varying(24) NOT NULL,
    seat integer NOT NULL,
    text character varying NOT NULL,
    CONSTRAINT ck_private_note_text_length CHECK ((length((text)::text) <= 2000))
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
    CONSTRAINT ck_process_pulse_id_length CHECK ((length((id)::text) <= 32)),
    CONSTRAINT ck_process_pulse_machine_length CHECK ((length((machine)::text) <= 300)),
    CONSTRAINT ck_process_pulse_no_mail_reason_length CHECK ((length((no_mail_reason)::text) <= 1000)),
    CONSTRAINT ck_process_pulse_role_known CHECK (((role)::text = ANY ((ARRAY['web'::character varying, 'worker'::character varying, 'robots'::character varying, 'inbound'::character varying])::text[]))),
    CONSTRAINT ck_process_pulse_settings_length CHECK ((length((settings)::text) <= 10000))
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
    CONSTRAINT ck_push_error_length CHECK ((length((error)::text) <= 1000)),
    CONSTRAINT ck_push_message_id_length CHECK ((length((message_id)::text) <= 300)),
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
    reason character varying NOT NULL,
    CONSTRAINT ck_retry_item_length CHECK ((length((item)::text) <= 64)),
    CONSTRAINT ck_retry_queue_length CHECK ((length((queue)::text) <= 24)),
    CONSTRAINT ck_retry_reason_length CHECK ((length((reason)::text) <= 300))
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
    CONSTRAINT ck_seat_mention_length CHECK ((length((mention)::text) <= 300)),
    CONSTRAINT ck_seat_name_length CHECK ((length((name)::text) <= 100)),
    CONSTRAINT ck_seat_robot_length CHECK ((length((robot)::text) <= 100)),
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
    since timestamp with time zone NOT NULL,
    CONSTRAINT ck_seating_name_length CHECK ((length((name)::text) <= 100))
);
CREATE TABLE public.site_check (
    machine character varying NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    reason character varying,
    certificate_ends timestamp with time zone,
    CONSTRAINT ck_site_check_machine_length CHECK ((length((machine)::text) <= 300)),
    CONSTRAINT ck_site_check_reason_length CHECK ((length((reason)::text) <= 1000))
);
CREATE TABLE public.site_key (
    purpose character varying NOT NULL,
    key character varying NOT NULL,
    CONSTRAINT ck_site_key_key_length CHECK ((length((key)::text) <= 200)),
    CONSTRAINT ck_site_key_purpose_length CHECK ((length((purpose)::text) <= 100))
);
CREATE TABLE public.submission (
    game_id character varying NOT NULL,
    at integer NOT NULL,
    seat integer NOT NULL,
    said character varying NOT NULL,
    first integer NOT NULL,
    last integer NOT NULL,
    stopped character varying,
    CONSTRAINT ck_submission_said_length CHECK ((length((said)::text) <= 20000)),
    CONSTRAINT ck_submission_stopped_length CHECK ((length((stopped)::text) <= 20000))
);
CREATE TABLE public.talk (
    id integer NOT NULL,
    game_id character varying NOT NULL,
    seat integer NOT NULL,
    player_id integer,
    name character varying NOT NULL,
    line character varying NOT NULL,
    said_at timestamp with time zone NOT NULL,
    hidden_at timestamp with time zone,
    CONSTRAINT ck_talk_line_length CHECK ((length((line)::text) <= 10000)),
    CONSTRAINT ck_talk_name_length CHECK ((length((name)::text) <= 100))
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
INSERT INTO public.alembic_version VALUES ('r0003');
INSERT INTO public.answer VALUES ('000000000000000000000003', 2, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000004', 2, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000004', 2, 2, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000004', 2, 3, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000004', 9, 2, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 2, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 2, 2, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 9, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 9, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 15, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 15, 2, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 28, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 28, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 53, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 53, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 100, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000005', 100, 2, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 13, 1, 'photo BS', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 26, 0, 'photo BK', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 35, 0, 'photo SK', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 49, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 54, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 94, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 126, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 129, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 144, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 150, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000006', 169, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000007', 3, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000007', 3, 2, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000008', 4, 1, 'photo BD', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000008', 4, 2, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000008', 6, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('000000000000000000000008', 6, 2, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('90321a2bfa3b23183c908992', 2, 0, 'pass', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('90321a2bfa3b23183c908992', 8, 1, 'pass', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('90321a2bfa3b23183c908992', 10, 1, 'pass', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('90321a2bfa3b23183c908992', 68, 1, 'photo WH', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('90321a2bfa3b23183c908992', 93, 1, 'pass', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('90321a2bfa3b23183c908992', 108, 0, 'pass', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('b49ca82d58afcea8cb22d656', 2, 0, 'pass', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('b49ca82d58afcea8cb22d656', 8, 1, 'pass', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('b49ca82d58afcea8cb22d656', 10, 1, 'pass', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('b49ca82d58afcea8cb22d656', 68, 1, 'photo WH', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('b49ca82d58afcea8cb22d656', 93, 1, 'pass', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('b49ca82d58afcea8cb22d656', 108, 0, 'pass', '2026-11-19 10:30:00+01');
INSERT INTO public.answer VALUES ('e064891e9cbfde77f50459ac', 6, 1, 'photo BC', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('e064891e9cbfde77f50459ac', 10, 0, 'photo BS', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('e064891e9cbfde77f50459ac', 30, 1, 'photo WH', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('e064891e9cbfde77f50459ac', 45, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('e064891e9cbfde77f50459ac', 97, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('e064891e9cbfde77f50459ac', 103, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('b8909f0e953988d7ae16becb', 2, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('b8909f0e953988d7ae16becb', 2, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('b8909f0e953988d7ae16becb', 2, 3, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('d8031c0f87d3dd8f87b9a96f', 2, 0, 'photo BS', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('d8031c0f87d3dd8f87b9a96f', 2, 2, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('d8031c0f87d3dd8f87b9a96f', 2, 3, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('6cf508b77e66ff8e3bb6642e', 2, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('6cf508b77e66ff8e3bb6642e', 2, 2, 'photo BS', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('6cf508b77e66ff8e3bb6642e', 2, 3, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000b', 2, 0, 'photo BC', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000b', 2, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 5, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 16, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 23, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 56, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 61, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 101, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 120, 1, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 132, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 142, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.answer VALUES ('00000000000000000000000c', 175, 0, 'pass', '2026-11-20 10:30:00+01');
INSERT INTO public.audit VALUES (1, '2026-11-20 10:30:00+01', 'root', 'extend', '000000000000000000000001');
INSERT INTO public.blocked_address VALUES ('8435bd5e0324fb63c11d77a11927085b043b493b166d45495d557334195da992', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (1, '000000000000000000000001', 0, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (2, '000000000000000000000002', 0, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (3, '000000000000000000000003', 0, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (4, '000000000000000000000003', 2, 2, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (5, '000000000000000000000004', 0, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (6, '000000000000000000000004', 2, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (7, '000000000000000000000004', 5, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (8, '000000000000000000000004', 7, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (9, '000000000000000000000028', 2, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (10, '000000000000000000000005', 0, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (11, '000000000000000000000005', 2, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (12, '000000000000000000000005', 4, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (13, '000000000000000000000005', 7, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (14, '000000000000000000000005', 7, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (15, '000000000000000000000005', 9, 2, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (16, '000000000000000000000005', 11, 2, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (17, '000000000000000000000005', 13, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (18, '000000000000000000000005', 13, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (19, '000000000000000000000005', 15, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (20, '000000000000000000000005', 17, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (21, '000000000000000000000005', 21, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (22, '000000000000000000000005', 21, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (23, '000000000000000000000005', 26, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (24, '000000000000000000000005', 26, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (25, '000000000000000000000005', 28, 2, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (26, '000000000000000000000005', 30, 2, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (27, '000000000000000000000005', 33, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (28, '000000000000000000000005', 33, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (29, '000000000000000000000005', 36, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (30, '000000000000000000000005', 36, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (31, '000000000000000000000005', 39, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (32, '000000000000000000000005', 39, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (33, '000000000000000000000005', 42, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (34, '000000000000000000000005', 42, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (35, '000000000000000000000005', 46, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (36, '000000000000000000000005', 46, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (37, '000000000000000000000005', 49, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (38, '000000000000000000000005', 49, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (39, '000000000000000000000005', 53, 2, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (40, '000000000000000000000005', 55, 2, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (41, '000000000000000000000005', 56, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (42, '000000000000000000000005', 56, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (43, '000000000000000000000005', 60, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (44, '000000000000000000000005', 60, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (45, '000000000000000000000005', 63, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (46, '000000000000000000000005', 63, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (47, '000000000000000000000005', 66, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (48, '000000000000000000000005', 66, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (49, '000000000000000000000005', 68, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (50, '000000000000000000000005', 68, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (51, '000000000000000000000005', 72, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (52, '000000000000000000000005', 72, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (53, '000000000000000000000005', 77, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (54, '000000000000000000000005', 77, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (55, '000000000000000000000005', 79, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (56, '000000000000000000000005', 79, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (57, '000000000000000000000005', 83, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (58, '000000000000000000000005', 83, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (59, '000000000000000000000005', 86, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (60, '000000000000000000000005', 86, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (61, '000000000000000000000005', 90, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (62, '000000000000000000000005', 90, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (63, '000000000000000000000005', 93, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (64, '000000000000000000000005', 93, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (65, '000000000000000000000005', 97, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (66, '000000000000000000000005', 97, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (67, '000000000000000000000005', 100, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (68, '000000000000000000000005', 102, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (69, '000000000000000000000005', 104, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (70, '000000000000000000000005', 104, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (71, '000000000000000000000005', 109, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (72, '000000000000000000000005', 109, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (73, '000000000000000000000005', 112, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (74, '000000000000000000000005', 112, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (75, '000000000000000000000005', 114, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (76, '000000000000000000000005', 114, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (77, '000000000000000000000005', 115, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (78, '000000000000000000000005', 115, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (79, '000000000000000000000006', 0, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (80, '000000000000000000000006', 3, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (81, '000000000000000000000006', 3, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (82, '000000000000000000000006', 5, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (83, '000000000000000000000006', 5, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (84, '000000000000000000000006', 8, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (85, '000000000000000000000006', 8, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (86, '000000000000000000000006', 10, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (87, '000000000000000000000006', 10, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (88, '000000000000000000000006', 13, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (89, '000000000000000000000006', 14, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (90, '000000000000000000000006', 15, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (91, '000000000000000000000006', 15, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (92, '000000000000000000000006', 20, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (93, '000000000000000000000006', 20, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (94, '000000000000000000000006', 24, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (95, '000000000000000000000006', 24, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (96, '000000000000000000000006', 26, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (97, '000000000000000000000006', 27, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (98, '000000000000000000000006', 29, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (99, '000000000000000000000006', 29, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (100, '000000000000000000000006', 33, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (101, '000000000000000000000006', 33, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (102, '000000000000000000000006', 35, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (103, '000000000000000000000006', 36, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (104, '000000000000000000000006', 38, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (105, '000000000000000000000006', 38, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (106, '000000000000000000000006', 43, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (107, '000000000000000000000006', 43, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (108, '000000000000000000000006', 47, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (109, '000000000000000000000006', 47, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (110, '000000000000000000000006', 49, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (111, '000000000000000000000006', 50, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (112, '000000000000000000000006', 52, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (113, '000000000000000000000006', 52, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (114, '000000000000000000000006', 54, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (115, '000000000000000000000006', 55, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (116, '000000000000000000000006', 58, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (117, '000000000000000000000006', 58, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (118, '000000000000000000000006', 62, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (119, '000000000000000000000006', 62, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (120, '000000000000000000000006', 67, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (121, '000000000000000000000006', 67, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (122, '000000000000000000000006', 72, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (123, '000000000000000000000006', 72, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (124, '000000000000000000000006', 75, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (125, '000000000000000000000006', 75, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (126, '000000000000000000000006', 81, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (127, '000000000000000000000006', 81, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (128, '000000000000000000000006', 84, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (129, '000000000000000000000006', 84, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (130, '000000000000000000000006', 88, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (131, '000000000000000000000006', 88, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (132, '000000000000000000000006', 92, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (133, '000000000000000000000006', 92, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (134, '000000000000000000000006', 94, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (135, '000000000000000000000006', 95, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (136, '000000000000000000000006', 96, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (137, '000000000000000000000006', 96, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (138, '000000000000000000000006', 100, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (139, '000000000000000000000006', 100, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (140, '000000000000000000000006', 104, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (141, '000000000000000000000006', 104, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (142, '000000000000000000000006', 109, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (143, '000000000000000000000006', 109, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (144, '000000000000000000000006', 113, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (145, '000000000000000000000006', 113, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (146, '000000000000000000000006', 118, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (147, '000000000000000000000006', 118, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (148, '000000000000000000000006', 123, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (149, '000000000000000000000006', 123, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (150, '000000000000000000000006', 124, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (151, '000000000000000000000006', 124, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (152, '000000000000000000000006', 126, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (153, '000000000000000000000006', 127, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (154, '000000000000000000000006', 129, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (155, '000000000000000000000006', 130, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (156, '000000000000000000000006', 131, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (157, '000000000000000000000006', 131, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (158, '000000000000000000000006', 135, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (159, '000000000000000000000006', 135, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (160, '000000000000000000000006', 139, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (161, '000000000000000000000006', 139, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (162, '000000000000000000000006', 142, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (163, '000000000000000000000006', 142, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (164, '000000000000000000000006', 144, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (165, '000000000000000000000006', 145, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (166, '000000000000000000000006', 148, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (167, '000000000000000000000006', 148, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (168, '000000000000000000000006', 150, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (169, '000000000000000000000006', 151, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (170, '000000000000000000000006', 154, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (171, '000000000000000000000006', 154, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (172, '000000000000000000000006', 157, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (173, '000000000000000000000006', 157, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (174, '000000000000000000000006', 161, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (175, '000000000000000000000006', 161, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (176, '000000000000000000000006', 166, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (177, '000000000000000000000006', 166, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (178, '000000000000000000000006', 169, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (179, '000000000000000000000006', 170, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (180, '000000000000000000000006', 172, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (181, '000000000000000000000006', 172, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (182, '000000000000000000000006', 175, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (183, '000000000000000000000006', 175, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (184, '000000000000000000000006', 179, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (185, '000000000000000000000006', 179, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (186, '000000000000000000000006', 182, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (187, '000000000000000000000006', 182, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (188, '000000000000000000000006', 186, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (189, '000000000000000000000006', 186, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (190, '000000000000000000000006', 189, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (191, '000000000000000000000006', 189, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (192, '000000000000000000000006', 193, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (194, '000000000000000000000007', 3, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (195, '000000000000000000000007', 5, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (196, '000000000000000000000007', 6, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (197, '000000000000000000000007', 6, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (200, '000000000000000000000008', 2, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (201, '000000000000000000000008', 2, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (202, '000000000000000000000008', 4, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (203, '000000000000000000000008', 5, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (204, '000000000000000000000008', 6, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (205, '000000000000000000000008', 8, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (208, '000000000000000000000009', 0, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (212, '00000000000000000000000a', 0, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (215, '00000000000000000000000a', 4, 2, 'resigned', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (218, '90321a2bfa3b23183c908992', 15, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (219, '90321a2bfa3b23183c908992', 20, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (220, '90321a2bfa3b23183c908992', 22, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (221, '90321a2bfa3b23183c908992', 27, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (222, '90321a2bfa3b23183c908992', 30, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (223, '90321a2bfa3b23183c908992', 35, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (224, '90321a2bfa3b23183c908992', 38, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (225, '90321a2bfa3b23183c908992', 41, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (226, '90321a2bfa3b23183c908992', 43, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (227, '90321a2bfa3b23183c908992', 46, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (228, '90321a2bfa3b23183c908992', 49, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (229, '90321a2bfa3b23183c908992', 53, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (230, '90321a2bfa3b23183c908992', 56, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (231, '90321a2bfa3b23183c908992', 59, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (232, '90321a2bfa3b23183c908992', 63, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (233, '90321a2bfa3b23183c908992', 66, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (234, '90321a2bfa3b23183c908992', 73, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (235, '90321a2bfa3b23183c908992', 78, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (236, '90321a2bfa3b23183c908992', 81, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (237, '90321a2bfa3b23183c908992', 85, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (238, '90321a2bfa3b23183c908992', 88, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (239, '90321a2bfa3b23183c908992', 90, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (240, '90321a2bfa3b23183c908992', 95, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (241, '90321a2bfa3b23183c908992', 99, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (242, '90321a2bfa3b23183c908992', 104, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (243, '90321a2bfa3b23183c908992', 110, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (244, '90321a2bfa3b23183c908992', 115, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (245, '90321a2bfa3b23183c908992', 118, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (246, '90321a2bfa3b23183c908992', 121, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (248, 'b49ca82d58afcea8cb22d656', 15, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (249, 'b49ca82d58afcea8cb22d656', 20, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (250, 'b49ca82d58afcea8cb22d656', 22, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (251, 'b49ca82d58afcea8cb22d656', 27, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (252, 'b49ca82d58afcea8cb22d656', 30, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (253, 'b49ca82d58afcea8cb22d656', 35, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (254, 'b49ca82d58afcea8cb22d656', 38, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (255, 'b49ca82d58afcea8cb22d656', 41, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (256, 'b49ca82d58afcea8cb22d656', 43, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (257, 'b49ca82d58afcea8cb22d656', 46, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (258, 'b49ca82d58afcea8cb22d656', 49, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (259, 'b49ca82d58afcea8cb22d656', 53, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (260, 'b49ca82d58afcea8cb22d656', 56, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (261, 'b49ca82d58afcea8cb22d656', 59, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (262, 'b49ca82d58afcea8cb22d656', 63, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (263, 'b49ca82d58afcea8cb22d656', 66, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (264, 'b49ca82d58afcea8cb22d656', 73, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (265, 'b49ca82d58afcea8cb22d656', 78, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (266, 'b49ca82d58afcea8cb22d656', 81, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (267, 'b49ca82d58afcea8cb22d656', 85, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (268, 'b49ca82d58afcea8cb22d656', 88, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (269, 'b49ca82d58afcea8cb22d656', 90, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (270, 'b49ca82d58afcea8cb22d656', 95, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (271, 'b49ca82d58afcea8cb22d656', 99, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (272, 'b49ca82d58afcea8cb22d656', 104, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (273, 'b49ca82d58afcea8cb22d656', 110, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (274, 'b49ca82d58afcea8cb22d656', 115, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (275, 'b49ca82d58afcea8cb22d656', 118, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (276, 'b49ca82d58afcea8cb22d656', 121, 0, 'played', NULL, '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (278, 'e064891e9cbfde77f50459ac', 8, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (279, 'e064891e9cbfde77f50459ac', 14, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (280, 'e064891e9cbfde77f50459ac', 18, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (281, 'e064891e9cbfde77f50459ac', 22, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (282, 'e064891e9cbfde77f50459ac', 26, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (283, 'e064891e9cbfde77f50459ac', 28, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (284, 'e064891e9cbfde77f50459ac', 33, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (285, 'e064891e9cbfde77f50459ac', 38, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (286, 'e064891e9cbfde77f50459ac', 43, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (287, 'e064891e9cbfde77f50459ac', 48, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (288, 'e064891e9cbfde77f50459ac', 52, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (289, 'e064891e9cbfde77f50459ac', 56, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (290, 'e064891e9cbfde77f50459ac', 61, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (193, '000000000000000000000007', 0, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (198, '000000000000000000000007', 7, NULL, 'paused', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (199, '000000000000000000000008', 0, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (206, '000000000000000000000008', 8, 2, 'resigned', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (207, '000000000000000000000008', 8, 1, 'away', '2026-11-24 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (209, '000000000000000000000009', 3, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (210, '000000000000000000000009', 3, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (211, '000000000000000000000009', 5, 2, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (213, '00000000000000000000000a', 3, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (214, '00000000000000000000000a', 3, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (216, '00000000000000000000000a', 4, 2, 'substituted', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (217, '90321a2bfa3b23183c908992', 6, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (247, 'b49ca82d58afcea8cb22d656', 6, 0, 'runs', '2026-11-20 01:00:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.clock_note VALUES (277, 'e064891e9cbfde77f50459ac', 3, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (307, '59aed00a2ae2acab9516a7eb', 3, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (308, '7dc409edaa4d04ffd72f6287', 3, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (316, '00000000000000000000000b', 0, 2, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (322, '00000000000000000000000c', 3, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (323, '00000000000000000000000c', 3, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (324, '00000000000000000000000c', 5, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (325, '00000000000000000000000c', 6, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (326, '00000000000000000000000c', 9, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (327, '00000000000000000000000c', 9, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (328, '00000000000000000000000c', 12, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (329, '00000000000000000000000c', 12, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (330, '00000000000000000000000c', 14, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (331, '00000000000000000000000c', 14, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (332, '00000000000000000000000c', 16, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (333, '00000000000000000000000c', 17, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (334, '00000000000000000000000c', 21, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (335, '00000000000000000000000c', 21, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (336, '00000000000000000000000c', 23, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (337, '00000000000000000000000c', 24, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (338, '00000000000000000000000c', 27, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (339, '00000000000000000000000c', 27, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (340, '00000000000000000000000c', 31, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (341, '00000000000000000000000c', 31, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (342, '00000000000000000000000c', 36, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (343, '00000000000000000000000c', 36, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (344, '00000000000000000000000c', 40, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (345, '00000000000000000000000c', 40, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (346, '00000000000000000000000c', 43, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (347, '00000000000000000000000c', 43, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (348, '00000000000000000000000c', 47, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (349, '00000000000000000000000c', 47, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (350, '00000000000000000000000c', 50, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (351, '00000000000000000000000c', 50, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (352, '00000000000000000000000c', 54, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (353, '00000000000000000000000c', 54, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (354, '00000000000000000000000c', 56, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (355, '00000000000000000000000c', 57, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (356, '00000000000000000000000c', 59, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (357, '00000000000000000000000c', 59, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (358, '00000000000000000000000c', 61, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (359, '00000000000000000000000c', 62, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (360, '00000000000000000000000c', 65, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (361, '00000000000000000000000c', 65, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (362, '00000000000000000000000c', 69, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (363, '00000000000000000000000c', 69, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (364, '00000000000000000000000c', 73, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (365, '00000000000000000000000c', 73, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (366, '00000000000000000000000c', 76, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (367, '00000000000000000000000c', 76, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (368, '00000000000000000000000c', 79, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (369, '00000000000000000000000c', 79, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (370, '00000000000000000000000c', 82, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (371, '00000000000000000000000c', 82, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (372, '00000000000000000000000c', 86, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (373, '00000000000000000000000c', 86, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (374, '00000000000000000000000c', 90, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (375, '00000000000000000000000c', 90, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (376, '00000000000000000000000c', 94, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (377, '00000000000000000000000c', 94, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (378, '00000000000000000000000c', 99, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (379, '00000000000000000000000c', 99, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (380, '00000000000000000000000c', 101, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (381, '00000000000000000000000c', 102, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (382, '00000000000000000000000c', 103, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (383, '00000000000000000000000c', 103, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (384, '00000000000000000000000c', 108, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (385, '00000000000000000000000c', 108, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (386, '00000000000000000000000c', 110, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (387, '00000000000000000000000c', 110, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (388, '00000000000000000000000c', 113, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (389, '00000000000000000000000c', 113, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (390, '00000000000000000000000c', 115, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (391, '00000000000000000000000c', 115, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (392, '00000000000000000000000c', 118, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (393, '00000000000000000000000c', 118, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (394, '00000000000000000000000c', 120, 0, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (395, '00000000000000000000000c', 121, 0, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (396, '00000000000000000000000c', 123, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (291, 'e064891e9cbfde77f50459ac', 65, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (292, 'e064891e9cbfde77f50459ac', 68, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (293, 'e064891e9cbfde77f50459ac', 73, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (294, 'e064891e9cbfde77f50459ac', 78, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (295, 'e064891e9cbfde77f50459ac', 82, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (296, 'e064891e9cbfde77f50459ac', 84, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (297, 'e064891e9cbfde77f50459ac', 87, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (298, 'e064891e9cbfde77f50459ac', 91, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (299, 'e064891e9cbfde77f50459ac', 94, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (300, 'e064891e9cbfde77f50459ac', 99, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (301, 'e064891e9cbfde77f50459ac', 105, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (302, 'e064891e9cbfde77f50459ac', 108, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (303, 'e064891e9cbfde77f50459ac', 114, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (304, 'e064891e9cbfde77f50459ac', 118, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (305, 'e064891e9cbfde77f50459ac', 122, 0, 'runs', '2026-11-21 01:00:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (306, 'e064891e9cbfde77f50459ac', 123, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (309, '0d4114cc71bfd1eb7855067a', 3, 0, 'runs', '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (310, 'b8909f0e953988d7ae16becb', 8, 3, 'runs', '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (311, 'd8031c0f87d3dd8f87b9a96f', 5, 2, 'runs', '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (312, '5442f11531dd95cb35ecce7b', 0, 2, 'runs', '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (313, '6f6eb7d76c46de3a4bdf7c3d', 0, 0, 'runs', '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (314, '4904ece35941e1b2b50c4a8f', 0, 1, 'runs', '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (315, '6cf508b77e66ff8e3bb6642e', 6, 1, 'runs', '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (317, '00000000000000000000000b', 2, 2, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (318, '00000000000000000000000b', 3, 2, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (319, '00000000000000000000000b', 6, 2, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (320, '00000000000000000000000b', 6, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (321, '00000000000000000000000c', 0, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (397, '00000000000000000000000c', 123, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (398, '00000000000000000000000c', 127, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (399, '00000000000000000000000c', 127, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (400, '00000000000000000000000c', 130, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (401, '00000000000000000000000c', 130, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (402, '00000000000000000000000c', 132, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (403, '00000000000000000000000c', 133, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (404, '00000000000000000000000c', 136, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (405, '00000000000000000000000c', 136, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (406, '00000000000000000000000c', 140, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (407, '00000000000000000000000c', 140, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (408, '00000000000000000000000c', 142, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (409, '00000000000000000000000c', 143, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (410, '00000000000000000000000c', 145, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (411, '00000000000000000000000c', 145, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (412, '00000000000000000000000c', 150, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (413, '00000000000000000000000c', 150, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (414, '00000000000000000000000c', 155, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (415, '00000000000000000000000c', 155, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (416, '00000000000000000000000c', 160, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (417, '00000000000000000000000c', 160, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (418, '00000000000000000000000c', 164, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (419, '00000000000000000000000c', 164, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (420, '00000000000000000000000c', 166, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (421, '00000000000000000000000c', 166, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (422, '00000000000000000000000c', 170, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (423, '00000000000000000000000c', 170, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (424, '00000000000000000000000c', 172, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (425, '00000000000000000000000c', 172, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (426, '00000000000000000000000c', 175, 1, 'stands', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (427, '00000000000000000000000c', 176, 1, 'goes on', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (428, '00000000000000000000000c', 177, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (429, '00000000000000000000000c', 177, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (430, '00000000000000000000000c', 179, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (431, '00000000000000000000000c', 179, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (432, '00000000000000000000000c', 182, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (433, '00000000000000000000000c', 182, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (434, '00000000000000000000000c', 184, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (435, '00000000000000000000000c', 184, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (436, '00000000000000000000000c', 189, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (437, '00000000000000000000000c', 189, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (438, '00000000000000000000000c', 194, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (439, '00000000000000000000000c', 194, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (440, '00000000000000000000000c', 198, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (441, '00000000000000000000000c', 198, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (442, '00000000000000000000000c', 201, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (443, '00000000000000000000000c', 201, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (444, '00000000000000000000000c', 207, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (445, '00000000000000000000000c', 207, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (446, '00000000000000000000000c', 212, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (447, '00000000000000000000000c', 212, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (448, '00000000000000000000000c', 216, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (449, '00000000000000000000000c', 216, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (450, '00000000000000000000000c', 219, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (451, '00000000000000000000000c', 219, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (452, '00000000000000000000000c', 222, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (453, '00000000000000000000000c', 222, 0, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (454, '00000000000000000000000c', 224, 0, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (455, '00000000000000000000000c', 224, 1, 'runs', '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.clock_note VALUES (456, '00000000000000000000000c', 225, 1, 'played', NULL, '2026-11-20 10:30:00+01');
INSERT INTO public.deal VALUES ('2026-11-20', 'gryphon-2014', '["cautious"]', '6be828fe3b75fc68e2bc9353e4ee4aa10b842950dd5e99600b4bcd625b4be610', 'c2ca04a17d945c055f007277cee69209dd1b0527ec63d41116c48033a0bfccf9', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-21', 'gryphon-2014', '["cautious"]', 'd9af3fb504c882bceb7a80b1f712e9503126460bffb560d6b301274c6c08af1c', 'd52136b17ff6975ef150b63c5a7b5a31d30a0f0f903ed109efb7922c206dcdd0', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-22', 'gryphon-2014', '["cautious"]', '11f27ce3bb003ab03da590d4836faa4fca210420e92ef62f7540628420edf8d8', '03904f73667fc782b36b557366b3e98541955d8987d54d02cfd6470346b23420', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-23', 'gryphon-2014', '["cautious"]', 'd0e53c19e4e01809d171f275246a3166fdbbae2c8fefc8033093d2f75df39a2a', 'b01747c67e1cfbecdfc8586f5d56fa03b5d25e33777b9cd144eb31ce73b69673', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-24', 'gryphon-2014', '["cautious"]', 'c51311c7a58b211e88bf102409ae8e8d88691222056b6b900b40d68900ce24a7', 'cec67e5b28a1f9f3ae2d438236ff8241337b27238749b6193ef13951ad45e4b5', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-25', 'gryphon-2014', '["cautious"]', '12373390fdabf08586f36e581c135ac58a4de44d1125226e09917298e3f6ac36', 'af94942636f02c79008a0bc40470603406c73b685292b7fdb2f54fd4a4c80a9b', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-26', 'gryphon-2014', '["cautious"]', '3e2618a9ca0edadf40e4ce052065d6e4914210f3254431dc2de2ee97305de580', '3483e9d10fced68776d935b40e77fbe7b4f402ba11d0bfc37090548db38eb8c6', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-27', 'gryphon-2014', '["cautious"]', 'cf90a84779023efb94c2d4bbd5e3228b57eb6067923dd3b036ab1b4c6466413b', '3b38923311d8ddd7e3a3340a0d980593df2aff20bb09b10bd09a6b701f249687', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-28', 'gryphon-2014', '["cautious"]', 'f59ee6df8c77b5a20a54853304af64bb3f7c5d9d91135b7b0004507fc5478b1a', '7dde4d9f05f8ef35d7f4dc611f4031f1b6c1e16da6a4efff68cca6868a1571d2', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-29', 'gryphon-2014', '["cautious"]', 'ea57b733c1abba51b5a27a9bf3026efa0d0c5bfee0678bb436cf121df147ec77', 'a59541eaafb2e5c83b190fc9a826473aedf8f7d96985214c00c80eb911e3c7c9', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-30', 'gryphon-2014', '["cautious"]', '44acde682d4e3a3e1994e4e5b461e183451839f62eb86d5c54644ff91a5cbbe4', 'cad8e334400a01107c0f42ad26f87890c76f3330365d8b3ba43ac101fb868ca0', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-01', 'gryphon-2014', '["cautious"]', 'df6db55944a54413ad46b5f5ff2b9e300a296d2776ab25d39cae6a6a1d5f6726', '17baa967de84ac88cf4469f0d93efa2d48ffe1e65c45746687091346e5b4fefa', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-02', 'gryphon-2014', '["cautious"]', 'add2fc911f429c320ad6dcdfeb967618789551cbaf638175cf2f05e8de62e1c9', 'c09c15940c9e0600042d96f18515b79ce6212aa7568a3b88b178e415f6504a8c', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-03', 'gryphon-2014', '["cautious"]', 'eba4b558098dc0cfa948d2b669acb92dd9b062d058dccae3300aec2a4e96c724', '613b5bbbce717d7381a8beda440fcd15bc89e428334a8f8e90f1381838ec390f', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-04', 'gryphon-2014', '["cautious"]', '9e893908aac2d382243740a77715eafeb3198dd1626f4c55f6f60ff2aba938d3', 'a09462b10bef9d4877d45cf85198f245a9d5b78dfa62577dfa4efa782e6b636d', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-05', 'gryphon-2014', '["cautious"]', '3465413adfd7a57c450c82e35cadd0fb671ff6c00f97aba286cae2922d7f83b9', 'b3ce2b75bc65c5301b3b625b0504b5f63ee9bf48636e9b15e72d1844ea48fea1', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-06', 'gryphon-2014', '["cautious"]', 'bd9c26c3103a820c2e1417e142997d471dee4951fbebd84d6ed21f4d0ab77bc3', 'baadaa6991659b4a5a46ee2413d8e4870ddeec953e3b17c54868eb94bf8454c6', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-07', 'gryphon-2014', '["cautious"]', '7daa66dec2d2fe77221488324df97631317bb3eccce60813dca7c5b9830c048a', '64c432b69b0f88b136b5056758ea9324e21e5cf9d8f30b5c260ff5bfee157f3a', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-08', 'gryphon-2014', '["cautious"]', '4e7919ff4ffcfd3ce3bd79085326eb2f6f9d3aa6f689ec1263554b6a2d479bcf', 'a5994c83f85cd5d306ea403af992a7d78be4f6fe5fec3418b4c307e00cfeb939', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-09', 'gryphon-2014', '["cautious"]', '2bc03d2ed5097682bd40a4c672c0c5f7a156ddcdfa0fda3c1b3fbcc1e2b6dffc', 'eafbad126537f113b4b725380638713a666725f0a1f954de9790ce3e924c4cf8', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-10', 'gryphon-2014', '["cautious"]', '3ad822d76e314ee2e8030837120efaa99f340721a3fc954004548a5f78009c65', 'fb83af6d79c8da357718a8160fb2c2810c506289c0e37509c5051f5a17b8bdd4', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-11', 'gryphon-2014', '["cautious"]', '9ea2ae976fd36f18bc00887661ef9aa864a91c7b34367ef7ecd5acf645d9aaa2', '76231fae3b9c33dc226f591f137d544a7bdc4c1e8391deaa1cf0d560b56f63b2', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-12', 'gryphon-2014', '["cautious"]', '43f77049fcb94abdb95cc90b4caaf26f4a4dc617c339f3e2da14a83ae0e2e7e7', '5540fdb5d32ff574e921da6d1c52692b62902740b18485ad30812fb1a3e48d7b', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-13', 'gryphon-2014', '["cautious"]', 'dc4ba4a34edfe6a08702b64264258500b57f59abd1c35cd31b743e6c8cf611d8', 'c3739e4719ab05abd92d32a70cc5b6e35af86a336852d199f05912a7b00ef732', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-14', 'gryphon-2014', '["cautious"]', '749c477dfaf92970d9bb81cab98e9c0bb992ba0aa287f15174020b246eb91930', 'c809a3112c63b728d483c306f57f7c97487aa33e57b166feab2719b3cbd1745f', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-15', 'gryphon-2014', '["cautious"]', '115714405811c56c086c0d328a04bc5404cc180db47155f2473fe40ec537689c', 'f21cdceaeb42f77d9bc9614b1743db296941f4459ac7340c0658735853b33dc8', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-16', 'gryphon-2014', '["cautious"]', '2ec21ca3731662b084fce01b34be9c06b3406954737abedc1222f946ab4abd81', '05ee1553b949c0dbcd1376ed142405300c7101abd9966d8873205a6300d2a1dd', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-17', 'gryphon-2014', '["cautious"]', '7de62bcaadc7add947929e370d47de5c4ffe03ea11d7bd726638e3e3b52fb388', 'a2d4bbb029a310b6cfb4c8bf360791acd89069f5d39deb0ecb70b6de3fc3cd3f', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-18', 'gryphon-2014', '["cautious"]', 'e3c1bfce6c6564a5a4c27b23cc5e799b11953d61bf94eb495ea42bd7923c0de9', 'aab0e4850d475e8b76db9246c423d13ee207668f5770e75f4b7a4485059b4b3d', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-19', 'gryphon-2014', '["cautious"]', 'd41c3fc3d69b17c52d76dcd175da74bd89722d824c1121d9392ea28448a7f172', 'c4ae1f4198cbea54bd2801edfdc3f5415d9fc5456901ad34a0becf95c2d8948b', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-12-20', 'gryphon-2014', '["cautious"]', '0b06451eb289ba1c722da84afe089b9ac222f0da38880ffeb52ca3838dafed41', '8bbf4cf02d11d7e749b00a50b6c8321e3a2e5e910087d5dd7d70487cd860fb00', NULL, 'null', NULL, NULL);
INSERT INTO public.deal VALUES ('2026-11-19', 'gryphon-2014', '["cautious"]', '5b7b10abefe48551bc6be7b053e1ccbcd38435a9bb4248354988d397e0e8e73e', 'd3d4c064f17718b5020e86fd0bf943a63a2163155c112e846d9822b78b4e4281', -2000, '[[-2000, 2]]', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01');
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'bb1375da43406ad84a03994619923ae0', 'pass', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '8f41185a0a10ac91b393e2d741e4c358', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '90bcc35feb591fdfb8e07b278d5efe61', 'play JJ 3', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '9a72b63b45726d476e4b9e44507f82e7', 'play BD 3', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'bcc13e35b86ce89c4da40b8922c6d94b', 'play BK 1', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'a585d1815ec74886abbb5155c7f2bf0f', 'gun', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'ab07e436528d3ed2c07cd748392def58', 'choose JJ', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '63e0607bb194e54b08147c490a2fbaa4', 'discard BC', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '2f07188482e3976274ea410fc0d12376', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'e8845f1c06093a05061319f333d1ba69', 'discard BS', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '558a0754c4d60ba114e69658186a85f1', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '8edf6c35b2f7bcf21fd429cc82d9c0d7', 'gun', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'b05010287118c8b8f6f2b82d2cd78643', 'discard BS', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '9ae3295152295548f422b7acac8c8cbb', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '9f09cb8133290fe8c11be2241336f8ed', 'photo JJ', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '5c7b80ea97cf0f0e1d5d1b328f06f646', 'discard BS', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '45695696dca91d9c0973e5ecd19f2ca8', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '35bd44798678396e05114026d7a4a562', 'discard BS', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '333dd379a9e67df56e375e7cab4746a3', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '6c0366d39adbea12c8f304868f930c4b', 'bank', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '5e3cc65aa474e0de0f401a96d3dfae87', 'discard BC', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'bb1a35242917bb553a08da12beb3472a', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'a44f0e1d7ba33f9aa93d813ffa2de859', 'photo BK', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '1d146de7906f9143068be6084ebe8b5d', 'discard SK', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '98514def7173892899a30b4536c23ab7', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '21a8c5c30d913779bbbc8d96b3a9a366', 'stagecoach', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '059707ae2490b90daf4f77628dd81a8e', 'choose JJ', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '48764ea5d5bd7f81d5cc5d1d0b90802b', 'discard BC*', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '7774a62532a6214bfcf0ea67eea60c21', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'f7344b7958ece91da364037472e20873', 'play WH 3', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'd7e613516bbc072b21f3f1d23b307eaa', 'wyatt draw', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'f15d5f36de2c34a00a3953d4e941ea40', 'play WH 1', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '25a4d7687221d4a1f7f966d615929116', 'play JJ 1', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '644e31ab8778319e80fe31510fc75760', 'discard BC', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '84f04d3f79da5895c38668b2b2260a46', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'ea8c9fedbb2d41dfc398bd3a1a806811', 'wyatt draw', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'c6e320e05b39b57ce38a034f57ce69d1', 'discard SK', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'd5ca3b52b8bdfac50ff9019708d0648b', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'a9a57331a761674d13738f9c73904b3b', 'wyatt draw', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'c56fae0a40fbff628de9da12f18a0cda', 'discard BS', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '771f302b02159687751bc17a4d5bbc8e', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'd32677bdcd1582bcd0c6236d54ce6408', 'wyatt draw', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'bb93c7c356403ad9d6d0f97fccd61b16', 'play BC 3', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'b4ee0f8283668ff1f4da408d1668ed23', 'discard BS*', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'dc858d97168013be3667c5e21a891a8c', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'fbf7f6cba44ef264dcb4c1fa6700f435', 'play BC 1', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '05336b45bb8551fb920ca18916e4ecf9', 'bank', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '94523a4b34825eae6c154c3a13b3bd3f', 'choose JJ', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'a971573e72fe6499c502b2aea5b64505', 'discard SK*', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '2ffd3d863059e5cef81df005e79dc1ab', 'pass', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'a61cd5c6f409c1d6bcc4f441a5aa85e0', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '2934ce6c49186d742ae95ebeabf30e19', 'play JJ 1', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'db3edbb60afaa71bd8ac2e4ed913b8e7', 'gun', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '08d531bf51f41be9c8ba7ce24723919a', 'choose WH', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '5978e74c9c661a68066643f2e3136697', 'discard HO', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '929242f7baf997c2863e1cfc258ef0da', 'draw supply', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', 'a46c5278efcbb49d6d8f10939bd091cf', 'play SK 1', 2, -4000);
INSERT INTO public.deal_choice VALUES ('2026-11-19', '91dd0f0ced87eb4c1b1302b02e4899f7', 'discard BS', 2, -4000);
INSERT INTO public.deal_result VALUES ('e064891e9cbfde77f50459ac', '2026-11-20', 3000, 'Pia', NULL, false, '2026-11-20 10:30:00+01');
INSERT INTO public.deal_result VALUES ('90321a2bfa3b23183c908992', '2026-11-19', -2000, 'Pia', NULL, true, '2026-11-19 10:30:00+01');
INSERT INTO public.deal_result VALUES ('b49ca82d58afcea8cb22d656', '2026-11-19', -2000, NULL, NULL, true, '2026-11-19 10:30:00+01');
INSERT INTO public.device VALUES (1, 58, '00000000000000000000000b', 0, 1406201678, 'https://push.example.org/1', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAAAAAAAAAAAAAAAAAAAAA', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', '2026-11-20 10:30:00+01', NULL, 0);
INSERT INTO public.device VALUES (2, 59, '00000000000000000000000b', 0, 1609506267, 'https://push.example.org/1', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAAAAAAAAAAAAAAAAAAAAA', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', '2026-11-20 10:30:00+01', NULL, 0);
INSERT INTO public.device VALUES (3, 60, '00000000000000000000000b', 0, 878720870, 'https://push.example.org/1', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAAAAAAAAAAAAAAAAAAAAA', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', '2026-11-20 10:30:00+01', NULL, 0);
INSERT INTO public.device VALUES (4, 58, NULL, 818664744, 667010032, 'https://push.example.org/2', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAAAAAAAAAAAAAAAAAAAAA', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', '2026-11-20 10:30:00+01', NULL, 0);
INSERT INTO public.ended_game VALUES ('00000000000000000000000c', '2026-11-20 10:30:00+01');
INSERT INTO public.game VALUES ('92465e569f72f4084cdcfaf1', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '6abfdf23f6e75cd32e99fc1a8b06e70b3640a8da1a379518febb10fe5fc37532', 'c15d183ff245537d1c87159c325cee6cfef3041403fb536a8f24b1debb7a0f10', NULL, NULL, 'proposed', 0, 0, NULL, 'null', NULL, '{}', '2026-11-20 10:30:00+01', NULL, NULL, '2026-11-22 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('fe2d16dda0eec43342947124', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '6cd71a97dda27d2b0c68453c348d8370d22c96e448276e21f12c31ad8a932635', '4267b5418a34af2bbdd41ff9f9e6792deae06b60e7cf76bae222495ab7a78c80', NULL, NULL, 'proposed', 0, 0, NULL, 'null', NULL, '{}', '2026-11-18 11:30:00+01', NULL, NULL, '2026-11-20 11:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('b853f0d20699f4b2640bff17', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '5b8c8347582b83f2b91e29fb752737d4ba50ea1d39adbd27e6dd04cc47d1e5eb', '125e8828d867b292d3044ccd5bc98d527da37faa4f3752bbe456f84bf7a2cc7e', NULL, NULL, 'inviting', 0, 0, NULL, 'null', NULL, '{}', '2026-11-12 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('4732bfb05d498c7dcce8908b', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '05eb6c4d432db02b45baa1e54a3d236c8a2f169d7fc3bb40b5c726adb4d2a6c2', '641136fb3c2ab23edb3dcf840f41b22170a28ff2d44937993447667f32aaad39', NULL, NULL, 'inviting', 0, 0, NULL, 'null', NULL, '{}', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('960221ac7bc0ff4a33d764d7', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '1c36e3286022492366a36070967be13d809a532dcc7f8022e756c2115737225e', 'ff1274ce90c1faee21c55f07893d9f754a54543eab5641b2193c8410d2a88994', NULL, NULL, 'stopped', 0, 0, NULL, 'null', NULL, '{}', '2026-11-20 10:30:00+01', NULL, '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000001', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b', '9c2e4d8fe97d881430de4e754b4205b9c27ce96715231cffc4337340cb110280', NULL, 2, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 2, "turn": 0, "phase": "draw", "hands": [["BS", "BK", "BD", "BD", "JJ", "SK", "SK", "SK", "WH", "BR"], ["BK", "BC", "JJ", "JJ", "JJ", "SK", "SK", "WH", "BD*", "WE"], ["BD", "BS*", "SK*", "SR", "FG", "MW", "WE", "WE", "WE", "WE"]], "territories": [{}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["BS", "BD", "BC", "SK", "WH", "BC", "HO", "JJ*", "BK", "HO", "JJ", "MW", "WH", "BR", "BD", "BR", "WH", "BC", "BK", "SR", "BK", "BS", "HO", "BC", "FG", "BC", "WH", "BR", "BD", "BC", "WE", "JJ", "BS", "BD", "FG", "WH*", "BC*", "BK", "BS", "BS", "BK*", "WH", "MW", "SK", "WE", "BK", "JJ"], "discard": ["BS"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-22 10:30:00+01', '2026-11-21 22:30:00+01', NULL, NULL, '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000002', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, 'd4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35', '0c08173828583fc6ecd6ecdbcca7b6939c49c242ad5107e39deb7b0a5996b903', NULL, 0, 'playing', 1, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 0, "turn": 1, "phase": "play", "hands": [["BS", "BK", "BK", "BD", "WH", "WH", "BS*", "FG", "WE", "WE"], ["BS", "BD", "BD", "BD", "BC", "BC", "BC", "JJ", "SK", "WH", "BR", "WE"], ["BS", "BK", "BC", "JJ", "JJ", "SK", "BK*", "BD*", "SR", "WE"]], "territories": [{}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["BK", "SK", "FG", "BS", "BC", "BS", "BC*", "SK", "MW", "BR", "SR", "BS", "SK", "JJ", "HO", "MW", "SK*", "MW", "BD", "WH", "WE", "WH*", "JJ", "FG", "BR", "WH", "WE", "BC", "HO", "HO", "BD", "BK", "JJ", "BR", "WH", "JJ", "SK", "JJ*", "BD", "BC", "WE", "SK", "WH", "BK", "BK"], "discard": ["BS"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 0, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-22 10:30:00+01', '2026-11-21 22:30:00+01', NULL, NULL, '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000003', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce', '80903da4e6bbdf96e8ff6fc3966b0cfd355c7e860bdd1caa8e4722d9230e40ac', NULL, 1, 'playing', 2, 0, 2, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 1, "turn": 2, "phase": "react", "hands": [["BS", "BK", "BC", "WH", "BS*", "BC*", "BR", "HO", "WE", "WE"], ["BS", "BK", "BC", "BC", "BC", "JJ", "SK", "SK", "MW", "WE"], ["BS", "BS", "BD", "BD", "JJ", "JJ", "FG", "FG", "WE"]], "territories": [{}, {}, {"BK": ["BK", "BK", "BK"]}], "posters": {"BS": 1000, "BK": 3000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["WH", "BD", "SR", "BS", "BD", "JJ*", "HO", "FG", "BR", "BD", "JJ", "JJ", "SK", "BK", "BS", "BC", "WE", "SK*", "WH", "BD", "WH", "MW", "BD", "MW", "WH", "SK", "SR", "WH", "SK", "BK*", "WH", "BR", "WH*", "BC", "HO", "SK", "JJ", "BC", "WE", "BS", "BK", "JJ", "SK", "BR", "WE"], "discard": ["BD*"], "open": ["BK"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {"BK": 3}, "pending": {"move": "photo BK", "waiting": [0, 1]}, "winner": null}', 1, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-20 18:30:00+01', '2026-11-20 16:30:00+01', 172800, NULL, NULL, '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000028', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, 'd59eced1ded07f84c145592f65bdf854358e009c5cd705f5215bf18697fed103', 'af70dd68ddf633634648be9903e04b340462c341363d06721fb11fa414560974', NULL, 2, 'playing', 2, 2, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt", "Dora"], "hand_no": 1, "dealer": 2, "turn": 0, "phase": "draw", "hands": [["BS", "SK", "WH", "WH", "WH", "WH", "BD*", "WH*", "SR", "MW"], ["BS", "BS", "BC", "JJ", "JJ", "SK", "SR", "BR", "BR", "HO"], ["BS", "BK", "BD", "BC", "BC", "SK", "SK", "BK*", "FG", "WE"], ["BD", "BC", "BC", "JJ", "SK", "WH", "BS*", "BR", "MW", "MW", "WE"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["SK*", "BS", "JJ", "BS", "SK", "JJ", "WH", "JJ", "BD", "BC", "BC*", "WE", "JJ*", "BK", "BD", "FG", "BK", "SK", "BK", "BD", "WH", "WE", "HO", "BD", "BS", "BD", "BC", "WE", "HO", "BR", "BK", "WE", "BK", "JJ", "FG"], "discard": ["BK", "WE"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-22 10:30:00+01', '2026-11-21 22:30:00+01', NULL, NULL, '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000004', 'Friday', 'gryphon-2014', '{"share": 4}', 48, 8, 'sealed', 0, false, '4b227777d4dd1fc61c6f884f48641d02b4d121d3fd328cb08b5531fcacdabf8a', '5a9eab9148389395eff050ddf00220d722123ca8736c862bf200316389b3f611', NULL, 3, 'playing', 9, 7, 9, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt", "Dora"], "hand_no": 1, "dealer": 3, "turn": 1, "phase": "react", "hands": [["BC", "JJ", "JJ", "SK", "JJ*", "HO", "HO"], ["BK", "BK", "BD", "SK", "SK*", "SR", "BR", "MW", "WE"], ["BS", "BS", "BD", "BD", "BD", "BC", "BD*", "BR", "BR", "MW"], ["BS", "BD", "BC", "BC", "SK", "SK", "FG", "WE", "WE", "WE"]], "territories": [{"WH": ["WH", "WH", "WH", "WH*"]}, {"JJ": ["JJ", "JJ", "JJ"]}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 3000, "SK": 1000, "WH": 4000}, "money": [0, 0, 0, 0], "supply": ["BS", "BK", "BD", "HO", "WH", "BC*", "SK", "BS*", "WH", "BC", "WE", "BK", "JJ", "FG", "WH", "FG", "SR", "BK", "JJ", "BK*", "SK", "BS", "BC", "BS", "BC", "MW", "WH", "WE", "SK", "BS", "WE", "BD", "BR"], "discard": ["BK", "BK"], "open": ["JJ", "WH"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {"JJ": 3}, "pending": {"move": "photo JJ", "waiting": [0, 2, 3]}, "winner": null}', 6, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-20 18:30:00+01', '2026-11-20 16:30:00+01', NULL, NULL, NULL, '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000005', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, 'ef2d127de37b942baad06145e54b0c619a1f22327b2ebbcfbec78f5564afe39d', 'b2928391f8a477a27749a556b7386f4da4391e98df1c76459ba7f4ac2ee1a8f7', NULL, 0, 'playing', 115, 115, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 2, "dealer": 1, "turn": 2, "phase": "draw", "hands": [["BC", "BC", "JJ", "SK", "WH", "JJ*", "BR", "FG", "HO", "WE"], ["BK", "BD", "JJ", "SK", "WH", "BS*", "BC*", "MW", "HO", "WE"], ["BK", "BK", "JJ", "JJ", "WH", "BK*", "BD*", "FG", "HO", "WE"]], "territories": [{}, {}, {}], "posters": {"BS": 4000, "BK": 1000, "BD": 2000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [7000, 15000, 15000], "supply": ["BS", "BD", "SK*", "BC", "WE", "BD", "JJ", "JJ", "SR", "MW", "BR", "BK", "SK", "BD", "BC", "BS", "BS", "BS", "BS", "FG", "SK", "WH", "BK", "BC", "WE", "BR", "BD", "BD", "SK", "SK", "BK", "WH*", "BC", "BS", "WE", "BC", "BD", "BS", "SK", "MW", "BK", "JJ", "SR", "WH", "WH", "WE", "BR"], "discard": ["WH"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 114, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-22 10:30:00+01', '2026-11-21 22:30:00+01', NULL, NULL, '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000007', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451', '68b6acce6948c45ed26e193c33443b4aedc1c25e6f96e29a3d939a774f8b74d1', NULL, 2, 'paused', 7, 6, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 2, "turn": 1, "phase": "play", "hands": [["BD", "JJ", "SK", "WH", "BS*", "SR", "SR", "MW", "MW"], ["BS", "BS", "BS", "BK", "BD", "BC", "JJ", "SK", "WH", "SK*", "FG", "WE"], ["BS", "BC", "JJ", "JJ", "SK", "SK", "WH", "BK*", "MW", "HO"]], "territories": [{"BC": ["BC", "BC", "BC"]}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 3000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["BC*", "BD", "BK", "FG", "BS", "BR", "SK", "BR", "BD", "JJ*", "WH", "BD", "WH", "WE", "BD", "JJ", "WE", "WE", "HO", "WE", "BC", "WE", "FG", "BS", "JJ", "BC", "BD", "SK", "WH", "SK", "BK", "WH", "WH*", "BK", "BR", "BK", "BD*", "BK", "BR", "JJ", "BS"], "discard": ["BK", "WE", "HO"], "open": ["BC"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 6, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-12-20 10:30:00+01', NULL, 172800, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000008', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '2c624232cdd221771294dfbb310aca000a0df6ac8b66b696d90ef06fdefb64a3', 'a8e26fa85a95a531ebd98b4454d17790430cc4a11ce157e2ad051f7c3c128ce8', NULL, 1, 'playing', 8, 2, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "play", "hands": [["BK", "JJ", "BC*", "BR", "MW", "WE"], ["BK", "JJ", "JJ", "SK", "WH", "SR", "BR", "MW", "WE"], ["BK", "BD", "BD", "BC", "JJ", "WH", "BK*", "BR", "FG", "MW", "HO"]], "territories": [{"BD": ["BD", "BD", "BD"], "BC": ["BC", "BC", "BC"]}, {"BD": ["BD*"]}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 4000, "BC": 3000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["WE", "SK", "BK", "BK", "WE", "BC", "SK", "BD", "SK", "BS", "WH", "BK", "WE", "BC", "BR", "BS", "JJ", "BC", "JJ*", "BD", "BK", "BS", "SK*", "JJ", "WH*", "JJ", "SR", "SK", "HO", "SK", "BS*", "SK", "BS", "BS", "WH", "FG", "BS", "WE", "WH", "HO", "WH", "WE", "WH"], "discard": ["BS", "FG"], "open": ["BD", "BC"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {"BD": 3, "BC": 3}, "pending": null, "winner": null}', 5, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-22 10:30:00+01', '2026-11-21 22:30:00+01', NULL, NULL, '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000009', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '19581e27de7ced00ff1ce50b2047e7a567c76b1cbaebabe5ef03f7c3017bb5b7', '9823a2989686ae381368f8f461f09a146f65b9a60c33592ca9613bcebe9abce0', NULL, 0, 'playing', 5, 3, 5, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 0, "turn": 2, "phase": "react", "hands": [["BD", "BC", "JJ", "JJ", "JJ", "WH", "FG", "MW", "HO", "HO"], ["BK", "BK", "BD", "BC", "BC", "JJ", "SK", "WH", "WH", "BD*", "FG", "WE"], ["BK", "BD", "BD", "BD", "JJ", "JJ", "BS*", "BR", "WE"]], "territories": [{}, {}, {"SK": ["SK", "SK", "SK"]}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 3000, "WH": 1000}, "money": [0, 0, 0], "supply": ["WE", "SK", "BS", "BS", "WE", "WH", "BC*", "BC", "BS", "SK", "BC", "SR", "WH*", "BC", "WE", "WE", "BS", "BK", "SR", "BD", "JJ*", "BR", "BR", "BD", "HO", "JJ", "BK*", "SK*", "MW", "MW", "SK", "BK", "BR", "BS", "BK", "WH", "FG", "BC", "BS", "WH", "WH"], "discard": ["BS", "WE", "BK"], "open": ["SK"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {"SK": 3}, "pending": {"move": "photo SK", "waiting": [0, 1]}, "winner": null}', 4, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-20 18:30:00+01', '2026-11-20 16:30:00+01', 172800, NULL, NULL, '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('000000000000000000000006', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, 'e7f6c011776e8db7cd330b54174fd76f7d0216b612387a5ffcfb81e6f0919683', '93f620df2bb7d859378709f71b820725ef54d985e86662c51027ccfd18d66208', NULL, 1, 'over', 193, 189, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt"], "hand_no": 2, "dealer": 0, "turn": 0, "phase": "game_over", "hands": [[], ["MW", "HO", "HO", "HO"]], "territories": [{"BS": ["BS", "BS*", "FG"], "BK": ["BK", "BK"], "BC": ["BC", "BC", "BC", "BC"], "SK": ["SK", "SK", "SK", "SK", "SK*"], "WH": ["WH", "WH"]}, {"BS": ["BS", "BS", "BS", "SR", "BR", "BR"], "BK": ["BK", "BK", "BK", "BK"], "BC": ["BC"], "WH": ["WH", "WH", "WH", "WH"]}], "posters": {"BS": 0, "BK": 0, "BD": 1000, "BC": 0, "JJ": 1000, "SK": 0, "WH": 0}, "money": [35000, 30000], "supply": ["BS", "WE", "WE", "WE", "SK", "BC", "BC", "BR", "JJ", "BS", "BS"], "discard": ["MW", "JJ", "SR", "BK*", "JJ*", "BR", "WE", "JJ", "JJ", "BD", "BD", "WE", "BD", "JJ", "BD", "FG", "MW", "BD", "WE", "BD*", "BD", "BD", "SK", "JJ", "FG", "BC*", "WH*", "WH", "JJ", "SK", "WE", "BK"], "open": ["BS", "BK", "BC", "SK", "WH"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": 0}', 192, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('00000000000000000000000a', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '4a44dc15364204a80fe80e9039455cc1608281820fe2b24f1e5233ade6af1dd5', 'fcfc282496b4d1c0f46d166d828dd9ea3c5ce2e1245af10baa97f121ea5433b2', NULL, 1, 'playing', 4, 3, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Zoe"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "play", "hands": [["BS", "BS", "BK", "BD", "BC", "BC", "JJ", "WH", "BC*", "SR", "BR", "WE"], ["BS", "BC", "BC", "SK", "SK", "SK", "MW", "MW", "HO", "WE"], ["BK", "BK", "BC", "BC", "WH", "SK*", "FG", "MW", "HO", "HO", "WE", "WE"]], "territories": [{}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["BD", "WH", "BK*", "BR", "WH", "WH", "JJ", "BS", "BK", "BD", "BD", "BD*", "SK", "JJ", "SK", "BS*", "SR", "FG", "BD", "WE", "JJ", "JJ", "SK", "BS", "BS", "JJ*", "BK", "BD", "WH", "BD", "SK", "WE", "BK", "FG", "BR", "WH", "BC", "BK", "BS", "WH*", "BR"], "discard": ["JJ", "WE", "JJ"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 3, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-22 10:30:00+01', '2026-11-21 22:30:00+01', NULL, NULL, '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('59aed00a2ae2acab9516a7eb', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 48, 'sealed', 0, false, '6be828fe3b75fc68e2bc9353e4ee4aa10b842950dd5e99600b4bcd625b4be610', 'c2ca04a17d945c055f007277cee69209dd1b0527ec63d41116c48033a0bfccf9', NULL, 0, 'playing', 3, 3, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Quin", "Ada"], "hand_no": 1, "dealer": 0, "turn": 0, "phase": "draw", "hands": [["BS", "BC", "BC", "JJ", "WH", "WH", "BS*", "BR", "HO", "WE"], ["BS", "BS", "BK", "BK", "SK", "WH", "BK*", "BC*", "JJ*", "FG", "FG", "MW"]], "territories": [{}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0], "supply": ["MW", "BK", "BC", "BR", "HO", "BS", "BK", "WE", "WE", "BK", "SK", "BD", "BD", "BC", "MW", "FG", "BD", "WH*", "WH", "WH", "BD", "JJ", "SK", "BR", "BD", "BS", "BD", "BC", "JJ", "SK", "WH", "WH", "SK*", "BR", "SR", "JJ", "WE", "BS", "BD*", "SK", "WE", "HO", "BK", "SK", "BK", "JJ", "BC", "WE", "SK", "BC", "SR", "BS", "JJ"], "discard": ["BD", "WE", "JJ"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-21 01:00:00+01', '2026-11-21 22:30:00+01', NULL, NULL, '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, 1, '2026-11-20', true, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('7dc409edaa4d04ffd72f6287', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 48, 'sealed', 0, false, '6be828fe3b75fc68e2bc9353e4ee4aa10b842950dd5e99600b4bcd625b4be610', 'c2ca04a17d945c055f007277cee69209dd1b0527ec63d41116c48033a0bfccf9', NULL, 0, 'playing', 3, 3, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Rosa", "Ada"], "hand_no": 1, "dealer": 0, "turn": 0, "phase": "draw", "hands": [["BS", "BC", "BC", "JJ", "WH", "WH", "BS*", "BR", "HO", "WE"], ["BS", "BS", "BK", "BK", "SK", "WH", "BK*", "BC*", "JJ*", "FG", "FG", "MW"]], "territories": [{}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0], "supply": ["MW", "BK", "BC", "BR", "HO", "BS", "BK", "WE", "WE", "BK", "SK", "BD", "BD", "BC", "MW", "FG", "BD", "WH*", "WH", "WH", "BD", "JJ", "SK", "BR", "BD", "BS", "BD", "BC", "JJ", "SK", "WH", "WH", "SK*", "BR", "SR", "JJ", "WE", "BS", "BD*", "SK", "WE", "HO", "BK", "SK", "BK", "JJ", "BC", "WE", "SK", "BC", "SR", "BS", "JJ"], "discard": ["BD", "WE", "JJ"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-21 01:00:00+01', '2026-11-21 22:30:00+01', NULL, NULL, '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, 1, '2026-11-20', true, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('90321a2bfa3b23183c908992', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 48, 'sealed', 0, false, '5b7b10abefe48551bc6be7b053e1ccbcd38435a9bb4248354988d397e0e8e73e', 'd3d4c064f17718b5020e86fd0bf943a63a2163155c112e846d9822b78b4e4281', NULL, 0, 'over', 122, 121, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Pia", "Ada"], "hand_no": 1, "dealer": 0, "turn": 1, "phase": "hand_over", "hands": [["MW", "HO", "WE"], ["BR", "BR", "MW", "MW", "HO"]], "territories": [{"BK": ["BK", "BK*"], "BD": ["BD", "BD", "BD"], "BC": ["BC", "BC", "BC", "BC"], "JJ": ["JJ", "JJ", "JJ", "JJ", "JJ", "JJ*", "SR", "BR"], "SK": ["SK"], "WH": ["WH", "WH", "WH", "WH", "FG"]}, {"BK": ["BK", "BK", "BK", "BK", "BK", "BK", "SR", "BR"], "BD": ["BD", "BD", "BD", "BD", "BD*"], "BC": ["BC"], "JJ": ["JJ", "JJ"], "SK": ["SK", "SK", "SK", "SK"], "WH": ["WH", "WH", "WH", "WH*"]}], "posters": {"BS": 1000, "BK": 0, "BD": 0, "BC": 0, "JJ": 0, "SK": 0, "WH": 0}, "money": [16000, 18000], "supply": ["BS"], "discard": ["BS", "BS", "WE", "HO", "FG", "BC", "BS", "WE", "SK*", "SK", "BS", "FG", "WE", "BS*", "WE", "BC*", "BS", "WE", "BS", "BC", "SK", "WE"], "open": ["BK", "BD", "BC", "JJ", "SK", "WH"], "reshuffled": true, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 120, '{}', '2026-11-19 10:30:00+01', '2026-11-19 10:30:00+01', '2026-11-19 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, '2026-12-20 10:30:00+01', NULL, NULL, NULL, 1, '2026-11-19', false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'nl');
INSERT INTO public.game VALUES ('b49ca82d58afcea8cb22d656', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 48, 'sealed', 0, false, '5b7b10abefe48551bc6be7b053e1ccbcd38435a9bb4248354988d397e0e8e73e', 'd3d4c064f17718b5020e86fd0bf943a63a2163155c112e846d9822b78b4e4281', NULL, 0, 'over', 122, 121, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Pia", "Ada"], "hand_no": 1, "dealer": 0, "turn": 1, "phase": "hand_over", "hands": [["MW", "HO", "WE"], ["BR", "BR", "MW", "MW", "HO"]], "territories": [{"BK": ["BK", "BK*"], "BD": ["BD", "BD", "BD"], "BC": ["BC", "BC", "BC", "BC"], "JJ": ["JJ", "JJ", "JJ", "JJ", "JJ", "JJ*", "SR", "BR"], "SK": ["SK"], "WH": ["WH", "WH", "WH", "WH", "FG"]}, {"BK": ["BK", "BK", "BK", "BK", "BK", "BK", "SR", "BR"], "BD": ["BD", "BD", "BD", "BD", "BD*"], "BC": ["BC"], "JJ": ["JJ", "JJ"], "SK": ["SK", "SK", "SK", "SK"], "WH": ["WH", "WH", "WH", "WH*"]}], "posters": {"BS": 1000, "BK": 0, "BD": 0, "BC": 0, "JJ": 0, "SK": 0, "WH": 0}, "money": [16000, 18000], "supply": ["BS"], "discard": ["BS", "BS", "WE", "HO", "FG", "BC", "BS", "WE", "SK*", "SK", "BS", "FG", "WE", "BS*", "WE", "BC*", "BS", "WE", "BS", "BC", "SK", "WE"], "open": ["BK", "BD", "BC", "JJ", "SK", "WH"], "reshuffled": true, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 120, '{}', '2026-11-19 10:30:00+01', '2026-11-19 10:30:00+01', '2026-11-19 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, '2026-12-20 10:30:00+01', NULL, NULL, NULL, 1, '2026-11-19', false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'nl');
INSERT INTO public.game VALUES ('00000000000000000000000b', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '4fc82b26aecb47d2868c4efbe3581732a3e7cbcc6c2efb32062c08170a05eeb8', '3073058ba04e7d35a161af27f07ddb24d603d2a6418b4140010b7cdb24ff4774', NULL, 1, 'playing', 6, 6, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt", "Curt"], "hand_no": 1, "dealer": 1, "turn": 0, "phase": "draw", "hands": [["BS", "BK", "BC", "BC", "SK", "BK*", "SR", "BR", "BR"], ["BK", "BD", "BD", "BD", "BC", "JJ", "WH", "MW", "WE", "WE"], ["BS", "BS", "SK", "SK", "BD*", "BR", "MW"]], "territories": [{"BC": ["BC*"]}, {}, {"BC": ["BC", "BC", "BC", "FG"]}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 5000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0], "supply": ["JJ", "WE", "HO", "BS", "SK", "BD", "WH", "WE", "JJ*", "WH", "SK", "SK*", "WE", "JJ", "WH", "BD", "HO", "JJ", "BK", "BR", "SR", "BK", "SK", "FG", "WH", "WH", "BS*", "BD", "BK", "BS", "BD", "BS", "BK", "WH*", "JJ", "JJ", "JJ", "BC", "MW", "WE", "BS", "HO", "BK", "WE"], "discard": ["WH", "SK", "FG"], "open": ["BC"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 5, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-22 10:30:00+01', '2026-11-21 22:30:00+01', NULL, NULL, '2026-11-22 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, true, false, NULL, 'en');
INSERT INTO public.game VALUES ('e064891e9cbfde77f50459ac', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 48, 'sealed', 0, false, '6be828fe3b75fc68e2bc9353e4ee4aa10b842950dd5e99600b4bcd625b4be610', 'c2ca04a17d945c055f007277cee69209dd1b0527ec63d41116c48033a0bfccf9', NULL, 0, 'over', 123, 122, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Pia", "Ada"], "hand_no": 1, "dealer": 0, "turn": 0, "phase": "hand_over", "hands": [["BK", "BR", "MW", "MW", "HO"], ["MW"]], "territories": [{"BS": ["BS", "BS", "BS*"], "BD": ["BD", "BD", "BD", "BD", "BD*"], "BC": ["BC", "BC", "BC", "BC", "BC", "BC", "SR", "BR"], "SK": ["SK", "SK", "SK", "SK*"], "WH": ["WH", "WH", "WH", "WH", "WH"]}, {"BS": ["BS", "BS", "BS", "BS"], "BD": ["BD", "BD", "BD"], "BC": ["BC", "BC*", "SR", "BR", "BR"], "JJ": ["JJ", "JJ", "JJ", "JJ", "JJ", "JJ*"], "SK": ["SK", "SK", "SK", "SK"], "WH": ["WH", "WH", "WH*", "FG"]}], "posters": {"BS": 1000, "BK": 1000, "BD": 0, "BC": 0, "JJ": 0, "SK": 0, "WH": 0}, "money": [20000, 17000], "supply": [], "discard": ["HO", "BK", "WE", "HO", "FG", "BS", "BK", "BK*", "WE", "JJ", "WE", "BK", "WE", "BK", "WE", "BK", "FG", "WE", "BK", "JJ", "WE"], "open": ["BS", "BD", "BC", "JJ", "SK", "WH"], "reshuffled": true, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', 122, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, '2026-12-21 10:30:00+01', NULL, NULL, NULL, 1, '2026-11-20', true, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'nl');
INSERT INTO public.game VALUES ('0d4114cc71bfd1eb7855067a', 'Monday league 1.1.1', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, 'f8be6dd7c82b2e7b609829a1709d9ce94319ba27412efb43d9676eaa729905a5', 'baa582242a88712016d70811509f7586afd1e3d32af8fa5135fd6a2b25ca8069', NULL, 2, 'playing', 3, 3, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Ada", "Dina", "Otis", "Nell"], "hand_no": 1, "dealer": 2, "turn": 0, "phase": "draw", "hands": [["BS", "BD", "BC", "BC", "BC", "SK", "WH", "SR", "SR", "WE"], ["BS", "BS", "BD", "BD", "BC", "JJ", "BR", "BR", "MW", "WE"], ["BS", "BK", "BC", "JJ", "JJ", "BC*", "FG", "FG", "WE", "WE"], ["JJ", "SK", "SK", "JJ*", "SK*", "WH*", "BR", "FG", "HO", "HO", "WE", "WE"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["BD", "WH", "BK", "BK", "BD", "BK*", "MW", "JJ", "WH", "BK", "MW", "WH", "BD", "WH", "BR", "BS", "JJ", "SK", "SK", "SK", "BD*", "WH", "BS*", "HO", "BD", "BK", "BS", "BK", "WH", "BC", "BS", "SK", "BC"], "discard": ["BK", "WE", "JJ"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-21 10:30:00+01', '2026-11-21 04:30:00+01', NULL, NULL, '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('b8909f0e953988d7ae16becb', 'Monday league 1.1.2', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, 'c75ead0ff82b8a7529e8f9f0ed11e2f33a1eac59e11734124acacaf43796e580', 'a3473f1a0bc695d783dd73c658e97f5f7a3ec0d11da414f6263e4acdcf62e473', NULL, 1, 'playing', 8, 8, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Bea", "Elsa", "Nell", "Ada"], "hand_no": 1, "dealer": 1, "turn": 3, "phase": "draw", "hands": [["BK", "BD", "BD", "JJ", "JJ", "WH", "MW", "MW", "HO", "HO"], ["BK", "BD", "BC", "SK", "WH", "WH*", "BR", "BR", "MW", "WE"], ["JJ", "JJ", "SK", "SK", "BR", "HO"], ["BS", "BD", "WH", "WH", "BK*", "SR", "BR", "FG", "WE", "WE"]], "territories": [{}, {}, {"BS": ["BS", "BS", "BS", "BS", "FG"]}, {}], "posters": {"BS": 5000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["BS", "FG", "JJ", "SK", "SK*", "BK", "BC*", "JJ", "BS*", "SK", "BK", "BD*", "BS", "BK", "BC", "BK", "WH", "SR", "BD", "WE", "BC", "JJ*", "BC", "SK", "BD", "WH", "BC", "WE", "JJ", "WH", "BC", "WE", "SK", "BD"], "discard": ["BC", "BK", "WE"], "open": ["BS"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-21 10:30:00+01', '2026-11-21 04:30:00+01', NULL, NULL, '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('d8031c0f87d3dd8f87b9a96f', 'Monday league 1.1.3', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, '821da6e70a2ac01f497dbce6bcc94a98236a939d31e007b47db630877d1fa03c', '459aac16f17914781d51a4c66cb7df9108da8f64cf5142cd192d2788e8af042d', NULL, 0, 'playing', 5, 5, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Cleo", "Otis", "Ada", "Bea"], "hand_no": 1, "dealer": 0, "turn": 2, "phase": "draw", "hands": [["BS", "BD", "BC", "JJ", "SK", "JJ*", "WH*", "FG", "WE"], ["JJ", "JJ", "WH", "BK*", "BD*", "FG", "MW", "WE", "WE"], ["BD", "BC", "JJ", "JJ", "SK", "WH", "BC*", "SK*", "BR", "HO"], ["BS", "BK", "BD", "BD", "BC", "SK", "SK", "WH", "WH", "SR"]], "territories": [{"BS": ["BS*"]}, {"BS": ["BS", "BS", "BS"]}, {}, {}], "posters": {"BS": 4000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["MW", "JJ", "WH", "BR", "BK", "BR", "BK", "FG", "BS", "SK", "BD", "BS", "BK", "SK", "BD", "SK", "BC", "HO", "WE", "WE", "WH", "WH", "HO", "WE", "SR", "BR", "BC", "BK", "MW", "JJ", "BC", "BD", "BK"], "discard": ["BC", "WE", "BK"], "open": ["BS"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-21 10:30:00+01', '2026-11-21 04:30:00+01', NULL, NULL, '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('5442f11531dd95cb35ecce7b', 'Monday league 1.1.4', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, 'a0acd14705c3e2de32dcf84f3095b485b9d5ffdfd0255c104ffe7de081cb603e', 'f79565a18751693c50a98052ad021a2f9846be7db912ab7b75bd92c190b54fa9', NULL, 1, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Dina", "Nell", "Bea", "Cleo"], "hand_no": 1, "dealer": 1, "turn": 2, "phase": "draw", "hands": [["BD", "BD", "BC", "BC", "JJ", "WH", "BR", "FG", "MW", "HO"], ["BD", "BC", "BC", "JJ", "SK", "SK", "SK", "SK", "SK", "JJ*"], ["BS", "BS", "BK", "BC", "JJ", "WH", "BK*", "BC*", "SK*", "WE"], ["BS", "BK", "SK", "SK", "WH", "FG", "MW", "WE", "WE", "WE"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["BD*", "JJ", "BD", "SR", "WH*", "JJ", "WH", "BK", "BC", "WH", "BS*", "WE", "WH", "BR", "SR", "JJ", "BS", "FG", "BR", "BD", "WE", "BD", "HO", "BS", "BD", "WH", "BK", "BC", "BS", "HO", "BK", "MW", "JJ", "BS", "BK", "BK", "WE"], "discard": ["BR"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-21 10:30:00+01', '2026-11-21 04:30:00+01', NULL, NULL, '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('6f6eb7d76c46de3a4bdf7c3d', 'Monday league 1.1.5', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, '27d648d0ac6edb875982e1dd4f0083a412abbdc048abf1a2200fc4d66813957e', 'c48abffb40a2ef4e5b89007f1c9dc323ac47e00427a81b8d8f5d43b91fd4f43d', NULL, 3, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Elsa", "Ada", "Cleo", "Dina"], "hand_no": 1, "dealer": 3, "turn": 0, "phase": "draw", "hands": [["BK", "BK", "JJ", "JJ", "SK", "WH", "BS*", "FG", "MW", "HO"], ["BS", "BS", "BS", "BK", "BD", "BC", "JJ", "SK", "BR", "BR"], ["BD", "BD", "BC", "JJ", "SK", "SK", "WH", "SK*", "WE", "WE"], ["BK", "BD", "BD", "JJ", "JJ", "SK", "SK", "WH*", "HO", "WE"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["JJ*", "WH", "BC", "BK", "BD", "WH", "HO", "WE", "BK", "SR", "WH", "WH", "WH", "BK", "BR", "BD*", "BC", "BS", "WE", "BC", "BC", "MW", "BD", "BS", "BR", "SK", "SR", "BC", "BC*", "MW", "WE", "BS", "FG", "JJ", "WE", "FG", "BK*"], "discard": ["BS"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-21 10:30:00+01', '2026-11-21 04:30:00+01', NULL, NULL, '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('4904ece35941e1b2b50c4a8f', 'Monday league 1.1.6', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, 'f114e8bb4ae46d2cff08345720d60d66a2367a3bef6e50129a781a322c0ee9b5', '93ce50c9f60242344cd4c7e675e8e1aee5ef0f98d61de0f644614fa9974d6f00', NULL, 0, 'playing', 0, 0, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Otis", "Bea", "Dina", "Elsa"], "hand_no": 1, "dealer": 0, "turn": 1, "phase": "draw", "hands": [["BK", "BK", "JJ", "WH", "BC*", "BR", "BR", "BR", "HO", "WE"], ["BS", "BC", "BC", "JJ", "JJ", "SK", "WH", "BR", "WE", "WE"], ["BS", "BS", "BS", "BK", "BC", "SK", "WH", "WH", "WH", "HO"], ["BS", "BK", "BD", "SK", "SK", "BS*", "SK*", "FG", "WE", "WE"]], "territories": [{}, {}, {}, {}], "posters": {"BS": 1000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["BK", "JJ", "BS", "JJ", "WE", "SR", "BC", "BK", "BD", "WE", "SR", "MW", "BD", "FG", "BC", "MW", "MW", "HO", "WH", "BS", "SK", "JJ", "SK", "WH", "BC", "JJ", "FG", "BD", "WH*", "JJ*", "BD", "BK*", "BD", "BK", "BC", "BD", "BD*"], "discard": ["SK"], "open": [], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-21 10:30:00+01', '2026-11-21 04:30:00+01', NULL, NULL, '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('6cf508b77e66ff8e3bb6642e', 'Monday league 1.1.7', 'gryphon-2014', '{}', 24, 8, 'sealed', 0, false, '5004eb466232954c3066b0034daee7503950a7fc1c4b512b92088080be91ec04', '992eecda33fcd1e1e36166743190d528a713490202f68d5c8b107848a24c7e8f', NULL, 3, 'playing', 6, 6, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Nell", "Cleo", "Elsa", "Otis"], "hand_no": 1, "dealer": 3, "turn": 1, "phase": "draw", "hands": [["BD", "BD", "BC", "BC", "JJ", "SK*", "WE"], ["BS", "BK", "BC", "JJ", "BK*", "SR", "BR", "BR", "BR", "WE"], ["BK", "BD", "BC", "JJ", "JJ", "SK", "SK", "WH", "MW"], ["BS", "BK", "BK", "BD", "BD", "SK", "SK", "WH", "BD*", "WE"]], "territories": [{"BS": ["BS", "BS", "BS", "FG"]}, {}, {"BS": ["BS*"]}, {}], "posters": {"BS": 5000, "BK": 1000, "BD": 1000, "BC": 1000, "JJ": 1000, "SK": 1000, "WH": 1000}, "money": [0, 0, 0, 0], "supply": ["HO", "MW", "SK", "BS", "BR", "BK", "JJ", "BC", "WH", "BC*", "JJ", "WE", "WE", "BD", "BS", "JJ", "SK", "MW", "BC", "WH*", "WH", "JJ*", "BD", "WH", "HO", "WE", "WH", "FG", "WH", "FG", "BC", "HO", "SK", "WE"], "discard": ["BK", "BK", "SR"], "open": ["BS"], "reshuffled": false, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": null}', NULL, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, '2026-11-21 10:30:00+01', '2026-11-21 04:30:00+01', NULL, NULL, '2026-11-21 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('520cd9f8dbceff866204fb1f', 'A game of Wyatt Earp', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, 'a0f3e5acf333b7a49d54f08fddf7f959598d541672158be319b5795af90ccc4a', 'd63f2048a32dd84508715675282263d4992155d774f1fc74cf72487e7a9f6b88', NULL, NULL, 'inviting', 0, 0, NULL, 'null', NULL, '{}', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, '94e8b4620c27003cf1ebe2f9', false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game VALUES ('00000000000000000000000c', 'Friday', 'gryphon-2014', '{}', 48, 8, 'sealed', 0, false, '6b51d431df5d7f141cbececcf79edf3dd861c3b4069f0b11661a3eefacbba918', '778cd1ef949ae90bddcffbb0143f043a086641c8d768a83ff0881d7fcdbfab3c', NULL, 0, 'over', 225, 224, NULL, '{"format": "posse-position/1", "edition": "gryphon-2014", "house_rules": {}, "players": ["Anna", "Burt"], "hand_no": 2, "dealer": 1, "turn": 1, "phase": "game_over", "hands": [["BS", "MW", "MW", "MW", "HO", "HO", "HO"], ["BK", "WE", "WE"]], "territories": [{"BD": ["BD"], "BC": ["BC", "BC", "BC*"], "JJ": ["JJ", "JJ", "JJ"], "SK": ["SK", "SK", "SK", "SK*", "FG"], "WH": ["WH", "WH", "WH", "WH", "WH", "WH*", "SR"]}, {"BD": ["BD", "BD", "BD", "BD", "BD", "BD", "BD*"], "BC": ["BC", "BC", "BC", "BC", "BC"], "JJ": ["JJ", "JJ", "JJ", "JJ", "JJ*", "BR", "BR", "BR"], "SK": ["SK", "SK", "SK", "SK"], "WH": ["WH", "WH", "SR"]}], "posters": {"BS": 2000, "BK": 1000, "BD": 0, "BC": 0, "JJ": 0, "SK": 0, "WH": 0}, "money": [35000, 33000], "supply": [], "discard": ["BS", "BS", "WE", "BK*", "WE", "BS", "BS", "WE", "BK", "WE", "BK", "BK", "BK", "FG", "BK", "BK", "WE", "BS", "BS*", "FG", "BR", "BS"], "open": ["BD", "BC", "JJ", "SK", "WH"], "reshuffled": true, "sheriff_played": false, "may_play_now": null, "laid": {}, "pending": null, "winner": 0}', 224, '{}', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, false, false, false, NULL, false, false, NULL, false, false, NULL, 'en');
INSERT INTO public.game_chat VALUES ('00000000000000000000000b', 'discord', 'https://chat.example.org/hook', 'chat.example.org', 'en', '2026-11-20 10:30:00+01', NULL, NULL, NULL);
INSERT INTO public.games_request VALUES (1, 'anna@posse.test', '2026-11-20 10:30:00+01');
INSERT INTO public.held_domain VALUES ('full.test', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', 2, '450 too many');
INSERT INTO public.inmail VALUES (1, 'k', '000000000000000000000001', 0, 'turn', NULL, 0, 0, '2026-11-20 10:30:00+01', NULL, NULL, 'refused', 0, NULL, 'refused by the rules', NULL, false, '["You hold no supply"]');
INSERT INTO public.join_request VALUES (1, '520cd9f8dbceff866204fb1f', 1, 62, 'Tom', '2026-11-20 10:30:00+01', 'new', NULL, NULL);
INSERT INTO public.league VALUES (1, 'Sunday league', 'sunday league', NULL, 'gryphon-2014', 2, 48, 6, false, '2026-11-20 10:30:00+01', '2026-11-27 10:30:00+01', NULL);
INSERT INTO public.league VALUES (2, 'Monday league', 'monday league', 53, 'gryphon-2014', 4, 24, 2, false, '2026-11-20 10:30:00+01', NULL, NULL);
INSERT INTO public.league_game VALUES (1, 1, 1, 0, '[0, 1]', '5555555555555555555555555555555555555555555555555555555555555555', '000000000000000000000000', NULL, '[[1, 25000], [2, 20000]]');
INSERT INTO public.league_game VALUES (2, 1, 1, 1, '[1, 2]', '5555555555555555555555555555555555555555555555555555555555555555', '100000000000000000000000', NULL, '[[1, 25000], [2, 20000]]');
INSERT INTO public.league_game VALUES (3, 1, 1, 2, '[2, 0]', '5555555555555555555555555555555555555555555555555555555555555555', '200000000000000000000000', NULL, '[[1, 25000], [2, 20000]]');
INSERT INTO public.league_game VALUES (4, 2, 1, 0, '[0, 3, 5, 6]', 'f8be6dd7c82b2e7b609829a1709d9ce94319ba27412efb43d9676eaa729905a5', '0d4114cc71bfd1eb7855067a', NULL, NULL);
INSERT INTO public.league_game VALUES (5, 2, 1, 1, '[1, 4, 6, 0]', 'c75ead0ff82b8a7529e8f9f0ed11e2f33a1eac59e11734124acacaf43796e580', 'b8909f0e953988d7ae16becb', NULL, NULL);
INSERT INTO public.league_game VALUES (6, 2, 1, 2, '[2, 5, 0, 1]', '821da6e70a2ac01f497dbce6bcc94a98236a939d31e007b47db630877d1fa03c', 'd8031c0f87d3dd8f87b9a96f', NULL, NULL);
INSERT INTO public.league_game VALUES (7, 2, 1, 3, '[3, 6, 1, 2]', 'a0acd14705c3e2de32dcf84f3095b485b9d5ffdfd0255c104ffe7de081cb603e', '5442f11531dd95cb35ecce7b', NULL, NULL);
INSERT INTO public.league_game VALUES (8, 2, 1, 4, '[4, 0, 2, 3]', '27d648d0ac6edb875982e1dd4f0083a412abbdc048abf1a2200fc4d66813957e', '6f6eb7d76c46de3a4bdf7c3d', NULL, NULL);
INSERT INTO public.league_game VALUES (9, 2, 1, 5, '[5, 1, 3, 4]', 'f114e8bb4ae46d2cff08345720d60d66a2367a3bef6e50129a781a322c0ee9b5', '4904ece35941e1b2b50c4a8f', NULL, NULL);
INSERT INTO public.league_game VALUES (10, 2, 1, 6, '[6, 2, 4, 5]', '5004eb466232954c3066b0034daee7503950a7fc1c4b512b92088080be91ec04', '6cf508b77e66ff8e3bb6642e', NULL, NULL);
INSERT INTO public.league_member VALUES (1, 1, 48, 'lar', '2026-11-20 10:30:00+01', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (2, 1, 49, 'lia', '2026-11-20 10:30:00+01', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (3, 1, 50, 'lou', '2026-11-20 10:30:00+01', NULL, 1, 1, false);
INSERT INTO public.league_member VALUES (4, 2, 53, 'Ada', '2026-11-20 10:30:00+01', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (5, 2, 54, 'Bea', '2026-11-20 10:30:00+01', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (6, 2, 55, 'Cleo', '2026-11-20 10:30:00+01', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (7, 2, 56, 'Dina', '2026-11-20 10:30:00+01', NULL, 0, 0, false);
INSERT INTO public.league_member VALUES (8, 2, 57, 'Elsa', '2026-11-20 10:30:00+01', NULL, 0, 0, false);
INSERT INTO public.league_place VALUES (1, 1, 1, 0, 1, 'lar', NULL, false, NULL);
INSERT INTO public.league_place VALUES (2, 1, 1, 1, 2, 'lia', NULL, false, NULL);
INSERT INTO public.league_place VALUES (3, 1, 1, 2, 3, 'lou', 'lapsed', false, NULL);
INSERT INTO public.league_place VALUES (4, 2, 1, 0, 4, 'Ada', NULL, false, '2026-11-27 10:30:00+01');
INSERT INTO public.league_place VALUES (5, 2, 1, 1, 5, 'Bea', NULL, false, '2026-11-27 10:30:00+01');
INSERT INTO public.league_place VALUES (6, 2, 1, 2, 6, 'Cleo', NULL, false, '2026-11-27 10:30:00+01');
INSERT INTO public.league_place VALUES (7, 2, 1, 3, 7, 'Dina', NULL, false, '2026-11-27 10:30:00+01');
INSERT INTO public.league_place VALUES (8, 2, 1, 4, 8, 'Elsa', NULL, false, '2026-11-27 10:30:00+01');
INSERT INTO public.league_place VALUES (9, 2, 1, 5, NULL, 'Otis', NULL, false, NULL);
INSERT INTO public.league_place VALUES (10, 2, 1, 6, NULL, 'Nell', NULL, false, NULL);
INSERT INTO public.league_season VALUES (1, 1, 1, '2026-11-19 10:30:00+01', '2026-11-19 10:30:00+01', '2026-11-19 10:30:00+01', '2026-11-19 10:30:00+01');
INSERT INTO public.league_season VALUES (2, 2, 1, '2026-11-20 10:30:00+01', '2026-12-04 10:30:00+01', NULL, NULL);
INSERT INTO public.motion VALUES (1, '000000000000000000000007', 'pause', 0, '[1, 2]', '[0, 1, 2]', 'done', NULL, NULL, NULL, '2026-11-20 10:30:00+01', NULL);
INSERT INTO public.motion VALUES (2, '000000000000000000000007', 'end', 1, '[0, 2]', '[1]', 'open', NULL, NULL, NULL, '2026-11-20 10:30:00+01', '2026-11-22 10:30:00+01');
INSERT INTO public.motion VALUES (3, '00000000000000000000000a', 'substitute', 0, '[1]', '[0, 1, 2]', 'done', 2, 'Zoe', 47, '2026-11-20 10:30:00+01', NULL);
INSERT INTO public.move VALUES ('000000000000000000000002', 1, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000003', 1, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000003', 2, 2, 'play BK 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000004', 1, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000004', 2, 0, 'play WH 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000004', 3, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000004', 4, 2, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000004', 5, 3, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000004', 6, 0, 'photo WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000004', 7, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000004', 8, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000004', 9, 1, 'play JJ 3', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000028', 1, 3, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000028', 2, 3, 'discard BK', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 1, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 2, 1, 'play SK 4', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 3, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 4, 2, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 5, 1, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 6, 1, 'choose SK', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 7, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 8, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 9, 2, 'play WH 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 10, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 11, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 12, 2, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 13, 2, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 14, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 15, 0, 'play BK 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 16, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 17, 2, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 18, 0, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 19, 0, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 20, 0, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 21, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 22, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 23, 1, 'play WH 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 24, 1, 'play BK 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 25, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 26, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 27, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 28, 2, 'play BC 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 29, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 30, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 31, 2, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 32, 2, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 33, 2, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 34, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 35, 0, 'play BC 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 36, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 37, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 38, 1, 'photo SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 39, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 40, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 41, 2, 'photo BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 42, 2, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 43, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 44, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 45, 0, 'choose BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 46, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 47, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 48, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 49, 1, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 50, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 51, 2, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 52, 2, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 53, 2, 'play JJ 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 54, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 55, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 56, 2, 'discard HO', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 57, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 58, 0, 'play JJ 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 59, 0, 'play BC 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 60, 0, 'discard BD*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 61, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 62, 1, 'photo BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 63, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 64, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 65, 2, 'photo JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 66, 2, 'discard MW', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 67, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 68, 0, 'discard BS*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 69, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 70, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 71, 1, 'choose SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 72, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 73, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 74, 2, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 75, 2, 'play BK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 76, 2, 'photo WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 77, 2, 'discard MW', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 78, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 79, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 80, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 81, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 82, 1, 'choose SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 83, 1, 'discard BS*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 84, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 85, 2, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 86, 2, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 87, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 88, 0, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 89, 0, 'choose BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 90, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 91, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 92, 1, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 93, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 94, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 95, 2, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 96, 2, 'choose WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 97, 2, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 98, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 99, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 100, 0, 'play BS 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 101, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 102, 2, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000005', 103, 0, 'play BK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 104, 0, 'discard HO', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 105, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 106, 1, 'play JJ 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 107, 1, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 108, 1, 'choose SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 109, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 110, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 111, 2, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 112, 2, 'discard BD*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 113, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 114, 0, 'discard MW', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000005', 115, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 1, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 2, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 3, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 4, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 5, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 6, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 7, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 8, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 9, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 10, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 11, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 12, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 13, 0, 'play BS 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 14, 1, 'photo BS', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 15, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 16, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 17, 1, 'play BS 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 18, 1, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 19, 1, 'choose BS', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 20, 1, 'discard BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 21, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 22, 0, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 23, 0, 'choose BS', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 24, 0, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 25, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 26, 1, 'play BK 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 27, 0, 'photo BK', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 28, 1, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 29, 1, 'discard WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 30, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 31, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 32, 0, 'choose BK', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 33, 0, 'discard WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 34, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 35, 1, 'play SK 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 36, 0, 'photo SK', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 37, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 38, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 39, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 40, 0, 'play SK 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 41, 0, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 42, 0, 'choose SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 43, 0, 'discard BD*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 44, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 45, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 46, 1, 'play BS 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 47, 1, 'discard WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 48, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 49, 0, 'play BC 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 50, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 51, 0, 'photo BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 52, 0, 'discard WH*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 53, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 54, 1, 'play JJ 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 55, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 56, 1, 'play BC 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 57, 1, 'photo JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 58, 1, 'discard HO', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 59, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 60, 0, 'play JJ 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 61, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 62, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 63, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 64, 1, 'play BK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 65, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 66, 1, 'choose JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 67, 1, 'discard WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 68, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 69, 0, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 70, 0, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 71, 0, 'choose BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 72, 0, 'discard SR', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 73, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 74, 1, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 75, 1, 'discard WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 76, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 77, 0, 'play JJ 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 78, 0, 'play BK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 79, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 80, 0, 'play BK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 81, 0, 'discard HO', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 82, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 83, 1, 'play BS 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 84, 1, 'discard BD*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 85, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 86, 0, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 87, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 88, 0, 'discard WH*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 89, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 90, 1, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 91, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 92, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 93, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 94, 0, 'play BD 4', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 95, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 96, 0, 'discard HO', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 97, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 98, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 99, 1, 'play BD 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 100, 1, 'discard MW', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 101, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 102, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 103, 0, 'choose BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 104, 0, 'discard MW', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 105, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 106, 1, 'play JJ 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 107, 1, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 108, 1, 'choose JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 109, 1, 'discard WE', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 110, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 111, 0, 'play BS 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 112, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 113, 0, 'discard WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 114, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 115, 1, 'play BK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 116, 1, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 117, 1, 'choose JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 118, 1, 'discard WE', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 119, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 120, 0, 'play BD 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 121, 0, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 122, 0, 'choose BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 123, 0, 'discard WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 124, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 125, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 126, 1, 'play BK 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 127, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 128, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 129, 1, 'play BS 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 130, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 131, 1, 'discard SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 132, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 133, 0, 'play BS 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 134, 0, 'photo BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 135, 0, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 136, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 137, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 138, 1, 'choose BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 139, 1, 'discard WH*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 140, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 141, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 142, 0, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 143, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 144, 1, 'play WH 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 145, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 146, 1, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 147, 1, 'choose BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 148, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 149, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 150, 0, 'play BC 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 151, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 152, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 153, 0, 'choose BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 154, 0, 'discard BD*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 155, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 156, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 157, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 158, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 159, 0, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 160, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 161, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 162, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 163, 1, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 164, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 165, 1, 'choose BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 166, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 167, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 168, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 169, 0, 'play SK 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 170, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000006', 171, 0, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 172, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 173, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 174, 1, 'play BK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 175, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 176, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 177, 0, 'play BK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 178, 0, 'photo SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 179, 0, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 180, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 181, 1, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 182, 1, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 183, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 184, 0, 'play BK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 185, 0, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 186, 0, 'discard JJ*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 187, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 188, 1, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 189, 1, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 190, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 191, 0, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 192, 0, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000006', 193, 0, 'discard MW', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000007', 1, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000007', 2, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000007', 3, 0, 'play BC 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000007', 4, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000007', 5, 2, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000007', 6, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000007', 7, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 1, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 2, 2, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 3, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 4, 0, 'play BD 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 5, 1, 'photo BD', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000008', 6, 0, 'play BC 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000008', 7, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('000000000000000000000008', 8, 2, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 7, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 8, 0, 'play JJ 3', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 9, 1, 'pass', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 10, 0, 'play BD 3', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 11, 1, 'pass', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 12, 0, 'play BK 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 13, 0, 'gun', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 14, 0, 'choose JJ', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 15, 0, 'discard BC', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 16, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 17, 1, 'play BD 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 18, 1, 'bank', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 19, 1, 'choose BK', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 20, 1, 'discard SK', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 21, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 22, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000009', 1, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000009', 2, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000009', 3, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000009', 4, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('000000000000000000000009', 5, 2, 'play SK 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000a', 1, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000a', 2, 2, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000a', 3, 2, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000a', 4, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 1, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 2, 1, 'play BK 3', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 3, 0, 'pass', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 4, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 5, 1, 'play BK 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 6, 1, 'discard BD', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 1, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 2, 1, 'play BK 3', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 3, 0, 'pass', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 4, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 5, 1, 'play BK 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 6, 1, 'discard BD', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 1, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 2, 1, 'wyatt draw', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 3, 1, 'discard BD', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('59aed00a2ae2acab9516a7eb', 1, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('59aed00a2ae2acab9516a7eb', 2, 1, 'wyatt draw', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('59aed00a2ae2acab9516a7eb', 3, 1, 'discard BD', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('7dc409edaa4d04ffd72f6287', 1, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('7dc409edaa4d04ffd72f6287', 2, 1, 'wyatt draw', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('7dc409edaa4d04ffd72f6287', 3, 1, 'discard BD', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 1, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 2, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 3, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 4, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 5, 0, 'play SK 4', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 6, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 7, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 8, 0, 'choose SK', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 9, 0, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 10, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 11, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 12, 1, 'discard BD*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 13, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 14, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 15, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 16, 1, 'play JJ 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 17, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 18, 1, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 19, 1, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 20, 1, 'choose JJ', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 21, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 22, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 23, 0, 'play BC 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 24, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 25, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 26, 0, 'choose SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 27, 0, 'discard BS*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 28, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 29, 1, 'play BC 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 30, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 31, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 32, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 33, 0, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 34, 0, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 35, 0, 'choose SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 36, 0, 'discard BK*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 37, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 38, 1, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 39, 1, 'choose JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 40, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 41, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 42, 0, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 43, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 44, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 45, 1, 'play JJ 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 46, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 47, 1, 'discard WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 48, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 49, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 50, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 51, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 52, 1, 'play JJ 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 53, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 54, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 55, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 56, 0, 'play WH 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 57, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 23, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 24, 1, 'play BD 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 25, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 26, 1, 'play JJ 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 27, 1, 'discard BC', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 28, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 29, 0, 'gun', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 30, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 31, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 32, 1, 'play JJ 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 33, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 34, 1, 'play BK 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 35, 1, 'discard BS*', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 36, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 37, 0, 'photo JJ', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 38, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 39, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 40, 1, 'play BD 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 41, 1, 'discard SK', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 42, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 43, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 44, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 45, 1, 'photo BD', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 46, 1, 'discard SK*', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 47, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 48, 0, 'bank', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 49, 0, 'discard BC', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 50, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 51, 1, 'play BK 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 52, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 53, 1, 'discard BC', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 54, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 55, 0, 'photo BK', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 56, 0, 'discard SK', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 57, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 58, 1, 'gun', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 59, 1, 'discard SK', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 60, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 61, 0, 'stagecoach', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 62, 0, 'choose JJ', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 63, 0, 'discard BC*', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 64, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 65, 1, 'stagecoach', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 66, 1, 'discard BC', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 67, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 68, 0, 'play WH 3', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 69, 1, 'photo WH', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 70, 0, 'wyatt draw', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 71, 0, 'play WH 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 72, 0, 'play JJ 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 73, 0, 'discard BC', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 74, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 75, 1, 'play WH 2', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 76, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 77, 1, 'play WH 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 78, 1, 'discard BS', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 79, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 80, 0, 'wyatt draw', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 81, 0, 'discard SK', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 82, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 83, 1, 'stagecoach', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 84, 1, 'choose BK', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 85, 1, 'discard BS', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 86, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 87, 0, 'wyatt draw', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 88, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 89, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 90, 1, 'discard BC*', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 91, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 92, 0, 'wyatt draw', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 93, 0, 'play BC 3', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 94, 1, 'pass', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 95, 0, 'discard BS*', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 96, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 97, 1, 'play BD 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 98, 1, 'gun', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 99, 1, 'discard BS', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 100, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 101, 0, 'play BC 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 102, 0, 'bank', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 103, 0, 'choose JJ', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 104, 0, 'discard SK*', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 105, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 106, 1, 'play BC 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 107, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 108, 1, 'play SK 4', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 109, 0, 'pass', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 110, 1, 'discard BS', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 111, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 112, 0, 'play JJ 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 113, 0, 'gun', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 114, 0, 'choose WH', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 115, 0, 'discard HO', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 116, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 117, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 118, 1, 'discard BS', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 119, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 120, 0, 'play SK 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 121, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('90321a2bfa3b23183c908992', 122, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 7, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 8, 0, 'play JJ 3', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 9, 1, 'pass', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 10, 0, 'play BD 3', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 11, 1, 'pass', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 12, 0, 'play BK 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 13, 0, 'gun', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 14, 0, 'choose JJ', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 15, 0, 'discard BC', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 16, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 17, 1, 'play BD 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 18, 1, 'bank', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 19, 1, 'choose BK', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 20, 1, 'discard SK', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 21, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 22, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 23, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 24, 1, 'play BD 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 25, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 26, 1, 'play JJ 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 27, 1, 'discard BC', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 28, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 29, 0, 'gun', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 30, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 31, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 32, 1, 'play JJ 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 33, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 34, 1, 'play BK 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 35, 1, 'discard BS*', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 36, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 37, 0, 'photo JJ', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 38, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 39, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 40, 1, 'play BD 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 41, 1, 'discard SK', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 42, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 43, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 44, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 45, 1, 'photo BD', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 46, 1, 'discard SK*', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 47, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 48, 0, 'bank', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 49, 0, 'discard BC', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 50, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 51, 1, 'play BK 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 52, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 53, 1, 'discard BC', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 54, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 55, 0, 'photo BK', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 56, 0, 'discard SK', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 57, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 58, 1, 'gun', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 59, 1, 'discard SK', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 60, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 61, 0, 'stagecoach', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 62, 0, 'choose JJ', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 63, 0, 'discard BC*', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 64, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 65, 1, 'stagecoach', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 66, 1, 'discard BC', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 67, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 68, 0, 'play WH 3', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 69, 1, 'photo WH', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 70, 0, 'wyatt draw', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 71, 0, 'play WH 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 72, 0, 'play JJ 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 73, 0, 'discard BC', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 74, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 75, 1, 'play WH 2', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 76, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 77, 1, 'play WH 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 78, 1, 'discard BS', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 79, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 80, 0, 'wyatt draw', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 81, 0, 'discard SK', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 82, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 83, 1, 'stagecoach', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 84, 1, 'choose BK', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 85, 1, 'discard BS', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 86, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 87, 0, 'wyatt draw', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 88, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 89, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 90, 1, 'discard BC*', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 91, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 92, 0, 'wyatt draw', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 93, 0, 'play BC 3', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 94, 1, 'pass', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 95, 0, 'discard BS*', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 96, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 97, 1, 'play BD 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 98, 1, 'gun', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 99, 1, 'discard BS', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 100, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 101, 0, 'play BC 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 102, 0, 'bank', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 103, 0, 'choose JJ', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 104, 0, 'discard SK*', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 105, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 106, 1, 'play BC 1', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 107, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 108, 1, 'play SK 4', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 109, 0, 'pass', NULL, '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 110, 1, 'discard BS', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 111, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 112, 0, 'play JJ 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 113, 0, 'gun', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 114, 0, 'choose WH', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 115, 0, 'discard HO', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 116, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 117, 1, 'wyatt draw', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 118, 1, 'discard BS', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 119, 0, 'draw supply', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 120, 0, 'play SK 1', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 121, 0, 'discard BS', NULL, '2026-11-19 10:30:00+01', true);
INSERT INTO public.move VALUES ('b49ca82d58afcea8cb22d656', 122, 1, 'draw supply', 'robot', '2026-11-19 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 4, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 5, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 6, 0, 'play BC 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 7, 1, 'photo BC', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 8, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 9, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 10, 1, 'play BS 3', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 11, 0, 'photo BS', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 12, 1, 'gun', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 13, 1, 'choose BS', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 14, 1, 'discard SK', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 15, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 16, 0, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 17, 0, 'choose BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 18, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 19, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 20, 1, 'gun', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 21, 1, 'choose BC', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 22, 1, 'discard BD', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 23, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 24, 0, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 25, 0, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 26, 0, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 27, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 28, 1, 'discard BD', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 29, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 30, 0, 'play WH 4', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 31, 1, 'photo WH', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 32, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 33, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 34, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 35, 1, 'play WH 1', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 36, 1, 'bank', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 37, 1, 'choose BC', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 38, 1, 'discard BK*', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 39, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 40, 0, 'play BS 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 41, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 42, 0, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 43, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 44, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 45, 1, 'play SK 3', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 46, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 47, 1, 'play WH 1', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 48, 1, 'discard JJ*', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 49, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 50, 0, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 51, 0, 'photo SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 52, 0, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 53, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 54, 1, 'bank', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 55, 1, 'choose BC', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 56, 1, 'discard BK', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 57, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 58, 0, 'play BS 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 59, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 60, 0, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 61, 0, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 62, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 63, 1, 'stagecoach', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 64, 1, 'choose BC', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 65, 1, 'discard BK', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 66, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 67, 0, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 68, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 69, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 70, 1, 'play BC 1', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 71, 1, 'wyatt draw', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 72, 1, 'play SK 1', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 73, 1, 'discard JJ', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 74, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 75, 0, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 76, 0, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 77, 0, 'choose BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 78, 0, 'discard BD*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 79, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 80, 1, 'wyatt draw', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 81, 1, 'play BS 1', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 82, 1, 'discard JJ', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 83, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 84, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 85, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 86, 1, 'gun', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 87, 1, 'discard BK', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 88, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 89, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 90, 0, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 91, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 92, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 93, 1, 'wyatt draw', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 94, 1, 'discard BK', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 95, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 96, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 97, 0, 'play BD 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 98, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 99, 0, 'discard JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 100, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 101, 1, 'play BD 2', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 102, 1, 'wyatt draw', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 103, 1, 'play JJ 3', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 104, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 105, 1, 'discard BK*', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 106, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 107, 0, 'photo BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 108, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 109, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 110, 1, 'play JJ 1', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 111, 1, 'play BD 1', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 112, 1, 'gun', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 113, 1, 'choose WH', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 114, 1, 'discard HO', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 115, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 116, 0, 'play BD 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 117, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 118, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 119, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 120, 1, 'play JJ 1', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 121, 1, 'photo JJ', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 122, 1, 'discard HO', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('e064891e9cbfde77f50459ac', 123, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('0d4114cc71bfd1eb7855067a', 1, 3, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('0d4114cc71bfd1eb7855067a', 2, 3, 'wyatt draw', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('0d4114cc71bfd1eb7855067a', 3, 3, 'discard BK', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('b8909f0e953988d7ae16becb', 1, 2, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('b8909f0e953988d7ae16becb', 2, 2, 'play BS 4', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('b8909f0e953988d7ae16becb', 3, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('b8909f0e953988d7ae16becb', 4, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('b8909f0e953988d7ae16becb', 5, 3, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('b8909f0e953988d7ae16becb', 6, 2, 'gun', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('b8909f0e953988d7ae16becb', 7, 2, 'choose BS', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('b8909f0e953988d7ae16becb', 8, 2, 'discard BC', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('d8031c0f87d3dd8f87b9a96f', 1, 1, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('d8031c0f87d3dd8f87b9a96f', 2, 1, 'play BS 3', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('d8031c0f87d3dd8f87b9a96f', 3, 0, 'photo BS', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('d8031c0f87d3dd8f87b9a96f', 4, 1, 'wyatt draw', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('d8031c0f87d3dd8f87b9a96f', 5, 1, 'discard BC', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('6cf508b77e66ff8e3bb6642e', 1, 0, 'draw supply', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('6cf508b77e66ff8e3bb6642e', 2, 0, 'play BS 3', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('6cf508b77e66ff8e3bb6642e', 3, 2, 'photo BS', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('6cf508b77e66ff8e3bb6642e', 4, 0, 'gun', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('6cf508b77e66ff8e3bb6642e', 5, 0, 'choose BS', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('6cf508b77e66ff8e3bb6642e', 6, 0, 'discard BK', 'robot', '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000b', 1, 2, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000b', 2, 2, 'play BC 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000b', 3, 0, 'photo BC', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000b', 4, 2, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000b', 5, 2, 'choose BC', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000b', 6, 2, 'discard WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 58, 0, 'photo SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 59, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 60, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 61, 1, 'play BK 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 62, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 63, 1, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 64, 1, 'choose JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 65, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 66, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 67, 0, 'play JJ 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 68, 0, 'photo JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 69, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 70, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 71, 1, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 72, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 73, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 74, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 75, 0, 'play BK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 76, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 77, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 78, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 79, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 80, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 81, 0, 'photo BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 82, 0, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 83, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 84, 1, 'play JJ 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 85, 1, 'photo WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 86, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 87, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 88, 0, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 89, 0, 'choose SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 90, 0, 'discard HO', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 91, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 92, 1, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 93, 1, 'photo BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 94, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 95, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 96, 0, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 97, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 98, 0, 'choose BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 99, 0, 'discard BR', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 100, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 101, 0, 'play WH 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 102, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 103, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 104, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 105, 1, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 106, 1, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 107, 1, 'choose WH', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 108, 1, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 109, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 110, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 111, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 112, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 113, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 114, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 115, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 116, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 117, 1, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 118, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 119, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 120, 0, 'play SK 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 121, 1, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 122, 0, 'photo SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 123, 0, 'discard BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 124, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 125, 1, 'play SK 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 126, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 127, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 128, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 129, 0, 'photo WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 130, 0, 'discard BD*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 131, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 132, 1, 'play JJ 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 133, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 134, 1, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 135, 1, 'photo JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 136, 1, 'discard BK*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 137, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 138, 0, 'play JJ 2', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 139, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 140, 0, 'discard BC*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 141, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 142, 1, 'play BC 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 143, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 144, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 145, 1, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 146, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 147, 0, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 148, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 149, 0, 'choose WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 150, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 151, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 152, 1, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 153, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 154, 1, 'choose JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 155, 1, 'discard BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 156, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 157, 0, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 158, 0, 'stagecoach', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 159, 0, 'choose WH', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 160, 0, 'discard HO', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 161, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 162, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 163, 1, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 164, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 165, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 166, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 167, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 168, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 169, 1, 'choose JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 170, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 171, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 172, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 173, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 174, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 175, 1, 'play BD 3', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 176, 0, 'pass', NULL, '2026-11-20 10:30:00+01', false);
INSERT INTO public.move VALUES ('00000000000000000000000c', 177, 1, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 178, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 179, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 180, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 181, 1, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 182, 1, 'discard BS*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 183, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 184, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 185, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 186, 1, 'play JJ 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 187, 1, 'play BD 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 188, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 189, 1, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 190, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 191, 0, 'play JJ 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 192, 0, 'gun', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 193, 0, 'choose SK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 194, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 195, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 196, 1, 'play BD 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 197, 1, 'photo BD', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 198, 1, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 199, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 200, 0, 'photo BC', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 201, 0, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 202, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 203, 1, 'play SK 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 204, 1, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 205, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 206, 1, 'play BD 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 207, 1, 'discard BK', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 208, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 209, 0, 'play BC 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 210, 0, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 211, 0, 'play BD 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 212, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 213, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 214, 1, 'bank', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 215, 1, 'choose JJ', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 216, 1, 'discard WE', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 217, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 218, 0, 'play WH 1', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 219, 0, 'discard BK*', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 220, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 221, 1, 'wyatt draw', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 222, 1, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 223, 0, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 224, 0, 'discard BS', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.move VALUES ('00000000000000000000000c', 225, 1, 'draw supply', NULL, '2026-11-20 10:30:00+01', true);
INSERT INTO public.note VALUES (1, '000000000000000000000001', 0, 0, 'Your orders were not used: the supply is empty');
INSERT INTO public.note VALUES (2, '90321a2bfa3b23183c908992', 0, 2, 'Billy the Kid is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (3, '90321a2bfa3b23183c908992', 0, 108, 'Sundance Kid is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (4, 'b49ca82d58afcea8cb22d656', 0, 2, 'Billy the Kid is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (5, 'b49ca82d58afcea8cb22d656', 0, 108, 'Sundance Kid is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (6, 'e064891e9cbfde77f50459ac', 0, 10, 'Belle Starr is geopend, en volgens je opdracht “meteen spelen” is je foto gespeeld.');
INSERT INTO public.note VALUES (7, 'e064891e9cbfde77f50459ac', 0, 45, 'Sundance Kid is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (8, 'e064891e9cbfde77f50459ac', 0, 103, 'Jesse James is geopend. Je opdracht is “meteen spelen”, maar je had de foto niet, dus heb je gepast.');
INSERT INTO public.note VALUES (9, 'b8909f0e953988d7ae16becb', 0, 2, 'Belle Starr was opened. Your order is “play it at once”, but you did not hold the Photo, so you passed.');
INSERT INTO public.note VALUES (10, 'b8909f0e953988d7ae16becb', 1, 2, 'Belle Starr was opened. Your order is “play it at once”, but you did not hold the Photo, so you passed.');
INSERT INTO public.note VALUES (11, 'b8909f0e953988d7ae16becb', 3, 2, 'Belle Starr was opened. Your order is “play it at once”, but you did not hold the Photo, so you passed.');
INSERT INTO public.note VALUES (12, 'd8031c0f87d3dd8f87b9a96f', 0, 2, 'Belle Starr was opened, and by your order “play it at once” your Photo was played.');
INSERT INTO public.note VALUES (13, 'd8031c0f87d3dd8f87b9a96f', 2, 2, 'Belle Starr was opened. Your order is “play it at once”, but you did not hold the Photo, so you passed.');
INSERT INTO public.note VALUES (14, 'd8031c0f87d3dd8f87b9a96f', 3, 2, 'Belle Starr was opened. Your order is “play it at once”, but you did not hold the Photo, so you passed.');
INSERT INTO public.note VALUES (15, '6cf508b77e66ff8e3bb6642e', 1, 2, 'Belle Starr was opened. Your order is “play it at once”, but you did not hold the Photo, so you passed.');
INSERT INTO public.note VALUES (16, '6cf508b77e66ff8e3bb6642e', 2, 2, 'Belle Starr was opened, and by your order “play it at once” your Photo was played.');
INSERT INTO public.orders VALUES ('b853f0d20699f4b2640bff17', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('b853f0d20699f4b2640bff17', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('4732bfb05d498c7dcce8908b', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('4732bfb05d498c7dcce8908b', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('960221ac7bc0ff4a33d764d7', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('000000000000000000000009', 2, 'ask', 'ask', 'supply', 'pass', 'go on');
INSERT INTO public.orders VALUES ('00000000000000000000000a', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('90321a2bfa3b23183c908992', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('b49ca82d58afcea8cb22d656', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('e064891e9cbfde77f50459ac', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('59aed00a2ae2acab9516a7eb', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('7dc409edaa4d04ffd72f6287', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('0d4114cc71bfd1eb7855067a', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('0d4114cc71bfd1eb7855067a', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('b8909f0e953988d7ae16becb', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('b8909f0e953988d7ae16becb', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('b8909f0e953988d7ae16becb', 3, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('d8031c0f87d3dd8f87b9a96f', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('d8031c0f87d3dd8f87b9a96f', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('d8031c0f87d3dd8f87b9a96f', 3, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('5442f11531dd95cb35ecce7b', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('5442f11531dd95cb35ecce7b', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('5442f11531dd95cb35ecce7b', 3, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('6f6eb7d76c46de3a4bdf7c3d', 0, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('6f6eb7d76c46de3a4bdf7c3d', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('6f6eb7d76c46de3a4bdf7c3d', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('6f6eb7d76c46de3a4bdf7c3d', 3, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('4904ece35941e1b2b50c4a8f', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('4904ece35941e1b2b50c4a8f', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('4904ece35941e1b2b50c4a8f', 3, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('6cf508b77e66ff8e3bb6642e', 1, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('6cf508b77e66ff8e3bb6642e', 2, 'always', 'always', 'ask', NULL, 'go on');
INSERT INTO public.orders VALUES ('520cd9f8dbceff866204fb1f', 0, 'ask', 'ask', 'ask', NULL, 'go on');
INSERT INTO public.outage VALUES ('2026-11-11 10:30:00+01', '2026-11-12 10:30:00+01', true, NULL, NULL);
INSERT INTO public.outmail VALUES (1, '92465e569f72f4084cdcfaf1', 0, 'confirm', 0, '', 2, 2, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'confirm.0.0.92465e569f72f4084cdcfaf1', 'c47c129be1d57aec7eb948a2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (3, 'b853f0d20699f4b2640bff17', 0, 'confirm', 0, '', 4, 4, 'queued', 0, '2026-11-12 10:30:00+01', '2026-11-12 10:30:00+01', NULL, 'confirm.0.0.b853f0d20699f4b2640bff17', '33a8bf14edcd6a5b4702341a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (4, 'b853f0d20699f4b2640bff17', 1, 'invite', 0, '', 7, 4, 'queued', 0, '2026-11-12 10:30:00+01', '2026-11-12 10:30:00+01', NULL, 'invite.0.1.b853f0d20699f4b2640bff17', '00fe8f68002968abf3eea941', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (5, 'b853f0d20699f4b2640bff17', 2, 'invite', 0, '', 5, 4, 'queued', 0, '2026-11-12 10:30:00+01', '2026-11-12 10:30:00+01', NULL, 'invite.0.2.b853f0d20699f4b2640bff17', 'c181f963dec24e4dad28b7e1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (6, 'b853f0d20699f4b2640bff17', 3, 'invite', 0, '', 6, 4, 'queued', 0, '2026-11-12 10:30:00+01', '2026-11-12 10:30:00+01', NULL, 'invite.0.3.b853f0d20699f4b2640bff17', '3b153cd0a5b313a83be1d300', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (7, 'b853f0d20699f4b2640bff17', 0, 'notice', 0, 'declined 2', 4, NULL, 'queued', 0, '2026-11-13 00:30:00+01', '2026-11-13 00:30:00+01', NULL, 'notice.0.0.079dbe9946d9fb1a.b853f0d20699f4b2640bff17', '905a4f915a0c7f765ae78f8e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (8, 'b853f0d20699f4b2640bff17', 0, 'notice', 0, 'lapsed 3', 4, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.0.0.8b90e08d0f43e4d6.b853f0d20699f4b2640bff17', '2f9fa2c66898569b86ffc7a0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (9, '4732bfb05d498c7dcce8908b', 0, 'confirm', 0, '', 10, 10, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'confirm.0.0.4732bfb05d498c7dcce8908b', '5ea066e82278d4faed18db4a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (10, '4732bfb05d498c7dcce8908b', 1, 'invite', 0, '', 9, 10, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'invite.0.1.4732bfb05d498c7dcce8908b', '01e287fba9bb7337b6ecfce7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (11, '4732bfb05d498c7dcce8908b', 2, 'invite', 0, '', 8, 10, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'invite.0.2.4732bfb05d498c7dcce8908b', '6822bc1e2d354c0c524cf60e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (12, '960221ac7bc0ff4a33d764d7', 0, 'confirm', 0, '', 12, 12, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'confirm.0.0.960221ac7bc0ff4a33d764d7', 'f34c5a31936f534354c432a7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (14, '960221ac7bc0ff4a33d764d7', 0, 'notice', 0, 'declined 1', 12, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.0.0.97d1dd827aab2916.960221ac7bc0ff4a33d764d7', '8ba0ce967fe49a7bcebd25fe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (13, '960221ac7bc0ff4a33d764d7', 1, 'invite', 0, '', 11, 12, 'superseded', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'invite.0.1.960221ac7bc0ff4a33d764d7', 'fc65a814105933ba26c45ff3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (15, '000000000000000000000001', 0, 'start', 0, '', 13, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.000000000000000000000001', '4128e5fcfe2ad265a6dd8047', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (16, '000000000000000000000001', 1, 'start', 0, '', 14, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.000000000000000000000001', 'df268e8e5823853c636438d0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (17, '000000000000000000000001', 2, 'start', 0, '', 15, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.000000000000000000000001', '896cca9a3cdeabdc2ba12147', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (18, '000000000000000000000002', 0, 'start', 0, '', 16, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.000000000000000000000002', '6d40d7de5a0237f9c47e2f0f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (19, '000000000000000000000002', 1, 'start', 0, '', 17, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.000000000000000000000002', '1ba4d16411966105ac155bd5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (20, '000000000000000000000002', 2, 'start', 0, '', 18, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.000000000000000000000002', '49ea1818cc9607eb8eef1e15', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (32, '000000000000000000000028', 0, 'start', 0, '', 26, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.000000000000000000000028', '2c204f044d9397e1e1a90041', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (33, '000000000000000000000028', 0, 'turn', 2, '', 26, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.2.0.000000000000000000000028', 'd95e2008ca59c2e6ef028659', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (34, '000000000000000000000005', 0, 'start', 0, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.000000000000000000000005', 'b1e1d0ce06eff268cfff5794', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (35, '000000000000000000000005', 1, 'start', 0, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.000000000000000000000005', '10449f222a54e9fadec35e6f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (36, '000000000000000000000005', 2, 'start', 0, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.000000000000000000000005', 'e39ef42d2850469baa834044', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (37, '000000000000000000000005', 0, 'window', 2, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.2.0.000000000000000000000005', '34ba3099885ffe90a32045b0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (38, '000000000000000000000005', 2, 'window', 2, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.2.2.000000000000000000000005', 'd4988dfb864941303c28b156', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (39, '000000000000000000000005', 1, 'turn', 4, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.4.1.000000000000000000000005', 'fb3b1cf4b47beebbb79e3c75', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (40, '000000000000000000000005', 2, 'turn', 7, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.7.2.000000000000000000000005', '174b8863e0e96acc7e411c1b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (41, '000000000000000000000005', 0, 'window', 9, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.9.0.000000000000000000000005', '30403fa3292c225079986062', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (42, '000000000000000000000005', 1, 'window', 9, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.9.1.000000000000000000000005', 'e153091e730fac0083185959', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (43, '000000000000000000000005', 2, 'turn', 11, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.11.2.000000000000000000000005', 'cdeb245d2bfc21fb5728fbae', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (23, '000000000000000000000003', 2, 'start', 0, '', 21, NULL, 'sent', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:30+01', '2026-11-20 10:30:00+01', 'start.0.2.000000000000000000000003', 'f5aeadbd31d8067bccfa1651', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (24, '000000000000000000000003', 0, 'window', 2, '', 19, NULL, 'sent', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:30+01', '2026-11-20 10:30:00+01', 'window.2.0.000000000000000000000003', '85166810a0c8fe1d5b640bd7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (25, '000000000000000000000003', 1, 'window', 2, '', 20, NULL, 'sent', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:30+01', '2026-11-20 10:30:00+01', 'window.2.1.000000000000000000000003', '046e6b7d5c486133ca8a5da7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (26, '000000000000000000000004', 0, 'start', 0, '', 22, NULL, 'sent', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:30+01', '2026-11-20 10:30:00+01', 'start.0.0.000000000000000000000004', 'fdc7af012d335db148c45dc5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (27, '000000000000000000000004', 3, 'start', 0, '', 25, NULL, 'sent', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:30+01', '2026-11-20 10:30:00+01', 'start.0.3.000000000000000000000004', '92f3ba285054702115cf9084', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (28, '000000000000000000000004', 3, 'window', 2, '', 25, NULL, 'superseded', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:30+01', NULL, 'window.2.3.000000000000000000000004', 'f1cbd73a3877dec302efbd0d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (29, '000000000000000000000004', 0, 'turn', 5, '', 22, NULL, 'failed', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.5.0.000000000000000000000004', '5baec02313fef0bf94b3ce45', '550 no such user', NULL, NULL);
INSERT INTO public.outmail VALUES (30, '000000000000000000000004', 0, 'window', 9, '', 22, NULL, 'queued', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:05+01', NULL, 'window.9.0.000000000000000000000004', 'd2fa48fc22a96e144d7ec2d0', '550 no such user', NULL, NULL);
INSERT INTO public.outmail VALUES (31, '000000000000000000000004', 3, 'window', 9, '', 25, NULL, 'sending', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:30+01', NULL, 'window.9.3.000000000000000000000004', '2892569d425fe447e2e98aac', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (44, '000000000000000000000005', 0, 'turn', 13, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.13.0.000000000000000000000005', '8d1d45ef0abf0c6a059474b4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (45, '000000000000000000000005', 1, 'window', 15, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.15.1.000000000000000000000005', '242c50e68c01cc93ecefafc9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (46, '000000000000000000000005', 2, 'window', 15, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.15.2.000000000000000000000005', '5561d8d9ad5f6ffbfbef190c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (47, '000000000000000000000005', 0, 'turn', 17, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.17.0.000000000000000000000005', '6f54b2b85731504669f3e231', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (48, '000000000000000000000005', 1, 'turn', 21, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.21.1.000000000000000000000005', '73b9f9c4cfff77d3fc297f39', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (49, '000000000000000000000005', 2, 'turn', 26, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.26.2.000000000000000000000005', '712cec193bd9d5d787c11ad5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (50, '000000000000000000000005', 0, 'window', 28, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.28.0.000000000000000000000005', '7d88c96b348428ac9284c552', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (51, '000000000000000000000005', 1, 'window', 28, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.28.1.000000000000000000000005', '83c76211f2f60565d050c06f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (52, '000000000000000000000005', 2, 'turn', 30, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.30.2.000000000000000000000005', '3955bd157340c925eb5b4bad', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (53, '000000000000000000000005', 0, 'turn', 33, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.33.0.000000000000000000000005', '3dd7704efa35db93d3e48df3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (54, '000000000000000000000005', 1, 'turn', 36, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.36.1.000000000000000000000005', 'b93e3bc5a685c23ab55eb6be', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (55, '000000000000000000000005', 2, 'turn', 39, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.39.2.000000000000000000000005', '266aebfa41bcf5437516652b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (56, '000000000000000000000005', 0, 'turn', 42, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.42.0.000000000000000000000005', 'c23b82ee8e1ba40a2bcadebe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (57, '000000000000000000000005', 1, 'turn', 46, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.46.1.000000000000000000000005', '9bbe6f3238dbcee85c4b59d2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (58, '000000000000000000000005', 2, 'turn', 49, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.49.2.000000000000000000000005', '8a996eabbfb89d29c7b61d77', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (59, '000000000000000000000005', 0, 'window', 53, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.53.0.000000000000000000000005', '0941fa93dc068bde4e8fbb7f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (60, '000000000000000000000005', 1, 'window', 53, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.53.1.000000000000000000000005', 'cd4e0a29dfb9b04912d699d5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (61, '000000000000000000000005', 2, 'turn', 55, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.55.2.000000000000000000000005', '7cc523241cfbbef634d7ce5d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (62, '000000000000000000000005', 0, 'turn', 56, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.56.0.000000000000000000000005', 'b79c326f738f2b8d02993d12', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (63, '000000000000000000000005', 1, 'turn', 60, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.60.1.000000000000000000000005', '5d3706a82b634432147e0480', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (64, '000000000000000000000005', 2, 'turn', 63, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.63.2.000000000000000000000005', '7efa1aa0c84f1efe88f4365c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (65, '000000000000000000000005', 0, 'turn', 66, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.66.0.000000000000000000000005', '59a951071ac604a523d86447', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (66, '000000000000000000000005', 1, 'turn', 68, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.68.1.000000000000000000000005', '9016b9703d4f9e53d4c371da', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (67, '000000000000000000000005', 2, 'turn', 72, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.72.2.000000000000000000000005', '9009f6ee18cdb4eec6294379', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (68, '000000000000000000000005', 0, 'turn', 77, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.77.0.000000000000000000000005', '02358164cbbeddf4b3db367a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (69, '000000000000000000000005', 1, 'turn', 79, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.79.1.000000000000000000000005', '3c86c350d0327235758dcba1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (70, '000000000000000000000005', 2, 'turn', 83, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.83.2.000000000000000000000005', '228c3be518d8b8c0b81fc263', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (71, '000000000000000000000005', 0, 'turn', 86, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.86.0.000000000000000000000005', '46629e1ba18c34b15de81a4c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (72, '000000000000000000000005', 1, 'turn', 90, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.90.1.000000000000000000000005', '1cdcfeae3a863bbbfc5482ad', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (73, '000000000000000000000005', 2, 'turn', 93, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.93.2.000000000000000000000005', '91dcf5b21aa355369fcb7def', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (74, '000000000000000000000005', 0, 'turn', 97, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.97.0.000000000000000000000005', '8f46e611f9d756f7a1071dfa', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (75, '000000000000000000000005', 1, 'window', 100, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.100.1.000000000000000000000005', '3049ecc927bbd7bdec8f5327', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (76, '000000000000000000000005', 2, 'window', 100, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.100.2.000000000000000000000005', 'f86da6b697b3e747cdb5c4c2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (77, '000000000000000000000005', 0, 'turn', 102, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.102.0.000000000000000000000005', '4196f93a0a5cb9ae65a6c8f8', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (78, '000000000000000000000005', 1, 'turn', 104, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.104.1.000000000000000000000005', '1e4069bf5dfd1d840f5f7bb7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (79, '000000000000000000000005', 2, 'turn', 109, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.109.2.000000000000000000000005', '61cf74771875ea8d99f6ae69', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (80, '000000000000000000000005', 0, 'turn', 112, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.112.0.000000000000000000000005', 'babc3e0d2a96b3d29c197852', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (81, '000000000000000000000005', 1, 'turn', 114, '', 31, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.114.1.000000000000000000000005', '5db96604f3486cb9561e02ec', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (82, '000000000000000000000005', 0, 'hand', 115, '', 30, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'hand.115.0.000000000000000000000005', '8d3a1c6352c80f0b3c992feb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (83, '000000000000000000000005', 2, 'hand', 115, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'hand.115.2.000000000000000000000005', '5639e2f420e6bf8e6200ece4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (84, '000000000000000000000005', 2, 'turn', 115, '', 32, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.115.2.000000000000000000000005', '846153aa4ba679f0585eb244', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (87, '000000000000000000000006', 1, 'turn', 3, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.3.1.000000000000000000000006', 'daf08aed085dcc40a13c2095', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (88, '000000000000000000000006', 0, 'turn', 5, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.5.0.000000000000000000000006', '16346dbb393d5792d276f9b7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (85, '000000000000000000000006', 0, 'start', 0, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.000000000000000000000006', '1a3e6c2d7f16ecb2404a8b2e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (86, '000000000000000000000006', 1, 'start', 0, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.000000000000000000000006', '574dac60ac13cee360d0fce3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (157, '000000000000000000000007', 0, 'start', 0, '', 35, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.000000000000000000000007', 'b233562db600d0f3f7bb9606', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (158, '000000000000000000000007', 1, 'start', 0, '', 36, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.000000000000000000000007', '8cd4ce13a5870936b17fbf3a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (159, '000000000000000000000007', 2, 'start', 0, '', 37, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.000000000000000000000007', '8bfea35a05b7d84785b63c04', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (164, '000000000000000000000007', 1, 'notice', 7, 'motion 1', 36, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.7.1.2cddd80e2efa4c26.000000000000000000000007', '4315212d6d164ce4c96c9508', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (165, '000000000000000000000007', 2, 'notice', 7, 'motion 1', 37, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.7.2.2cddd80e2efa4c26.000000000000000000000007', '0e7f6c80360c9da2389118ce', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (166, '000000000000000000000007', 0, 'notice', 7, 'paused players 2026-11-20 09:30', 35, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.7.0.0d028934c3a05b86.000000000000000000000007', '15c5ed6874138cdb81759fec', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (167, '000000000000000000000007', 1, 'notice', 7, 'paused players 2026-11-20 09:30', 36, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.7.1.0d028934c3a05b86.000000000000000000000007', '07a1f877174a2a45318b196f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (170, '000000000000000000000008', 0, 'start', 0, '', 38, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.000000000000000000000008', '9fa7213a0489ffdca2d9f0d0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (171, '000000000000000000000008', 1, 'start', 0, '', 39, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.000000000000000000000008', 'ec48d4fd22bda50a46c37e85', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (172, '000000000000000000000008', 2, 'start', 0, '', 40, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.000000000000000000000008', 'c98c711cde6e7f50b4e76bee', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (180, '000000000000000000000008', 2, 'notice', 8, 'held 0', 40, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.8.2.6b97eee7a4204719.000000000000000000000008', '88f72b4fe6f3781e81a19ea4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (181, '000000000000000000000008', 0, 'notice', 8, 'held-seat 2', 38, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.8.0.ca422f080884e795.000000000000000000000008', 'd580e874bdb63114d880585c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (185, '000000000000000000000009', 2, 'turn', 3, '', 43, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.3.2.000000000000000000000009', '2fa4ad65f65a3c2f9e64ecbc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (186, '000000000000000000000009', 0, 'window', 5, '', 41, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.5.0.000000000000000000000009', '415f51c0b977baa4e85525d8', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (187, '000000000000000000000009', 1, 'window', 5, '', 42, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.5.1.000000000000000000000009', '6e2101db036ac4e4c99c1370', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (191, '00000000000000000000000a', 0, 'turn', 3, '', 44, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.3.0.00000000000000000000000a', '5bc4ba9b28871c6650719192', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (197, '00000000000000000000000a', 2, 'start', 4, 'substitute 1', 47, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.4.2.d321432f2c4f0050.00000000000000000000000a', '92b4209fea8d89cd62438e78', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (199, '00000000000000000000000a', 2, 'links', 4, 'epoch 2', 47, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'links.4.2.b86bf645118e1fc5.00000000000000000000000a', 'b5a35f76627426b4cc067066', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (21, '000000000000000000000003', 0, 'start', 0, '', 19, NULL, 'sent', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:30+01', '2026-11-20 10:30:00+01', 'start.0.0.000000000000000000000003', '97a007bea9ce1ea7d95271b1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (200, '59aed00a2ae2acab9516a7eb', 0, 'deal', 3, '', 51, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'deal.3.0.59aed00a2ae2acab9516a7eb', 'e5215601d2929f3fec45d20e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (201, '7dc409edaa4d04ffd72f6287', 0, 'deal', 3, '', 52, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'deal.3.0.7dc409edaa4d04ffd72f6287', '44f00e7d8a4de8f2b76e0416', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (226, '00000000000000000000000b', 0, 'start', 0, '', 58, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.00000000000000000000000b', '7bf0c302985ef610f11fed58', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (227, '00000000000000000000000b', 1, 'start', 0, '', 59, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.00000000000000000000000b', 'bb06de3ef64406f175764299', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (228, '00000000000000000000000b', 2, 'start', 0, '', 60, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.00000000000000000000000b', '08efc373f580bd8c65f882ca', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (236, '00000000000000000000000c', 0, 'turn', 3, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.3.0.00000000000000000000000c', '75e9aec8f1a86fe524c147c6', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (237, '00000000000000000000000c', 1, 'window', 5, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.5.1.00000000000000000000000c', '142bd55f8ae84de978b04e6f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (238, '00000000000000000000000c', 0, 'turn', 6, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.6.0.00000000000000000000000c', '3e9c0c31e5d2efc928429a1d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (239, '00000000000000000000000c', 1, 'turn', 9, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.9.1.00000000000000000000000c', '2ebb93caa33c61a72baf1d2d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (240, '00000000000000000000000c', 0, 'turn', 12, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.12.0.00000000000000000000000c', 'bc01c9c70f1bed92e0474dba', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (241, '00000000000000000000000c', 1, 'turn', 14, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.14.1.00000000000000000000000c', '2396d908af91cf87de6e65ba', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (242, '00000000000000000000000c', 0, 'window', 16, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.16.0.00000000000000000000000c', '3b7f18cb35118fac2de4306c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (243, '00000000000000000000000c', 1, 'turn', 17, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.17.1.00000000000000000000000c', '45ef40e32f7685b8dcade79c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (244, '00000000000000000000000c', 0, 'turn', 21, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.21.0.00000000000000000000000c', '0178c4cb3e2064e9fc054bfe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (245, '00000000000000000000000c', 1, 'window', 23, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.23.1.00000000000000000000000c', 'f1e2b89511a71dc727ec400e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (246, '00000000000000000000000c', 0, 'turn', 24, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.24.0.00000000000000000000000c', '93442c40ad17523acac549ce', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (247, '00000000000000000000000c', 1, 'turn', 27, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.27.1.00000000000000000000000c', 'c810b4df83ed6e2cb5423447', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (248, '00000000000000000000000c', 0, 'turn', 31, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.31.0.00000000000000000000000c', '40aeaf66943eb16ec0d74ee2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (249, '00000000000000000000000c', 1, 'turn', 36, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.36.1.00000000000000000000000c', 'acaaaddeb96bf4219405bb6b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (250, '00000000000000000000000c', 0, 'turn', 40, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.40.0.00000000000000000000000c', '385e82931563b7c34cc53cf2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (251, '00000000000000000000000c', 1, 'turn', 43, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.43.1.00000000000000000000000c', 'be1a577388deeea2bc67a033', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (89, '000000000000000000000006', 1, 'turn', 8, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.8.1.000000000000000000000006', '27498d402c8aef119f939581', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (90, '000000000000000000000006', 0, 'turn', 10, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.10.0.000000000000000000000006', '7c931b1807d8ff0fd422ea51', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (91, '000000000000000000000006', 1, 'window', 13, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.13.1.000000000000000000000006', 'be8aace91a98e3953977a560', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (92, '000000000000000000000006', 0, 'turn', 14, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.14.0.000000000000000000000006', '82ebed0b66f763a62203f4b4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (93, '000000000000000000000006', 1, 'turn', 15, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.15.1.000000000000000000000006', 'd9273f8a3b6c166f237ca21d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (94, '000000000000000000000006', 0, 'turn', 20, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.20.0.000000000000000000000006', '15d87d590618479a5394d653', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (95, '000000000000000000000006', 1, 'turn', 24, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.24.1.000000000000000000000006', '25dec697c691902205fa51ed', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (96, '000000000000000000000006', 0, 'window', 26, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.26.0.000000000000000000000006', 'e3e7e11d567122e988c52330', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (97, '000000000000000000000006', 1, 'turn', 27, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.27.1.000000000000000000000006', '37b8c1bb44ac4426911ed69b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (98, '000000000000000000000006', 0, 'turn', 29, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.29.0.000000000000000000000006', '6cb3bbbc2c2cc52254ed5111', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (99, '000000000000000000000006', 1, 'turn', 33, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.33.1.000000000000000000000006', '1d5a0e469d8e69de7b1863b4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (100, '000000000000000000000006', 0, 'window', 35, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.35.0.000000000000000000000006', '6e178c8612efbf8666ef203a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (101, '000000000000000000000006', 1, 'turn', 36, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.36.1.000000000000000000000006', '675ecab5b16e5c18a1486088', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (102, '000000000000000000000006', 0, 'turn', 38, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.38.0.000000000000000000000006', '99d3f23fe401804ad29e34dc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (103, '000000000000000000000006', 1, 'turn', 43, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.43.1.000000000000000000000006', '0eaaeb2d9e29b2ba765cca86', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (104, '000000000000000000000006', 0, 'turn', 47, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.47.0.000000000000000000000006', '4a28b048bdce466b52200fa6', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (105, '000000000000000000000006', 1, 'window', 49, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.49.1.000000000000000000000006', 'b3be80496d994503c3e52ebe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (106, '000000000000000000000006', 0, 'turn', 50, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.50.0.000000000000000000000006', 'e97e4dadc824dca55a581289', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (107, '000000000000000000000006', 1, 'turn', 52, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.52.1.000000000000000000000006', '47c22b2f4f9f9815481452fb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (108, '000000000000000000000006', 0, 'window', 54, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.54.0.000000000000000000000006', 'a2c2e71014b74456472ab52c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (109, '000000000000000000000006', 1, 'turn', 55, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.55.1.000000000000000000000006', 'd27c634f83aad0e3e2edf9ac', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (110, '000000000000000000000006', 0, 'turn', 58, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.58.0.000000000000000000000006', '8abb0508159810dc4cc4042a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (111, '000000000000000000000006', 1, 'turn', 62, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.62.1.000000000000000000000006', '4b98753f93b7df1ba955f2f6', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (112, '000000000000000000000006', 0, 'turn', 67, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.67.0.000000000000000000000006', 'a2d191281d7327fed098a9c7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (113, '000000000000000000000006', 1, 'turn', 72, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.72.1.000000000000000000000006', '73cf3bc49229729a6681f37b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (114, '000000000000000000000006', 0, 'turn', 75, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.75.0.000000000000000000000006', '6cabf5b6cdd1e57d6c2f5680', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (115, '000000000000000000000006', 1, 'turn', 81, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.81.1.000000000000000000000006', 'c41e4266f7eeac2374165af1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (116, '000000000000000000000006', 0, 'turn', 84, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.84.0.000000000000000000000006', 'c17fa0999c1f98650006030a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (117, '000000000000000000000006', 1, 'turn', 88, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.88.1.000000000000000000000006', 'aa3253b379afd8ed90813349', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (118, '000000000000000000000006', 0, 'turn', 92, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.92.0.000000000000000000000006', '71dc75500bd835e489ba6b34', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (119, '000000000000000000000006', 1, 'window', 94, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.94.1.000000000000000000000006', 'ded26624c7a140601c92730f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (120, '000000000000000000000006', 0, 'turn', 95, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.95.0.000000000000000000000006', 'cdf952089b0e03adff91c795', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (121, '000000000000000000000006', 1, 'turn', 96, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.96.1.000000000000000000000006', '1697f8b3ba143970ef79375c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (122, '000000000000000000000006', 0, 'turn', 100, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.100.0.000000000000000000000006', '6ea271e5a76b11be085dace1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (123, '000000000000000000000006', 1, 'turn', 104, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.104.1.000000000000000000000006', '2ccb481cfb0640a794cdbc99', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (124, '000000000000000000000006', 0, 'turn', 109, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.109.0.000000000000000000000006', '060a4ad485349c259fe8f1b4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (125, '000000000000000000000006', 1, 'turn', 113, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.113.1.000000000000000000000006', 'b1548438727689e97bf62ce8', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (126, '000000000000000000000006', 0, 'turn', 118, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.118.0.000000000000000000000006', '284290223e441a9272684ec7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (127, '000000000000000000000006', 1, 'turn', 123, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.123.1.000000000000000000000006', '51fa0369be49ca5e50f48d9f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (128, '000000000000000000000006', 0, 'hand', 124, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'hand.124.0.000000000000000000000006', '27521824f22fbd1e3db8877b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (129, '000000000000000000000006', 1, 'turn', 124, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.124.1.000000000000000000000006', '8c5b2c6ea6fb8170fa561a95', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (130, '000000000000000000000006', 0, 'window', 126, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.126.0.000000000000000000000006', '927f74dcdc124500f75572b4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (131, '000000000000000000000006', 1, 'turn', 127, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.127.1.000000000000000000000006', 'f9754978b7aa671b2439bf21', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (132, '000000000000000000000006', 0, 'window', 129, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.129.0.000000000000000000000006', '90e7505a0d0071a6cdda0527', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (133, '000000000000000000000006', 1, 'turn', 130, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.130.1.000000000000000000000006', 'a33c89f432baea1914e0d003', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (134, '000000000000000000000006', 0, 'turn', 131, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.131.0.000000000000000000000006', '79f7955bc9f87a2f93c1f26b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (135, '000000000000000000000006', 1, 'turn', 135, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.135.1.000000000000000000000006', '7a5e0561505ad3a070e61328', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (136, '000000000000000000000006', 0, 'turn', 139, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.139.0.000000000000000000000006', '40a9b67e42c371c4f4a8214d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (137, '000000000000000000000006', 1, 'turn', 142, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.142.1.000000000000000000000006', 'c58a2e5cdb72c872d9f5ac78', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (138, '000000000000000000000006', 0, 'window', 144, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.144.0.000000000000000000000006', '4e190b630b03795969931c0f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (139, '000000000000000000000006', 1, 'turn', 145, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.145.1.000000000000000000000006', '76c65727666c6fc3c06e7157', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (140, '000000000000000000000006', 0, 'turn', 148, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.148.0.000000000000000000000006', '47349372aa44ab6f6953c896', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (141, '000000000000000000000006', 1, 'window', 150, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.150.1.000000000000000000000006', '929edeacd462a9322b6e7b5f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (142, '000000000000000000000006', 0, 'turn', 151, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.151.0.000000000000000000000006', '4b2a3bcb0f76a286270ca1b2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (143, '000000000000000000000006', 1, 'turn', 154, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.154.1.000000000000000000000006', '751df3721d219f37d398c508', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (144, '000000000000000000000006', 0, 'turn', 157, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.157.0.000000000000000000000006', '7fbbff8c2d75fda2dd513ec1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (145, '000000000000000000000006', 1, 'turn', 161, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.161.1.000000000000000000000006', '109760b72c98a2fa9120164b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (146, '000000000000000000000006', 0, 'turn', 166, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.166.0.000000000000000000000006', '36ba647e2f3e2c9769d0c767', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (147, '000000000000000000000006', 1, 'window', 169, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.169.1.000000000000000000000006', 'ec509d27045d6115fa5baf32', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (148, '000000000000000000000006', 0, 'turn', 170, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.170.0.000000000000000000000006', 'd4914645d5cabed0e3f99884', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (149, '000000000000000000000006', 1, 'turn', 172, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.172.1.000000000000000000000006', 'dcbf143a43905810d318bb38', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (150, '000000000000000000000006', 0, 'turn', 175, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.175.0.000000000000000000000006', '906bb0d12a45dee744deac05', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (151, '000000000000000000000006', 1, 'turn', 179, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.179.1.000000000000000000000006', 'cd44f08576234dc56276c01a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (152, '000000000000000000000006', 0, 'turn', 182, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.182.0.000000000000000000000006', 'a940c0828a3cb0167a8b6129', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (153, '000000000000000000000006', 1, 'turn', 186, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.186.1.000000000000000000000006', '1eb9ba3576600596575459fc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (154, '000000000000000000000006', 0, 'turn', 189, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.189.0.000000000000000000000006', '6fc16c1d1cf755d0fa170eee', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (155, '000000000000000000000006', 0, 'result', 193, '', 33, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'result.193.0.000000000000000000000006', 'db146c334a1cd5a8c52f0e11', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (156, '000000000000000000000006', 1, 'result', 193, '', 34, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'result.193.1.000000000000000000000006', 'f6285ee9ff799463182cb098', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (160, '000000000000000000000007', 1, 'window', 3, '', 36, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.3.1.000000000000000000000007', 'fa644e739a93f0d936035816', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (161, '000000000000000000000007', 2, 'window', 3, '', 37, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.3.2.000000000000000000000007', 'a4f6f8d730762fa333ed6c12', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (162, '000000000000000000000007', 0, 'turn', 5, '', 35, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.5.0.000000000000000000000007', '558ec3fe94268bb9e353279f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (163, '000000000000000000000007', 1, 'turn', 6, '', 36, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.6.1.000000000000000000000007', '1dc6495b1871f9ddad9a35b0', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (168, '000000000000000000000007', 0, 'notice', 7, 'motion 2', 35, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.7.0.af92517de990dc31.000000000000000000000007', 'd76ca04138ff70ddb2d9dcca', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (169, '000000000000000000000007', 2, 'notice', 7, 'motion 2', 37, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.7.2.af92517de990dc31.000000000000000000000007', '312b0e6e6d2bd54964a503bd', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (173, '000000000000000000000008', 0, 'turn', 2, '', 38, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.2.0.000000000000000000000008', 'd3a8c46c7ec25f782318db2c', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (174, '000000000000000000000008', 1, 'window', 4, '', 39, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.4.1.000000000000000000000008', 'e8c635e7c2e54d1afb5e9413', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (175, '000000000000000000000008', 2, 'window', 4, '', 40, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.4.2.000000000000000000000008', '2c5542f90195f0185e75fd2d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (176, '000000000000000000000008', 0, 'turn', 5, '', 38, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.5.0.000000000000000000000008', '7cc49378e26d9fcd1c83ea35', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (177, '000000000000000000000008', 1, 'window', 6, '', 39, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.6.1.000000000000000000000008', '88e01202da58b91e9e29109f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (178, '000000000000000000000008', 2, 'window', 6, '', 40, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.6.2.000000000000000000000008', '6f09c8d913c4dc17dbb201d9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (179, '000000000000000000000008', 0, 'turn', 8, '', 38, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.8.0.000000000000000000000008', '79376e2a74f5f372ab62f69e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (182, '000000000000000000000009', 0, 'start', 0, '', 41, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.000000000000000000000009', 'abda7ae6398fa0ab3b13e84d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (183, '000000000000000000000009', 1, 'start', 0, '', 42, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.000000000000000000000009', '598a771af3d2df7d76ced4ef', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (184, '000000000000000000000009', 2, 'start', 0, '', 43, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.000000000000000000000009', 'b0b01305c6d1efbd8f1f0255', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (188, '00000000000000000000000a', 0, 'start', 0, '', 44, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.00000000000000000000000a', '79e883f990c5eb56346cb106', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (189, '00000000000000000000000a', 1, 'start', 0, '', 45, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.00000000000000000000000a', '83e03539fe74e10342cf4e5d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (190, '00000000000000000000000a', 2, 'start', 0, '', 46, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.00000000000000000000000a', '4c80e51e1f2c2cddc3e2d7fe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (192, '00000000000000000000000a', 2, 'notice', 4, 'held 0', 46, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.4.2.6b97eee7a4204719.00000000000000000000000a', 'e98166ac1c9cbcd41b44d372', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (193, '00000000000000000000000a', 0, 'notice', 4, 'held-seat 2', 44, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.4.0.ca422f080884e795.00000000000000000000000a', '61e618a61c4518d28809c986', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (194, '00000000000000000000000a', 1, 'notice', 4, 'motion 3', 45, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.4.1.b184b94a4c864f4d.00000000000000000000000a', '07316481e1bf3ce6d9937f26', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (195, '00000000000000000000000a', 2, 'notice', 4, 'motion 3', 46, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'notice.4.2.b184b94a4c864f4d.00000000000000000000000a', 'de829396e50b48e2b4949082', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (196, '00000000000000000000000a', 2, 'invite', 4, 'seat 3', 47, 44, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'invite.4.2.ba810bb33c1b38ae.00000000000000000000000a', '0586825aa9c2a2ba8cbc23bc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (198, '00000000000000000000000a', 1, 'links', 4, 'epoch 1', 45, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'links.4.1.51604db2883998a0.00000000000000000000000a', 'f509235cd777b7f584856057', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (2, 'fe2d16dda0eec43342947124', 0, 'confirm', 0, '', 3, 3, 'sent', 1, '2026-11-18 11:30:00+01', '2026-11-20 10:30:30+01', '2026-11-20 10:30:00+01', 'confirm.0.0.fe2d16dda0eec43342947124', '26920e51d1c961ffe7b01b37', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (22, '000000000000000000000003', 1, 'start', 0, '', 20, NULL, 'sent', 1, '2026-11-20 10:30:00+01', '2026-11-20 10:30:30+01', '2026-11-20 10:30:00+01', 'start.0.1.000000000000000000000003', '1ec30bcf84c91b7135c8319e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (202, '0d4114cc71bfd1eb7855067a', 0, 'start', 0, '', 53, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.0d4114cc71bfd1eb7855067a', 'e71040d3ee2ecbdd5896922b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (203, '0d4114cc71bfd1eb7855067a', 1, 'start', 0, '', 56, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.0d4114cc71bfd1eb7855067a', 'd9c2cfa7744e1e325908b56b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (204, '0d4114cc71bfd1eb7855067a', 0, 'turn', 3, '', 53, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.3.0.0d4114cc71bfd1eb7855067a', '0d073b374b2bd4feef4f39c9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (205, 'b8909f0e953988d7ae16becb', 0, 'start', 0, '', 54, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.b8909f0e953988d7ae16becb', '2b48ee4e4278b37c87431912', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (206, 'b8909f0e953988d7ae16becb', 1, 'start', 0, '', 57, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.b8909f0e953988d7ae16becb', 'd670d76fcba0a1dd87b5b34d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (207, 'b8909f0e953988d7ae16becb', 3, 'start', 0, '', 53, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.3.b8909f0e953988d7ae16becb', '4c8765704174995f7197783a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (208, 'b8909f0e953988d7ae16becb', 3, 'turn', 8, '', 53, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.8.3.b8909f0e953988d7ae16becb', '92c1da3f0400076650064a78', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (209, 'd8031c0f87d3dd8f87b9a96f', 0, 'start', 0, '', 55, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.d8031c0f87d3dd8f87b9a96f', '2b9fa739d66dcbb03b3703d1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (210, 'd8031c0f87d3dd8f87b9a96f', 2, 'start', 0, '', 53, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.d8031c0f87d3dd8f87b9a96f', 'b56a50c18edbd4313ceda5e3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (211, 'd8031c0f87d3dd8f87b9a96f', 3, 'start', 0, '', 54, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.3.d8031c0f87d3dd8f87b9a96f', '142c614d759a9a62cc8f3f4b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (212, 'd8031c0f87d3dd8f87b9a96f', 2, 'turn', 5, '', 53, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.5.2.d8031c0f87d3dd8f87b9a96f', '3541a141f0c2953d3c38f674', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (213, '5442f11531dd95cb35ecce7b', 0, 'start', 0, '', 56, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.5442f11531dd95cb35ecce7b', 'eaa11470d359eff79af5cb82', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (214, '5442f11531dd95cb35ecce7b', 2, 'start', 0, '', 54, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.5442f11531dd95cb35ecce7b', '209fcfc3ac36fc7507caa4a2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (215, '5442f11531dd95cb35ecce7b', 3, 'start', 0, '', 55, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.3.5442f11531dd95cb35ecce7b', '2ac233565c9dba2cbf411773', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (216, '6f6eb7d76c46de3a4bdf7c3d', 0, 'start', 0, '', 57, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.6f6eb7d76c46de3a4bdf7c3d', '10b2b866de1b8908c5ff74ea', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (217, '6f6eb7d76c46de3a4bdf7c3d', 1, 'start', 0, '', 53, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.6f6eb7d76c46de3a4bdf7c3d', '1248e9d8d094780d70e486ba', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (218, '6f6eb7d76c46de3a4bdf7c3d', 2, 'start', 0, '', 55, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.6f6eb7d76c46de3a4bdf7c3d', 'd1fb5e51efecdbfd758961fd', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (219, '6f6eb7d76c46de3a4bdf7c3d', 3, 'start', 0, '', 56, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.3.6f6eb7d76c46de3a4bdf7c3d', '83fb9f041d224c49cd741a9d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (220, '4904ece35941e1b2b50c4a8f', 1, 'start', 0, '', 54, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.4904ece35941e1b2b50c4a8f', 'b31acd7d6a62f6ad25a8d385', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (221, '4904ece35941e1b2b50c4a8f', 2, 'start', 0, '', 56, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.4904ece35941e1b2b50c4a8f', '5bb9349e6f0b8263d9dc1f62', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (222, '4904ece35941e1b2b50c4a8f', 3, 'start', 0, '', 57, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.3.4904ece35941e1b2b50c4a8f', 'dfa69976fc24cadabaefdcdc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (223, '6cf508b77e66ff8e3bb6642e', 1, 'start', 0, '', 55, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.6cf508b77e66ff8e3bb6642e', '849a60f76866d22b3d545677', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (224, '6cf508b77e66ff8e3bb6642e', 2, 'start', 0, '', 57, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.2.6cf508b77e66ff8e3bb6642e', 'c35c61d2ad165d175e406fc9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (225, '6cf508b77e66ff8e3bb6642e', 1, 'turn', 6, '', 55, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.6.1.6cf508b77e66ff8e3bb6642e', '4853c3917633670f51a30158', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (229, '00000000000000000000000b', 0, 'window', 2, '', 58, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.2.0.00000000000000000000000b', '63bec0f125c04a211a51a036', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (230, '00000000000000000000000b', 1, 'window', 2, '', 59, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.2.1.00000000000000000000000b', '4b47f79845c01faf9e955c8d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (231, '00000000000000000000000b', 2, 'turn', 3, '', 60, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.3.2.00000000000000000000000b', 'f0dd1f6a72b3bd2baa302fc4', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (232, '00000000000000000000000b', 0, 'turn', 6, '', 58, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.6.0.00000000000000000000000b', '6f7156429e3bde28c85b7701', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (233, '520cd9f8dbceff866204fb1f', 0, 'join', 0, '1', 62, 62, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'join.0.0.6b86b273ff34fce1.520cd9f8dbceff866204fb1f', 'a6a53d02243e4fd6ec8a3cd5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (234, '00000000000000000000000c', 0, 'start', 0, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.0.00000000000000000000000c', '309c68313390ea35db0d0e7d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (235, '00000000000000000000000c', 1, 'start', 0, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'start.0.1.00000000000000000000000c', '59b82d00f0432d1b7c0fe375', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (252, '00000000000000000000000c', 0, 'turn', 47, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.47.0.00000000000000000000000c', '02a501b9aab85e432fffe449', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (253, '00000000000000000000000c', 1, 'turn', 50, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.50.1.00000000000000000000000c', '1e8806a39da533dac9d53e8e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (254, '00000000000000000000000c', 0, 'turn', 54, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.54.0.00000000000000000000000c', 'fb219057bec27e85996f9447', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (255, '00000000000000000000000c', 1, 'window', 56, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.56.1.00000000000000000000000c', 'b861af470beb597e735fdfa7', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (256, '00000000000000000000000c', 0, 'turn', 57, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.57.0.00000000000000000000000c', '6a6207e3a8a7cb6882794c81', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (257, '00000000000000000000000c', 1, 'turn', 59, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.59.1.00000000000000000000000c', '425c7655cca66d211b39a356', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (258, '00000000000000000000000c', 0, 'window', 61, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.61.0.00000000000000000000000c', '04d8ec57bb54b959e5e3a443', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (259, '00000000000000000000000c', 1, 'turn', 62, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.62.1.00000000000000000000000c', '6fc1ed1dccc688275dad9191', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (260, '00000000000000000000000c', 0, 'turn', 65, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.65.0.00000000000000000000000c', 'b202ea5e48c7bc6f123cc144', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (261, '00000000000000000000000c', 1, 'turn', 69, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.69.1.00000000000000000000000c', '1648870a0d1323acabc41b89', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (262, '00000000000000000000000c', 0, 'turn', 73, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.73.0.00000000000000000000000c', '20424df5056e0c89f1046a71', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (263, '00000000000000000000000c', 1, 'turn', 76, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.76.1.00000000000000000000000c', '7f310a3d228a6d4de8ca8ef3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (264, '00000000000000000000000c', 0, 'turn', 79, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.79.0.00000000000000000000000c', '951d9482dbbc9b5733e2d2e2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (265, '00000000000000000000000c', 1, 'turn', 82, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.82.1.00000000000000000000000c', 'e78d948a34b904db906ffa25', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (266, '00000000000000000000000c', 0, 'turn', 86, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.86.0.00000000000000000000000c', '80339ded64c710c63e74e4ac', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (267, '00000000000000000000000c', 1, 'turn', 90, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.90.1.00000000000000000000000c', 'cfbad86b0a15636179996005', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (268, '00000000000000000000000c', 0, 'turn', 94, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.94.0.00000000000000000000000c', '100860a97b3eb91462da5b7b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (269, '00000000000000000000000c', 1, 'hand', 99, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'hand.99.1.00000000000000000000000c', 'b49b4ab07f16a220ea73cbd9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (270, '00000000000000000000000c', 0, 'turn', 99, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.99.0.00000000000000000000000c', '1e1040c5aaea693fa46cdd74', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (271, '00000000000000000000000c', 1, 'window', 101, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.101.1.00000000000000000000000c', '974d8efdcc234a0170e8ee89', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (272, '00000000000000000000000c', 0, 'turn', 102, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.102.0.00000000000000000000000c', '89232bfbd43c4069dd116e12', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (273, '00000000000000000000000c', 1, 'turn', 103, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.103.1.00000000000000000000000c', 'e96a5c30e46e879ff8ed4eae', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (274, '00000000000000000000000c', 0, 'turn', 108, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.108.0.00000000000000000000000c', '98f102623790791705e23396', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (275, '00000000000000000000000c', 1, 'turn', 110, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.110.1.00000000000000000000000c', '4a9173acbd59b7eed012040e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (276, '00000000000000000000000c', 0, 'turn', 113, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.113.0.00000000000000000000000c', 'f6ff5a7f07aa4a81adb9772d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (277, '00000000000000000000000c', 1, 'turn', 115, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.115.1.00000000000000000000000c', '8e8445266570e5b6bbe20f2d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (278, '00000000000000000000000c', 0, 'turn', 118, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.118.0.00000000000000000000000c', '0e0b3af54650f12b32623519', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (279, '00000000000000000000000c', 1, 'window', 120, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.120.1.00000000000000000000000c', '6b5a1829339d3aea6e5e4e8b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (280, '00000000000000000000000c', 0, 'turn', 121, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.121.0.00000000000000000000000c', 'c0c767f048753da755bf047f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (281, '00000000000000000000000c', 1, 'turn', 123, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.123.1.00000000000000000000000c', 'a39e252b864aa1273bc6535b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (282, '00000000000000000000000c', 0, 'turn', 127, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.127.0.00000000000000000000000c', 'd14a6d3be8ca611c694763a3', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (283, '00000000000000000000000c', 1, 'turn', 130, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.130.1.00000000000000000000000c', '1c6b981eaab679a793a2454d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (284, '00000000000000000000000c', 0, 'window', 132, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.132.0.00000000000000000000000c', '78a973adf7124dcdacd4853d', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (285, '00000000000000000000000c', 1, 'turn', 133, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.133.1.00000000000000000000000c', 'fc39e7fe857674539dbb78b5', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (286, '00000000000000000000000c', 0, 'turn', 136, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.136.0.00000000000000000000000c', 'd54ff8ef525dff48d4f0d5fc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (287, '00000000000000000000000c', 1, 'turn', 140, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.140.1.00000000000000000000000c', 'f62383135bc055dd07b90daa', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (288, '00000000000000000000000c', 0, 'window', 142, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.142.0.00000000000000000000000c', '7049c735699afabb0182acb8', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (289, '00000000000000000000000c', 1, 'turn', 143, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.143.1.00000000000000000000000c', '18719ffb5dec2f5fd4785d26', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (290, '00000000000000000000000c', 0, 'turn', 145, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.145.0.00000000000000000000000c', '853bfc2a09b2cdc7d867731e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (291, '00000000000000000000000c', 1, 'turn', 150, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.150.1.00000000000000000000000c', '4be4ef2b4a04dfb5faba01bb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (292, '00000000000000000000000c', 0, 'turn', 155, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.155.0.00000000000000000000000c', 'ff90a6cf4333cca8d86bbd8f', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (293, '00000000000000000000000c', 1, 'turn', 160, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.160.1.00000000000000000000000c', 'f1c4c8623cb9d221bf8a73ff', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (294, '00000000000000000000000c', 0, 'turn', 164, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.164.0.00000000000000000000000c', '516953720aca6e62479cd424', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (295, '00000000000000000000000c', 1, 'turn', 166, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.166.1.00000000000000000000000c', '31cd5a1b3d7df41d50a8de7a', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (296, '00000000000000000000000c', 0, 'turn', 170, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.170.0.00000000000000000000000c', '06d8bfb83a5d7fc9f26f1135', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (297, '00000000000000000000000c', 1, 'turn', 172, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.172.1.00000000000000000000000c', 'e225e8a49c1dcb9f063c3613', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (298, '00000000000000000000000c', 0, 'window', 175, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.175.0.00000000000000000000000c', 'd7236f7deea8601f7cef8ccc', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (299, '00000000000000000000000c', 1, 'turn', 176, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.176.1.00000000000000000000000c', '2e3903a4372e5a66ad1748a9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (300, '00000000000000000000000c', 0, 'turn', 177, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.177.0.00000000000000000000000c', '63cce7e987215e711b368b81', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (301, '00000000000000000000000c', 1, 'turn', 179, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.179.1.00000000000000000000000c', '17af5b15310e3d9428ada6fe', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (302, '00000000000000000000000c', 0, 'turn', 182, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.182.0.00000000000000000000000c', 'd3ddf43d02d291918648b2a1', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (303, '00000000000000000000000c', 1, 'turn', 184, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.184.1.00000000000000000000000c', '69e1a94b744a3a41ca842688', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (304, '00000000000000000000000c', 0, 'turn', 189, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.189.0.00000000000000000000000c', 'ef73b71f88dd1cd604656c78', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (305, '00000000000000000000000c', 1, 'turn', 194, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.194.1.00000000000000000000000c', 'd6551ecbd1af41d487ef38fb', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (306, '00000000000000000000000c', 0, 'turn', 198, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.198.0.00000000000000000000000c', '561d5dff2a3a22630c524e3b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (307, '00000000000000000000000c', 1, 'turn', 201, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.201.1.00000000000000000000000c', 'ff4a951e1fdefa63ab73bf36', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (308, '00000000000000000000000c', 0, 'turn', 207, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.207.0.00000000000000000000000c', 'f4456a7877ecd2ea5176ae27', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (309, '00000000000000000000000c', 1, 'turn', 212, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.212.1.00000000000000000000000c', 'aa91ed249d8266ecdf3ba3f2', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (310, '00000000000000000000000c', 0, 'turn', 216, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.216.0.00000000000000000000000c', '8e30a47a64453883a4ee99b9', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (311, '00000000000000000000000c', 1, 'turn', 219, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.219.1.00000000000000000000000c', 'fb0e763a2ac7d34cb1d7c70b', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (312, '00000000000000000000000c', 0, 'turn', 222, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.222.0.00000000000000000000000c', '00766ef51e1b9ddc89f7bb86', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (313, '00000000000000000000000c', 1, 'turn', 224, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.224.1.00000000000000000000000c', '848bd79baf669b47be71eb0e', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (314, '00000000000000000000000c', 0, 'result', 225, '', 63, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'result.225.0.00000000000000000000000c', '42f269e123c1fd1e5c2b1400', NULL, NULL, NULL);
INSERT INTO public.outmail VALUES (315, '00000000000000000000000c', 1, 'result', 225, '', 64, NULL, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'result.225.1.00000000000000000000000c', '302193b861ea808d7bd83f94', NULL, NULL, NULL);
INSERT INTO public.ping VALUES (1, '00000000000000000000000b', 'test', 0, '20261120093000', 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'test.0.20261120093000.00000000000000000000000b', NULL);
INSERT INTO public.ping VALUES (2, '00000000000000000000000b', 'turn', 6, '', 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.6.00000000000000000000000b', NULL);
INSERT INTO public.play_analysis VALUES ('000000000000000000000006', 0, '2026-11-20 10:30:00+01', NULL, 1, 3, 40, NULL, 'null', NULL);
INSERT INTO public.played_seat VALUES ('000000000000000000000006', 0, 33, NULL, NULL, 'gryphon-2014', 2, 0, false, 1, 35000, 23, 0, '2026-11-20 10:30:00+01', 'two', 1575.7954501349795, 238.2415785265784);
INSERT INTO public.played_seat VALUES ('000000000000000000000006', 1, 34, NULL, NULL, 'gryphon-2014', 2, 0, false, 2, 30000, 23, 0, '2026-11-20 10:30:00+01', 'two', 1424.2045498650205, 238.2415785265784);
INSERT INTO public.player VALUES (1, 'gus@posse.test', 'gus@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1307956004, 466977804);
INSERT INTO public.player VALUES (2, 'paula@posse.test', 'paula@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 917317589, 5786391);
INSERT INTO public.player VALUES (3, 'petra@posse.test', 'petra@posse.test', false, NULL, '2026-11-18 11:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 996322204, 1244288963);
INSERT INTO public.player VALUES (4, 'ida@posse.test', 'ida@posse.test', false, NULL, '2026-11-12 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 14173839, 403975021);
INSERT INTO public.player VALUES (5, 'ilse@posse.test', 'ilse@posse.test', false, NULL, '2026-11-12 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1971196625, 840135463);
INSERT INTO public.player VALUES (6, 'ines@posse.test', 'ines@posse.test', false, NULL, '2026-11-12 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 6637911, 1547531519);
INSERT INTO public.player VALUES (7, 'ivo@posse.test', 'ivo@posse.test', false, NULL, '2026-11-12 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1465745881, 309793513);
INSERT INTO public.player VALUES (8, 'irma@posse.test', 'irma@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1909212019, 91365713);
INSERT INTO public.player VALUES (9, 'isa@posse.test', 'isa@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1960225959, 143619451);
INSERT INTO public.player VALUES (10, 'iwan@posse.test', 'iwan@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 854231976, 1798946059);
INSERT INTO public.player VALUES (12, 'sven@posse.test', 'sven@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 935453037, 1614328679);
INSERT INTO public.player VALUES (11, 'silke@posse.test', 'silke@posse.test', true, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1011518355, 174031433);
INSERT INTO public.player VALUES (13, 'anna.1@posse.test', 'anna.1@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 960892667, 1571326961);
INSERT INTO public.player VALUES (14, 'burt.1@posse.test', 'burt.1@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 612245071, 83125197);
INSERT INTO public.player VALUES (15, 'curt.1@posse.test', 'curt.1@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 627215930, 652567273);
INSERT INTO public.player VALUES (16, 'anna.2@posse.test', 'anna.2@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 901943233, 860123165);
INSERT INTO public.player VALUES (17, 'burt.2@posse.test', 'burt.2@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 257001642, 1393492379);
INSERT INTO public.player VALUES (18, 'curt.2@posse.test', 'curt.2@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 2114367654, 2115029619);
INSERT INTO public.player VALUES (19, 'anna.3@posse.test', 'anna.3@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1315792511, 1343458760);
INSERT INTO public.player VALUES (20, 'burt.3@posse.test', 'burt.3@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 432556287, 365286047);
INSERT INTO public.player VALUES (21, 'curt.3@posse.test', 'curt.3@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 494897838, 169173287);
INSERT INTO public.player VALUES (22, 'anna.4@posse.test', 'anna.4@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1004309721, 1320020028);
INSERT INTO public.player VALUES (23, 'burt.4@posse.test', 'burt.4@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1096273912, 108856720);
INSERT INTO public.player VALUES (24, 'curt.4@posse.test', 'curt.4@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 430336321, 887380041);
INSERT INTO public.player VALUES (25, 'dora.4@posse.test', 'dora.4@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 245519846, 1550001604);
INSERT INTO public.player VALUES (26, 'anna.40@posse.test', 'anna.40@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 53216874, 1667277320);
INSERT INTO public.player VALUES (27, 'burt.40@posse.test', 'burt.40@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 927058073, 684266147);
INSERT INTO public.player VALUES (28, 'curt.40@posse.test', 'curt.40@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 658397988, 2096295911);
INSERT INTO public.player VALUES (29, 'dora.40@posse.test', 'dora.40@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1597635257, 2138717073);
INSERT INTO public.player VALUES (30, 'anna.5@posse.test', 'anna.5@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 2050069858, 388995141);
INSERT INTO public.player VALUES (31, 'burt.5@posse.test', 'burt.5@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1350584252, 2029979865);
INSERT INTO public.player VALUES (32, 'curt.5@posse.test', 'curt.5@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1769222487, 1964350744);
INSERT INTO public.player VALUES (33, 'anna.6@posse.test', 'anna.6@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1552247282, 165199036);
INSERT INTO public.player VALUES (34, 'burt.6@posse.test', 'burt.6@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1046628858, 106778254);
INSERT INTO public.player VALUES (35, 'anna.7@posse.test', 'anna.7@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1445741513, 555006897);
INSERT INTO public.player VALUES (36, 'burt.7@posse.test', 'burt.7@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 737394975, 21441888);
INSERT INTO public.player VALUES (37, 'curt.7@posse.test', 'curt.7@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1628411516, 1630373583);
INSERT INTO public.player VALUES (38, 'anna.8@posse.test', 'anna.8@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1804314518, 1832496396);
INSERT INTO public.player VALUES (40, 'curt.8@posse.test', 'curt.8@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 704740594, 1716403413);
INSERT INTO public.player VALUES (39, 'burt.8@posse.test', 'burt.8@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'Europe/Berlin', 1320, 420, 'all', 480, false, NULL, false, false, 420, NULL, 1507261906, 1850411830);
INSERT INTO public.player VALUES (41, 'anna.9@posse.test', 'anna.9@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 327575906, 1095928149);
INSERT INTO public.player VALUES (42, 'burt.9@posse.test', 'burt.9@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 927002767, 1315333606);
INSERT INTO public.player VALUES (43, 'curt.9@posse.test', 'curt.9@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1995637082, 8955202);
INSERT INTO public.player VALUES (44, 'anna.10@posse.test', 'anna.10@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 428921688, 947983722);
INSERT INTO public.player VALUES (46, 'curt.10@posse.test', 'curt.10@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 286199949, 1309063864);
INSERT INTO public.player VALUES (45, 'burt.10@posse.test', 'burt.10@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1229125620, 516176139);
INSERT INTO public.player VALUES (47, 'zoe.10@posse.test', 'zoe.10@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1161040119, 1618868889);
INSERT INTO public.player VALUES (48, 'lars@posse.test', 'lars@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1209851728, 653460143);
INSERT INTO public.player VALUES (49, 'lia@posse.test', 'lia@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1877314971, 1834604476);
INSERT INTO public.player VALUES (50, 'lou@posse.test', 'lou@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 782106350, 1906929711);
INSERT INTO public.player VALUES (51, 'quin@posse.test', 'quin@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1553862785, 1852946838);
INSERT INTO public.player VALUES (52, 'rosa@posse.test', 'rosa@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1858658491, 713626230);
INSERT INTO public.player VALUES (53, 'ada@posse.test', 'ada@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 656564970, 1854138527);
INSERT INTO public.player VALUES (54, 'bea@posse.test', 'bea@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 927471265, 1392190795);
INSERT INTO public.player VALUES (55, 'cleo@posse.test', 'cleo@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1176735595, 160640650);
INSERT INTO public.player VALUES (56, 'dina@posse.test', 'dina@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1187381481, 27770943);
INSERT INTO public.player VALUES (57, 'elsa@posse.test', 'elsa@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1453594864, 1219131545);
INSERT INTO public.player VALUES (58, 'anna.11@posse.test', 'anna.11@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 818664744, 148079305);
INSERT INTO public.player VALUES (59, 'burt.11@posse.test', 'burt.11@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1625317191, 910904585);
INSERT INTO public.player VALUES (60, 'curt.11@posse.test', 'curt.11@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 1096684981, 1679931496);
INSERT INTO public.player VALUES (61, 'sue@posse.test', 'sue@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 817392924, 899674104);
INSERT INTO public.player VALUES (62, 'tom@posse.test', 'tom@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 2004903759, 218516653);
INSERT INTO public.player VALUES (63, 'anna.12@posse.test', 'anna.12@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 437017797, 945947699);
INSERT INTO public.player VALUES (64, 'burt.12@posse.test', 'burt.12@posse.test', false, NULL, '2026-11-20 10:30:00+01', 'en', 'UTC', NULL, NULL, 'all', 480, false, NULL, false, false, 420, NULL, 702082316, 1348872608);
INSERT INTO public.player_block VALUES (58, 59, 'Burt', '2026-11-20 10:30:00+01');
INSERT INTO public.player_block VALUES (60, 58, 'Anna', '2026-11-20 10:30:00+01');
INSERT INTO public.player_page VALUES (58, 'Anna', 'anna', '2026-11-20 10:30:00+01', 1301508475);
INSERT INTO public.private_note VALUES ('000000000000000000000001', 0, 'Burt collects Wyatt Earp');
INSERT INTO public.process_pulse VALUES ('00000000000000000000000000000000', 'worker', 'here', '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', 0, NULL, NULL, NULL);
INSERT INTO public.pulse VALUES (1, '2026-11-20 10:30:00+01');
INSERT INTO public.push VALUES (1, 229, 1, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.2.0.00000000000000000000000b.device-1', NULL);
INSERT INTO public.push VALUES (2, 229, 4, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.2.0.00000000000000000000000b.device-4', NULL);
INSERT INTO public.push VALUES (3, 230, 2, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'window.2.1.00000000000000000000000b.device-2', NULL);
INSERT INTO public.push VALUES (4, 231, 3, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.3.2.00000000000000000000000b.device-3', NULL);
INSERT INTO public.push VALUES (5, 232, 1, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.6.0.00000000000000000000000b.device-1', NULL);
INSERT INTO public.push VALUES (6, 232, 4, 'queued', 0, '2026-11-20 10:30:00+01', '2026-11-20 10:30:00+01', NULL, 'turn.6.0.00000000000000000000000b.device-4', NULL);
INSERT INTO public.retry VALUES ('mails', '1', 2, '2026-11-20 10:30:00+01', 'ValueError');
INSERT INTO public.seat VALUES (1, '92465e569f72f4084cdcfaf1', 0, 'Paula', 2, NULL, 'invited', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (2, '92465e569f72f4084cdcfaf1', 1, 'Gus', 1, NULL, 'invited', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (3, 'fe2d16dda0eec43342947124', 0, 'Petra', 3, NULL, 'invited', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (4, 'fe2d16dda0eec43342947124', 1, 'Gus', 1, NULL, 'invited', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (5, 'b853f0d20699f4b2640bff17', 0, 'Ida', 4, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (6, 'b853f0d20699f4b2640bff17', 1, 'Ivo', 7, NULL, 'accepted', 0, 0, '2026-11-12 10:30:00+01', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (7, 'b853f0d20699f4b2640bff17', 2, 'Ilse', 5, NULL, 'declined', 0, 0, '2026-11-12 10:30:00+01', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (8, 'b853f0d20699f4b2640bff17', 3, 'Ines', 6, NULL, 'lapsed', 0, 0, '2026-11-12 10:30:00+01', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (9, '4732bfb05d498c7dcce8908b', 0, 'Iwan', 10, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (11, '4732bfb05d498c7dcce8908b', 2, 'Irma', 8, NULL, 'invited', 0, 0, '2026-11-20 10:30:00+01', '2026-11-27 10:30:00+01', '2026-11-22 10:30:00+01', NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (10, '4732bfb05d498c7dcce8908b', 1, 'Isa', 9, NULL, 'accepted', 0, 0, '2026-11-20 10:30:00+01', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (36, '000000000000000000000007', 0, 'Anna', 35, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (13, '960221ac7bc0ff4a33d764d7', 1, 'Silke', 11, NULL, 'declined', 0, 0, '2026-11-20 10:30:00+01', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
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
INSERT INTO public.seat VALUES (41, '000000000000000000000008', 2, 'Curt', 40, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, '2026-11-20 10:30:00+01', NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (40, '000000000000000000000008', 1, 'Burt', 39, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, '2026-11-20 10:30:00+01', '2026-11-24 10:30:00+01', 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (42, '000000000000000000000009', 0, 'Anna', 41, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (43, '000000000000000000000009', 1, 'Burt', 42, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (44, '000000000000000000000009', 2, 'Curt', 43, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (45, '00000000000000000000000a', 0, 'Anna', 44, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (46, '00000000000000000000000a', 1, 'Burt', 45, NULL, 'accepted', 1, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (50, 'b49ca82d58afcea8cb22d656', 0, 'Pia', NULL, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (47, '00000000000000000000000a', 2, 'Zoe', 47, NULL, 'accepted', 2, 1, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (48, '90321a2bfa3b23183c908992', 0, 'Pia', NULL, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (49, '90321a2bfa3b23183c908992', 1, 'Ada', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (51, 'b49ca82d58afcea8cb22d656', 1, 'Ada', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (52, 'e064891e9cbfde77f50459ac', 0, 'Pia', NULL, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (53, 'e064891e9cbfde77f50459ac', 1, 'Ada', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (55, '59aed00a2ae2acab9516a7eb', 1, 'Ada', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (54, '59aed00a2ae2acab9516a7eb', 0, 'Quin', 51, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (57, '7dc409edaa4d04ffd72f6287', 1, 'Ada', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (56, '7dc409edaa4d04ffd72f6287', 0, 'Rosa', 52, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (87, '00000000000000000000000b', 1, 'Burt', 59, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (88, '00000000000000000000000b', 2, 'Curt', 60, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (86, '00000000000000000000000b', 0, 'Anna', 58, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, '123456789012345678', false);
INSERT INTO public.seat VALUES (60, '0d4114cc71bfd1eb7855067a', 2, 'Otis', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (61, '0d4114cc71bfd1eb7855067a', 3, 'Nell', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (58, '0d4114cc71bfd1eb7855067a', 0, 'Ada', 53, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (59, '0d4114cc71bfd1eb7855067a', 1, 'Dina', 56, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (64, 'b8909f0e953988d7ae16becb', 2, 'Nell', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (62, 'b8909f0e953988d7ae16becb', 0, 'Bea', 54, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (63, 'b8909f0e953988d7ae16becb', 1, 'Elsa', 57, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (65, 'b8909f0e953988d7ae16becb', 3, 'Ada', 53, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (67, 'd8031c0f87d3dd8f87b9a96f', 1, 'Otis', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (66, 'd8031c0f87d3dd8f87b9a96f', 0, 'Cleo', 55, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (68, 'd8031c0f87d3dd8f87b9a96f', 2, 'Ada', 53, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (69, 'd8031c0f87d3dd8f87b9a96f', 3, 'Bea', 54, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (71, '5442f11531dd95cb35ecce7b', 1, 'Nell', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (70, '5442f11531dd95cb35ecce7b', 0, 'Dina', 56, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (72, '5442f11531dd95cb35ecce7b', 2, 'Bea', 54, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (73, '5442f11531dd95cb35ecce7b', 3, 'Cleo', 55, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (74, '6f6eb7d76c46de3a4bdf7c3d', 0, 'Elsa', 57, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (75, '6f6eb7d76c46de3a4bdf7c3d', 1, 'Ada', 53, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (76, '6f6eb7d76c46de3a4bdf7c3d', 2, 'Cleo', 55, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (77, '6f6eb7d76c46de3a4bdf7c3d', 3, 'Dina', 56, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (78, '4904ece35941e1b2b50c4a8f', 0, 'Otis', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (79, '4904ece35941e1b2b50c4a8f', 1, 'Bea', 54, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (80, '4904ece35941e1b2b50c4a8f', 2, 'Dina', 56, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (81, '4904ece35941e1b2b50c4a8f', 3, 'Elsa', 57, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (82, '6cf508b77e66ff8e3bb6642e', 0, 'Nell', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (85, '6cf508b77e66ff8e3bb6642e', 3, 'Otis', NULL, 'cautious', 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (83, '6cf508b77e66ff8e3bb6642e', 1, 'Cleo', 55, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (84, '6cf508b77e66ff8e3bb6642e', 2, 'Elsa', 57, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (89, '520cd9f8dbceff866204fb1f', 0, 'Sue', 61, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (90, '520cd9f8dbceff866204fb1f', 1, '', NULL, NULL, 'open', 0, 0, NULL, '2026-11-27 10:30:00+01', NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (91, '00000000000000000000000c', 0, 'Anna', 63, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seat VALUES (92, '00000000000000000000000c', 1, 'Burt', 64, NULL, 'accepted', 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, false, false, 0, NULL, false);
INSERT INTO public.seating VALUES ('00000000000000000000000a', 2, 0, 'Curt', 46, '2026-11-20 10:30:00+01');
INSERT INTO public.seating VALUES ('00000000000000000000000a', 2, 4, 'Zoe', 47, '2026-11-20 10:30:00+01');
INSERT INTO public.site_check VALUES ('here', '2026-11-20 10:30:00+01', 'no answer', NULL);
INSERT INTO public.site_key VALUES ('blocked addresses', '08444483f39785395e6eaa4f565e2eba701c04e7af2b16ec43d9959dd6898c48');
INSERT INTO public.submission VALUES ('000000000000000000000005', 4, 1, 'gun', 4, 6, NULL);
INSERT INTO public.submission VALUES ('000000000000000000000006', 17, 1, 'gun', 17, 19, NULL);
INSERT INTO public.submission VALUES ('000000000000000000000006', 21, 0, 'bank', 21, 23, NULL);
INSERT INTO public.submission VALUES ('000000000000000000000006', 30, 0, 'gun', 30, 32, NULL);
INSERT INTO public.submission VALUES ('90321a2bfa3b23183c908992', 7, 0, 'play JJ 3', 7, 9, NULL);
INSERT INTO public.submission VALUES ('90321a2bfa3b23183c908992', 9, 0, 'play BD 3', 9, 11, NULL);
INSERT INTO public.submission VALUES ('90321a2bfa3b23183c908992', 67, 0, 'play WH 3', 67, 69, NULL);
INSERT INTO public.submission VALUES ('90321a2bfa3b23183c908992', 92, 0, 'play BC 3', 92, 94, NULL);
INSERT INTO public.submission VALUES ('b49ca82d58afcea8cb22d656', 7, 0, 'play JJ 3', 7, 9, NULL);
INSERT INTO public.submission VALUES ('b49ca82d58afcea8cb22d656', 9, 0, 'play BD 3', 9, 11, NULL);
INSERT INTO public.submission VALUES ('b49ca82d58afcea8cb22d656', 67, 0, 'play WH 3', 67, 69, NULL);
INSERT INTO public.submission VALUES ('b49ca82d58afcea8cb22d656', 92, 0, 'play BC 3', 92, 94, NULL);
INSERT INTO public.submission VALUES ('e064891e9cbfde77f50459ac', 5, 0, 'play BC 3', 5, 7, NULL);
INSERT INTO public.submission VALUES ('e064891e9cbfde77f50459ac', 29, 0, 'play WH 4', 29, 31, NULL);
INSERT INTO public.submission VALUES ('e064891e9cbfde77f50459ac', 96, 0, 'play BD 3', 96, 98, NULL);
INSERT INTO public.submission VALUES ('00000000000000000000000b', 3, 2, 'gun', 3, 5, NULL);
INSERT INTO public.submission VALUES ('00000000000000000000000c', 6, 0, 'gun', 6, 8, NULL);
INSERT INTO public.submission VALUES ('00000000000000000000000c', 18, 1, 'gun', 18, 20, NULL);
INSERT INTO public.submission VALUES ('00000000000000000000000c', 105, 1, 'stagecoach', 105, 107, NULL);
INSERT INTO public.talk VALUES (1, '000000000000000000000008', 1, 39, 'Burt', 'Back on Tuesday!', '2026-11-20 10:30:00+01', NULL);
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
SELECT pg_catalog.setval('public.clock_note_id_seq', 456, true);
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
SELECT pg_catalog.setval('public.note_id_seq', 16, true);
SELECT pg_catalog.setval('public.outmail_id_seq', 315, true);
SELECT pg_catalog.setval('public.ping_id_seq', 2, true);
SELECT pg_catalog.setval('public.player_id_seq', 64, true);
SELECT pg_catalog.setval('public.pulse_id_seq', 1, false);
SELECT pg_catalog.setval('public.push_id_seq', 6, true);
SELECT pg_catalog.setval('public.seat_id_seq', 92, true);
SELECT pg_catalog.setval('public.talk_id_seq', 1, true);
