-- Who writes is asked once for a statement, not once for each of its rows.
alter policy organization_rows on memory_entry with check (organization_id = (select current_organization()));
alter policy organization_rows on memory_source with check (organization_id = (select current_organization()));
alter policy organization_rows on memory_posting with check (organization_id = (select current_organization()));
