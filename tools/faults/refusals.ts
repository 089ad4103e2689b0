import { setTimeout as wait } from 'node:timers/promises';
import type { TestAnswer } from '@transloom/server/testing/call-as';

export interface Refusals {
  /** The data of an answer; undefined, and counted, where there is none or it is a refusal. */
  answerOf<Data>(call: Promise<TestAnswer<Data>>): Promise<Data | undefined>;
  /** Asks until there is data; undefined where the product says that there is none, or after `signal`. */
  insist<Data>(ask: () => Promise<TestAnswer<Data>>, signal: AbortSignal): Promise<Data | undefined>;
  /** How often by code of the refusal. */
  readonly counts: ReadonlyMap<string, number>;
}

const patienceMs = 20_000;
/** After the end nobody waits for an answer for longer. */
const lastTries = 50;

const againMs = 200;

export function countRefusals(): Refusals {
  const counts = new Map<string, number>();
  const count = (code: string) => counts.set(code, (counts.get(code) ?? 0) + 1);
  const answerTo = async <Data>(call: Promise<TestAnswer<Data>>) => {
    const late = wait(patienceMs, undefined, { ref: false });
    const answer = await Promise.race([call, late]).catch(() => undefined); // the connection broke
    if (answer?.http !== 200)
      count(answer === undefined ? 'no answer' : (answer.code ?? String(answer.http)));
    return answer;
  };
  return {
    counts,
    async answerOf(call) {
      const answer = await answerTo(call);
      return answer?.http === 200 ? answer.data : undefined;
    },
    async insist(ask, signal) {
      for (let triesAfterEnd = 0; triesAfterEnd < lastTries; triesAfterEnd += signal.aborted ? 1 : 0) {
        const answer = await answerTo(ask());
        if (answer?.http === 200) return answer.data;
        if (answer?.code === 'resource.not-found') return undefined;
        await wait(againMs);
      }
      return undefined;
    },
  };
}
