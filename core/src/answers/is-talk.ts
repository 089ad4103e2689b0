import { languageNames } from '../language/language-names.ts';
import type { LanguagePair } from '../language/language-pair.ts';
import { baseLanguage } from '../language/language-tag.ts';
import {
  aboutTranslation,
  announcement,
  anyInterjection,
  apology,
  closing,
  exclamation,
  handover,
  interjection,
  modelSigns,
  note,
  noteAtStart,
  opening,
  refusal,
  shortClause,
} from './talk-patterns.ts';
import { textWeight } from './text-weight.ts';

/** Whether an answer talks about its work, before, behind or instead of the translation. */
export function isTalk(source: string, target: string, languages: LanguagePair): boolean {
  const answer = target.trim();
  const asked = source.trim();
  return (
    announces(asked, answer, languages) ||
    interjects(asked, answer) ||
    addsNote(asked, answer) ||
    (closing.test(answer.slice(-longestClosing)) && !closing.test(asked)) ||
    declines(asked, answer) ||
    (modelSigns.test(answer) && !modelSigns.test(asked)) ||
    addsParagraph(asked, answer)
  );
}

/** "Translation:", "Español:" and whole sentences of the kind. */
function announces(source: string, target: string, languages: LanguagePair): boolean {
  const isNew = countOf(target, colon) > countOf(source, colon);
  if (isNew && announcement.test(target) && !aboutTranslation.test(source)) return true;
  if (isNew && handover.test(target) && !handover.test(source)) return true;
  const label = /^[*_"'“「[(]{0,2}([^:：\n]{2,30}?)[*_"'”」\])]{0,2}[:：]/u.exec(target)?.[1];
  if (label === undefined || shortClause.test(source)) return false;
  return languageLabels(languages).has(label.trim().toLowerCase());
}

/** Names of both languages in English, in Chinese and in themselves. */
function languageLabels({ sourceLanguage, targetLanguage }: LanguagePair): ReadonlySet<string> {
  const bases = [baseLanguage(sourceLanguage), baseLanguage(targetLanguage)];
  const rows = languageNames.filter(([tag]) => bases.includes(baseLanguage(tag)));
  const names = rows.flatMap(([tag, ...named]) => [
    tag,
    ...named.map((name) => name.replace(/\s*[(（].*$/, '')),
  ]);
  return new Set(names.map((name) => name.toLowerCase()));
}

const longestClosing = 160;

/** "Sure!" where the source begins with no such short clause. */
function interjects(source: string, target: string): boolean {
  if (interjection.test(source)) return false;
  if (exclamation.test(target)) return countOf(target, exclamationMark) > countOf(source, exclamationMark);
  return opening.test(target) && !shortClause.test(source) && !anyInterjection.test(source);
}

/** A note in an answer to a text that has none; it brings a colon or a bracket of its own. */
function addsNote(source: string, target: string): boolean {
  if (!note.test(target) || note.test(source) || noteAtStart.test(source)) return false;
  return (
    countOf(target, colon) > countOf(source, colon) || countOf(target, bracket) > countOf(source, bracket)
  );
}

const exclamationMark = /[!！]/g;
const colon = /[:：]/g;
const bracket = /[([（【［]/g;

/** People decline too: then the source says so in its own words, or the length is likely. */
function declines(source: string, target: string): boolean {
  if (refusal.test(target)) return !refusal.test(source) && !apology.test(source);
  return apology.test(target) && !apology.test(source) && isUnlikelyLength(source, target);
}

function isUnlikelyLength(source: string, target: string): boolean {
  const share = textWeight(target) / textWeight(source);
  return share < 0.4 || share > 2.2;
}

/** A second paragraph where the source has one. */
function addsParagraph(source: string, target: string): boolean {
  return /\S\s*\n\s*\n\s*\S/.test(target) && !source.includes('\n');
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
