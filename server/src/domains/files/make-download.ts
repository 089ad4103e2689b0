import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { DownloadWarning } from '@transloom/contracts/files';
import type { Failure } from '@transloom/contracts/jobs';
import type { Context, LongContext } from '../../platform/context.ts';
import type { LastWrite } from '../../platform/queue/last-write.ts';
import { cleanFileName } from './clean-file-name.ts';
import { changeDownload, type DownloadChange, insertDownload } from './files.store.ts';

/** For the domains that make files for people: each call changes the notice in the panel of its owner. */

/** Announces a file that will be made; gives its id. */
export async function createDownload(
  { db, actor, now, publish }: Context,
  { title }: { readonly title: string },
): Promise<string> {
  const { organizationId, userId } = actor;
  const resourceId = randomUUID();
  await insertDownload(db, { resourceId, organizationId, userId, title, createdAt: now() });
  publish({ audience: { kind: 'user', userId }, message: { type: 'downloads-changed' } });
  return resourceId;
}

/** The work on it has begun. */
export function startDownload(context: Context, resourceId: string): Promise<void> {
  return change(context, resourceId, { status: 'C', failure: null });
}

export interface DownloadFile {
  /** The name it is saved under. */
  readonly name: string;
  readonly content: Readable | Uint8Array;
  readonly warnings?: readonly DownloadWarning[];
  /** Where it is another than was announced. */
  readonly title?: string;
}

export interface FinishedDownload extends DownloadFile {
  readonly resourceId: string;
}

/** Stores the file and offers it. May run twice: the last content stays. */
export async function finishDownload(context: LongContext, finished: FinishedDownload): Promise<void> {
  await context.transact(await storeDownload(context, finished));
}

/** Stores the file and gives what offers it, for a job to end with. */
export async function storeDownload(
  { storage, actor }: LongContext,
  { resourceId, name, content, warnings = [], ...announced }: FinishedDownload,
): Promise<LastWrite> {
  const storageKey = `downloads/${actor.organizationId}/${resourceId}`;
  const fileName = cleanFileName(name);
  const { bytes } = await storage.write(storageKey, content);
  const finished = { status: 'S', fileName, bytes, storageKey, warnings, ...announced } as const;
  return (context) => change(context, resourceId, finished);
}

/** Says why there will be no file. */
export function failDownload(
  context: Context,
  { resourceId, failure }: { readonly resourceId: string; readonly failure: Failure },
): Promise<void> {
  return change(context, resourceId, { status: 'F', failure });
}

async function change({ db, publish }: Context, resourceId: string, to: DownloadChange): Promise<void> {
  const userId = await changeDownload(db, resourceId, to);
  if (userId !== undefined) {
    publish({ audience: { kind: 'user', userId }, message: { type: 'downloads-changed' } });
  }
}
