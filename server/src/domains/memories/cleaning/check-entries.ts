import { memoryCleaningSchema } from '@transloom/contracts/memory-cleanings';
import { fromMarkup } from '@transloom/core/inline/markup';
import { entryFaults } from '@transloom/core/memory/entries/entry-faults';
import type { RawBuilder } from 'kysely';
import type { JobContext } from '../../../platform/context.ts';
import type { FindingKeeper } from '../../assets/finding-keeper.ts';
import { findSizes } from '../memories.store.ts';
import { type DirectionRow, findDirectionsOf } from '../memory-directions.store.ts';
import {
  duplicates,
  findTextsBehind,
  inconsistent,
  nearDuplicates,
  otherContexts,
} from './memory-cleaning.store.ts';

interface Check {
  readonly job: JobContext;
  readonly keeper: FindingKeeper;
  /** Longest source or target, in characters. */
  readonly longest: number;
}

/** Finds useless entries: each by itself in the process, compared with others in the database. */
export async function checkEntries(
  job: JobContext,
  { assetId, options }: { readonly assetId: string; readonly options: unknown },
  keeper: FindingKeeper,
): Promise<void> {
  const { longest, keep } = memoryCleaningSchema.shape.options.parse(options);
  const directions = await job.transact(({ db }) => findDirectionsOf(db, assetId));
  const sizes = await job.transact(({ db }) => findSizes(db));
  const total = directions.reduce((sum, { id }) => sum + (sizes.get(id)?.entries ?? 0), 0);
  let done = 0;
  for (const direction of directions) {
    for await (const count of checkOneByOne({ job, keeper, longest }, direction)) {
      done += count;
      await job.progress(Math.min(done, total), total, 'checking');
    }
  }
  for (const { id } of directions) {
    const queries: readonly (readonly [string, RawBuilder<unknown>])[] = [
      ['duplicate', duplicates(id)],
      ['otherContext', otherContexts(id)],
      ['nearDuplicate', nearDuplicates(id)],
      ['inconsistent', inconsistent(id, keep)],
    ];
    for (const [reason, query] of queries) {
      job.signal.throwIfAborted();
      await job.progress(total, total, 'comparing');
      await job.transact(({ db }) => keeper.keepAll(db, reason, query));
    }
  }
}

const entriesPerStep = 2_000;

/** Yields how many entries each step has checked. */
async function* checkOneByOne(
  { job, keeper, longest }: Check,
  { id: directionId, sourceLanguage, targetLanguage }: DirectionRow,
): AsyncGenerator<number> {
  let behind: string | undefined;
  for (;;) {
    job.signal.throwIfAborted();
    const query = { behind, limit: entriesPerStep };
    const entries = await job.transact(({ db }) => findTextsBehind(db, directionId, query));
    const last = entries.at(-1);
    if (last === undefined) return;
    behind = last.id;
    const findings = entries.flatMap(({ id: entryId, source, target, changedAt }) => {
      const texts = { source: fromMarkup(source), target: fromMarkup(target) };
      const faults = entryFaults(texts, { sourceLanguage, targetLanguage, longest });
      return faults.map((reason) => ({ reason, entryId, keptId: null, changedAt }));
    });
    await job.transact(({ db }) => keeper.keep(db, findings));
    yield entries.length;
  }
}
