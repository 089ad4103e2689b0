import { sql } from 'kysely';
import {
  integerColumn,
  integersColumn,
  realColumn,
  signatureColumn,
} from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { rowsStatement } from '../../../platform/db/rows-statement.ts';
import type { Columns } from '../../../platform/db/select-rows.ts';
import { noSources, type PackedSources } from './packed-sources.ts';
import type { SharedTokens } from './shared-tokens.ts';

/** Lists of sources that have a feature, in the blocks of one direction. */
export interface PostingLists {
  /** Position of the direction among the searched ones, starting at 1. */
  readonly direction: number;
  /** Arrays of 64-bit postings, one after the other: the feature above the number of the source. */
  readonly postings: Uint8Array;
}

/** Some sources, by the positions of their directions and their numbers. */
export interface ListedSources {
  readonly directions: readonly number[];
  readonly numbers: readonly number[];
  /** Number of sources at the start that have the same form. */
  readonly ofSameForm: number;
}

export interface CandidateQuery {
  /** Sources that people added have one of these. */
  readonly tailFeatures: readonly number[];
  /** Features whose lists hold the sources of blocks, each in the direction at this position, starting at 1. */
  readonly features: readonly number[];
  readonly directions: readonly number[];
  /** Least number of tokens of the sources that have each feature. */
  readonly shortestListed: readonly number[];
  /** Tokens of the text that a source with each feature shares. */
  readonly shared: readonly SharedTokens[];
  /** Features that only texts have which differ in numbers alone. */
  readonly sameForm: readonly number[];
  readonly signature: bigint;
  readonly tokenCount: number;
  readonly shortest: number;
  readonly longest: number;
  /** Least share of equal tokens, 0 to 1. */
  readonly leastShare: number;
}

/** Chooses sources from the posting lists of the query at a position. */
export type ChooseListed = (lists: readonly PostingLists[], place: number) => ListedSources;

export interface CandidateSearch {
  readonly directionIds: readonly string[];
  readonly queries: readonly CandidateQuery[];
  /** Most sources of the tail for each query; those that share most of its tokens come first. */
  readonly limit: number;
  readonly choose: ChooseListed;
}

/** Returns for each query the sources that have one of its features and can share enough tokens with it. */
export async function findCandidateSources(
  db: Db,
  search: CandidateSearch,
): Promise<readonly PackedSources[]> {
  const { directionIds, queries, limit } = search;
  const wanted = await chooseSources(db, search);
  const found: PackedSources[] = queries.map(() => noSources);
  if (wanted.length === 0) return found;
  const candidates = await candidatesOf(db, wanted, directionIds, limit);
  for (const { place, ...sources } of candidates) found[place] = sources;
  return found;
}

/** Text of a source in its markup. */
export interface SourceText {
  readonly sourceKey: string;
  readonly source: string;
}

/** Texts of these sources, each once; sources without entries are left out. */
export async function findCandidateTexts(
  db: Db,
  search: CandidateSearch,
): Promise<readonly (readonly SourceText[])[]> {
  const { directionIds, queries, limit } = search;
  const wanted = await chooseSources(db, search);
  const rows = wanted.length === 0 ? [] : await textsOf(db, wanted, directionIds, limit);
  const found = Map.groupBy(rows, ({ place }) => place);
  // A source that several directions have comes once from each.
  const once = (some: readonly SourceText[]) => [
    ...new Map(some.map((text) => [text.sourceKey, text])).values(),
  ];
  return queries.map((_, place) => once(found.get(place) ?? []));
}

/** Chooses the sources of each query that are worth reading from its posting lists. */
async function chooseSources(
  db: Db,
  { directionIds, queries, choose }: CandidateSearch,
): Promise<readonly WantedSources[]> {
  const asked = queries.flatMap((query, place) => (query.features.length === 0 ? [] : { ...query, place }));
  if (asked.length === 0) return [];
  const lists = Map.groupBy(await postingLists(db, asked, directionIds), ({ place }) => place);
  return asked.map((query) => {
    const { directions, numbers, ofSameForm } = choose(lists.get(query.place) ?? [], query.place);
    return { ...query, sourceDirections: directions, sourceNumbers: numbers, ofSameForm };
  });
}

type AskedFeatures = Pick<CandidateQuery, 'features' | 'directions'> & { readonly place: number };

const askedColumns: Columns<AskedFeatures> = {
  place: integerColumn,
  features: integersColumn,
  directions: integersColumn,
};

const postingLists = rowsStatement(
  askedColumns,
  (asked, directionIds: readonly string[]) => sql<PostingLists & { readonly place: number }>`
    select asked.place, lists.direction, lists.postings
    from (${asked}) asked
    cross join lateral memory_posting_lists(${directionIds}::uuid[], asked.features, asked.directions) lists`,
);

type WantedSources = Omit<CandidateQuery, 'features' | 'directions' | 'shortestListed' | 'shared'> & {
  readonly place: number;
  readonly sourceDirections: readonly number[];
  readonly sourceNumbers: readonly number[];
  readonly ofSameForm: number;
};

const wantedColumns: Columns<WantedSources> = {
  place: integerColumn,
  tailFeatures: integersColumn,
  sameForm: integersColumn,
  sourceDirections: integersColumn,
  sourceNumbers: integersColumn,
  ofSameForm: integerColumn,
  signature: signatureColumn,
  tokenCount: integerColumn,
  shortest: integerColumn,
  longest: integerColumn,
  leastShare: realColumn,
};

const candidatesOf = rowsStatement(
  wantedColumns,
  (wanted, ...search: SearchedSources) => sql<PackedSources & { readonly place: number }>`
    select wanted.place, candidates.keys, candidates.counts, candidates.tokens
    from (${wanted}) wanted cross join lateral ${candidatesOfWanted(...search)} candidates
    where candidates.keys is not null`,
);

const textsOf = rowsStatement(
  wantedColumns,
  (wanted, ...search: SearchedSources) => sql<SourceText & { readonly place: number }>`
    select wanted.place, texts.source_key, texts.source
    from (${wanted}) wanted cross join lateral ${candidatesOfWanted(...search)} candidates
    cross join lateral memory_texts_of_sources(${search[0]}::uuid[], array(
      select distinct encode(substring(candidates.keys from first for 8), 'hex')
      from generate_series(1, length(candidates.keys), 8) first)) texts`,
);

type SearchedSources = readonly [directionIds: readonly string[], limit: number];

function candidatesOfWanted(...[directionIds, limit]: SearchedSources) {
  return sql`memory_candidates(${directionIds}::uuid[], wanted.tail_features, wanted.same_form,
    wanted.source_directions, wanted.source_numbers, wanted.of_same_form, wanted.signature, wanted.token_count,
    wanted.shortest, wanted.longest, wanted.least_share, ${limit})`;
}
