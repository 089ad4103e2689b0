/*
 * The name that an organization shows for an account: the one on the member's card, else the nickname, else the user
 * name.
 */
create function shown_name(
  account uuid, nickname text, username text, organization uuid default current_organization()
) returns text language sql stable parallel safe
return coalesce(
  (select nullif(member.name, '') from member
   where member.user_id = account and member.organization_id = organization),
  nickname,
  username
);
