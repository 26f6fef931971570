-- What every table of a user's own has, said in one line by the migration that makes it (docs/architecture.md, « A new
-- table »): row-level security enabled and forced, its two policies, the rights of both roles, the version that moves on
-- where there is one, and the changes told to open pages. `rights` is what a request of the owner's may do; a table that no
-- page shows is not `told` of.
create function own_table(t regclass, rights text[] default '{select,insert,update,delete}', told boolean default true)
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
  execute format('create policy own_rows on %s for all to bosco_app
    using (user_id = (select public.app_user())) with check (user_id = (select public.app_user()))', t);
  execute format('create policy system on %s for all to bosco_system using (true) with check (true)', t);
  execute format('grant %s on %s to bosco_app', array_to_string(rights, ', '), t);
  execute format('grant select, insert, update, delete on %s to bosco_system', t);
  if columns @> '{version,updated_at}' then
    execute format('create trigger touch before update on %s for each row execute function public.touch_row()', t);
  end if;
  if told then
    for op in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as v (name, rows) loop
      execute format('create trigger tell_%1$s after %1$s on %2$s referencing %3$s table as changed_rows
        for each statement execute function public.tell_changes(''user_id'', %4$L)',
        op.name, t, op.rows, case when 'id' = any (columns) then 'id' else 'null::uuid' end);
    end loop;
  end if;
end $$;
revoke all on function own_table(regclass, text[], boolean) from public;
