import { isUnderWay, type WorkPrice } from '@transloom/contracts/work';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { startWork } from './start-work.ts';
import { deleteWorkRow, findWork, findWorkByKey, insertWork, type NewWork, statusOf } from './work.store.ts';
import type { WorkKind } from './work-kind.ts';

export interface WorkToCreate {
  readonly options: unknown;
  readonly price: WorkPrice;
}

/**
 * Starts work in the background and gives its id. Where work with the same key is under way, its id is given instead;
 * work with the same key that has ended undone is replaced.
 * @throws {AppError} where the quota is not enough
 */
export async function createWork(context: Context, kind: WorkKind, wanted: WorkToCreate): Promise<string> {
  const { db } = context;
  await kind.definition.beforeCreate?.(context, wanted.options);
  const work = await newWork(context, kind, wanted);
  const known = work.key === null ? undefined : await findWorkByKey(db, work.kind, work.key);
  if (known !== undefined && isUnderWay(statusOf(known))) return known.id;
  if (known !== undefined) await deleteWorkRow(db, known.id);
  const inserted = await insertWork(db, work);
  const row = await findWork(db, work.kind, work.id);
  // Somebody else has started it in the meantime.
  if (!inserted || row === undefined) throw new AppError('work.other-state');
  await startWork(context, kind, row);
  return work.id;
}

async function newWork(
  context: Context,
  { definition }: WorkKind,
  { options, price: { cost, seconds } }: WorkToCreate,
): Promise<NewWork> {
  const { organizationId, userId } = context.actor;
  const subject = definition.subjectOf?.(options);
  const languages = definition.languagesOf?.(options);
  return {
    id: newId(),
    organizationId,
    ownerId: userId,
    kind: definition.contract.kind,
    name: await definition.nameOf(context, options),
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    key: definition.keyOf?.(options) ?? null,
    sourceLanguage: languages?.sourceLanguage ?? null,
    targetLanguage: languages?.targetLanguage ?? null,
    options,
    wallet: cost?.wallet ?? null,
    costAmount: cost?.amount ?? 0,
    expectedSeconds: seconds,
    createdAt: context.now(),
  };
}
