/*
 * The look of a name: letters that confusables.txt of Unicode Technical Standard 39 gives for a Latin letter become that
 * letter. Names with the same look are taken for one another. Capitals are mapped before they become small, because the
 * capital eta looks like H and the small one like n.
 */
create function look_of_name(name text) returns text language sql immutable parallel safe strict
return lower(translate(
  regexp_replace(normalize(name, nfkc), '[\s\u00ad\u200b-\u200f\u2060-\u2064\ufeff]+', '', 'g'),
  '01I|' || 'АВЕЅІЈКМНОРСТУХӀԌԚԜ' || 'аеѕіјорсухһӏԁԛԝ' || 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ' || 'αγνορυι',
  'olll' || 'ABESlJKMHOPCTYXlGQW' || 'aesijopcyxhldqw' || 'ABEZHlKMNOPTYX' || 'ayvopui'
));

create index user_account_look on user_account (look_of_name(username));
create index organization_look on organization (look_of_name(name));
