import type { Asset } from '@transloom/contracts/assets';
import { AppError } from '../../platform/app-error.ts';

interface Filled {
  readonly id: string;
  readonly mergedInto: string | null;
  /** The import, cleaning or merge whose turn it is; its own id while it is filled. */
  readonly writingImport: string | null;
  readonly fillFailedAt: Date | null;
}

/** Whether entries are still being copied into an asset, or copying failed. */
export function fillingOf({ id, writingImport, fillFailedAt }: Omit<Filled, 'mergedInto'>): Asset['filling'] {
  if (writingImport === id) return 'running';
  return fillFailedAt === null ? null : 'failed';
}

/**
 * Refuses to delete an asset that is being copied into one that stays: a part of its entries would be lost.
 * @throws {AppError} asset.busy
 */
export function refuseWhileCopied(
  staying: readonly Filled[],
  { mergedInto }: Pick<Filled, 'mergedInto'>,
): void {
  const into = staying.find(({ id }) => id === mergedInto);
  if (into !== undefined && fillingOf(into) === 'running') throw new AppError('asset.busy');
}
