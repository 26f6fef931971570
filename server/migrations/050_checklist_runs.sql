-- A task may carry a note, and the maintenance that was opened because it failed.
alter table taches
  add column note text not null default '' check (length(note) <= 500),
  add column maintenance_id uuid,
  add foreign key (user_id, maintenance_id) references maintenances (user_id, id) on delete set null (maintenance_id);
create index taches_of_maintenance on taches (user_id, maintenance_id);

-- Runs through a checklist, filed when it is reset. They are history: written once, and gone with their checklist.
create table passages_checklist (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  checklist_id uuid not null,
  nom text not null check (length(nom) between 1 and 120),
  auteur text not null check (length(auteur) between 1 and 254),
  lignes jsonb not null check (jsonb_typeof(lignes) = 'array'),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, checklist_id) references checklists_nouvelles (user_id, id) on delete cascade
);
create index passages_checklist_listed on passages_checklist (user_id, checklist_id, created_at desc);

alter table passages_checklist enable row level security;
alter table passages_checklist force row level security;
create policy own_rows on passages_checklist for all to bosco_app
  using (user_id = (select app_user())) with check (user_id = (select app_user()));
create policy system on passages_checklist for all to bosco_system using (true) with check (true);
grant select, insert on passages_checklist to bosco_app;
grant select, insert, update, delete on passages_checklist to bosco_system;

create trigger tell_insert after insert on passages_checklist referencing new table as changed_rows
  for each statement execute function tell_changes('user_id', 'id');
create trigger tell_update after update on passages_checklist referencing new table as changed_rows
  for each statement execute function tell_changes('user_id', 'id');
create trigger tell_delete after delete on passages_checklist referencing old table as changed_rows
  for each statement execute function tell_changes('user_id', 'id');
