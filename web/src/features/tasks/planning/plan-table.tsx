import type { Task } from '@transloom/contracts/task-shape';
import { Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { LanguagePair } from '../../../ui/language-pair.tsx';
import { NameButton, Named, NameLink } from '../../../ui/name-link.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { TaskDrawer } from '../task-drawer.tsx';
import { TaskDeadline, TaskStanding } from '../task-parts.tsx';
import { useTaskWords } from '../use-task-words.ts';
import type { Plan } from './plan.ts';
import styles from './plan-table.module.css';

interface PlanTableProps {
  readonly plan: Plan;
  readonly cell: (task: Task, content: ReactNode) => ReactNode;
  readonly heading: (stage: number, label: string) => ReactNode;
}

/** A part of a document with its tasks, one for each stage. */
interface Row {
  readonly key: string;
  readonly document: Plan['documents'][number];
  readonly part: number;
  readonly tasks: readonly Task[];
}

const rowsAPage = 50;

export function PlanTable({ plan, cell, heading }: PlanTableProps) {
  const { t } = useTranslation('tasks');
  const words = useTaskWords();
  const [shown, setShown] = useState<Task>();
  const rows = rowsOf(plan);
  const stages = Math.max(...plan.documents.map(({ stages: { length } }) => length));
  const stageName = (stage: number) => {
    const known = plan.documents.find(({ stages: own }) => own.length >= stage)?.stages[stage - 1];
    return known === undefined ? '' : words.stage({ kind: known.kind, stageName: known.name });
  };
  const columns: readonly TableColumnType<Row>[] = [
    {
      key: 'name',
      title: t('column.file'),
      render: (_, { document, part }) => (
        <Named
          link={
            <NameLink
              to="/workbench/editer"
              search={{ documentId: document.documentId }}
              title={document.name}
            >
              {document.name}
            </NameLink>
          }
        >
          {partWords(document, part) || t(`mode.${document.mode}`)}
        </Named>
      ),
    },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 160,
      render: (_, { document }) => (
        <LanguagePair source={document.sourceLanguage} targets={[document.targetLanguage]} />
      ),
    },
    {
      key: 'words',
      title: t('column.words'),
      width: 88,
      align: 'right',
      render: (_, { tasks }) => formatNumber(tasks[0]?.words ?? 0),
    },
    ...Array.from({ length: stages }, (_, index): TableColumnType<Row> => {
      const stage = index + 1;
      return {
        key: `stage ${stage}`,
        title: heading(stage, stageName(stage)),
        width: 248,
        render: (_value, { tasks }) => {
          const task = tasks.find((one) => one.stage === stage);
          return task === undefined ? null : cell(task, <StageCell task={task} onShow={setShown} />);
        },
      };
    }),
  ];
  function partWords(document: Plan['documents'][number], part: number): string {
    const parts = new Set(document.tasks.map((task) => task.part)).size;
    return words.part({ part, parts });
  }
  return (
    <>
      <div className={styles['scroll']}>
        <Table<Row>
          size="small"
          rowKey="key"
          aria-label={t('plan.label')}
          columns={[...columns]}
          dataSource={[...rows]}
          pagination={rows.length > rowsAPage ? { pageSize: rowsAPage, showSizeChanger: false } : false}
        />
      </div>
      <TaskDrawer task={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

function rowsOf({ documents }: Plan): readonly Row[] {
  return documents.flatMap((document) =>
    [...Map.groupBy(document.tasks, ({ part }) => part)].map(([part, tasks]) => ({
      key: `${document.documentId} ${part}`,
      document,
      part,
      tasks,
    })),
  );
}

interface StageCellProps {
  readonly task: Task;
  readonly onShow: (task: Task) => void;
}

/** Who has a task or was asked, by when, for how much, and how it stands. */
function StageCell({ task, onShow }: StageCellProps) {
  const { t } = useTranslation('tasks');
  const words = useTaskWords();
  const asked = task.people.filter(({ answer }) => answer === 'asked').map(({ username }) => username);
  const declined = task.people.filter(({ answer }) => answer === 'declined');
  const who = task.assignee?.username ?? asked.join(', ');
  if (task.state === 'unassigned') return <Text tone="tertiary">{t('standing.unassigned')}</Text>;
  return (
    <Stack gap="xxs">
      <Stack direction="row" gap="xs" wrap>
        <NameButton title={who} onClick={() => onShow(task)}>
          {who || t('nobody')}
        </NameButton>
        <TaskStanding task={task} />
      </Stack>
      <Stack direction="row" gap="xs" wrap>
        <TaskDeadline task={task} />
        <Text size="small" tone="secondary" numeric>
          {words.pay(task)}
        </Text>
      </Stack>
      {task.state === 'declined'
        ? declined.map(({ userId, username, reason }) => (
            <Text key={userId} size="small" tone="danger">{`${username}: ${reason}`}</Text>
          ))
        : null}
    </Stack>
  );
}
