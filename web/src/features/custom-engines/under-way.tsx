import { makingKeys } from '@transloom/contracts/custom-engine-fields';
import type { EngineVersion } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import type { Job } from '@transloom/contracts/jobs';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { Section } from '../../ui/section.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { useResumeTraining, useStopJob } from './custom-engines.queries.ts';
import { DeepProgress } from './deep-progress.tsx';

const steps = ['reading', 'cleaning', 'drafting', 'training', 'measuring'] as const;

/** What is done for an engine at the moment, or what stands in the way of using it. */
export function UnderWay({ engine }: { readonly engine: CustomEngineDetail }) {
  const { status, versions, cleaningJob } = engine;
  const [newest] = versions;
  if (status === 'training' && newest?.training)
    return <DeepProgress engine={engine} training={newest.training} job={newest.job} />;
  const job = status === 'training' ? newest?.job : cleaningJob;
  if ((status === 'training' || status === 'cleaning') && job) return <Progress status={status} job={job} />;
  return <Obstacle engine={engine} />;
}

function Obstacle({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const { status, versions, cleaningFailureMessage } = engine;
  const [newest] = versions;
  if (status === 'off-shelf') return <Alert type="warning" showIcon title={t('note.off-shelf')} />;
  if (cleaningFailureMessage !== null) return <Alert type="error" showIcon title={cleaningFailureMessage} />;
  if (newest?.status === 'failed') return <Failed engine={engine} version={newest} />;
  if (status === 'weaker') return <Alert type="warning" showIcon title={t('note.weaker')} />;
  if (status === 'prepared') return <Alert type="info" showIcon title={t('note.prepared')} />;
  return null;
}

interface FailedProps {
  readonly engine: CustomEngineDetail;
  readonly version: EngineVersion;
}

function Failed({ engine, version: { failure, failureMessage, training } }: FailedProps) {
  const { t } = useTranslation('custom-engines');
  const stopped = failure?.code === 'job.cancelled';
  return (
    <Alert
      type={stopped ? 'info' : 'error'}
      showIcon
      title={stopped ? t('note.stopped') : t('note.failed', { reason: failureMessage })}
      action={training?.resumable ? <ResumeButton engine={engine} /> : null}
    />
  );
}

function ResumeButton({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const makes = useAllows()(makingKeys);
  const resume = useResumeTraining();
  if (!makes) return null;
  return (
    <Button size="small" loading={resume.isPending} onClick={() => resume.mutate(engine.customEngineId)}>
      {t('train.resume')}
    </Button>
  );
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
