-- Row-level security, forced on every table: the owner of the tables too sees only what a policy shows.
do $$
declare
  t text;
begin
  -- The auth library and the server's own tables: the login role, and nobody else.
  foreach t in array array['auth_users', 'auth_sessions', 'auth_accounts', 'auth_verifications', 'auth_attempts',
    'auth_known_browsers', 'server_state', 'schema_migrations'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy login_role on %I for all to %I using (true) with check (true)', t, current_user);
    execute format('create policy system on %I for all to bosco_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to bosco_system', t);
  end loop;

  -- A user's own rows.
  foreach t in array array['abonnements', 'bateaux', 'maintenances', 'espaces_stockage', 'inventaire',
    'listes_avitaillement', 'checklists_nouvelles', 'taches', 'questions_assistant', 'assistant_usage',
    'operations'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I for all to bosco_app
      using (user_id = (select app_user())) with check (user_id = (select app_user()))', t);
    execute format('create policy system on %I for all to bosco_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to bosco_app, bosco_system', t);
  end loop;

  -- Built-in rows are read by all; one's own are changed by their owner.
  foreach t in array array['categories', 'sous_categories'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy built_in_rows on %I for select to bosco_app using (user_id is null)', t);
    execute format('create policy own_rows on %I for all to bosco_app
      using (user_id = (select app_user())) with check (user_id = (select app_user()))', t);
    execute format('create policy system on %I for all to bosco_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to bosco_app, bosco_system', t);
  end loop;

  alter table modeles_navires enable row level security;
  alter table modeles_navires force row level security;
  create policy catalogue on modeles_navires for select to bosco_app using (true);
  create policy system on modeles_navires for all to bosco_system using (true) with check (true);
  grant select on modeles_navires to bosco_app;
  grant select, insert, update, delete on modeles_navires to bosco_system;

  alter table profils_utilisateur enable row level security;
  alter table profils_utilisateur force row level security;
  create policy own_rows on profils_utilisateur for all to bosco_app
    using (id = (select app_user())) with check (id = (select app_user()));
  create policy system on profils_utilisateur for all to bosco_system using (true) with check (true);
  -- role, e-mail and the demo flag are not a user's to write
  grant select on profils_utilisateur to bosco_app;
  grant update (prenom, nom, telephone, adresse, photo_profil_url, updated_at) on profils_utilisateur to bosco_app;
  grant select, insert, update, delete on profils_utilisateur to bosco_system;

  -- subscriptions are granted by the server, never written by a request of their owner
  revoke insert, update, delete on abonnements from bosco_app;
end $$;

-- Each update of a row that forms edit moves its version on.
create function touch_row() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create function touch_profile() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger touch before update on profils_utilisateur for each row execute function touch_profile();

-- Every change of a user's rows is told on the channel `bosco_changes`: one message a row, or one for many.
create function tell_changes() returns trigger language plpgsql as $$
declare
  changed record;
  owner_column constant text := tg_argv[0];
  id_column constant text := tg_argv[1];
begin
  for changed in execute format(
    'select %1$s as user_id, count(*) as n, (array_agg(%2$s))[1:20] as ids from changed_rows
      where %1$s is not null group by 1', owner_column, id_column)
  loop
    if changed.n > 20 then
      perform pg_notify('bosco_changes', json_build_object('user_id', changed.user_id, 'table', tg_table_name,
        'op', tg_op, 'id', null)::text);
    else
      for i in 1 .. changed.n loop
        perform pg_notify('bosco_changes', json_build_object('user_id', changed.user_id, 'table', tg_table_name,
          'op', tg_op, 'id', changed.ids[i])::text);
      end loop;
    end if;
  end loop;
  return null;
end $$;

do $$
declare
  t text;
  owner_column text;
  id_column text;
begin
  foreach t in array array['bateaux', 'maintenances', 'espaces_stockage', 'inventaire', 'listes_avitaillement',
    'checklists_nouvelles', 'taches'] loop
    execute format('create trigger touch before update on %I for each row execute function touch_row()', t);
  end loop;

  foreach t in array array['bateaux', 'maintenances', 'espaces_stockage', 'inventaire', 'listes_avitaillement',
    'checklists_nouvelles', 'taches', 'categories', 'sous_categories', 'questions_assistant', 'assistant_usage',
    'profils_utilisateur', 'abonnements'] loop
    owner_column := case t when 'profils_utilisateur' then 'id' else 'user_id' end;
    id_column := case t when 'assistant_usage' then 'null::uuid' else 'id' end;
    execute format('create trigger tell_insert after insert on %I referencing new table as changed_rows
      for each statement execute function tell_changes(%L, %L)', t, owner_column, id_column);
    execute format('create trigger tell_update after update on %I referencing new table as changed_rows
      for each statement execute function tell_changes(%L, %L)', t, owner_column, id_column);
    execute format('create trigger tell_delete after delete on %I referencing old table as changed_rows
      for each statement execute function tell_changes(%L, %L)', t, owner_column, id_column);
  end loop;
end $$;

-- A closed session is told too, so that its stream of events ends with it.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('bosco_sessions', old.id::text);
  return null;
end $$;
create trigger tell_end after delete on auth_sessions for each row execute function tell_session_end();
