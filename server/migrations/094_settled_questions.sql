-- Questions that a device has answered without a network are counted at the next contact. Whoever has had the answer is not
-- refused: the count may go beyond what the account may ask in a day, though not without end. No request moves it there by
-- itself: the function takes the system's role, which the guard of the quota lets pass.
create or replace function refuse_beyond_quota() returns trigger language plpgsql as $$
declare
  is_pro boolean := exists (select from profils_utilisateur p where p.id = new.user_id and p.est_demo)
    or coalesce((select a.plan <> 'gratuit' from abonnements a
      where a.user_id = new.user_id and a.statut = 'actif' and a.date_fin >= now()
      order by a.created_at desc limit 1), false);
begin
  if current_user <> 'bosco_system' and new.questions_count > (case when is_pro then 200 else 3 end) then
    raise exception 'more questions than the account may ask in a day' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Counts one question of a day of the last seven, if fewer than `most` were counted on it.
create function settle_question(on_day date, most integer) returns boolean
  language plpgsql set role to bosco_system as $$
begin
  if most < 1 or most > 200 or on_day not between current_date - 8 and current_date + 1 then return false; end if;
  insert into assistant_usage as u (user_id, date_usage, questions_count) values (app_user(), on_day, 1)
    on conflict (user_id, date_usage) do update set questions_count = u.questions_count + 1
      where u.questions_count < most;
  return found;
end $$;
