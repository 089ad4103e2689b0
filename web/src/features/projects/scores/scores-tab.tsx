import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { autoScoreContract } from '@transloom/contracts/auto-scores';
import { isUnderWay } from '@transloom/contracts/work';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { useChangeSearchParams } from '../../../ui/search-params.ts';
import { Stack } from '../../../ui/stack.tsx';
import { useWorkList } from '../../../work/use-work.ts';
import { useCreateWork, useWorkCommands } from '../../../work/use-work-commands.ts';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkState } from '../../../work/work-state.tsx';
import { SpendLine } from '../../billing/spend-line.tsx';
import type { OpenProject } from '../projects.queries.ts';
import { projectScoresQuery, scorings } from './scores.queries.ts';
import { ScoresView } from './scores-view.tsx';

interface ScoresTabProps {
  readonly project: OpenProject;
}

/** The automatic scores of a project: by file, and the segments behind them. */
export function ScoresTab({ project }: ScoresTabProps) {
  const { projectId } = project;
  const query = useQuery(projectScoresQuery(projectId));
  const { data: runs } = useWorkList(scorings, { subjectId: projectId, pageSize: 1 });
  const run = runs?.records[0];
  return (
    <Stack gap="md">
      {run === undefined || run.status === 'done' ? null : <RunningScoring run={run} />}
      <Loadable query={query}>
        {({ enabled, threshold, documents }) => {
          const machine = documents.reduce((sum, { segments }) => sum + segments, 0);
          const scored = documents.reduce((sum, document) => sum + document.scored, 0);
          const idle = run === undefined || !isUnderWay(run.status);
          if (scored > 0)
            return (
              <ScoresView
                project={project}
                threshold={threshold}
                documents={documents}
                exportedId={run?.status === 'done' ? run.workId : undefined}
                actions={enabled && idle ? <StartScoring project={project} rest={machine - scored} /> : null}
              />
            );
          return (
            <NoScores enabled={enabled} machine={machine}>
              {idle ? <StartScoring project={project} rest={machine} first /> : null}
            </NoScores>
          );
        }}
      </Loadable>
    </Stack>
  );
}

type Run = WorkIn<typeof autoScoreContract>;

function RunningScoring({ run }: { readonly run: Run }) {
  const { t } = useTranslation('projects');
  const { stop } = useWorkCommands(scorings);
  if (isUnderWay(run.status))
    return (
      <WorkState
        work={run}
        stageText={() => t('scores.working')}
        onStop={() => stop.mutate(run.workId)}
        stopText={t('scores.stop')}
      />
    );
  if (run.failure === null || run.status !== 'failed') return null;
  return <Alert type="warning" showIcon title={t('scores.failed')} description={failureText(run.failure)} />;
}

interface StartScoringProps extends ScoresTabProps {
  /** Machine translations without a score. */
  readonly rest: number;
  readonly first?: boolean;
}

function StartScoring({ project, rest, first = false }: StartScoringProps) {
  const { t } = useTranslation('projects');
  const create = useCreateWork(scorings);
  const { projectId, managed, status } = project;
  if (!managed || status !== 'active') return null;
  const label = first ? t('scores.start') : t(rest > 0 ? 'scores.more' : 'scores.again');
  return (
    <>
      <Button
        type={first ? 'primary' : 'default'}
        loading={create.isPending}
        onClick={() => create.mutate({ projectId, again: rest === 0 })}
      >
        {label}
      </Button>
      <SpendLine />
      {create.error ? <Alert type="error" showIcon title={create.error.message} /> : null}
    </>
  );
}

interface NoScoresProps {
  readonly enabled: boolean;
  /** Number of machine translations. */
  readonly machine: number;
  readonly children: React.ReactNode;
}

/** Why there are no scores, and the next step. */
function NoScores({ enabled, machine, children }: NoScoresProps) {
  const { t } = useTranslation('projects');
  const changeSearch = useChangeSearchParams();
  const icon = <SafetyCertificateOutlined />;
  if (!enabled)
    return (
      <EmptyState
        icon={icon}
        title={t('scores.off')}
        description={t('scores.offHint')}
        action={<Button onClick={() => changeSearch({ tab: 'qa' })}>{t('scores.toSettings')}</Button>}
      />
    );
  if (machine === 0)
    return <EmptyState icon={icon} title={t('scores.noMachine')} description={t('scores.noMachineHint')} />;
  return (
    <EmptyState icon={icon} title={t('scores.none')} description={t('scores.noneHint')} action={children} />
  );
}
