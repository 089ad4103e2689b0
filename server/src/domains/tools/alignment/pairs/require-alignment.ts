import { type AlignmentOptions, alignmentContract } from '@transloom/contracts/alignment';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { requireWork } from '../../../work/require-work.ts';
import { findAlignment } from './pairs.store.ts';

const kind = { contract: alignmentContract, seenBy: 'organization' } as const;

export interface OpenAlignment {
  readonly name: string;
  readonly options: AlignmentOptions;
  readonly change: number;
  readonly saved: readonly SavedMemory[];
}

export interface SavedMemory {
  readonly memoryId: string;
  readonly name: string;
  readonly at: string;
}

/**
 * An alignment whose rows are there. Locked, it is changed by nobody else until the transaction ends.
 * @throws {AppError} resource.not-found; work.other-state while it runs, or before it was ever done
 */
export async function requireAlignment(
  context: Context,
  workId: string,
  lock: 'locked' | 'read',
): Promise<OpenAlignment> {
  const { name, status, options } = await requireWork(context, kind, workId);
  const alignment = await findAlignment(context.db, workId, lock);
  if (status !== 'done' || alignment === undefined) throw new AppError('work.other-state');
  const { change, saved } = alignment;
  return {
    name,
    options: alignmentContract.options.parse(options),
    change,
    saved: saved as unknown as SavedMemory[],
  };
}
