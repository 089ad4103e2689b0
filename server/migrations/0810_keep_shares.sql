/* What somebody is owed for a task stays when the task is planned anew, so a share says itself what it was for. */
alter table task_share drop constraint task_share_organization_id_task_id_fkey;
alter table task_share
  add column project_id uuid,
  add column project_name text not null default '',
  add column document_name text not null default '',
  add column kind text not null default '';
-- Row-level security hides every row from a transaction without a role.
set local role transloom_system;
update task_share set project_id = task.project_id, kind = task.kind, project_name = project.name, document_name = document.name
from task join project on project.id = task.project_id join document on document.id = task.document_id
where task.id = task_share.task_id;
reset role;
