-- Reminders of what is due and what expires, and the work that brings them: mails and pushes wait here until they have left.

-- What somebody chose. Whoever has chosen nothing has no row, and what the domain says of that.
create table rappels (
  user_id uuid primary key references auth_users (id) on delete cascade,
  courriel text not null check (courriel in ('jamais', 'quotidien', 'hebdomadaire')),
  push boolean not null,
  delai_jours smallint not null default 14 check (delai_jours in (3, 7, 14, 30)),
  -- when a trial was asked for last
  essai_le timestamptz check (isfinite(essai_le)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select own_table('rappels', '{select}');

-- A browser that takes pushes. It ends with the session that made it; when that is over by its age alone, the device stays: whoever
-- has not come all winter is the one to be reminded in spring.
create table appareils_rappels (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  session_id uuid references auth_sessions (id) on delete cascade,
  appareil text check (length(appareil) <= 1000),
  endpoint text not null unique check (length(endpoint) between 1 and 1000),
  p256dh text not null check (length(p256dh) <= 120),
  auth text not null check (length(auth) <= 40),
  -- how often its push service has refused what it was sent
  refus smallint not null default 0 check (refus >= 0),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index appareils_rappels_session on appareils_rappels (session_id);
select own_table('appareils_rappels', '{select}');

-- What each was reminded of last, by which way: in which state, and what the limit was then.
create table rappels_dits (
  user_id uuid not null references auth_users (id) on delete cascade,
  par text not null check (par in ('courriel', 'push')),
  genre text not null check (genre in ('maintenance', 'article', 'document')),
  objet uuid not null,
  etat text not null check (etat in ('bientôt', 'dépassé')),
  limite text not null check (length(limite) <= 60),
  dit_le date not null check (dit_le between '2020-01-01' and '2200-12-31'),
  primary key (user_id, par, genre, objet)
);
create index rappels_dits_day on rappels_dits (dit_le);
select own_table('rappels_dits', '{select}', told => false);

-- By the link in a mail its reader stops them without signing in. One row for each signing secret that the server has had, so that
-- the links of old mails go on working.
create table rappels_arrets (
  jeton_hash text primary key check (length(jeton_hash) = 43),
  compte uuid not null references auth_users (id) on delete cascade
);
create index rappels_arrets_account on rappels_arrets (compte);

-- Work that one server does once, whenever it can: a server takes it for a while, and if it dies, another takes it then. What has failed
-- too often waits for an administrator (docs/decisions/037-jobs.md).
create table jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (length(kind) between 1 and 60),
  -- of one kind nothing twice about the same
  subject text not null check (length(subject) <= 200),
  -- goes with the account it is about
  account uuid references auth_users (id) on delete cascade,
  input jsonb not null default '{}' check (jsonb_typeof(input) = 'object'),
  due_at timestamptz not null default now(),
  attempts smallint not null default 0 check (attempts >= 0),
  -- who has it, and until when
  lease uuid,
  leased_until timestamptz,
  reason text check (length(reason) <= 300),
  gave_up_at timestamptz,
  created_at timestamptz not null default now(),
  unique (kind, subject),
  check ((lease is null) = (leased_until is null))
);
create index jobs_due on jobs (kind, due_at) where gave_up_at is null;
create index jobs_given_up on jobs (gave_up_at) where gave_up_at is not null;
create index jobs_account on jobs (account);

do $$
declare
  t text;
begin
  foreach t in array array['rappels_arrets', 'jobs'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I for all to bosco_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to bosco_system', t);
  end loop;
end $$;
