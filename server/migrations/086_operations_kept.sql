-- Operation ids are kept for 90 days with their answers, but not without end: an account that sends large writes again and
-- again would fill the disk. The newest stay, as many as years of honest use make. Looked at now and then, by chance, so
-- that no write pays for it; by one transaction at a time, so that none waits.
create function forget_old_operations() returns trigger language plpgsql set role to bosco_system as $$
declare
  of_user uuid;
  is_demo boolean;
begin
  for of_user, is_demo in
    select distinct a.user_id, p.est_demo from added_rows a join profils_utilisateur p on p.id = a.user_id
  loop
    if not pg_try_advisory_xact_lock(hashtextextended(of_user::text, 2)) then continue; end if;
    delete from operations o using (
      select id, row_number() over newest_first as place,
        sum(coalesce(pg_column_size(output), 0)) over newest_first as bytes
      from operations where user_id = of_user
      window newest_first as (order by created_at desc, id)
    ) as kept
    where o.user_id = of_user and o.id = kept.id
      and (kept.place > case when is_demo then 2000 else 10000 end
        or kept.bytes > case when is_demo then 10000000 else 50000000 end);
  end loop;
  return null;
end $$;
create trigger forget_old after insert on operations referencing new table as added_rows
  for each statement when (random() < 0.02) execute function forget_old_operations();
