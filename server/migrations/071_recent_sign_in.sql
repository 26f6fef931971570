-- A session also tells when its password was given, which administration and other grave steps want to be recent.
drop function find_signed_in(text);
create function find_signed_in(session_token text)
  returns table (session_id uuid, expires_at timestamptz, signed_in_at timestamptz, profile json, term json)
  language plpgsql stable rows 1 set role to bosco_system as $$
begin
  return query
    select s.id, s."expiresAt", s."createdAt", to_json(p),
      (select to_json(a) from abonnements a
        where a.user_id = p.id and a.statut = 'actif' and a.date_fin >= now()
        order by a.created_at desc limit 1)
    from auth_sessions s join profils_utilisateur p on p.id = s."userId"
    where s.token = session_token and s."expiresAt" > now();
end $$;
