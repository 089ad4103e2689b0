-- Units of a memory's file that hold a character which XML forbids are left out and reported.
alter table import_discard drop constraint memory_discard_reason_check;
alter table import_discard add constraint import_discard_reason_check
  check (reason in ('empty', 'identical', 'duplicate', 'tooLong', 'otherLanguage', 'spoiled'));
