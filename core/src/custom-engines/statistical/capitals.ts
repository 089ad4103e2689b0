import type { Token } from './tokens.ts';
import type { TrueCase } from './true-case.ts';

/** Which sentences of translations begin with a capital; `asSource`: those that do in the source. */
export type Capitals = 'none' | 'asSource' | 'all';

interface SidesOfPair {
  readonly source: readonly Token[];
  readonly target: readonly Token[];
}

export function learnCapitals(pairs: readonly SidesOfPair[]): Capitals {
  const cased = pairs.filter(({ source }) => hasCase(source));
  const [observed, rule] =
    cased.length * 2 > pairs.length ? [cased, 'asSource' as const] : [pairs, 'all' as const];
  const capital = rule === 'asSource' ? observed.filter(({ source }) => beginsWithCapital(source)) : observed;
  const both = capital.filter(({ target }) => beginsWithCapital(target));
  return both.length * 2 > capital.length ? rule : 'none';
}

export interface CapitalRules {
  readonly capitals: Capitals;
  readonly sourceCase: TrueCase;
  readonly targetCase: TrueCase;
}

/** Words of a translation with the capitals that its sentences begin with. */
export function raiseSentences(
  written: readonly string[],
  source: readonly Token[],
  { capitals, sourceCase, targetCase }: CapitalRules,
): readonly string[] {
  if (capitals === 'none') return written;
  const raised = capitals === 'all' ? undefined : raisedSigns(source, sourceCase);
  return written.map((text, i) => {
    const sign = i === firstWord(written) ? beginning : targetCase.endBefore(written, i);
    if (sign === undefined || !(raised?.has(sign) ?? sign !== ':')) return text;
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
}

/** Stands for the sign before the first sentence. */
const beginning = '';

/** The signs after which the source goes on with a capital. */
function raisedSigns(source: readonly Token[], sourceCase: TrueCase): ReadonlySet<string> {
  const texts = source.map(({ text }) => text);
  const signs = new Set(beginsWithCapital(source) ? [beginning] : []);
  for (const [i, token] of source.entries()) {
    const sign = sourceCase.endBefore(texts, i);
    if (sign !== undefined && beginsWithCapital([token])) signs.add(sign);
  }
  return signs;
}

/** Signs such as `¿` may stand before it; not so markup and numbers. */
function firstWord(texts: readonly string[]): number {
  return /^[¿¡"'«“‘„([]$/.test(texts[0] ?? '') ? 1 : 0;
}

function beginsWithCapital([first]: readonly Token[]): boolean {
  return first?.kind === 'word' && /^\p{Lu}/u.test(first.text);
}

function hasCase([first]: readonly Token[]): boolean {
  return first !== undefined && /^[\p{Lu}\p{Ll}]/u.test(first.text);
}
