import { hostAddress, webAddress } from '../../text/address-patterns.ts';

/** `literal`: markup, placeholders and addresses, which stay as they are; `name`: an identifier of programs. */
export type TokenKind = 'literal' | 'name' | 'number' | 'word' | 'sign';

/** The smallest piece an engine translates. */
export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
  /** Whether white space stands before it. */
  readonly spaced: boolean;
}

/** Pieces of a text in order; scripts written without spaces are cut by the dictionary of the platform. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: found, index, groups = {} } of text.normalize('NFC').matchAll(piece)) {
    const spaced = index > end;
    end = index + found.length;
    const kind = kinds.find((name) => groups[name] !== undefined) ?? 'sign';
    if (kind === 'word' && dictionaryScript.test(found)) tokens.push(...cutRun(found, spaced));
    else tokens.push({ text: found, kind, spaced });
  }
  return tokens;
}

const kinds = ['literal', 'name', 'number', 'word'] as const;

const literal = [
  ':[\\w:.+-]+:`[^`]+`',
  '⟦\\d+/⟧',
  '⟦/?\\d+⟧',
  '``[^`]+``',
  '`[^`]+`_{0,2}',
  '\\*{1,2}[^\\s*]+\\*{1,2}',
  webAddress,
  hostAddress,
  '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
  '\\$?\\{[^{}\\s]*\\}',
  '%(?:\\(\\w+\\))?(?:\\d+\\$)?[sdifx@]\\b',
  '</?[A-Za-z][^<>]*>',
  '\\|\\w+\\|',
].join('|');

const name = [
  '[A-Za-z_]\\w*(?:\\.\\w+)+(?:\\(\\))?',
  '\\w+\\(\\)',
  '\\w*_\\w*',
  '[A-Za-z]+\\d\\w*',
  '[a-z]+[A-Z]\\w*',
].join('|');

const piece = new RegExp(
  `(?<literal>${literal})|(?<name>${name})|(?<number>\\p{Nd}+(?:[.,:]\\p{Nd}+)*)|(?<word>\\p{L}[\\p{L}\\p{M}]*(?:['’]\\p{L}+)*)|\\S`,
  'gu',
);

const dictionaryScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const dictionary = new Intl.Segmenter('zh', { granularity: 'word' });

function cutRun(run: string, spaced: boolean): readonly Token[] {
  return Array.from(dictionary.segment(run), ({ segment, index }) => ({
    text: segment,
    kind: 'word',
    spaced: index === 0 && spaced,
  }));
}
