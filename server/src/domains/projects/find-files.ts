import type { Context } from '../../platform/context.ts';
import { reacherOf } from '../project-people/reach.ts';
import { findFilesByName } from './project-list.store.ts';

/** Documents with a text in their name that the actor reaches, the newest first. */
export async function findFiles(context: Context, text: string, limit: number) {
  return findFilesByName(context.db, { text, limit, reacher: await reacherOf(context) });
}
