import { compareLanguages } from '@transloom/core/language/language-tag';
import type { LanguagePair, LanguagePairs, LanguageSets } from './engine-vendor.ts';

/**
 * The pair of the list that serves the one asked for: the same tags, else those of the same region and script
 * (`zh-Hant-HK` is `zh-HK`), else the same languages whatever the region (`en-GB` is served by `en`), else none. Chinese is never served across scripts.
 */
export function findLanguagePair<Pair extends LanguagePair>(
  pairs: readonly Pair[],
  asked: LanguagePair,
): Pair | undefined {
  return (
    pairs.find((pair) => same(pair.source, asked.source) && same(pair.target, asked.target)) ??
    pairs.find((pair) => serves(pair.source, asked.source) && same(pair.target, asked.target)) ??
    pairs.find((pair) => alike(pair.source, asked.source) && alike(pair.target, asked.target)) ??
    pairs.find((pair) => serves(pair.source, asked.source) && serves(pair.target, asked.target))
  );
}

export function isPairServed(pairs: LanguagePairs, asked: LanguagePair): boolean {
  if (pairs === 'all') return true;
  return isSets(pairs) ? isServedBySets(pairs, asked) : findLanguagePair(pairs, asked) !== undefined;
}

/** A pair to try an engine with; undefined where it has none. */
export function anyPair(pairs: Exclude<LanguagePairs, 'all'>): LanguagePair | undefined {
  if (!isSets(pairs)) return pairs[0];
  const [source = '', other = ''] = pairs.sources;
  const target = pairs.targets.find((tag) => !serves(source, tag));
  if (target !== undefined) return { source, target };
  return other === '' ? undefined : { source: other, target: pairs.targets[0] ?? '' };
}

function isSets(pairs: Exclude<LanguagePairs, 'all'>): pairs is LanguageSets {
  return 'sources' in pairs;
}

function isServedBySets({ sources, targets }: LanguageSets, { source, target }: LanguagePair): boolean {
  const offers = (offered: readonly string[], asked: string) => offered.some((tag) => serves(tag, asked));
  return !serves(source, target) && offers(sources, source) && offers(targets, target);
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function alike(a: string, b: string): boolean {
  return compareLanguages(a, b) === 'same';
}

function serves(offered: string, asked: string): boolean {
  return compareLanguages(offered, asked) !== 'different';
}
