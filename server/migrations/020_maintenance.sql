-- Completion, the series an occurrence belongs to, what was deleted a moment ago, and the private calendar address.
alter table maintenances
  add column date_realisation date check (date_realisation between '1850-01-01' and '2200-12-31'),
  add column heures_realisation numeric(9, 1) check (heures_realisation between 0 and 200000),
  -- no foreign key: the link outlives the row it names, so that a deletion can be undone without losing the series
  add column precedente_id uuid,
  add column date_ancre date check (date_ancre between '1850-01-01' and '2200-12-31'),
  add check (heures_echeance is null or recurrence = 'Tous les 100 heures'),
  add check (date_realisation is null or statut = 'Terminée'),
  add check (heures_realisation is null or statut = 'Terminée');

-- finishing the same maintenance twice, even at the same instant, has one successor
create unique index maintenances_one_successor on maintenances (user_id, precedente_id) where precedente_id is not null;

-- Kept for a day, so that a deletion can be undone.
create table maintenances_supprimees (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null,
  bateau_id uuid not null,
  ligne jsonb not null check (jsonb_typeof(ligne) = 'object'),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade
);
create index maintenances_supprimees_of_boat on maintenances_supprimees (user_id, bateau_id);
create index maintenances_supprimees_created on maintenances_supprimees (created_at);

-- One private calendar address a user. Only a hash of its secret is here.
create table calendriers (
  user_id uuid primary key references auth_users (id) on delete cascade,
  jeton_hash text not null unique check (length(jeton_hash) = 43),
  created_at timestamptz not null default now(),
  consulte_le timestamptz
);

do $$
declare
  t text;
begin
  foreach t in array array['maintenances_supprimees', 'calendriers'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I for all to bosco_app
      using (user_id = (select app_user())) with check (user_id = (select app_user()))', t);
    execute format('create policy system on %I for all to bosco_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to bosco_app, bosco_system', t);
  end loop;
end $$;

create trigger tell_insert after insert on calendriers referencing new table as changed_rows
  for each statement execute function tell_changes('user_id', 'null::uuid');
create trigger tell_update after update on calendriers referencing new table as changed_rows
  for each statement execute function tell_changes('user_id', 'null::uuid');
create trigger tell_delete after delete on calendriers referencing old table as changed_rows
  for each statement execute function tell_changes('user_id', 'null::uuid');
