-- One place for what can be taken back: a deleted maintenance is kept where the bulk actions on articles are, under its own
-- id. maintenances_supprimees stays for servers of the previous release, which write and read there; what they add is copied,
-- so that the next release takes it back too. A later migration drops table and copy.
alter table annulations
  drop constraint annulations_action_check,
  add constraint annulations_action_check
    check (action in ('remplir', 'reinitialiser', 'ranger', 'supprimer', 'supprimer_maintenance')),
  -- how many articles the account had before, where that decides whether they may come back
  alter column total set default 0;

-- A bulk action keeps every article it touched, a deletion one row: the newest 10 stay of the ones, 200 of the others.
create function keep_newest_undos() returns trigger language plpgsql set role to bosco_system as $$
begin
  delete from annulations as t using (
    select user_id, id, row_number() over (
      partition by user_id, action = 'supprimer_maintenance' order by created_at desc, id) as place
    from annulations where user_id in (select user_id from added_rows)
  ) as kept
  where t.user_id = kept.user_id and t.id = kept.id
    and kept.place > case t.action when 'supprimer_maintenance' then 200 else 10 end;
  return null;
end $$;
drop trigger keep_newest on annulations;
create trigger keep_newest after insert on annulations referencing new table as added_rows
  for each statement execute function keep_newest_undos();

-- why nothing on a conflict: a client chooses the ids of its maintenances, and may choose that of a bulk action.
create function copy_deleted_maintenances() returns trigger language plpgsql as $$
begin
  delete from annulations where user_id = new.user_id and id = new.id and action = 'supprimer_maintenance';
  insert into annulations (user_id, id, bateau_id, action, lignes, created_at)
    values (new.user_id, new.id, new.bateau_id, 'supprimer_maintenance', jsonb_build_array(new.ligne), new.created_at)
    on conflict (user_id, id) do nothing;
  return null;
end $$;
create trigger copy_to_undos after insert or update on maintenances_supprimees
  for each row execute function copy_deleted_maintenances();

set local role bosco_system;
insert into annulations (user_id, id, bateau_id, action, lignes, created_at)
  select user_id, id, bateau_id, 'supprimer_maintenance', jsonb_build_array(ligne), created_at
  from maintenances_supprimees
  on conflict (user_id, id) do nothing;
reset role;
