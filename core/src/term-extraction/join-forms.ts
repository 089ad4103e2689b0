import { WordKeys } from '../terms/inflection/word-keys.ts';

/**
 * For each word the one that it is a form of, among the given ones with their frequencies: `mills` belongs to `mill`.
 * The rules are those by which terms are recognized; a verb is not joined with its noun.
 */
export function joinForms(
  frequencies: ReadonlyMap<string, number>,
  language: string,
): (word: string) => string {
  const keys = new WordKeys(language);
  const bases = new Map<string, string[]>();
  for (const word of frequencies.keys())
    for (const key of keys.ofTerm({ folded: word, capital: false, kind: 'noun', inPhrase: true })) {
      const known = bases.get(key);
      if (known === undefined) bases.set(key, [word]);
      else known.push(word);
    }
  const baseOf = new Map<string, string>();
  for (const word of frequencies.keys()) {
    const possible = new Set(keys.ofText(word, false).flatMap((key) => bases.get(key) ?? []));
    possible.delete(word);
    const best = [...possible]
      .filter((base) => base.length <= word.length + 2 && base.slice(0, 2) === word.slice(0, 2))
      .toSorted((a, b) => (frequencies.get(b) ?? 0) - (frequencies.get(a) ?? 0) || a.length - b.length)[0];
    if (best !== undefined) baseOf.set(word, best);
  }
  return (word) => rootOf(word, baseOf);
}

/** Follows forms to their base; of two words that are forms of one another the shorter one is the base. */
function rootOf(word: string, baseOf: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let at = word;
  for (let base = baseOf.get(at); base !== undefined && !seen.has(at); base = baseOf.get(at)) {
    seen.add(at);
    at = base;
  }
  return seen.has(at) ? ([...seen].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? at) : at;
}
