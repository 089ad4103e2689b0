import type { Training } from '@transloom/contracts/custom-engine-versions';
import type { Failure } from '@transloom/contracts/jobs';
import type { CustomEngineRow } from '../custom-engines.store.ts';
import type { TrainingState, VersionRow } from '../versions/engine-versions.store.ts';
import { isEstimateOf } from './require-order.ts';

export function shownTraining(
  engine: CustomEngineRow,
  version: VersionRow,
  trainer: string | null,
): Training | null {
  const training = version.training as unknown as TrainingState | null;
  if (training === null) return null;
  const { state, share, estimate, tokens, startedAt, unreachableSince } = training;
  const { cost, tokens: estimated, seconds } = estimate;
  return {
    trainer,
    state,
    share,
    tokens,
    startedAt,
    unreachableSince,
    estimate: { cost, tokens: estimated, seconds },
    resumable: isResumable(engine, version),
  };
}

/** Whether a stopped training can be resumed: the trainer still has it, and the corpus is the ordered one. */
export function isResumable(
  engine: Pick<CustomEngineRow, 'corpus'>,
  { status, failure, training, trainerId }: VersionRow,
): boolean {
  if (status !== 'failed' || training === null || trainerId === null) return false;
  const { estimate } = training as unknown as TrainingState;
  return (failure as Failure | null)?.code !== 'trainer.gone' && isEstimateOf(engine, estimate);
}
