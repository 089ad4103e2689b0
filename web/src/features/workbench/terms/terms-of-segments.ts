import { limits } from '@transloom/contracts/limits';
import type { SegmentTerm } from '@transloom/contracts/segment-terms';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';

interface Wanted {
  readonly documentId: string;
  readonly segmentId: string;
  readonly signal: AbortSignal;
  readonly resolve: (terms: readonly SegmentTerm[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Long enough for all rows that come into sight together. */
const waitMs = 20;

let wanted: Wanted[] = [];

/** Terms in the source of a segment. Those of rows that come into sight together are asked for in one call. */
export function termsOfSegment(
  documentId: string,
  segmentId: string,
  signal: AbortSignal,
): Promise<readonly SegmentTerm[]> {
  return new Promise((resolve, reject) => {
    if (wanted.length === 0) setTimeout(ask, waitMs);
    wanted.push({ documentId, segmentId, signal, resolve, reject });
  });
}

function ask(): void {
  const all = wanted;
  wanted = [];
  // Rows that were scrolled past meanwhile need none.
  const alive = all.filter(({ signal, reject }) => {
    if (signal.aborted) reject(signal.reason);
    return !signal.aborted;
  });
  for (const [documentId, some] of Map.groupBy(alive, (one) => one.documentId)) {
    for (let at = 0; at < some.length; at += limits.segmentsPerTermSearch)
      void askFor(documentId, some.slice(at, at + limits.segmentsPerTermSearch));
  }
}

async function askFor(documentId: string, some: readonly Wanted[]): Promise<void> {
  try {
    const segmentIds = some.map(({ segmentId }) => segmentId);
    const answer = await callApi(endpoints.workbench.segmentTerms, { documentId, segmentIds });
    const found = new Map(answer.map(({ segmentId, terms }) => [segmentId, terms]));
    for (const { segmentId, resolve } of some) resolve(found.get(segmentId) ?? []);
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}
