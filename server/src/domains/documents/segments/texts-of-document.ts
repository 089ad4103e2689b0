import type { Context } from '../../../platform/context.ts';
import { findTexts } from './segments.store.ts';

/** Sources and targets of all segments of a document, in order. */
export function textsOfDocument({ db }: Pick<Context, 'db'>, documentId: string) {
  return findTexts(db, documentId);
}
