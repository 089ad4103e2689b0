import type { OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { segmentWorkApi } from '@transloom/contracts/segment-work';
import { confirmPage } from './segment-work.queries.ts';

type Api = (typeof segmentWorkApi)['confirmSegments'];
type Wish = Omit<RequestOf<Api>, 'after' | 'segmentIds'>;
type Page = Omit<OutputOf<Api>, 'next'> & {
  /** How far it is: a number of segments. */
  readonly after: number;
};

/** An engine is asked in a call that somebody waits for, so that few are asked for at once. */
const filledAtOnce = 20;

/** Confirms page after page: some segments, or without them the document. */
export async function* confirmPages(
  wish: Wish,
  segmentIds: readonly string[] | undefined,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  yield* segmentIds === undefined ? confirmDocument(wish, signal) : confirmSome(wish, segmentIds, signal);
}

async function* confirmDocument(wish: Wish, signal: AbortSignal): AsyncGenerator<Page> {
  for (let after: number | null = 0; after !== null; ) {
    const page: OutputOf<Api> = await confirmPage({ ...wish, after }, signal);
    yield { ...page, after: page.next ?? after };
    after = page.next;
  }
}

async function* confirmSome(
  wish: Wish,
  segmentIds: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const atOnce = wish.engineKey === null ? limits.segmentsPerSave : filledAtOnce;
  for (let after = 0; after < segmentIds.length; after += atOnce) {
    const some = segmentIds.slice(after, after + atOnce);
    yield { ...(await confirmPage({ ...wish, segmentIds: some }, signal)), after: after + some.length };
  }
}
