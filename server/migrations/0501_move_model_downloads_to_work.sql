/* Downloads of models are work. Those under way are stopped, and go on from what has arrived when somebody lets them. */

/* Row-level security hides every row from a transaction without a role. */
set local role transloom_system;

insert into work (
  id, organization_id, owner_id, kind, name, key, options, status, stage, done, total, failure, job_id, created_at,
  started_at, ended_at)
select
  gen_random_uuid(), download.organization_id, job.user_id, 'model-download', download.name,
  download.name || coalesce('@' || download.revision, ''),
  case
    when download.revision is null then jsonb_build_object('direction', download.name)
    else jsonb_build_object(
      'repository', split_part(download.name, ':', 1),
      'file', nullif(split_part(download.name, ':', 2), ''),
      'revision', download.revision)
  end,
  case when download.failure is null or download.failure ->> 'code' = 'job.cancelled' then 'stopped' else 'failed' end,
  'download', job.done, job.total,
  case when download.failure ->> 'code' = 'job.cancelled' then null else download.failure end,
  job.job_id, download.started_at, download.started_at, coalesce(job.finished_at, download.started_at)
from model_download download
join job using (job_id);

update job set state = 'cancelled', finished_at = now()
where kind in ('engine-models.fetch-model', 'engine-models.fetch-hub-model') and state in ('queued', 'running');

reset role;

drop table model_download;
