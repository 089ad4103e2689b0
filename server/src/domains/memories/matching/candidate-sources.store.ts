import { sql } from 'kysely';
import { integerColumn, integersColumn, signatureColumn } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { preparedStatement } from '../../../platform/db/prepared-statement.ts';
import { rowsStatement } from '../../../platform/db/rows-statement.ts';
import type { Columns } from '../../../platform/db/select-rows.ts';
import { noSources, type PackedSources } from './packed-sources.ts';

/** Lists of sources that have a feature, in the blocks of one direction. */
export interface PostingLists {
  /** Its place among those that are searched, from 1 on. */
  readonly direction: number;
  /** Arrays of numbers of 64 bits, one behind the other: the feature, and below it the number of the source. */
  readonly postings: Uint8Array;
}

/** Some sources, by the places of their directions and their numbers there. */
export interface ListedSources {
  readonly directions: readonly number[];
  readonly numbers: readonly number[];
  /** So many of the first are of the same form. */
  readonly ofSameForm: number;
}

export interface CandidateQuery {
  /** Sources that people added have one of these. */
  readonly featuresApart: readonly number[];
  /** Those of blocks stand in some of the lists of these, each in the direction with this place, from 1 on. */
  readonly features: readonly number[];
  readonly directions: readonly number[];
  /** Of each: sources that have it have so many tokens at least. */
  readonly shortestListed: readonly number[];
  /** Those of its features that only texts have which are the same but for their numbers. */
  readonly sameForm: readonly number[];
  readonly signature: bigint;
  readonly tokenCount: number;
  readonly shortest: number;
  readonly longest: number;
}

/** Chooses some of the sources that stand in lists of the query at a place. */
export type ChooseListed = (lists: readonly PostingLists[], place: number) => ListedSources;

export interface CandidateSearch {
  readonly directionIds: readonly string[];
  readonly queries: readonly CandidateQuery[];
  /** Least share of equal tokens, 0 to 1. */
  readonly leastShare: number;
  /** Of each query; those that share most of its tokens. */
  readonly limit: number;
  readonly choose: ChooseListed;
}

/** For each query the sources that have one of its features and may share enough tokens with it. */
export async function findCandidateSources(
  db: Db,
  { directionIds, queries, leastShare, limit, choose }: CandidateSearch,
): Promise<readonly PackedSources[]> {
  const asked = queries.flatMap((query, place) => (query.features.length === 0 ? [] : { ...query, place }));
  const found: PackedSources[] = queries.map(() => noSources);
  if (asked.length === 0) return found;
  const lists = await findPostingLists(db, directionIds, asked);
  const wanted = asked.map((query): WantedSources => {
    const { directions, numbers, ofSameForm } = choose(lists.get(query.place) ?? [], query.place);
    return { ...query, sourceDirections: directions, sourceNumbers: numbers, ofSameForm };
  });
  const candidates = await candidatesOf(db, wanted, directionIds, leastShare, limit);
  for (const { place, ...sources } of candidates) found[place] = sources;
  return found;
}

type AskedFeatures = Pick<CandidateQuery, 'features' | 'directions'> & { readonly place: number };

/** By the places of the queries. */
async function findPostingLists(
  db: Db,
  directionIds: readonly string[],
  queries: readonly AskedFeatures[],
): Promise<ReadonlyMap<number, readonly PostingLists[]>> {
  return Map.groupBy(await postingLists(db, queries, directionIds), ({ place }) => place);
}

const askedColumns: Columns<AskedFeatures> = {
  ...{ place: integerColumn, features: integersColumn, directions: integersColumn },
};

const postingLists = rowsStatement(
  askedColumns,
  (asked, directionIds: readonly string[]) => sql<PostingLists & { readonly place: number }>`
    select asked.place, lists.direction, lists.postings
    from (${asked}) asked
    cross join lateral memory_posting_lists(${directionIds}::uuid[], asked.features, asked.directions) lists`,
);

type WantedSources = Omit<CandidateQuery, 'features' | 'directions' | 'shortestListed'> & {
  readonly place: number;
  readonly sourceDirections: readonly number[];
  readonly sourceNumbers: readonly number[];
  readonly ofSameForm: number;
};

const wantedColumns: Columns<WantedSources> = {
  ...{ place: integerColumn, featuresApart: integersColumn, sameForm: integersColumn },
  ...{ sourceDirections: integersColumn, sourceNumbers: integersColumn, ofSameForm: integerColumn },
  ...{
    signature: signatureColumn,
    tokenCount: integerColumn,
    shortest: integerColumn,
    longest: integerColumn,
  },
};

const candidatesOf = rowsStatement(
  wantedColumns,
  (wanted, directionIds: readonly string[], leastShare: number, limit: number) => sql<
    PackedSources & { readonly place: number }
  >`
    select wanted.place, candidates.keys, candidates.counts, candidates.tokens
    from (${wanted}) wanted
    cross join lateral memory_candidates(${directionIds}::uuid[], wanted.features_apart, wanted.same_form,
      wanted.source_directions, wanted.source_numbers, wanted.of_same_form, wanted.signature, wanted.token_count,
      wanted.shortest, wanted.longest, ${leastShare}, ${limit}) candidates
    where candidates.keys is not null`,
);

/** What sources say, in their markup; nothing of those that no entry of these directions has. */
export const findSourceTexts = preparedStatement(
  (_, directionIds: readonly string[], sourceKeys: readonly string[]) =>
    sql<{ sourceKey: string; source: string }>`
    select * from memory_texts_of_sources(${directionIds}::uuid[], ${sourceKeys}::text[])`,
);
