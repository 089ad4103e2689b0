import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { WorkContract } from '@transloom/contracts/work';
import type { Context } from '../../platform/context.ts';
import { findWorkPage } from './work.store.ts';
import type { WorkKind } from './work-kind.ts';
import { shownWork } from './work-record.ts';

type ListWork = WorkContract['endpoints']['listWork'];

/** One page of the work of a kind that the actor may see. */
export async function listWork(
  context: Context,
  { definition }: WorkKind,
  { pageNumber, pageSize, sort, order, ...filter }: InputOf<ListWork>,
): Promise<OutputOf<ListWork>> {
  const { contract, seenBy } = definition;
  const ownerId = seenBy === 'owner' ? context.actor.userId : undefined;
  const page = { pageNumber, pageSize, sort, order };
  const { rows, total } = await findWorkPage(context.db, { kind: contract.kind, ownerId, ...filter }, page);
  return { records: await shownWork(context, definition, rows), total, pageNumber, pageSize };
}
