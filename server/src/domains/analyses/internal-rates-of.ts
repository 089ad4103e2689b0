import { internalRates } from '@transloom/core/analysis/internal-matches';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { JobContext } from '../../platform/context.ts';
import type { PlacedDocument } from './document-to-analyze.ts';
import { readAllSegments } from './read-all-segments.ts';

/** Whole percent of the most similar earlier segment, by segment id; earlier files of the project count too. */
export async function internalRatesOf(
  job: JobContext,
  documents: readonly PlacedDocument[],
): Promise<ReadonlyMap<string, number>> {
  const ids: string[] = [];
  const sources: ReturnType<typeof fromMarkup>[] = [];
  for (const { document } of documents)
    for (const { id, source } of await readAllSegments(job, document.documentId)) {
      ids.push(id);
      sources.push(fromMarkup(source));
    }
  const rates = internalRates(sources);
  return new Map(ids.map((id, index) => [id, rates[index] ?? 0]));
}
