import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../../platform/context.ts';
import { requireCustomEngine } from '../require-custom-engine.ts';
import { findPairPage } from './engine-pairs.store.ts';

/** @throws {AppError} resource.not-found */
export async function listPairs(
  context: Context,
  { reason, ...asked }: InputOf<typeof customEnginesApi.listPairs>,
): Promise<OutputOf<typeof customEnginesApi.listPairs>> {
  await requireCustomEngine(context, asked.customEngineId);
  const { pairs, total } = await findPairPage(context.db, { ...asked, reason });
  const records = pairs.map(({ id, faults, source, target, file, position, suspected, part, decision }) => ({
    pairId: id,
    source,
    target,
    file,
    position,
    reasons: faults,
    suspected,
    part,
    decision,
  }));
  return { records, total, pageNumber: asked.pageNumber, pageSize: asked.pageSize };
}
