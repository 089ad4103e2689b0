import { takeOutCodes } from './code-tokens.ts';
import { stepsOf } from './decoder/hypothesis.ts';
import type { WrittenWord } from './decoder/place-codes.ts';
import { search } from './decoder/search.ts';
import { readSource } from './decoder/source-words.ts';
import { writeTarget, writtenWords } from './decoder/write-target.ts';
import type { StatisticalModel } from './statistical-model.ts';
import { type Token, tokenize } from './tokens.ts';

const limits = { width: 150, jump: 6, keepEquals: false };
/** Longer texts are translated in parts, which end after a sign where there is one. */
const longestPart = 120;

/**
 * The likeliest translation of a training text; white space around it stays, and what is not known is kept as it is.
 * Codes enclose the translation of what they enclosed: nothing is translated across them.
 */
export function translateText(text: string, model: StatisticalModel): string {
  const source = takeOutCodes(tokenize(text));
  if (source.words.length === 0) return text;
  const walls = source.codes.map(({ at }) => at);
  const written = splitTokens(source.words).flatMap(([start, part]) =>
    translatePart(part, { start, walls }, model),
  );
  const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]];
  return before + writeTarget(written, source, model) + after;
}

interface PlaceOfPart {
  readonly start: number;
  /** Places of the whole text. */
  readonly walls: readonly number[];
}

function translatePart(
  part: readonly Token[],
  { start, walls }: PlaceOfPart,
  model: StatisticalModel,
): readonly WrittenWord[] {
  const source = readSource(part, model, new Set(walls.map((wall) => wall - start)));
  const [best] = search(source, model, limits);
  const written =
    best === undefined
      ? part.map(({ text }, i) => ({ text, start: i, end: i + 1 }))
      : writtenWords(stepsOf(best), source, model);
  return written.map((word) => ({ ...word, start: word.start + start, end: word.end + start }));
}

function splitTokens(tokens: readonly Token[]): readonly (readonly [number, readonly Token[]])[] {
  const parts: (readonly [number, readonly Token[]])[] = [];
  for (let start = 0; start < tokens.length; ) {
    const rest = tokens.slice(start, start + longestPart);
    const sign = rest.findLastIndex(({ kind }) => kind === 'sign') + 1;
    const length = start + rest.length < tokens.length && sign > longestPart / 2 ? sign : rest.length;
    parts.push([start, rest.slice(0, length)]);
    start += length;
  }
  return parts;
}
