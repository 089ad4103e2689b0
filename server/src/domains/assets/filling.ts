import type { Asset } from '@transloom/contracts/assets';
import { AppError } from '../../platform/app-error.ts';

interface Filled {
  readonly id: string;
  readonly mergedInto: string | null;
  /** The import, cleaning or merge whose turn it is; its own id while it is filled. */
  readonly writingImport: string | null;
  readonly fillFailedAt: Date | null;
}

/** Whether entries of others are still copied into an asset, or could not all be. */
export function fillingOf({ id, writingImport, fillFailedAt }: Omit<Filled, 'mergedInto'>): Asset['filling'] {
  if (writingImport === id) return 'running';
  return fillFailedAt === null ? null : 'failed';
}

/**
 * What is being copied into one of those that stay is not deleted: a part of it would be nowhere then.
 * @throws {AppError} asset.busy
 */
export function refuseWhileCopied(
  staying: readonly Filled[],
  { mergedInto }: Pick<Filled, 'mergedInto'>,
): void {
  const into = staying.find(({ id }) => id === mergedInto);
  if (into !== undefined && fillingOf(into) === 'running') throw new AppError('asset.busy');
}
