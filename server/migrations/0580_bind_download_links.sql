-- Links of before live for ten minutes, so none is kept.
delete from download_link;
-- The session that asked for the link; nobody else opens it.
alter table download_link add column session_id uuid not null;
