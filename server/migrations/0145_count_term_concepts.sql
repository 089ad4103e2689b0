-- A list of bases tells how many entries each has, and counting a million of them took longer than all the rest of it.
-- Whoever changes what is live in a base holds its row anyway, for the number of the change.
alter table term_base add column entry_count integer not null default 0;
set local role transloom_system;
update term_base base set entry_count = counted.entries
from (select term_base_id, count(*) as entries from term_concept where live group by term_base_id) counted
where counted.term_base_id = base.id;
reset role;
