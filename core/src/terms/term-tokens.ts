import { foldWord } from './fold-word.ts';

/** A word, or one character of a script that is written without spaces, and where it stands. */
export interface TermToken {
  readonly start: number;
  readonly end: number;
  /** What is compared. */
  readonly folded: string;
  /** A character of a script without spaces between words. */
  readonly single: boolean;
}

const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const katakana = String.raw`[\p{scx=Kana}\uFF9E\uFF9F]`;
const pattern = new RegExp(
  String.raw`(?<single>[${unspaced}&&[\p{L}\p{N}]][\p{M}\uFF9E\uFF9F]*(?:(?<=${katakana}{3})[ーｰ](?!${katakana}))?)|[[\p{L}\p{N}\p{M}_]--${unspaced}]+`,
  'gv',
);

export function termTokens(text: string, language: string): readonly TermToken[] {
  const tokens: TermToken[] = [];
  for (const match of text.matchAll(pattern)) {
    const [surface] = match;
    const { index } = match;
    const single = match.groups?.['single'] !== undefined;
    tokens.push({
      start: index,
      end: index + surface.length,
      folded: foldWord(withoutLongEnd(surface), language),
      single,
    });
  }
  return tokens;
}

/** Words from other languages are written with and without the sign of a long vowel at their end: サーバ, サーバー. */
function withoutLongEnd(surface: string): string {
  return surface.replace(/(?<=.)[ーｰ]$/u, '');
}

/** Spaces and hyphens between words are one: `e-mail`, `e mail`; other signs must be the same. */
export function gapOf(text: string): string {
  const trimmed = text.replace(/[\s\u00a0\u2000-\u2015\u202f\u2212\u3000-]+/g, '');
  if (trimmed !== '') return trimmed;
  return text === '' ? '' : ' ';
}
