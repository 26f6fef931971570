-- Calendar addresses beside an account's one: of all boats or of one, of all works or of those given to oneself. Only hashes of their
-- secrets are here. The boat may be another's, and go: whoever reads an address sees what its account sees at that moment.
create table calendriers_choisis (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid,
  pour_moi boolean not null default false,
  jeton_hash text not null unique check (length(jeton_hash) = 43),
  created_at timestamptz not null default now(),
  consulte_le timestamptz,
  primary key (user_id, id)
);
select own_table('calendriers_choisis', '{select,insert,delete}');
