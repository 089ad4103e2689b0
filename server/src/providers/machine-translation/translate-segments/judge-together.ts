import { type AnsweredText, findBatchFaults } from '@transloom/core/answers/find-batch-faults';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { EngineSegment } from '../engine-vendor.ts';
import { type AskedText, badOutput } from './asked-text.ts';

/**
 * The answers without those that show beside one another, and beside earlier ones, that they are no translations.
 * @param earlier answers of the same run that were taken already
 */
export function judgeTogether(
  languages: LanguagePair,
  texts: readonly EngineSegment[],
  answers: readonly AskedText[],
  earlier: readonly AnsweredText[] = [],
): AskedText[] {
  const places = answers.flatMap(({ status }, place) => (status === 'translated' ? [place] : []));
  const own = places.flatMap((place) => answeredText(texts[place], answers[place]) ?? []);
  const faults = findBatchFaults([...earlier, ...own], languages);
  return answers.map((asked, place) => {
    const fault = faults.get(earlier.length + places.indexOf(place));
    return asked.status === 'translated' && fault !== undefined ? badOutput(fault) : asked;
  });
}

/** Undefined for a text that has no answer. */
export function answeredText(text?: EngineSegment, asked?: AskedText): AnsweredText | undefined {
  if (text === undefined || asked?.status !== 'translated') return undefined;
  return { source: text.source.text, target: asked.target.text };
}
