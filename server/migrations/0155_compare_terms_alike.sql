/*
 * What terms are compared by: without capitals, width, spaces, hyphens and the mark of a stem (`E-Mail`, `email`). It is
 * kept in a column, because row-level security lets no index be used by a function that is not declared leakproof.
 */
create function folded_term(term text) returns text
language sql immutable strict parallel safe
return translate(lower(normalize(term, nfkc)), U&' \0009\000A\000D\00A0\00AD\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\200B\2028\2029\202F\205F\2060\3000\002D\058A\05BE\2010\2011\2012\2013\2014\2015\2212\FE58\FE63\FF0D|', '');

drop index term_same_text;
alter table term add column folded text not null generated always as (folded_term(text)) stored;
create index term_folded on term (organization_id, term_base_id, folded);
