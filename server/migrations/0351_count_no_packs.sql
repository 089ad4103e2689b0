-- No plan depends on what stands in packs, and to count it took twice as long as all the rest of it, again and again while an
-- import runs.
alter table memory_source_pack alter column keys set statistics 0, alter column ends set statistics 0,
  alter column signatures set statistics 0, alter column tokens set statistics 0;
