-- A backup that gets into wrong hands opens no session and no reset link: both are kept as hashes. The tokens are random
-- and long, so that a plain SHA-256 tells nothing of them.
create function stored_token(token text) returns text language sql stable strict parallel safe
  return 'sha256:' || encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- Same name, arguments and columns as before: a server of the previous version beside this one goes on asking it. What
-- such a server writes, the token itself, is still found; what looks like a hash is never taken for a token.
create or replace function find_signed_in(session_token text)
  returns table (session_id uuid, expires_at timestamptz, signed_in_at timestamptz, profile json, term json)
  language plpgsql stable rows 1 set role to bosco_system as $$
declare
  forms constant text[] := array[stored_token(session_token),
    case when not starts_with(session_token, 'sha256:') then session_token end];
begin
  return query
    select s.id, s."expiresAt", s."createdAt", to_json(p),
      (select to_json(a) from abonnements a
        where a.user_id = p.id and a.statut = 'actif' and a.date_fin >= now()
        order by a.created_at desc limit 1)
    from auth_sessions s join profils_utilisateur p on p.id = s."userId"
    where s.token = any (forms) and s."expiresAt" > now();
end $$;

-- At every start and every night: what a server of the previous version has written. Not within a day of this migration,
-- for such a server, running beside this one, compares the column itself. The auth library hashes the identifier of a
-- reset link in the same way.
create function hash_plain_tokens() returns void language plpgsql as $$
begin
  if exists (select from schema_migrations
    where name = '083_hashed_tokens.sql' and applied_at > now() - interval '1 day') then
    return;
  end if;
  update auth_sessions set token = stored_token(token) where not starts_with(token, 'sha256:');
  update auth_verifications
    set identifier = translate(encode(sha256(convert_to(identifier, 'UTF8')), 'base64'), '+/=', '-_')
    where starts_with(identifier, 'reset-password:');
end $$;
