import { ProfileOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Named, NameLink } from '../../../ui/name-link.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TaskDeadline, TaskStanding } from '../../tasks/task-parts.tsx';
import { myTasksQuery } from '../../tasks/tasks.queries.ts';
import { useTaskWords } from '../../tasks/use-task-words.ts';
import type { Saver } from '../saving/saver.ts';
import { useWorkbenchParts } from '../workbench-context.ts';
import { ReturnButton } from './return-button.tsx';
import { SubmitButton } from './submit-button.tsx';

interface TaskButtonsProps {
  readonly saver: Pick<Saver, 'flush'>;
  /** Lists the segments that are not confirmed. */
  readonly onShowUnconfirmed: () => void;
}

/** What can be done with the task one works under: hand over, return to an earlier stage, change to another one. */
export function TaskButtons({ saver, onShowUnconfirmed }: TaskButtonsProps) {
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
      {task.actions.includes('offline-export') ? (
        <SubmitButton task={task} saver={saver} onShowUnconfirmed={onShowUnconfirmed} />
      ) : null}
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
