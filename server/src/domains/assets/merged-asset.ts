import { AppError } from '../../platform/app-error.ts';

interface Mergeable {
  readonly id: string;
  readonly mergedInto: string | null;
}

/**
 * Refuses changes to a merged asset: the one that it was merged into would lack them.
 * @throws {AppError} asset.merged
 */
export function refuseMerged({
  name,
  mergedInto,
}: Pick<Mergeable, 'mergedInto'> & { readonly name: string }): void {
  if (mergedInto !== null) throw new AppError('asset.merged', { name });
}

/**
 * The asset that receives what is meant for an asset: itself, or the one it was merged into, which may have been
 * merged too. Undefined where it is not among them.
 */
export function successorOf<One extends Mergeable>(assets: readonly One[], id: string): One | undefined {
  const asset = assets.find((one) => one.id === id);
  return asset === undefined || asset.mergedInto === null ? asset : successorOf(assets, asset.mergedInto);
}
