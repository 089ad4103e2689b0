import type { z } from 'zod';
import type { Context, JobContext } from '../../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import { announceTermBase } from '../announce-term-base.ts';
import { type ConceptRow, findConcepts, findConceptsBehind } from '../entries/concepts.store.ts';
import { removeConcepts } from '../entries/remove-concepts.ts';
import { PictureCopies } from '../pictures/picture-copies.ts';
import { freeWriter } from '../term-base-turns.store.ts';
import { findTermBase, markUnfilled } from '../terms.store.ts';
import type { mergeTermsJob } from '../terms-job-kinds.ts';
import { copyConcepts } from './copy-concepts.ts';
import { findKnownConcepts, findOutvotedConcepts, type OutvotedConcept } from './term-conflicts.store.ts';

type Payload = z.output<typeof mergeTermsJob.payload>;

const conceptsPerStep = 1_000;
const conceptsPerSearch = 50_000;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Fills a merged term base: equal entries are added once; of conflicting ones all, the newest, or those of one term
 * base stay.
 */
export async function mergeTerms(job: JobContext, payload: Payload): Promise<LastWrite> {
  const { termBaseId, fromIds, keep } = payload;
  const base = await job.transact(({ db }) => findTermBase(db, termBaseId));
  if (base === undefined) return nothingLeft;
  const { sourceLanguage } = base;
  for (const from of fromIds) {
    const known = keep === 'base' && from !== fromIds[0] ? fromIds[0] : undefined;
    await copyBase(job, { from, into: termBaseId, known, sourceLanguage });
  }
  if (keep === 'newest') await keepNewest(job, termBaseId, sourceLanguage);
  return ({ db }) => freeWriter(db, termBaseId, termBaseId);
}

/** The copied entries stay, because people may have added to them; the term base is marked as partial. */
export async function failTermMerge(context: Context, { termBaseId }: Payload): Promise<void> {
  await markUnfilled(context.db, termBaseId, context.now());
  await freeWriter(context.db, termBaseId, termBaseId);
  for (const event of announceTermBase({ termBaseId }, context.actor)) context.publish(event);
}

interface Copying {
  readonly from: string;
  readonly into: string;
  /** Concepts that this base has as well are left out. */
  readonly known: string | undefined;
  readonly sourceLanguage: string;
}

async function copyBase(job: JobContext, { from, into, known, sourceLanguage }: Copying): Promise<void> {
  const pictures = new PictureCopies(job);
  const step = (behind: string) =>
    job.transact(async (context) => {
      const rows = await findConceptsBehind(context.db, { termBaseId: from }, behind, conceptsPerStep);
      const places = { termBaseIds: [from], sourceLanguage, conceptIds: rows.map(({ id }) => id) };
      const taken = known === undefined ? noIds : await findKnownConcepts(context.db, places, known);
      const wanted = rows.filter(({ id }: ConceptRow) => !taken.has(id));
      const lacking = pictures.lackingOf(wanted.map(({ pictureId }) => pictureId));
      if (lacking.length === 0) await copyConcepts(context, { into, rows: wanted, pictures });
      return { lacking, last: rows.at(-1)?.id };
    });
  try {
    for (let behind: string | undefined = lowestId; behind !== undefined; ) {
      job.signal.throwIfAborted();
      const { lacking, last } = await step(behind);
      // Once their pictures are there, the same ones again.
      if (lacking.length > 0) {
        await pictures.add(lacking);
        continue;
      }
      await pictures.clear();
      behind = last;
    }
  } finally {
    await pictures.clear();
  }
}

const noIds: ReadonlySet<string> = new Set();

/** Finding them reads the whole term base, so many are found at once. */
async function keepNewest(job: JobContext, termBaseId: string, sourceLanguage: string): Promise<void> {
  const places = { termBaseIds: [termBaseId], sourceLanguage };
  for (;;) {
    const outvoted = await job.transact(({ db }) => findOutvotedConcepts(db, places, conceptsPerSearch));
    if (outvoted.length === 0) return;
    for (let start = 0; start < outvoted.length; start += conceptsPerStep) {
      job.signal.throwIfAborted();
      await removeUnchanged(job, termBaseId, outvoted.slice(start, start + conceptsPerStep));
    }
  }
}

/** An entry that changed since it was found may be the newest now. */
async function removeUnchanged(
  job: JobContext,
  termBaseId: string,
  found: readonly OutvotedConcept[],
): Promise<void> {
  const revisions = new Map(found.map(({ id, revision }) => [id, revision]));
  await job.transact(async (context) => {
    const rows = await findConcepts(context.db, [...revisions.keys()]);
    const unchanged = rows.filter(({ id, revision }) => revisions.get(id) === revision);
    if (unchanged.length > 0) await removeConcepts(context, termBaseId, unchanged);
  });
}
