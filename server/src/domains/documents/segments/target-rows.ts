import type { Context } from '../../../platform/context.ts';
import { findPeople } from '../../users/find-user.ts';
import type { TargetRow } from '../parsing/unit-translation.ts';
import { findTargets } from './segments.store.ts';

/** All segments of a document for its file, in order. */
export async function targetRows(
  context: Pick<Context, 'db'>,
  documentId: string,
): Promise<readonly TargetRow[]> {
  const rows = await findTargets(context.db, documentId);
  const people = await findPeople(
    context.db,
    rows.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return rows.map(({ changedBy, changedAt, ...row }) => {
    const by = people.get(changedBy ?? '')?.name;
    if (by === undefined || changedAt === null) return row;
    return { ...row, changed: { by, at: changedAt.toISOString() } };
  });
}
