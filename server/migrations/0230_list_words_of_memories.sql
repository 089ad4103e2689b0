-- The words that stand in a direction, in both languages: what begins in some way, or is another form of a word, is looked
-- up among them, and then by its key like what is looked for itself. A word stays when the entries that had it are gone.
create table memory_word (
  organization_id uuid not null,
  direction_id uuid not null,
  -- Without accents; in the order of its bytes, so that beginnings stand together.
  plain text collate "C" not null,
  -- In lower case.
  word text collate "C" not null,
  primary key (organization_id, direction_id, plain, word)
);
call protect_tenant_table('memory_word');

-- The words of sources that transactions added up to this one are listed, and of this one those up to a key. Null: those
-- of before, which have no transaction, are gone through.
alter table memory_direction
  add column words_listed_in xid8 default '0',
  add column words_listed_after text not null default '';
set local role transloom_system;
update memory_direction set words_listed_in = null;
reset role;
