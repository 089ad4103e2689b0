import type { Flow } from '@transloom/contracts/project-settings';
import type { DocumentTasks } from '@transloom/contracts/task-shape';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../i18n/format.ts';
import { Text } from '../../ui/text.tsx';
import { useStageName } from '../project-settings/use-stage-name.ts';
import { Deadline } from './deadline.tsx';

type Tasks = DocumentTasks['tasks'];

/** Tasks of the first stage that is not handed over, or of the last one where all are. */
function currentTasks(tasks: Tasks): Tasks {
  const open = tasks.filter(({ standing }) => standing !== 'submitted');
  const stage =
    open.length > 0
      ? Math.min(...open.map((task) => task.stage))
      : Math.max(0, ...tasks.map((task) => task.stage));
  return tasks.filter((task) => task.stage === stage);
}

/** People of the stage a file is in; those of all stages in the tooltip. */
export function Assignees({ work }: { readonly work: DocumentTasks | undefined }) {
  const { t } = useTranslation('projects');
  const stageName = useStageName();
  const namesOf = (tasks: Tasks) => [...new Set(tasks.flatMap(({ assignee }) => assignee ?? []))];
  const names = namesOf(currentTasks(work?.tasks ?? []));
  if (work === undefined || names.length === 0)
    return (
      <Text size="table" tone="tertiary">
        {t('documents.unassigned')}
      </Text>
    );
  const all = work.stages.map((stage, index) => {
    const people = namesOf(work.tasks.filter((task) => task.stage === index + 1));
    return `${stageName(stage)}: ${people.length > 0 ? formatList(people) : t('documents.unassigned')}`;
  });
  return (
    <Tooltip title={all.map((line) => <div key={line}>{line}</div>)}>
      <div>
        <Text size="table" truncate as="div">
          {formatList(names)}
        </Text>
      </div>
    </Tooltip>
  );
}

interface WorkDeadlineProps {
  readonly work: DocumentTasks | undefined;
  /** Of the project, where no task has one. */
  readonly deadline: string | null;
  readonly open: boolean;
}

/** When the stage a file is in is due. */
export function WorkDeadline({ work, deadline, open }: WorkDeadlineProps) {
  const current = currentTasks(work?.tasks ?? []);
  const [first] = current.flatMap((task) => task.deadline ?? []).toSorted();
  const done = current.length > 0 && current.every(({ standing }) => standing === 'submitted');
  return <Deadline deadline={first ?? deadline} open={open && !done} />;
}

interface WorkFlowProps {
  readonly work: DocumentTasks | undefined;
  /** Of the project: what a file without tasks will follow. */
  readonly flow: Flow;
}

/** The stages of a file; the one it is in stands out. */
export function WorkFlow({ work, flow }: WorkFlowProps) {
  const name = useStageName();
  const stages = work?.stages ?? flow;
  const at = currentTasks(work?.tasks ?? [])[0]?.stage;
  const steps = stages.map((stage, index) => ({
    key: `${index + 1} ${stage.kind}`,
    words: index > 0 ? ` → ${name(stage)}` : name(stage),
    tone: at === undefined || at === index + 1 ? ('default' as const) : ('tertiary' as const),
  }));
  return (
    <Text size="table" truncate as="div">
      {steps.map(({ key, words, tone }) => (
        <Text key={key} size="table" tone={tone}>
          {words}
        </Text>
      ))}
    </Text>
  );
}
