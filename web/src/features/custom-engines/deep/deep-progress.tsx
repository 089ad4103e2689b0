import type { Training } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import type { Job } from '@transloom/contracts/jobs';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactLine, LineFact } from '../../../ui/fact-line.tsx';
import { Section } from '../../../ui/section.tsx';
import { When } from '../../../ui/when.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { useStopTraining } from '../custom-engines.queries.ts';
import { useEstimateText } from './use-estimate-text.ts';

interface DeepProgressProps {
  readonly engine: CustomEngineDetail;
  readonly training: Training;
  readonly job: Job | null;
}

/** A version at its trainer: what is done there, what it will take, and a way to stop it. */
export function DeepProgress({ engine, training, job }: DeepProgressProps) {
  const { t } = useTranslation('custom-engines');
  const stop = useStopTraining();
  const { trainer, state, share, startedAt, unreachableSince, estimate } = training;
  const text = useEstimateText()(estimate);
  const { done, total } = progressOf(state, share, job);
  return (
    <Section title={t('status.training')} description={t('note.training')}>
      <WorkProgress
        step={t(`step.${state === 'trained' ? 'measuring' : state}`)}
        done={done}
        total={total}
        startedAt={startedAt}
        onCancel={() => stop.mutate(engine.customEngineId)}
      />
      <FactLine>
        <LineFact label={t('estimate.trainer')}>{trainer}</LineFact>
        <LineFact label={t('estimate.cost')}>{text.cost}</LineFact>
        <LineFact label={t('estimate.time')}>{text.time}</LineFact>
      </FactLine>
      {unreachableSince === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              {t('note.unreachable', { trainer })} <When instant={unreachableSince} />
            </>
          }
        />
      )}
    </Section>
  );
}

const shareSteps = 100;

/** Handing in and measuring are jobs of ours; what is between them, the trainer tells. */
function progressOf(state: Training['state'], share: number | null, job: Job | null) {
  if (state === 'sending' || state === 'trained') return { done: job?.done ?? 0, total: job?.total ?? 0 };
  if (share === null) return { done: 0, total: 0 };
  return { done: Math.floor(share * shareSteps), total: shareSteps };
}
