alter table custom_engine
  -- Whether it learns to rewrite its base engine: where that runs on this machine, always, or never.
  add column post_editing text not null default 'local' check (post_editing in ('local', 'always', 'never'));

alter table engine_version
  -- What translates: the version by itself, or its base engine, rewritten by the version.
  add column variant text not null default 'plain' check (variant in ('plain', 'post-edited')),
  -- Where the engine is stored that rewrites the base engine; null where there is none.
  add column post_editor_key text,
  -- Why there is none though there was to be one.
  add column post_editor_failure jsonb;
