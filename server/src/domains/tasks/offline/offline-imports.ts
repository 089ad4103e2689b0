import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import {
  type OfflineChange,
  offlineFaultSchema,
  offlineImportContract,
  type offlineWorkApi,
} from '@transloom/contracts/offline-work';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { readUpload, showUpload, takeUpload } from '../../files/uploaded-content.ts';
import { defineWork } from '../../work/define-work.ts';
import { requireWork } from '../../work/require-work.ts';
import { applyImport } from './apply-import.ts';
import { countConflicts, findChangePage, replaceChanges, updateChoices } from './offline-changes.store.ts';
import { readImport } from './read-import.ts';
import { unpack } from './unpack.ts';

const faultSchema = z.object({ name: z.string(), fault: offlineFaultSchema, count: z.number().int() });

const stateSchema = z.object({
  total: z.number().int().default(0),
  unchanged: z.number().int().default(0),
  faults: z.array(faultSchema).default([]),
});

/**
 * Takes back work that was done offline (D4.11, D4.12). It is read and compared first; then the person sees what would change,
 * chooses the text of conflicts, and lets it go on.
 */
export const offlineImports = defineWork({
  contract: offlineImportContract,
  seenBy: 'owner',
  state: stateSchema,
  steps: [
    {
      stage: 'read',
      async run(step) {
        const { workId, options, name } = step.work;
        const read = await readImport(step, workId, unpack(name, await readUpload(step, options.fileId)));
        const { changes, total, unchanged, faults } = read;
        return {
          state: { total, unchanged, faults: [...faults] },
          counts: {
            total,
            changes: changes.length,
            conflicts: changes.filter(({ kind }) => kind === 'conflict').length,
            faults: faults.length,
          },
          write: ({ db }) => replaceChanges(db, workId, changes),
          waitsForPerson: changes.length > 0,
        };
      },
    },
    {
      stage: 'apply',
      async run(step) {
        const { state, workId } = step.work;
        const applied = await step.transact((context) => applyImport(context, workId));
        const faults = [...state.faults, ...applied.faults];
        const errors = faults.reduce((sum, { count }) => sum + count, 0);
        const { success, kept } = applied;
        const { total, unchanged } = state;
        return { result: { total, success, errors, unchanged, kept, faults } };
      },
    },
  ],
  retries: 1,
  timeoutSeconds: 1_800,
  concurrency: 1,
  price: async (context, { fileId }) => {
    await context.transact((short) => showUpload(short, { fileId, purpose: 'offline' }));
    return { cost: null, seconds: null };
  },
  beforeCreate: async (context, { fileId }) => {
    await takeUpload(context, { fileId, purpose: 'offline' });
  },
  nameOf: async (context, { fileId }) => (await showUpload(context, { fileId, purpose: 'offline' })).name,
});

const kind = { contract: offlineImportContract, seenBy: 'owner' } as const;

/** @throws {AppError} resource.not-found */
export async function offlineChanges(
  context: Context,
  { workId, kind: wanted, pageNumber, pageSize }: InputOf<typeof offlineWorkApi.offlineChanges>,
): Promise<OutputOf<typeof offlineWorkApi.offlineChanges>> {
  await requireWork(context, kind, workId);
  const page = { kind: wanted, limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const { rows, total, unchosen } = await findChangePage(context.db, workId, page);
  return {
    records: rows.map(({ organizationId: _, workId: __, hereVersion: ___, ...row }) => ({
      ...row,
      kind: row.kind as OfflineChange['kind'],
      choice: row.choice as OfflineChange['choice'],
    })),
    total,
    unchosen,
    pageNumber,
    pageSize,
  };
}

/** @throws {AppError} resource.not-found, also for a segment without a conflict; work.other-state once it was applied */
export async function chooseChanges(
  context: Context,
  { workId, segmentIds, choice }: InputOf<typeof offlineWorkApi.chooseChanges>,
): Promise<null> {
  const work = await requireWork(context, kind, workId);
  const known = await countConflicts(context.db, workId, segmentIds);
  if (known < new Set(segmentIds).size) throw new AppError('resource.not-found');
  if (work.status !== 'paused') throw new AppError('work.other-state');
  await updateChoices(context.db, workId, { segmentIds, choice });
  return null;
}
