import type { JobContext } from '../../platform/context.ts';
import { readSegmentsAfter } from '../documents/segments/read-segments.ts';

const segmentsPerRead = 5_000;

export type StoredSegment = Awaited<ReturnType<typeof readSegmentsAfter>>[number];

/** All segments of a document in its order. */
export async function readAllSegments(
  job: JobContext,
  documentId: string,
): Promise<readonly StoredSegment[]> {
  const all: StoredSegment[] = [];
  for (;;) {
    job.signal.throwIfAborted();
    const after = all.at(-1)?.number ?? 0;
    const page = await job.transact((context) =>
      readSegmentsAfter(context, documentId, { after, limit: segmentsPerRead }),
    );
    all.push(...page);
    if (page.length < segmentsPerRead) return all;
  }
}
