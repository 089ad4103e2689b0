import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { CleanableAsset, CleaningPayload, OneCleaning } from './cleanable-asset.ts';
import { type CleaningRow, insertCleaning, moveCleaning, updateCleaning } from './cleanings.store.ts';
import { requireCleaning } from './require-cleaning.ts';

/** Begins to look through an asset; nobody else writes into it meanwhile. @throws {AppError} asset.busy */
export async function startCheck(
  context: Context,
  asset: CleanableAsset,
  { assetId, options }: { readonly assetId: string; readonly options: object },
): Promise<CleaningRow> {
  const { userId: creatorId, organizationId } = context.actor;
  const cleaningId = newId();
  const cleaning = { id: cleaningId, organizationId, assetId, options, creatorId, createdAt: context.now() };
  if (!(await asset.takeTurn(context.db, assetId, cleaningId))) throw new AppError('asset.busy');
  await insertCleaning(context.db, { ...cleaning, status: 'checking' });
  return start(context, asset, { assetId, cleaningId, work: 'check' });
}

/** Starts to remove what was found. @throws {AppError} resource.not-found, cleaning.other-state, asset.busy */
export async function startCleaning(
  context: Context,
  asset: CleanableAsset,
  { reasons, ...cleaning }: OneCleaning & { readonly reasons: readonly string[] },
): Promise<CleaningRow> {
  await takeUp(context, asset, { ...cleaning, from: ['checked', 'stopped'], status: 'cleaning' });
  await updateCleaning(context.db, cleaning.cleaningId, { chosen: [...new Set(reasons)] });
  return start(context, asset, { ...cleaning, work: 'clean' });
}

/** Starts to restore what was removed. @throws {AppError} resource.not-found, cleaning.other-state, asset.busy */
export async function startUndo(
  context: Context,
  asset: CleanableAsset,
  cleaning: OneCleaning,
): Promise<CleaningRow> {
  await takeUp(context, asset, { ...cleaning, from: ['cleaned', 'stopped'], status: 'undoing' });
  return start(context, asset, { ...cleaning, work: 'undo' });
}

interface TakenUp extends OneCleaning {
  readonly from: readonly string[];
  readonly status: string;
}

/** The turn first: of two who ask at once the second one finds the state that the first one left. */
async function takeUp(context: Context, asset: CleanableAsset, { from, status, ...cleaning }: TakenUp) {
  const { assetId, cleaningId } = cleaning;
  await requireCleaning(context, cleaning, from);
  if (!(await asset.takeTurn(context.db, assetId, cleaningId))) throw new AppError('asset.busy');
  if (!(await moveCleaning(context.db, cleaningId, { from, status })))
    throw new AppError('cleaning.other-state');
}

async function start(
  context: Context,
  asset: CleanableAsset,
  payload: CleaningPayload,
): Promise<CleaningRow> {
  const jobId = await context.enqueue(asset.job, payload);
  await updateCleaning(context.db, payload.cleaningId, { jobId, failure: null, finishedAt: null });
  for (const event of asset.announce(payload, context.actor)) context.publish(event);
  return requireCleaning(context, payload);
}
