-- No plan depends on what stands in these lists, and to count the numbers of thirty thousand of them took twenty times as
-- long as all the rest of it, once a minute while an import runs.
alter table memory_posting alter column postings set statistics 0;
alter table memory_block_entry alter column ids set statistics 0;
