import { compareLanguages } from '@transloom/core/language/language-tag';
import type { LanguagePair, LanguagePairs } from '../../engine-vendor.ts';
import { isPairServed } from '../../language-pairs.ts';

/** A vendor's codes by language tag. */
export type LanguageCodes = Readonly<Record<string, string>>;

export interface ApiLanguages {
  readonly sources: LanguageCodes;
  readonly targets: LanguageCodes;
  /** Restricts the pairs, if not every source can be translated to every target. */
  readonly pairs?: readonly LanguagePair[];
}

/**
 * Codes from a list of those that are their own tags, and the rest as `tag=code`:
 * `languageCodes('en de zh-Hans=zh')`.
 */
export function languageCodes(list: string): LanguageCodes {
  const entries = list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [tag = '', code = tag] = entry.split('=');
      return [tag, code] as const;
    });
  return Object.fromEntries(entries);
}

/** The same codes for both sides. */
export function bothWays(codes: LanguageCodes, pairs?: readonly LanguagePair[]): ApiLanguages {
  return { sources: codes, targets: codes, ...(pairs !== undefined && { pairs }) };
}

/** Every pair with one of the pivots on one of its sides. */
export function pairsAround(pivots: readonly string[], codes: LanguageCodes): readonly LanguagePair[] {
  return Object.keys(codes).flatMap((tag) =>
    pivots
      .filter((pivot) => pivot !== tag)
      .flatMap((pivot) => [
        { source: tag, target: pivot },
        ...(pivots.includes(tag) ? [] : [{ source: pivot, target: tag }]),
      ]),
  );
}

export function servedPairs({ sources, targets, pairs }: ApiLanguages): Exclude<LanguagePairs, 'all'> {
  return pairs ?? { sources: Object.keys(sources), targets: Object.keys(targets) };
}

export interface PairCodes {
  readonly from: string;
  readonly to: string;
}

/** The vendor's codes for a pair; undefined where it does not serve it. */
export function findPairCodes(languages: ApiLanguages, pair: LanguagePair): PairCodes | undefined {
  if (!isPairServed(servedPairs(languages), pair)) return undefined;
  const from = findCode(languages.sources, pair.source);
  const to = findCode(languages.targets, pair.target);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The very tag, else the first of the same language and script. */
function findCode(codes: LanguageCodes, tag: string): string | undefined {
  const tags = Object.keys(codes);
  const exact = tags.find((own) => own.toLowerCase() === tag.toLowerCase());
  const near = exact ?? tags.find((own) => compareLanguages(own, tag) === 'same');
  const found = near ?? tags.find((own) => compareLanguages(own, tag) !== 'different');
  return found === undefined ? undefined : codes[found];
}
