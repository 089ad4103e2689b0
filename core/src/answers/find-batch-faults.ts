import type { LanguagePair } from '../language/language-pair.ts';
import { baseLanguage } from '../language/language-tag.ts';
import { bareText } from './bare-text.ts';
import { commonShare } from './common-share.ts';
import { isUnchanged, isUntranslated } from './is-untranslated.ts';
import { textUnits } from './text-units.ts';
import { textWeight } from './text-weight.ts';

export interface AnsweredText {
  readonly source: string;
  readonly target: string;
}

/** What answers show only beside one another. */
export type BatchFault = 'same answer' | 'untranslated';

/** Faults by the places of answers: one text for different sources, and everything as it was. */
export function findBatchFaults(
  answers: readonly AnsweredText[],
  languages: LanguagePair,
): ReadonlyMap<number, BatchFault> {
  if (isAllUnchanged(answers, languages)) return new Map(answers.map((_, place) => [place, 'untranslated']));
  const groups = Map.groupBy(answers.keys(), (place) => bareText(answers[place]?.target ?? ''));
  const faulty = [...groups.values()].filter((places) => isSameForDifferent(places, answers));
  return new Map(faulty.flat().map((place) => [place, 'same answer']));
}

const fewestAnswers = 3;

/** Names and codes may stay as they are, so that at least half of the texts must have words in small letters. */
function isAllUnchanged(answers: readonly AnsweredText[], languages: LanguagePair): boolean {
  const { sourceLanguage, targetLanguage } = languages;
  if (answers.length < fewestAnswers || baseLanguage(sourceLanguage) === baseLanguage(targetLanguage))
    return false;
  if (!answers.every(({ source, target }) => isUnchanged(source, target))) return false;
  return answers.filter(({ source }) => mustDiffer(source, languages)).length * 2 >= answers.length;
}

function mustDiffer(source: string, languages: LanguagePair): boolean {
  return hasSmallWords(source) || isUntranslated(source, source, languages);
}

function hasSmallWords(text: string): boolean {
  return (text.match(/(?<![^\s("'“«¿¡])\p{Ll}[\p{Ll}'’]+(?![^\s.,;:!?)"'”»…])/gu)?.length ?? 0) >= 2;
}

/** Shorter answers are often the same: "Delete" and "Remove" are one word in many languages. */
const longAnswer = 20;
const longAnswerOfTwo = 40;

function isSameForDifferent(places: readonly number[], answers: readonly AnsweredText[]): boolean {
  const sources = [...new Set(places.map((place) => answers[place]?.source ?? ''))];
  const weight = textWeight(answers[places[0] ?? 0]?.target ?? '');
  if (sources.length === 2) return weight >= longAnswerOfTwo && likeness(sources) < 0.2;
  if (sources.length < fewestAnswers) return false;
  const isMost = sources.length > 3 && sources.length * 2 > answers.length;
  return (weight >= longAnswer || isMost) && likeness(sources) < 0.35;
}

/** Mean share of common words of neighbors, from 0 to 1. */
function likeness(sources: readonly string[]): number {
  const units = sources.map(textUnits);
  const shares = units.slice(1).map((own, i) => commonShare(units[i] ?? [], own));
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}
