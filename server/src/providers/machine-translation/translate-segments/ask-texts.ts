import type { EngineSegment } from '../engine-vendor.ts';
import { askInHalves, isMissing, mostUnanswered } from './ask-in-halves.ts';
import type { Asking, OnDraft } from './ask-once.ts';
import { type AskedText, better, deservesSecondTry, faultsOf } from './asked-text.ts';
import { judgeTogether } from './judge-together.ts';

/**
 * Translates a batch: whatever came back unusable, without a code or a number, or with other words than the terms, is
 * asked for once more with what was wrong, and codes lost even then are put back. Never throws for a vendor's
 * failure, so that a partial batch keeps what is good. Drafts are of the first answer: a second one would write over
 * what somebody is reading.
 */
export async function askTexts(
  asking: Asking,
  texts: readonly EngineSegment[],
  onDraft?: OnDraft,
): Promise<AskedText[]> {
  const first = await askInHalves(asking, texts, onDraft);
  const readsTerms = asking.engine.reads?.includes('terms') ?? false;
  const judged = judgeTogether(asking.request, texts, first);
  const isHopeless = first.length > mostUnanswered && first.every(isMissing);
  const again = judged.flatMap((asked, index) =>
    !isHopeless && deservesSecondTry(asked, readsTerms) ? [index] : [],
  );
  const withFaults = texts.map((text, index) => ({ ...text, faults: faultsOf(first[index]) }));
  const second = await askAgain(asking, withFaults, again);
  // Both answers of a text may be that of the others.
  const best = first.map((asked, index) => better(asked, second.get(index)));
  return judgeTogether(asking.request, texts, best);
}

/** A batch that was all bad is asked in halves: one text in it may have spoiled the answer. */
async function askAgain(
  asking: Asking,
  texts: readonly EngineSegment[],
  indices: readonly number[],
): Promise<ReadonlyMap<number, AskedText>> {
  const half = indices.length === texts.length ? Math.ceil(indices.length / 2) : indices.length;
  const asked = new Map<number, AskedText>();
  for (const part of [indices.slice(0, half), indices.slice(half)]) {
    const segments = part.flatMap((index) => texts[index] ?? []);
    const results = segments.length === 0 ? [] : await askInHalves(asking, segments);
    for (const [i, index] of part.entries()) {
      const result = results[i];
      if (result) asked.set(index, result);
    }
  }
  return asked;
}
