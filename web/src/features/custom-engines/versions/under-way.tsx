import type { Job } from '@transloom/contracts/jobs';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { useStopJob } from '../custom-engines.queries.ts';
import { DeepProgress } from '../deep/deep-progress.tsx';
import { EngineObstacle } from '../engine-obstacle.tsx';

const steps = ['reading', 'cleaning', 'drafting', 'training', 'measuring'] as const;

/** What is done for an engine at the moment, or what stands in the way of using it. */
export function UnderWay({ engine, showsFiles }: ComponentProps<typeof EngineObstacle>) {
  const { status, versions, cleaningJob } = engine;
  const [newest] = versions;
  if (status === 'training' && newest?.training)
    return <DeepProgress engine={engine} training={newest.training} job={newest.job} />;
  const job = status === 'training' ? newest?.job : cleaningJob;
  if ((status === 'training' || status === 'cleaning') && job) return <Progress status={status} job={job} />;
  return <EngineObstacle engine={engine} showsFiles={showsFiles} />;
}

function Progress({ status, job }: { readonly status: 'training' | 'cleaning'; readonly job: Job }) {
  const { t } = useTranslation('custom-engines');
  const stop = useStopJob();
  const step = steps.find((one) => one === job.step) ?? (status === 'training' ? 'training' : 'reading');
  return (
    <Section title={t(`status.${status}`)} description={t(`note.${status}`)}>
      <WorkProgress
        step={t(`step.${step}`)}
        done={job.done}
        total={job.total}
        startedAt={job.startedAt}
        onCancel={() => stop.mutate(job.jobId)}
      />
    </Section>
  );
}
