-- What a request of its owner's may do with questions: ask and delete, never rewrite; count, never forget the count.
revoke update on questions_assistant from bosco_app;
revoke update, delete on assistant_usage from bosco_app;
grant update (questions_count) on assistant_usage to bosco_app;

-- Behind the server's own statement: no day counts more questions than the account may ask. What goes down always may.
create function refuse_beyond_quota() returns trigger language plpgsql as $$
declare
  is_pro boolean := exists (select from profils_utilisateur p where p.id = new.user_id and p.est_demo)
    or coalesce((select a.plan <> 'gratuit' from abonnements a
      where a.user_id = new.user_id and a.statut = 'actif' and a.date_fin >= now()
      order by a.created_at desc limit 1), false);
begin
  if new.questions_count > (case when is_pro then 200 else 3 end) then
    raise exception 'more questions than the account may ask in a day' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger quota_insert before insert on assistant_usage
  for each row when (new.questions_count > 0) execute function refuse_beyond_quota();
create trigger quota_update before update on assistant_usage
  for each row when (new.questions_count > old.questions_count) execute function refuse_beyond_quota();

-- How often the configured model was asked, by day, whoever asked: it costs the operator money.
create table appels_modele (
  jour date primary key,
  nombre integer not null check (nombre > 0)
);
alter table appels_modele enable row level security;
alter table appels_modele force row level security;
create policy system on appels_modele for all to bosco_system using (true) with check (true);
grant select, insert, update, delete on appels_modele to bosco_system;

-- Its own calls of the day, kept beside the questions: one that the model failed to answer is given back, its call is not.
alter table assistant_usage
  add column appels_modele integer not null default 0 check (appels_modele between 0 and 1000000);

-- Counts one call of the asker's and of everybody's, if both have one left. The function takes the system's role: no
-- request sees the count of all, or moves its own.
create function take_model_call(on_day date, most_own integer, most integer) returns boolean
  language plpgsql set role to bosco_system as $$
begin
  if most < 1 then return false; end if;
  update assistant_usage set appels_modele = appels_modele + 1
    where user_id = app_user() and date_usage = on_day and appels_modele < most_own;
  if not found then return false; end if;
  delete from appels_modele where jour < on_day - 30;
  insert into appels_modele as a (jour, nombre) values (on_day, 1)
    on conflict (jour) do update set nombre = a.nombre + 1 where a.nombre < most;
  return found;
end $$;
