import { limits } from '@transloom/contracts/limits';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import {
  type FilteredSegment,
  findChangers,
  findFiltered,
  findIndex,
  type IndexedSegment,
} from './segment-index.store.ts';

type Reader = Pick<Context, 'db'>;

/** Enough for few calls, and few enough that the rest of the server goes on between two of them. */
const rowsPerTurn = 5_000;

/** How the segments after a number stand, in document order. */
export function readIndex({ db }: Reader, documentId: string, after: number): Promise<IndexedSegment[]> {
  return findIndex(db, documentId, { after, limit: limits.segmentsPerIndex });
}

/** All segments of a document or of a part of it, some at a time, as filters read them. */
export async function* readFiltered(
  { db }: Reader,
  place: { readonly documentId: string; readonly part: number | null },
): AsyncGenerator<readonly FilteredSegment[]> {
  for (let after = 0; ; ) {
    const rows = await findFiltered(db, place, { after, limit: rowsPerTurn });
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerTurn) return;
    after = last.number;
  }
}

/** Those who changed segments of a document last: names by id. */
export async function readChangers(
  context: Pick<Context, 'db' | 'language'>,
  documentId: string,
): Promise<ReadonlyMap<string, string>> {
  return shownNames(context, await findChangers(context.db, documentId));
}
