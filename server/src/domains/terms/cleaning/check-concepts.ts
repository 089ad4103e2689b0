import { termCleaningSchema } from '@transloom/contracts/term-cleanings';
import { conceptFaults } from '@transloom/core/terms/concept-faults';
import { type RankedConcept, redundancyOf } from '@transloom/core/terms/redundant-concept';
import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { FindingKeeper } from '../../assets/finding-keeper.ts';
import {
  type ConceptRow,
  countConcepts,
  findConcepts,
  findConceptsBehind,
  findTermsOf,
} from '../entries/concepts.store.ts';
import { storedConcept } from '../entries/stored-concept.ts';
import { findTermBase, type TermBaseRow } from '../terms.store.ts';
import { findConceptsBeside } from './term-cleaning.store.ts';

const conceptsPerStep = 1_000;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** Looks for what speaks against concepts, by themselves and beside those that share a term with them. */
export async function checkConcepts(
  job: JobContext,
  { assetId, options }: { readonly assetId: string; readonly options: unknown },
  keeper: FindingKeeper,
): Promise<void> {
  const { longest, keep } = termCleaningSchema.shape.options.parse(options);
  const base = await job.transact(({ db }) => findTermBase(db, assetId));
  if (base === undefined) throw new AppError('asset.gone');
  const total = await job.transact(({ db }) => countConcepts(db, { termBaseId: assetId }));
  let behind = lowestId;
  for (let done = 0; ; ) {
    job.signal.throwIfAborted();
    const rows = await job.transact(async ({ db }) => {
      const found = await findConceptsBehind(db, { termBaseId: assetId }, behind, conceptsPerStep);
      await checkSome(db, found, { base, longest, keep, keeper });
      return found;
    });
    const last = rows.at(-1);
    if (last === undefined) return;
    behind = last.id;
    done += rows.length;
    await job.progress(Math.min(done, total), total, 'checking');
  }
}

interface Check {
  readonly base: TermBaseRow;
  readonly longest: number;
  readonly keep: 'newest' | 'fullest';
  readonly keeper: FindingKeeper;
}

async function checkSome(
  db: Db,
  rows: readonly ConceptRow[],
  { base, longest, keep, keeper }: Check,
): Promise<void> {
  const { sourceLanguage, targetLanguages } = base;
  const ids = rows.map(({ id }) => id);
  const beside = await findConceptsBeside(db, { termBaseId: base.id, sourceLanguage, conceptIds: ids });
  const known = new Set(ids);
  const others = [...new Set([...beside.values()].flat())].filter((id) => !known.has(id));
  const ranked = await rankedConcepts(db, [...rows, ...(await findConcepts(db, others))]);
  const findings = ids.flatMap((entryId) => {
    const one = ranked.get(entryId);
    if (one === undefined) return [];
    const { changedAt } = one;
    const faults = conceptFaults(one.concept, { sourceLanguage, targetLanguages, longest });
    const near = (beside.get(entryId) ?? []).flatMap((id) => ranked.get(id) ?? []);
    const redundancy = redundancyOf(one, near, { sourceLanguage, keep });
    return [
      ...faults.map((reason) => ({ reason, entryId, keptId: null, changedAt })),
      ...(redundancy === undefined ? [] : [{ ...redundancy, entryId, changedAt }]),
    ];
  });
  await keeper.keep(db, findings);
}

async function rankedConcepts(
  db: Db,
  rows: readonly ConceptRow[],
): Promise<ReadonlyMap<string, RankedConcept>> {
  const terms = await findTermsOf(
    db,
    rows.map(({ id }) => id),
  );
  const byConcept = Map.groupBy(terms, ({ conceptId }) => conceptId);
  return new Map(
    rows.map((row) => {
      const concept = storedConcept(row, byConcept.get(row.id) ?? []);
      return [row.id, { id: row.id, concept, changedAt: row.changedAt }];
    }),
  );
}
