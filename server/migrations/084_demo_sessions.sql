-- Anyone enters the demo with one press: such a session ends after a day, however often it is renewed.
create or replace function end_session_in_time() returns trigger language plpgsql as $$
begin
  new."expiresAt" := least(new."expiresAt", new."createdAt" + case
    when new."userId" = 'b05c0000-0000-4000-8000-00000000d301' then interval '1 day' else interval '180 days' end);
  return new;
end $$;
update auth_sessions set "expiresAt" = "expiresAt" where "userId" = 'b05c0000-0000-4000-8000-00000000d301';
