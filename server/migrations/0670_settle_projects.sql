/*
 * A project has an engine for each language pair, and its settings in one document: {matchRate, summarizes, flow, qa,
 * autoScore, locks, autoReplace, wordCount}. A setting that is absent is as the program's defaults say.
 */
alter table project
  add column settings jsonb not null default '{}',
  -- [{targetLanguage, engineKey, engineName, referenceEngineKey, referenceEngineName}], one for each target language.
  add column engines jsonb not null default '[]',
  -- Grows with each change of the settings.
  add column version integer not null default 1;

-- Row-level security hides every row from a transaction without a role.
set local role transloom_system;

update project set
  settings = jsonb_build_object(
    'matchRate', match_rate, 'summarizes', summarizes, 'flow', '[{"kind": "translation", "name": ""}]'::jsonb),
  engines = (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'targetLanguage', target, 'engineKey', engine_key, 'engineName', engine_name,
          'referenceEngineKey', null, 'referenceEngineName', null)
        order by place),
      '[]')
    from unnest(target_languages) with ordinality as targets(target, place));

-- Estimates are kept for a day; those that were asked for with one engine for all pairs are no longer understood.
delete from work where kind = 'pretranslation-estimate';

reset role;

alter table project
  drop column engine_key,
  drop column engine_name,
  drop column match_rate,
  drop column summarizes;
