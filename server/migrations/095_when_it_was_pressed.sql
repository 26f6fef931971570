-- What a device without a network has kept is sent days later. It says how long ago it was pressed, in seconds, and not when: its
-- clock may be wrong. `app.age` has it for one transaction; without it, and for an older server, it was pressed now.
create function made_at() returns timestamptz language sql stable
  return now() - make_interval(secs =>
    least(greatest(coalesce(nullif(current_setting('app.age', true), '')::double precision, 0), 0), 7776000));

alter table passages_checklist alter column created_at set default made_at();

-- A reading is of the moment when it was made, also when a later one is known already: the hours of the boat are those that came
-- in last. An age is of whole seconds, though, and on its way a request grows older: within a minute the order of arrival counts.
create or replace function keep_reading() returns trigger language plpgsql as $$
declare
  made constant timestamptz := made_at();
  just_after constant timestamptz := (select max(date_releve) from releves_heures
    where user_id = new.user_id and bateau_id = new.id and date_releve between made and made + interval '1 minute');
begin
  insert into releves_heures (user_id, bateau_id, heures, date_releve)
    values (new.user_id, new.id, new.heures_moteur, coalesce(just_after + interval '1 millisecond', made));
  return null;
end $$;
