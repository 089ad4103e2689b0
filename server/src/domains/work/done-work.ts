import type { Context } from '../../platform/context.ts';
import { findDone } from './work.store.ts';

interface WorkOfSubject {
  readonly kind: string;
  readonly subjectId: string;
}

/** At most so many. */
const newest = 50;

/** Work of a kind that is done for a thing, the newest first. */
export async function doneWork({ db }: Pick<Context, 'db'>, { kind, subjectId }: WorkOfSubject) {
  return findDone(db, { kind, subjectId, limit: newest });
}
