import { useQuery } from '@tanstack/react-query';
import type { Job } from '@transloom/contracts/jobs';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure-text.ts';
import { Stack } from '../../../ui/stack.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { type EstimateWish, estimateQuery, useStartEstimate, useStopEstimate } from './estimate.queries.ts';
import { EstimateResult } from './estimate-result.tsx';

interface EstimatePanelProps {
  /** Undefined while it is not said yet what is to be translated, and how. */
  readonly wish: EstimateWish | undefined;
}

/** What a pre-translation would take and cost, for whoever asks before it begins. Another wish is another estimate. */
export function EstimatePanel({ wish }: EstimatePanelProps) {
  return wish === undefined ? null : <Estimate key={JSON.stringify(wish)} wish={wish} />;
}

function Estimate({ wish }: { readonly wish: EstimateWish }) {
  const { t } = useTranslation('projects');
  const start = useStartEstimate();
  const estimateId = start.data?.estimateId;
  if (estimateId !== undefined)
    return <StartedEstimate estimateId={estimateId} onAgain={() => start.mutate(wish)} />;
  return (
    <Stack gap="xs">
      <Button block loading={start.isPending} onClick={() => start.mutate(wish)}>
        {t('estimate.action')}
      </Button>
      {start.error ? <Alert type="error" showIcon title={start.error.message} /> : null}
    </Stack>
  );
}

interface StartedEstimateProps {
  readonly estimateId: string;
  readonly onAgain: () => void;
}

function StartedEstimate({ estimateId, onAgain }: StartedEstimateProps) {
  const { t } = useTranslation('projects');
  const stop = useStopEstimate();
  const { data, error } = useQuery(estimateQuery(estimateId));
  if (data?.estimate) return <EstimateResult estimate={data.estimate} />;
  const refusal = refusalOf(data?.job, error, t('estimate.stopped'));
  if (refusal !== undefined)
    return (
      <Alert
        type="warning"
        showIcon
        title={t('estimate.failed')}
        description={refusal}
        action={
          <Button size="small" onClick={onAgain}>
            {t('estimate.again')}
          </Button>
        }
      />
    );
  const { job } = data ?? {};
  const step = job?.step === 'reading' || job?.step === 'matching' ? job.step : 'working';
  return (
    <WorkProgress
      step={t(`estimate.${step}`)}
      done={job?.done ?? 0}
      total={job?.total ?? 0}
      startedAt={job?.startedAt ?? null}
      cancelText={t('estimate.stop')}
      {...(job && { onCancel: () => stop.mutate(job.jobId) })}
    />
  );
}

function refusalOf(job: Job | undefined, error: Error | null, stopped: string): string | undefined {
  if (job?.state === 'cancelled') return stopped;
  if (job?.state === 'failed') return job.failure === null ? stopped : failureText(job.failure);
  return job === undefined ? error?.message : undefined;
}
