import type { CustomEngineStatus, CustomEngineSummary } from '@transloom/contracts/custom-engines';
import type { CustomEngineRow } from './custom-engines.store.ts';
import type { VersionRow } from './versions/engine-versions.store.ts';

export function isUnderWay({ status }: Pick<VersionRow, 'status'>): boolean {
  return status === 'building' || status === 'measuring';
}

interface EngineState {
  readonly engine: Pick<CustomEngineRow, 'cleaningJobId' | 'currentVersion' | 'corpus' | 'cleaningFailure'>;
  /** The newest first. */
  readonly versions: readonly Pick<VersionRow, 'status'>[];
  /** Whether the plan covers it. */
  readonly covered: boolean;
}

/** Follows from what there is, so that an engine is back as soon as the plan covers it again. */
export function statusOf({ engine, versions, covered }: EngineState): CustomEngineStatus {
  const [newest] = versions;
  if (newest !== undefined && isUnderWay(newest)) return 'training';
  if (!covered) return 'off-shelf';
  if (engine.cleaningJobId !== null) return 'cleaning';
  if (engine.currentVersion !== null) return 'ready';
  if (newest?.status === 'failed' || engine.cleaningFailure !== null) return 'failed';
  if (newest?.status === 'weaker') return 'weaker';
  return engine.corpus === null ? 'empty' : 'prepared';
}

/** While its corpus is cleaned it goes on with the version it has. */
export function isServing({
  status,
  currentVersion,
}: Pick<CustomEngineSummary, 'status' | 'currentVersion'>): boolean {
  return currentVersion !== null && (status === 'ready' || status === 'cleaning');
}
