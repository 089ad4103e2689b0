import { Heap } from '../heap.ts';
import { type Hypothesis, stepsOf } from './hypothesis.ts';
import type { TranslationOption } from './translation-options.ts';

/** A whole translation on its way: up to `head` the best one, then the steps that are settled. */
interface Path {
  readonly head: Hypothesis;
  readonly rest: Rest | undefined;
  readonly score: number;
}

/** Steps as a list that many paths share. */
interface Rest {
  readonly option: TranslationOption;
  readonly next: Rest | undefined;
}

/** The steps of the `count` best translations at most, from hypotheses that kept what they equal. */
export function bestTranslations(
  whole: readonly Hypothesis[],
  count: number,
): readonly (readonly TranslationOption[])[] {
  const heap = new Heap<Path>();
  for (const head of whole.flatMap((best) => [best, ...best.equals]))
    heap.push({ head, rest: undefined, score: head.score });
  const found: (readonly TranslationOption[])[] = [];
  while (found.length < count) {
    const path = heap.pop();
    if (path === undefined) break;
    found.push([...stepsOf(path.head), ...listed(path.rest)]);
    pushDetours(heap, path);
  }
  return found;
}

/** Paths that differ at one place before the head: each translation is met once. */
function pushDetours(heap: Heap<Path>, { head, rest, score }: Path): void {
  let after = rest;
  for (let at = head; at.step !== undefined; at = at.step.previous) {
    after = { option: at.step.option, next: after };
    for (const equal of at.step.previous.equals)
      heap.push({ head: equal, rest: after, score: score + equal.score - at.step.previous.score });
  }
}

function listed(rest: Rest | undefined): readonly TranslationOption[] {
  const options: TranslationOption[] = [];
  for (let at = rest; at !== undefined; at = at.next) options.push(at.option);
  return options;
}
