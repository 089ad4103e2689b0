import { linearPattern } from '../../text/linear-pattern.ts';
import { type CodeRegion, codeRegion } from './code-region.ts';
import { templatePattern, templateRegion } from './template-codes.ts';

const expression = new RegExp(templatePattern, 'g');
const anyTemplate = /\{[{%#]|<[%?]|\*\||%%/;

/** The codes of template languages in a page, and what the user's patterns match, in order. */
export function findTemplateCodes(raw: string, patterns: readonly string[] = []): readonly CodeRegion[] {
  const found = anyTemplate.test(raw)
    ? Array.from(raw.matchAll(expression), (match) => {
        const [whole, ...groups] = match;
        return templateRegion(match.index, whole, groups.indexOf(whole));
      })
    : [];
  return withoutOverlaps([...chosenCodes(raw, patterns), ...found]);
}

/** What expressions of the user match; those that can't be run in linear time are left out. */
export function chosenCodes(raw: string, patterns: readonly string[]): readonly CodeRegion[] {
  return patterns
    .flatMap((pattern) => linearPattern(pattern) ?? [])
    .flatMap(({ matchAll }) => Array.from(matchAll(raw)))
    .filter(([whole]) => whole !== '')
    .map(({ 0: whole, index }) => codeRegion(index, whole, { kind: 'variable' }));
}

/** In order; where two overlap, the one that stands first in the list stays. */
export function withoutOverlaps<Region extends { readonly start: number; readonly end: number }>(
  regions: readonly Region[],
): readonly Region[] {
  const ranked = regions.map((region, rank) => ({ region, rank }));
  const inOrder = ranked.sort((a, b) => a.region.start - b.region.start || a.rank - b.rank);
  const kept: typeof inOrder = [];
  for (const one of inOrder) {
    const last = kept.at(-1);
    if (last === undefined || last.region.end <= one.region.start) kept.push(one);
    else if (one.rank < last.rank) kept[kept.length - 1] = one;
  }
  return kept.map(({ region }) => region);
}
