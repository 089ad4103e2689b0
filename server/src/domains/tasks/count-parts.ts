import { countBySpecification } from '@transloom/core/analysis/count-lines';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../platform/context.ts';
import { findMiscounted, findSizes, recountParts } from './parts.store.ts';

/** Words of a source as markup. */
export function wordsOf(source: string): number {
  return countBySpecification(fromMarkup(source).text).words;
}

/** Counts the parts of documents anew that were read again since they were split. */
export async function countPartsAnew({ db }: Pick<Context, 'db'>, projectId: string): Promise<void> {
  for (const documentId of await findMiscounted(db, projectId)) {
    const segments = await findSizes(db, documentId);
    const parts = [...Map.groupBy(segments, ({ part }) => part)].map(([part, some]) => ({
      part,
      segments: some.length,
      words: some.reduce((sum, { source }) => sum + wordsOf(source), 0),
    }));
    await recountParts(db, documentId, parts);
  }
}
