import { compareLanguages } from '@transloom/core/language/language-tag';
import type { LanguagePair, LanguagePairs } from './engine-vendor.ts';

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
  return pairs === 'all' || findLanguagePair(pairs, asked) !== undefined;
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
