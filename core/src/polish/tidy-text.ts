import { baseLanguage } from '../language/language-tag.ts';
import { chinesePunctuation } from '../text/chinese-punctuation.ts';
import { spliceText } from '../text/splice-text.ts';

/** Rules that polish a text without a language model. */
export const tidyRules = ['spacing', 'punctuation', 'repeated-word'] as const;
export type TidyRule = (typeof tidyRules)[number];

/** Words that may stand twice. */
const doubles: ReadonlySet<string> = new Set(['had', 'that', 'very', 'bye', 'sie', 'die', 'nous', 'vous']);

/**
 * The text with single spaces, no word twice in a row, no space before a mark and one after it, and in Chinese the marks
 * of Chinese. It changes no wording.
 */
export function tidyText(text: string, language: string): string {
  const single = text
    .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
    .replace(/(?<![\p{L}\p{N}'’-])(\p{L}{2,}) \1(?![\p{L}\p{N}'’-])/giu, (pair, word: string) =>
      doubles.has(word.toLowerCase()) ? pair : word,
    );
  if (baseLanguage(language) === 'zh') return spliceText(single, chinesePunctuation(single));
  const closed =
    baseLanguage(language) === 'fr'
      ? single
      : single.replace(/(?<=[\p{L}\p{N})]) +(?=[,.;:!?](?:\s|$))/gu, '');
  return closed.replace(/(?<=\p{L}{2})([,;!?])(?=\p{L}{2})/gu, '$1 ');
}

/** The rule that made a change. */
export function tidyRuleOf({
  removed,
  added,
}: {
  readonly removed: string;
  readonly added: string;
}): TidyRule {
  if ((removed + added).trim() === '') return 'spacing';
  return added === '' && /\p{L}/u.test(removed) ? 'repeated-word' : 'punctuation';
}
