-- Accounts: the auth library's own tables (its camelCase columns), and Bosco's profile and subscription beside them.
-- Two roles that nobody logs in as:
--   bosco_app     a request of a signed-in user; row-level security shows it that user's rows only
--   bosco_system  seeds, jobs, account administration; sees every row, and is taken on purpose, never by default
do $$
begin
  if not exists (select from pg_roles where rolname = 'bosco_app') then
    create role bosco_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'bosco_system') then
    create role bosco_system nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this cluster made them meanwhile
end $$;
do $$
begin
  -- without inheriting: the login role sees a user's rows only in a transaction that takes one of the two on purpose
  if current_setting('server_version_num')::int >= 160000 then
    execute format('grant bosco_app, bosco_system to %I with inherit false', current_user);
  else -- PostgreSQL 15 knows this of the whole role only
    execute format('alter role %I noinherit', current_user);
    execute format('grant bosco_app, bosco_system to %I', current_user);
  end if;
exception when others then
  if not (pg_has_role(current_user, 'bosco_app', 'member') and pg_has_role(current_user, 'bosco_system', 'member')) then
    raise;
  end if;
end $$;
grant usage on schema public to bosco_app, bosco_system;

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

-- Text as the search sees it: without case and accents. unaccent() itself is not immutable, so an index can't use it.
-- The two ordinal signs are unknown to it before PostgreSQL 16.
create function fold(value text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent', translate(value, 'ªº', 'ao')));

-- The signed-in user of this transaction. The setting is '' and not NULL after a transaction that had set it.
create function app_user() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create table auth_users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null check (email = lower(email)),
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "lastSignInAt" timestamptz
);
create unique index auth_users_email on auth_users (email);

create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  "userId" uuid not null references auth_users (id) on delete cascade,
  token text not null unique,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions ("userId");
create index auth_sessions_expiry on auth_sessions ("expiresAt");

-- However often it is renewed, a session ends 180 days after the sign-in that opened it.
create function end_session_in_time() returns trigger language plpgsql as $$
begin
  new."expiresAt" := least(new."expiresAt", new."createdAt" + interval '180 days');
  return new;
end $$;
create trigger end_in_time before insert or update on auth_sessions for each row execute function end_session_in_time();

create table auth_accounts (
  id uuid primary key default gen_random_uuid(),
  "userId" uuid not null references auth_users (id) on delete cascade,
  "accountId" text not null,
  "providerId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index auth_accounts_user on auth_accounts ("userId");

create table auth_verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);
create index auth_verifications_expiry on auth_verifications ("expiresAt");

-- Failed attempts (sign-in, reset, sign-up), counted per account and per address, across restarts.
create table auth_attempts (
  id bigint generated always as identity primary key,
  subject text not null,
  at timestamptz not null default now()
);
create index auth_attempts_subject on auth_attempts (subject, at);
create index auth_attempts_at on auth_attempts (at);

-- Browsers an account has signed in from: they are never locked out by somebody else's wrong guesses.
create table auth_known_browsers (
  user_id uuid not null references auth_users (id) on delete cascade,
  browser_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, browser_hash)
);

-- Small facts the server keeps about itself (signing secret, last run of a job).
create table server_state (
  name text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);

create table profils_utilisateur (
  id uuid primary key references auth_users (id) on delete cascade,
  email text not null check (length(email) <= 254),
  prenom text check (length(prenom) <= 80),
  nom text check (length(nom) <= 80),
  telephone text check (length(telephone) <= 40),
  adresse text check (length(adresse) <= 500),
  role text not null default 'user' check (role in ('user', 'admin')),
  photo_profil_url text,
  est_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index profils_utilisateur_email on profils_utilisateur (email);
create index profils_utilisateur_created on profils_utilisateur (created_at desc);
create unique index profils_utilisateur_demo on profils_utilisateur (est_demo) where est_demo;
create index profils_utilisateur_admin on profils_utilisateur (id) where role = 'admin';

create table abonnements (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  plan text not null check (plan in ('gratuit', 'mensuel', 'annuel', 'premium')),
  statut text not null default 'actif' check (statut in ('actif', 'résilié')),
  date_debut timestamptz,
  date_fin timestamptz,
  payment_id text check (length(payment_id) <= 200),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (isfinite(date_debut)),
  check (isfinite(date_fin)),
  check (date_fin >= date_debut)
);
create index abonnements_latest on abonnements (user_id, statut, created_at desc);

-- The profile row comes and keeps in step with the account, in the same transaction. The auth library's role may not
-- write profiles; the function takes the system's for the time of the trigger.
create function keep_profile() returns trigger language plpgsql set role to bosco_system as $$
begin
  insert into profils_utilisateur (id, email, created_at) values (new.id, new.email, new."createdAt")
    on conflict (id) do update set email = excluded.email;
  return null;
end $$;
create trigger keep_profile after insert or update of email on auth_users for each row execute function keep_profile();
