import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { AssetKind, ListedAsset } from '../asset-kind.ts';

/** What a merge would meet: entries of all, those that are there more than once, and places where they disagree. */
export interface MergePreview {
  readonly entries: number;
  readonly duplicates: number;
  readonly conflicts: number;
  /** Some of the places. */
  readonly examples: readonly MergeConflict[];
}

/** One source with what several have for it. Texts are markup. */
export interface MergeConflict {
  readonly source: string;
  readonly entries: readonly ConflictingEntry[];
}

export interface ConflictingEntry {
  readonly key: string;
  readonly assetId: string;
  readonly texts: readonly {
    /** Named where an entry has several. */
    readonly language?: string;
    readonly markup: string;
  }[];
}

export interface MergeChoice {
  readonly name: string;
  /** `preferred`: of a conflict what one of them has. */
  readonly keep: 'newest' | 'all' | 'preferred';
  readonly preferredId?: string;
}

export interface MergeAsked extends MergeChoice {
  readonly ids: string[];
}

/** How several of one kind become one. */
export interface AssetMerge<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  /** Whether what they hold fits into one. */
  readonly fits: (assets: readonly One[]) => boolean;
  readonly usePreview: (ids: string[], enabled: boolean) => UseQueryResult<MergePreview, Error>;
  readonly useMerge: () => UseMutationResult<One, Error, MergeAsked>;
}
