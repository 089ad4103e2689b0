-- Made when somebody added a term in the editor and no base of the pair was there, as memories have it.
alter table term_base add column automatic boolean not null default false;
