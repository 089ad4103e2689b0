import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { Task } from '@transloom/contracts/task-shape';
import type { tasksApi } from '@transloom/contracts/tasks';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { Facts } from '../../ui/facts.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { PaySection } from './pay/pay-section.tsx';
import { TaskDeadline, TaskProgress, TaskStanding } from './task-parts.tsx';
import { taskProjectQuery, taskQuery, taskTextQuery, useWriteNote } from './tasks.queries.ts';
import { useTaskWords } from './use-task-words.ts';

interface TaskDrawerProps {
  readonly task: Pick<Task, 'taskId' | 'documentName'> | undefined;
  readonly onClose: () => void;
}

/** What somebody looks at before they accept a task, and everything that was done to it. */
export function TaskDrawer({ task, onClose }: TaskDrawerProps) {
  return (
    <Drawer open={task !== undefined} onClose={onClose} size={720} destroyOnHidden title={task?.documentName}>
      {task === undefined ? null : <TaskContent taskId={task.taskId} />}
    </Drawer>
  );
}

function TaskContent({ taskId }: { readonly taskId: string }) {
  const query = useQuery(taskQuery(taskId));
  return (
    <Loadable query={query}>
      {(task) => (
        <Stack gap="md">
          <TaskFacts task={task} />
          {task.price === null ? null : <PaySection taskId={taskId} />}
          <TaskNote key={task.note} task={task} />
          <TaskText taskId={taskId} />
          <TaskHistory task={task} />
        </Stack>
      )}
    </Loadable>
  );
}

type OpenTask = OutputOf<typeof tasksApi.task>;

function TaskFacts({ task }: { readonly task: OpenTask }) {
  const { t } = useTranslation('tasks');
  const words = useTaskWords();
  const { data: project } = useQuery(taskProjectQuery(task.taskId));
  const { terms } = task;
  const line = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
  return (
    <Facts
      facts={[
        { label: t('column.status'), value: <TaskStanding task={task} /> },
        { label: t('column.progress'), value: <TaskProgress task={task} /> },
        { label: t('fact.project'), value: task.projectName },
        ...line(t('fact.remark'), project?.remark ?? ''),
        { label: t('column.stage'), value: words.stage(task) },
        ...line(t('fact.part'), words.part(task)),
        {
          label: t('column.languages'),
          value: `${languageName(task.sourceLanguage)} → ${languageName(task.targetLanguage)}`,
        },
        { label: t('column.words'), value: formatNumber(task.words) },
        { label: t('column.deadline'), value: <TaskDeadline task={task} /> },
        ...line(t('fact.manager'), task.manager?.username ?? ''),
        ...line(t('fact.assignee'), task.assignee?.username ?? ''),
        ...line(t('assign.customer'), terms.customer),
        ...line(t('assign.businessLine'), terms.businessLine),
        ...line(t('assign.expertise'), terms.expertise.join(', ')),
        ...line(t('assign.catTools'), terms.catTools.join(', ')),
      ]}
    />
  );
}

/** The note that all people of the task read; its manager and assignee write it. */
function TaskNote({ task }: { readonly task: OpenTask }) {
  const { t } = useTranslation('tasks');
  const [note, setNote] = useState(task.note);
  const write = useWriteNote();
  return (
    <Section
      title={t('note.title')}
      description={t('note.hint')}
      actions={
        <Button
          size="small"
          disabled={note === task.note}
          loading={write.isPending}
          onClick={() => write.mutate({ taskId: task.taskId, note })}
        >
          {t('note.save')}
        </Button>
      }
    >
      <Input.TextArea
        aria-label={t('note.title')}
        rows={2}
        maxLength={limits.taskNoteCharacters}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Section>
  );
}

function TaskText({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation('tasks');
  const query = useQuery(taskTextQuery(taskId));
  return (
    <Section title={t('preview.title')}>
      <Loadable query={query}>
        {({ lines, more }) => (
          <Stack gap="xxs">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
              <Text key={index} as="p" size="table">
                {line}
              </Text>
            ))}
            {more ? <Text tone="tertiary">…</Text> : null}
          </Stack>
        )}
      </Loadable>
    </Section>
  );
}

function TaskHistory({ task }: { readonly task: OpenTask }) {
  const { t } = useTranslation('tasks');
  return (
    <Section title={t('history.title')}>
      <Stack gap="xxs">
        {task.records.length === 0 ? <Text tone="tertiary">{t('history.none')}</Text> : null}
        {task.records.map(({ at, by, action, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records are only added at the end
          <Text key={index} as="p" size="table">
            {`${formatInstant(at)} · ${by ?? t('history.program')} · ${t(`did.${action}`, { defaultValue: action })}`}
            {reason === '' ? '' : `: ${reason}`}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
