import type { JobContext } from '../../platform/context.ts';
import type { DocumentRecord } from './documents.store.ts';
import { countUntranslated } from './segments/segment-fills.store.ts';
import type { SegmentRecord } from './segments/segments.store.ts';

/** Reports how many segments of the document are translated as an engine answers for these, which come next. */
export async function engineProgress(
  job: JobContext,
  { id, segmentCount }: DocumentRecord,
  [first]: readonly SegmentRecord[],
): Promise<(answered: number) => Promise<void>> {
  const left = await job.transact(({ db }) => countUntranslated(db, id, (first?.number ?? 1) - 1));
  let done = segmentCount - left;
  return async (answered) => {
    done += answered;
    await job.progress(done, segmentCount, 'translating');
  };
}
