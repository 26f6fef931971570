-- Crew: who may see and write what (docs/decisions/029).
--
-- As before, and for whoever is of a crew too: what is one's own is one's own.
create or replace function own_table(t regclass, rights text[] default '{select,insert,update,delete}', told boolean default true)
  returns void language plpgsql set search_path to '' as $$
declare
  owner_column constant smallint := (select attnum from pg_attribute
    where attrelid = t and attname = 'user_id' and atttypid = 'uuid'::regtype and attnotnull);
  columns constant text[] := array(select attname::text from pg_attribute
    where attrelid = t and attnum > 0 and not attisdropped);
  op record;
begin
  if not exists (select from pg_constraint where conrelid = t and contype = 'f' and conkey = array[owner_column]
      and confrelid = 'public.auth_users'::regclass and confdeltype = 'c') then
    raise exception '% needs user_id uuid not null references auth_users (id) on delete cascade', t;
  end if;
  if not exists (select from pg_index where indrelid = t and indisprimary and indkey[0] = owner_column) then
    raise exception '% needs a primary key that begins with user_id', t;
  end if;
  if not (rights <@ '{select,insert,update,delete}' and 'select' = any (rights)) then
    raise exception 'a request can have no right such as %', rights;
  end if;
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy own_rows on %s for all to bosco_app, bosco_crew
    using (user_id = (select public.app_user())) with check (user_id = (select public.app_user()))', t);
  execute format('create policy system on %s for all to bosco_system using (true) with check (true)', t);
  execute format('grant %s on %s to bosco_app, bosco_crew', array_to_string(rights, ', '), t);
  execute format('grant select, insert, update, delete on %s to bosco_system', t);
  if columns @> '{version,updated_at}' then
    execute format('create trigger touch before update on %s for each row execute function public.touch_row()', t);
  end if;
  if told then
    for op in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as v (name, rows) loop
      execute format('create trigger tell_%1$s after %1$s on %2$s referencing %3$s table as changed_rows
        for each statement execute function %4$s', op.name, t, op.rows,
        case when 'id' = any (columns) then 'public.tell_own_changes()' else 'public.tell_changes(''user_id'', ''null::uuid'')' end);
    end loop;
  end if;
end $$;

-- The same for a table whose rows are of a boat, for its crew; after `own_table`. `boat` is the column that names it; the others
-- say from which role on a member may insert, update and delete there, or (null) that no member may.
create function crew_table(t regclass, boat text, inserts text, updates text, deletes text)
  returns void language plpgsql set search_path to '' as $$
declare
  -- one's own rows are not looked up
  aboard constant text := format('(user_id = (select public.app_user()) or (user_id, %I) in (
    select p.user_id, p.bateau_id from public.partages p where p.membre_id = (select public.app_user())%%s))', boat);
  least constant jsonb := '{"equipage": " and p.role <> ''lecture''", "gestion": " and p.role = ''gestion''"}';
  own constant text := 'user_id = (select public.app_user())';
  met constant text := 'user_id = any ((select public.app_owners())::uuid[])';
  allowed text;
  op record;
begin
  execute format('alter policy own_rows on %s to bosco_app', t);
  execute format('create policy crew_sees on %s for select to bosco_crew using (%s and %s)', t, met, format(aboard, ''));
  for op in select * from (values ('insert', inserts), ('update', updates), ('delete', deletes)) as v (name, role) loop
    allowed := case when op.role is null then own else met || ' and ' || format(aboard, least ->> op.role) end;
    execute format('create policy crew_%2$ss on %1$s for %2$s to bosco_crew %3$s', t, op.name,
      case op.name when 'insert' then format('with check (%s)', allowed) when 'delete' then format('using (%s)', allowed)
        else format('using (%1$s) with check (%1$s)', allowed) end);
  end loop;
  for op in
    select v.name, v.rows from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as v (name, rows)
      join pg_trigger g on g.tgrelid = t and g.tgname = 'tell_' || v.name
  loop
    execute format('create or replace trigger tell_%1$s after %1$s on %2$s referencing %3$s table as changed_rows
      for each statement execute function public.tell_own_changes(%4$L)', op.name, t, op.rows, boat);
  end loop;
end $$;
revoke all on function crew_table(regclass, text, text, text, text) from public;

select own_table('partages', '{select,insert,update,delete}', false);
select own_table('activites', '{select}');
do $$
declare
  t text;
  op record;
begin
  -- What is one's own alone, for whoever is of a crew too.
  foreach t in array array['abonnements', 'questions_assistant', 'assistant_usage', 'operations', 'profils_utilisateur',
    'categories', 'sous_categories', 'calendriers', 'maintenances_supprimees'] loop
    execute format('alter policy own_rows on %I to bosco_app, bosco_crew', t);
  end loop;
  alter policy built_in_rows on categories to bosco_app, bosco_crew;
  alter policy built_in_rows on sous_categories to bosco_app, bosco_crew;
  alter policy catalogue on modeles_navires to bosco_app, bosco_crew;

  perform crew_table('bateaux', 'id', null, 'equipage', null);
  perform crew_table('releves_heures', 'bateau_id', 'equipage', null, null);
  perform crew_table('maintenances', 'bateau_id', 'gestion', 'equipage', 'gestion');
  perform crew_table('espaces_stockage', 'bateau_id', 'gestion', 'gestion', 'gestion');
  perform crew_table('inventaire', 'bateau_id', 'equipage', 'equipage', 'gestion');
  perform crew_table('listes_avitaillement', 'bateau_id', 'equipage', 'equipage', 'gestion');
  perform crew_table('checklists_nouvelles', 'bateau_id', 'gestion', 'gestion', 'gestion');
  perform crew_table('taches', 'bateau_id', 'gestion', 'equipage', 'gestion');
  perform crew_table('passages_checklist', 'bateau_id', 'equipage', null, null);
  perform crew_table('annulations', 'bateau_id', 'equipage', null, 'equipage');
  perform crew_table('activites', 'bateau_id', null, null, null);

  for op in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as v (name, rows) loop
    execute format('create trigger tell_%1$s after %1$s on partages referencing %2$s table as changed_rows
      for each statement execute function tell_shares()', op.name, op.rows);
  end loop;
end $$;
-- what is counted grows with every press: only its first is told
drop trigger tell_update on activites;

-- Whoever is of a crew may do with his own what everybody may.
do $$
declare
  granted record;
begin
  for granted in
    select table_name, privilege_type from information_schema.table_privileges
    where grantee = 'bosco_app' and table_schema = 'public'
  loop
    execute format('grant %s on %I to bosco_crew', granted.privilege_type, granted.table_name);
  end loop;
  for granted in
    select table_name, column_name, privilege_type from information_schema.column_privileges c
    where grantee = 'bosco_app' and table_schema = 'public' and not exists (
      select from information_schema.table_privileges t where t.grantee = 'bosco_app' and t.table_schema = 'public'
        and t.table_name = c.table_name and t.privilege_type = c.privilege_type)
  loop
    execute format('grant %s (%I) on %I to bosco_crew', granted.privilege_type, granted.column_name, granted.table_name);
  end loop;
end $$;

grant execute on function whole_catalogue() to bosco_crew;

-- An owner writes an invitation and its role, never who has accepted it. A member sees his shares, and leaves.
revoke insert, update on partages from bosco_app, bosco_crew;
grant insert (user_id, bateau_id, email, role, jeton_hash, expire_le), update (role) on partages to bosco_app, bosco_crew;
create policy received on partages for select to bosco_crew using (membre_id = (select app_user()));
create policy leaves on partages for delete to bosco_crew using (membre_id = (select app_user()));

-- Row-level security knows no columns. The arguments are those that `equipage` may write, or all of them where none is named.
-- No member changes the owner of a row, or which boat is its owner's default.
create function refuse_beyond_role() returns trigger language plpgsql as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  written constant text[] := array['version', 'updated_at'] || tg_argv[0:];
begin
  if new.user_id = app_user() and old.user_id = app_user() then return new; end if;
  if new.user_id <> old.user_id or after -> 'par_defaut' is distinct from before -> 'par_defaut' then
    raise exception 'a member changes neither owner nor default' using errcode = 'BO403';
  end if;
  if tg_nargs = 0 or before - written = after - written then return new; end if;
  -- where it was and where it goes
  if not exists (select from unnest(array[before, after]) as side (state) where not exists (
      select from partages p where p.membre_id = app_user() and p.role = 'gestion' and p.user_id = old.user_id
        and p.bateau_id = coalesce(state ->> 'bateau_id', state ->> 'id')::uuid)) then
    return new;
  end if;
  raise exception 'more of % than this role may write', tg_table_name using errcode = 'BO403';
end $$;
create trigger beyond_role before update on bateaux for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role('heures_moteur');
create trigger beyond_role before update on maintenances for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role('statut', 'date_realisation', 'heures_realisation', 'fait_par', 'fait_par_id');
-- a tie to a maintenance is cut by a reset; to make one is to plan work
create trigger beyond_role before update on taches for each row
  when (current_user = 'bosco_crew' and new.maintenance_id is null)
  execute function refuse_beyond_role('etat', 'note', 'maintenance_id');
create trigger beyond_role_tied before update on taches for each row
  when (current_user = 'bosco_crew' and new.maintenance_id is not null)
  execute function refuse_beyond_role('etat', 'note');
create trigger beyond_role before update on inventaire for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role();
create trigger beyond_role before update on listes_avitaillement for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role();
create trigger beyond_role before update on espaces_stockage for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role();
create trigger beyond_role before update on checklists_nouvelles for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role();

-- Nobody of the crew says that somebody else has done something.
create function refuse_others_name() returns trigger language plpgsql as $$
begin
  raise exception 'in another''s name' using errcode = 'BO403';
end $$;
create trigger others_name before update on maintenances for each row
  when (current_user = 'bosco_crew' and new.fait_par_id is distinct from old.fait_par_id and new.fait_par_id <> app_user())
  execute function refuse_others_name();
create trigger others_name before insert on passages_checklist for each row
  when (current_user = 'bosco_crew' and new.auteur_id is distinct from app_user())
  execute function refuse_others_name();

-- Whoever may finish a maintenance brings the next one of its series, and takes it back when he reopens it.
create function is_finished(of_user uuid, of_boat uuid, maintenance uuid) returns boolean
  language plpgsql stable set role to bosco_system as $$
begin
  return exists (select from maintenances m where m.user_id = of_user and m.bateau_id = of_boat and m.id = maintenance
    and m.statut = 'Terminée');
end $$;
create policy crew_continues on maintenances for insert to bosco_crew with check (
  statut = 'En attente' and (user_id, bateau_id) in (
    select p.user_id, p.bateau_id from partages p where p.membre_id = (select app_user()) and p.role <> 'lecture')
  and is_finished(user_id, bateau_id, precedente_id));
create policy crew_takes_back on maintenances for delete to bosco_crew using (
  user_id = any ((select app_owners())::uuid[]) and version = 1 and statut = 'En attente' and precedente_id is not null
  and (user_id, bateau_id) in (
    select p.user_id, p.bateau_id from partages p where p.membre_id = (select app_user()) and p.role <> 'lecture'));
