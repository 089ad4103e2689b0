import { stepsOf } from './decoder/hypothesis.ts';
import { search } from './decoder/search.ts';
import { readSource } from './decoder/source-words.ts';
import { targetTokens, writeTarget } from './decoder/write-target.ts';
import type { StatisticalModel } from './statistical-model.ts';
import { type Token, tokenize } from './tokens.ts';

const limits = { width: 150, jump: 6, keepEquals: false };
/** Longer texts are translated in parts, which end after a sign where there is one. */
const longestPart = 120;

/** The likeliest translation; white space around the text stays, and what is not known is kept as it is. */
export function translateText(text: string, model: StatisticalModel): string {
  const tokens = tokenize(text);
  if (tokens.length === 0) return text;
  const written = splitTokens(tokens).flatMap((part) => {
    const source = readSource(part, model);
    const [best] = search(source, model, limits);
    return best === undefined ? part.map((token) => token.text) : targetTokens(stepsOf(best), source, model);
  });
  const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]];
  return before + writeTarget(written, tokens, model) + after;
}

function splitTokens(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: (readonly Token[])[] = [];
  for (let start = 0; start < tokens.length; ) {
    const rest = tokens.slice(start, start + longestPart);
    const sign = rest.findLastIndex(({ kind }) => kind === 'sign') + 1;
    const length = start + rest.length < tokens.length && sign > longestPart / 2 ? sign : rest.length;
    parts.push(rest.slice(0, length));
    start += length;
  }
  return parts;
}
