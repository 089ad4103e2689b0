import { BarChartOutlined } from '@ant-design/icons';
import type { ListedAnalysis } from '@transloom/contracts/analyses';
import { isUnderWay } from '@transloom/contracts/work';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../api/failure-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { useSearchParams } from '../../ui/search-params.ts';
import { Stack } from '../../ui/stack.tsx';
import { useWork } from '../../work/use-work.ts';
import { useWorkCommands } from '../../work/use-work-commands.ts';
import { WorkState } from '../../work/work-state.tsx';
import { type AnalysisWork, analyses, useProjectAnalyses } from './analyses.queries.ts';
import { AnalysisView } from './analysis-view.tsx';
import type { AnalyzedProject } from './analyzed-project.ts';
import { NewAnalysisDrawer } from './new-analysis-drawer.tsx';

interface AnalysisTabProps {
  readonly project: AnalyzedProject;
}

/** The analyses of a project: the newest one, or the one that the address names. */
export function AnalysisTab({ project }: AnalysisTabProps) {
  const query = useProjectAnalyses(project.projectId);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Loadable query={query}>
        {(listed) =>
          listed.length === 0 ? (
            <NoAnalysis onAnalyze={() => setAsking(true)} />
          ) : (
            <ChosenAnalysis project={project} listed={listed} onAnalyze={() => setAsking(true)} />
          )
        }
      </Loadable>
      <NewAnalysisDrawer project={project} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function NoAnalysis({ onAnalyze }: { readonly onAnalyze: () => void }) {
  const { t } = useTranslation('analyses');
  return (
    <EmptyState
      icon={<BarChartOutlined />}
      title={t('empty.title')}
      description={t('empty.text')}
      action={
        <Button type="primary" onClick={onAnalyze}>
          {t('analyze')}
        </Button>
      }
    />
  );
}

interface ChosenProps extends AnalysisTabProps {
  readonly listed: readonly ListedAnalysis[];
  readonly onAnalyze: () => void;
}

function ChosenAnalysis({ project, listed, onAnalyze }: ChosenProps) {
  const { analysis } = useSearchParams('analysis');
  const chosen = listed.find(({ analysisId }) => analysisId === analysis) ?? listed[0];
  const query = useWork(analyses, chosen?.analysisId);
  return (
    <Loadable query={query}>
      {(work) =>
        work.result === null ? (
          <Unfinished work={work} onAnalyze={onAnalyze} />
        ) : (
          <AnalysisView key={work.workId} {...{ project, listed, onAnalyze, result: work.result, work }} />
        )
      }
    </Loadable>
  );
}

/** An analysis that is being made, or that failed or was stopped. */
function Unfinished({ work, onAnalyze }: { readonly work: AnalysisWork; readonly onAnalyze: () => void }) {
  const { t } = useTranslation('analyses');
  const { stop, retry } = useWorkCommands(analyses);
  if (isUnderWay(work.status))
    return <WorkState work={work} stageText={() => t('working')} onStop={() => stop.mutate(work.workId)} />;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(work.status === 'failed' ? 'failed' : 'stopped')}
      description={work.failure ? failureText(work.failure) : undefined}
      action={
        <Stack direction="row" gap="xs">
          {work.status === 'failed' ? (
            <Button onClick={() => retry.mutate(work.workId)}>{t('retry')}</Button>
          ) : null}
          <Button onClick={onAnalyze}>{t('analyze')}</Button>
        </Stack>
      }
    />
  );
}
