import { ProfileOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Task } from '@transloom/contracts/task-shape';
import { Button, Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Named, NameLink } from '../../../ui/name-link.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { TaskDeadline, TaskStanding } from '../../tasks/task-parts.tsx';
import { myTasksQuery } from '../../tasks/tasks.queries.ts';
import { useTaskCommands } from '../../tasks/use-task-commands.tsx';
import { useTaskWords } from '../../tasks/use-task-words.ts';
import type { Saver } from '../saving/saver.ts';
import { openCount } from '../segment-filter.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { ReturnButton } from './return-button.tsx';

interface TaskButtonsProps {
  readonly saver: Pick<Saver, 'flush'>;
}

/** What can be done with the task one works under: hand over, return to an earlier stage, change to another one. */
export function TaskButtons({ saver }: TaskButtonsProps) {
  const { task, returnable } = useWorkbenchParts().opened;
  const [listOpen, setListOpen] = useState(false);
  const { t } = useTranslation('workbench');
  if (task === null) return null;
  return (
    <>
      <IconButton
        label={t('task.list')}
        icon={<ProfileOutlined />}
        onClick={() => {
          saver.flush();
          setListOpen(true);
        }}
      />
      <TaskStanding task={task} />
      {returnable.length > 0 ? <ReturnButton tasks={returnable} /> : null}
      {task.actions.includes('offline-export') ? <SubmitButton task={task} saver={saver} /> : null}
      <Drawer
        open={listOpen}
        onClose={() => setListOpen(false)}
        size={420}
        destroyOnHidden
        title={t('task.list')}
      >
        <TaskList />
      </Drawer>
    </>
  );
}

function SubmitButton({ task, saver }: TaskButtonsProps & { readonly task: Task }) {
  const { t } = useTranslation('workbench');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const commands = useTaskCommands();
  const rows = useWorkbench((state) => state.rows);
  const queue = useWorkbench((state) => state.queue);
  const open = useMemo(() => openCount({ rows, queue }), [rows, queue]);
  const submit = async () => {
    saver.flush();
    const submitted = open > 0 ? commands.submitInOneClick : commands.submit;
    const outcomes = await submitted([task.taskId]);
    if (outcomes.every(({ done }) => done)) await navigate({ to: '/task/list/index' });
  };
  return (
    <Button
      onClick={() =>
        confirm({
          title: t('task.submitTitle'),
          consequence: open > 0 ? t('task.submitOpen', { count: open }) : t('task.submitDone'),
          verb: t('task.submit'),
          onConfirm: submit,
        })
      }
    >
      {t('task.submit')}
    </Button>
  );
}

/** Tasks in progress, to go on with another one. */
function TaskList() {
  const { t } = useTranslation('workbench');
  const words = useTaskWords();
  const query = useQuery(myTasksQuery({ tab: 'progress', pageSize: 50 }));
  return (
    <Loadable query={query}>
      {({ records }) => (
        <Stack gap="sm">
          {records.length === 0 ? t('task.none') : null}
          {records.map((task) => (
            <Stack key={task.taskId} gap="xxs">
              <Named
                link={
                  <NameLink
                    to="/workbench/editer"
                    search={{ documentId: task.documentId, task: task.taskId }}
                    title={task.documentName}
                  >
                    {task.documentName}
                  </NameLink>
                }
              >
                {`${task.projectName} · ${words.stage(task)}`}
              </Named>
              <TaskDeadline task={task} />
            </Stack>
          ))}
        </Stack>
      )}
    </Loadable>
  );
}
