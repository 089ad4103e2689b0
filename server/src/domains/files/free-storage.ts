import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { filesApi } from '@transloom/contracts/files';
import { AppError } from '../../platform/app-error.ts';
import type { Context, LongContext } from '../../platform/context.ts';
import { planOrSmallest } from '../organizations/plan-of.ts';
import { lockUploads, sumUploads } from './files.store.ts';

const gigabyte = 2 ** 30;

/** What the organization keeps, and how much of it there may be. */
export async function storageUse(
  context: Context,
  _: InputOf<typeof filesApi.storageUse>,
): Promise<OutputOf<typeof filesApi.storageUse>> {
  const { db, installation } = context;
  const [usedBytes, plan] = await Promise.all([sumUploads(db), planOrSmallest(context)]);
  const gigabytes = installation.storageGigabytes[plan];
  return { usedBytes, limitBytes: gigabytes === null ? null : gigabytes * gigabyte };
}

/** Bytes that still fit. */
export interface FreeStorage {
  /** Infinity where there is no limit. */
  readonly freeBytes: number;
  /** @throws {AppError} file.quota-full */
  refuse(name: string): never;
}

export async function findFreeStorage(context: Pick<LongContext, 'transact'>): Promise<FreeStorage> {
  return context.transact(readFreeStorage);
}

async function readFreeStorage(context: Context): Promise<FreeStorage> {
  const { usedBytes, limitBytes } = await storageUse(context, {});
  return {
    freeBytes: limitBytes === null ? Number.POSITIVE_INFINITY : limitBytes - usedBytes,
    refuse(name) {
      throw new AppError('file.quota-full', { name, limit: (limitBytes ?? 0) / gigabyte });
    },
  };
}

/**
 * Uploads that arrive at the same time see the same room; this looks again before their rows are written.
 * @throws {AppError} file.quota-full
 */
export async function requireFreeStorage(
  context: Context,
  uploads: readonly { readonly name: string; readonly bytes: number }[],
): Promise<void> {
  await lockUploads(context.db, context.actor.organizationId);
  const { freeBytes, refuse } = await readFreeStorage(context);
  const bytes = uploads.reduce((sum, upload) => sum + upload.bytes, 0);
  const last = uploads.at(-1);
  if (last !== undefined && bytes > freeBytes) refuse(last.name);
}
