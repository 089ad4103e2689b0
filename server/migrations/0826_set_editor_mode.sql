/* How the document is translated: after an engine, or word by word with what it proposes. */
alter table document add column editor_mode text not null default 'post-editing'
  check (editor_mode in ('post-editing', 'interactive'));
