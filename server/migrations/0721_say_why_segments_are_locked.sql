/* Why a segment is locked: a setting of the project. Null: nobody locked it, or the file did. */
alter table segment
  add column lock_reason text check (lock_reason in ('nonTranslated', 'repetition', 'crossFileRepetition', 'match100',
    'match101', 'match102', 'autoReplace', 'lowRisk')),
  /* The target is of a memory entry that differs in numbers, dates and the like, which were replaced. */
  add column auto_replaced boolean not null default false;
create index segment_of_lock on segment (organization_id, document_id) where lock_reason is not null;
