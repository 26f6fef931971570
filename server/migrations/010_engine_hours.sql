-- Readings of the hour meter: one row whenever a boat's hours change, whoever changes them.
create table releves_heures (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  heures numeric(9, 1) not null check (heures between 0 and 200000),
  date_releve timestamptz not null default now() check (isfinite(date_releve)),
  primary key (user_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade
);
create index releves_heures_of_boat on releves_heures (user_id, bateau_id, date_releve);

alter table releves_heures enable row level security;
alter table releves_heures force row level security;
create policy own_rows on releves_heures for all to bosco_app
  using (user_id = (select app_user())) with check (user_id = (select app_user()));
create policy system on releves_heures for all to bosco_system using (true) with check (true);
-- history: a user's request reads it and, through the trigger below, adds to it
grant select, insert on releves_heures to bosco_app;
grant select, insert, update, delete on releves_heures to bosco_system;

create trigger tell_insert after insert on releves_heures referencing new table as changed_rows
  for each statement execute function tell_changes('user_id', 'id');
create trigger tell_update after update on releves_heures referencing new table as changed_rows
  for each statement execute function tell_changes('user_id', 'id');
create trigger tell_delete after delete on releves_heures referencing old table as changed_rows
  for each statement execute function tell_changes('user_id', 'id');

create function keep_reading() returns trigger language plpgsql as $$
begin
  insert into releves_heures (user_id, bateau_id, heures) values (new.user_id, new.id, new.heures_moteur);
  return null;
end $$;
-- A new boat without hours has not been read yet.
create trigger keep_first_reading after insert on bateaux for each row
  when (new.heures_moteur > 0) execute function keep_reading();
create trigger keep_reading after update of heures_moteur on bateaux for each row
  when (new.heures_moteur is distinct from old.heures_moteur) execute function keep_reading();

set local role bosco_system;
insert into releves_heures (user_id, bateau_id, heures, date_releve)
  select user_id, id, heures_moteur, updated_at from bateaux where heures_moteur > 0;
reset role;
