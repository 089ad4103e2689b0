import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase, termsApi } from '@transloom/contracts/terms';
import { toMarkup } from '@transloom/core/inline/markup';
import { formatList } from '../../i18n/format.ts';
import type { AssetMerge, ConflictingEntry, MergePreview } from '../assets/merging/asset-merge.ts';
import { termBaseKind } from './term-base-kind.ts';
import { termMergePreviewQuery, useMergeTermBases } from './terms.queries.ts';

/** Term bases of one source language; the new one has the target languages of all. */
export const termBaseMerge: AssetMerge<TermBase> = {
  kind: termBaseKind,
  fits: (bases) => new Set(bases.map(({ sourceLanguage }) => sourceLanguage)).size === 1,
  usePreview: (ids, enabled) => useQuery({ ...termMergePreviewQuery(ids), enabled, select: shownPreview }),
  useMerge: useMergeTermBases,
};

function shownPreview({ examples, ...counts }: OutputOf<typeof termsApi.previewTermMerge>): MergePreview {
  return {
    ...counts,
    examples: examples.map(({ term, entries }) => ({
      source: markupOf(term),
      entries: entries.map(shownEntry),
    })),
  };
}

/** In all its languages, because entries may also disagree in further terms of the source language. */
function shownEntry({ termEntryId, termBaseId, terms }: TermEntry): ConflictingEntry {
  const byLanguage = Map.groupBy(terms, ({ language }) => language);
  return {
    key: termEntryId,
    assetId: termBaseId,
    texts: [...byLanguage].map(([language, some]) => ({
      language,
      markup: markupOf(formatList(some.map(({ text }) => text))),
    })),
  };
}

const markupOf = (text: string) => toMarkup({ text, codes: [], styles: [] });
