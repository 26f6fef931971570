-- A subscription that its owner has ended runs until its end; when he did so is kept.
alter table abonnements
  add column resilie_le timestamptz check (isfinite(resilie_le));

-- The administrator's search, without case and accents.
create index profils_utilisateur_search on profils_utilisateur
  using gin (fold(coalesce(prenom, '') || ' ' || coalesce(nom, '') || ' ' || email) gin_trgm_ops);
create index auth_users_last_sign_in on auth_users ("lastSignInAt");

-- Who did what to which account. Ids and no names: of an account that is gone, nothing personal stays.
create table journal_administration (
  id uuid primary key default gen_random_uuid(),
  acteur_id uuid not null,
  cible_id uuid not null,
  action text not null check (action in ('création', 'modification', 'suppression')),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);
create index journal_administration_created on journal_administration (created_at desc);

-- The proof that an account was erased: a fingerprint of its id, by which a restored backup can be cleaned again.
create table effacements (
  empreinte text primary key check (length(empreinte) = 64),
  motif text not null check (motif in ('demande', 'administration', 'inactivité', 'inscription non confirmée')),
  created_at timestamptz not null default now()
);
create index effacements_created on effacements (created_at);

-- Owners who have been told that their account will go for want of use.
create table avertissements_inactivite (
  user_id uuid primary key references auth_users (id) on delete cascade,
  created_at timestamptz not null default now()
);

do $$
declare
  t text;
begin
  foreach t in array array['journal_administration', 'effacements', 'avertissements_inactivite'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I for all to bosco_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to bosco_system', t);
  end loop;
  -- a journal is written, and forgotten when its time is over; nobody rewrites it
  revoke update on journal_administration, effacements from bosco_system;
end $$;
