-- As before, but who is near is found first: joined, PostgreSQL took him for a thousand people and read whole tables for each row
-- that was added.
create or replace function refuse_taken_ids() returns trigger language plpgsql set role to bosco_system as $$
declare
  added record;
  near uuid[];
  is_taken boolean;
begin
  for added in execute format('select user_id, %I as boat, array_agg(id) as ids from added_rows group by 1, 2', tg_argv[0]) loop
    near := array(select n from near_accounts(array[added.user_id] || members_of(added.user_id, added.boat)) as n
      where n <> added.user_id);
    continue when near = '{}';
    execute format('select exists (select from %I where user_id = any ($1) and id = any ($2))', tg_table_name)
      into is_taken using near, added.ids;
    if is_taken then raise exception 'an id of somebody who is near' using errcode = 'unique_violation'; end if;
  end loop;
  return null;
end $$;
