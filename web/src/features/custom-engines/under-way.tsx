import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import type { Job } from '@transloom/contracts/jobs';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { useStopJob } from './custom-engines.queries.ts';

const steps = ['reading', 'cleaning', 'training', 'measuring'] as const;

/** What is done for an engine at the moment, or what stands in the way of using it. */
export function UnderWay({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const { status, versions, cleaningJob, cleaningFailureMessage } = engine;
  const job = status === 'training' ? versions[0]?.job : cleaningJob;
  if ((status === 'training' || status === 'cleaning') && job) return <Progress status={status} job={job} />;
  if (status === 'off-shelf') return <Alert type="warning" showIcon title={t('note.off-shelf')} />;
  if (cleaningFailureMessage !== null) return <Alert type="error" showIcon title={cleaningFailureMessage} />;
  const failed = versions[0]?.status === 'failed' ? versions[0].failureMessage : null;
  if (failed !== null) return <Alert type="error" showIcon title={t('note.failed', { reason: failed })} />;
  if (status === 'weaker') return <Alert type="warning" showIcon title={t('note.weaker')} />;
  if (status === 'prepared') return <Alert type="info" showIcon title={t('note.prepared')} />;
  return null;
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
