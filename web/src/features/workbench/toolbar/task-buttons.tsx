import { ProfileOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Task } from '@transloom/contracts/task-shape';
import { Button, Drawer, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Named, NameLink } from '../../../ui/name-link.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { ReasonDialog } from '../../tasks/reason-dialog.tsx';
import { TaskDeadline, TaskStanding } from '../../tasks/task-parts.tsx';
import { myTasksQuery, useReturnTask } from '../../tasks/tasks.queries.ts';
import { useTaskCommands } from '../../tasks/use-task-commands.tsx';
import { useTaskWords } from '../../tasks/use-task-words.ts';
import type { Saver } from '../saving/saver.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';

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
  const open = useWorkbench(
    ({ rows }) => rows.list.filter(({ refusal, confirmed }) => refusal === null && !confirmed).length,
  );
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

/** Returns the whole task of an earlier stage, or the segment one is at (D4.15). */
function ReturnButton({ tasks }: { readonly tasks: readonly Task[] }) {
  const { t } = useTranslation('workbench');
  const words = useTaskWords();
  const navigate = useNavigate();
  const rollback = useReturnTask();
  const activeId = useWorkbench((state) => state.activeId);
  const [open, setOpen] = useState(false);
  const [taskId, setTaskId] = useState(tasks.at(-1)?.taskId ?? '');
  const [whole, setWhole] = useState(true);
  const segmentIds = whole || activeId === null ? [] : [activeId];
  return (
    <>
      <Select
        aria-label={t('task.returnTo')}
        value={taskId}
        options={tasks.map((task) => ({ value: task.taskId, label: words.stage(task) }))}
        onChange={setTaskId}
        popupMatchSelectWidth={false}
      />
      <Select
        aria-label={t('task.returnWhat')}
        value={whole ? 'whole' : 'segment'}
        options={(['whole', 'segment'] as const).map((value) => ({
          value,
          label: t(`task.what.${value}`),
        }))}
        onChange={(value) => setWhole(value === 'whole')}
        popupMatchSelectWidth={false}
      />
      <Button onClick={() => setOpen(true)}>{t('task.return')}</Button>
      <ReasonDialog
        open={open}
        title={t('task.returnTitle')}
        verb={t('task.return')}
        usual={[t('task.reasonTerms'), t('task.reasonStyle'), t('task.reasonErrors')]}
        hint={t('task.billedOnce')}
        onGive={async (reason) => {
          await rollback.mutateAsync({ taskId, reason, segmentIds });
          await navigate({ to: '/task/list/index' });
        }}
        onClose={() => setOpen(false)}
      />
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
