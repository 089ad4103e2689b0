import { isUnderWay } from '@transloom/contracts/work';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure-text.ts';
import { Stack } from '../../../ui/stack.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { useWork } from '../../../work/use-work.ts';
import { useCreateWork, useWorkCommands } from '../../../work/use-work-commands.ts';
import { WorkState } from '../../../work/work-state.tsx';
import { type EstimateWish, estimates } from './estimate.queries.ts';
import { EstimateResult } from './estimate-result.tsx';

interface EstimatePanelProps {
  /** Undefined while it is not said yet what is to be translated, and how. */
  readonly wish: EstimateWish | undefined;
  /** Estimates by itself once the wish rests for a moment. */
  readonly auto?: boolean;
  /** Told of the estimate of the wish; undefined while there is none. */
  readonly onEstimate?: (workId: string | undefined) => void;
}

/** Somebody who goes on choosing starts no estimate of what they change. */
const restMs = 1_200;

/** What a pre-translation would take and cost, for whoever asks before it begins. Another wish is another estimate. */
export function EstimatePanel({ wish, ...more }: EstimatePanelProps) {
  return wish === undefined ? null : <Estimate key={JSON.stringify(wish)} wish={wish} {...more} />;
}

interface EstimateProps extends Omit<EstimatePanelProps, 'wish'> {
  readonly wish: EstimateWish;
}

function Estimate({ wish, auto = false, onEstimate }: EstimateProps) {
  const { t } = useTranslation('projects');
  const start = useCreateWork(estimates);
  const workId = start.data?.workId;
  const begin = useRef(() => undefined as unknown);
  begin.current = () => start.mutate(wish);
  const [asked, setAsked] = useState(false);
  const told = useRef(onEstimate);
  told.current = onEstimate;
  useEffect(() => {
    if (!auto) return;
    const timer = setTimeout(() => begin.current(), restMs);
    return () => clearTimeout(timer);
  }, [auto]);
  useEffect(() => {
    told.current?.(workId);
    return () => told.current?.(undefined);
  }, [workId]);
  if (workId !== undefined) return <StartedEstimate workId={workId} onAgain={() => start.mutate(wish)} />;
  return (
    <Stack gap="xs">
      <Button
        block
        loading={start.isPending}
        onClick={() => {
          setAsked(true);
          start.mutate(wish);
        }}
      >
        {t('estimate.action')}
      </Button>
      {start.error && asked ? <Alert type="error" showIcon title={start.error.message} /> : null}
    </Stack>
  );
}

interface StartedEstimateProps {
  readonly workId: string;
  readonly onAgain: () => void;
}

function StartedEstimate({ workId, onAgain }: StartedEstimateProps) {
  const { t } = useTranslation('projects');
  const { data: work, error } = useWork(estimates, workId);
  const { stop } = useWorkCommands(estimates);
  if (work?.result) return <EstimateResult estimate={work.result} onPaid={onAgain} />;
  if (work && isUnderWay(work.status))
    return (
      <WorkState
        work={work}
        stageText={(stage) =>
          t(stage === 'reading' || stage === 'matching' ? `estimate.${stage}` : 'estimate.working')
        }
        stopText={t('estimate.stop')}
        onStop={() => stop.mutate(workId)}
      />
    );
  if (work === undefined && error === null)
    return <WorkProgress step={t('estimate.working')} done={0} total={0} />;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('estimate.failed')}
      description={work?.failure ? failureText(work.failure) : (error?.message ?? t('estimate.stopped'))}
      action={
        <Button size="small" onClick={onAgain}>
          {t('estimate.again')}
        </Button>
      }
    />
  );
}
