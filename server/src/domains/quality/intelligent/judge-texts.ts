import { type CheckWish, checkRequest } from '@transloom/core/intelligent-check/check-request';
import type { ModelIssue, SegmentToJudge } from '@transloom/core/intelligent-check/model-issue';
import { readCheckAnswer } from '@transloom/core/intelligent-check/read-check-answer';
import { splitIntoRequests } from '@transloom/core/intelligent-check/split-into-requests';
import type { LongContext } from '../../../platform/context.ts';
import type { UsedFor } from '../../billing/quota-wish.ts';
import { answerInParts } from '../../engines/writing/answer-in-parts.ts';

export type Judged = ReadonlyMap<string, readonly ModelIssue[]>;

export interface TextsToJudge extends CheckWish {
  readonly engineKey: string;
  /** What the quota is used on; absent for nothing that is kept. */
  readonly object?: UsedFor;
  readonly segments: readonly SegmentToJudge[];
  readonly signal: AbortSignal;
  /** Told the issues by segment as they come; an empty list says that the model found nothing. */
  readonly onJudged: (judged: Judged) => Promise<void>;
}

/** Requests that are on their way at once. */
const requestsAtOnce = 3;

/**
 * Lets a language model check segments. What it answered is told before a failure of the engine is thrown, so that it need
 * not be asked and paid for again. Segments without a usable answer are counted.
 * @throws {AppError} engine.…
 */
export async function judgeTexts(
  context: LongContext,
  { segments, onJudged, ...wish }: TextsToJudge,
): Promise<{ readonly failed: number }> {
  const requests = splitIntoRequests(segments);
  let answered = 0;
  for (let at = 0; at < requests.length; at += requestsAtOnce) {
    wish.signal.throwIfAborted();
    const some = requests.slice(at, at + requestsAtOnce);
    const ends = await Promise.allSettled(some.map((items) => judgeOnce(context, wish, items)));
    const judged = ends.flatMap((end) => (end.status === 'fulfilled' ? [...end.value] : []));
    answered += judged.length;
    if (judged.length > 0) await onJudged(new Map(judged));
    const lost = ends.find((end) => end.status === 'rejected');
    if (lost !== undefined) throw lost.reason;
  }
  return { failed: segments.length - answered };
}

function judgeOnce(
  context: LongContext,
  { engineKey, object, signal, ...wish }: Omit<TextsToJudge, 'segments' | 'onJudged'>,
  items: readonly SegmentToJudge[],
): Promise<Judged> {
  return answerInParts(context, {
    engineKey,
    module: 'qa',
    object,
    signal,
    items,
    request: (some) => checkRequest(wish, some),
    read: (written, some) => readCheckAnswer(written, wish, some),
  });
}

/** Code points that the requests for these segments hold, as the ledger counts them. */
export function charactersToJudge(wish: CheckWish, segments: readonly SegmentToJudge[]): number {
  return splitIntoRequests(segments).reduce(
    (sum, items) => sum + [...checkRequest(wish, items).text].length,
    0,
  );
}
