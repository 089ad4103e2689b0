import type { DownloadWarning } from '@transloom/contracts/files';
import type { Failure } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface NewUpload {
  readonly fileId: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly purpose: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly format: string | null;
  readonly storageKey: string;
  readonly createdAt: Date;
  /** Where it is in use from its beginning. */
  readonly usedAt?: Date;
}

export async function insertUploads(db: Db, uploads: readonly NewUpload[]): Promise<void> {
  if (uploads.length > 0) await db.insertInto('uploadedFile').values(uploads).execute();
}

/** Bytes of all uploads of the actor's organization. */
export async function sumUploads(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploadedFile')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Waits until nobody else of the organization adds uploads; holds until the transaction ends. */
export async function lockUploads(db: Db, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${organizationId}`}, 0))`.execute(db);
}

export function findUpload(db: Db, fileId: string) {
  return db.selectFrom('uploadedFile').selectAll().where('fileId', '=', fileId).executeTakeFirst();
}

/** Marks it as used by its owner; undefined where there is none of this purpose. */
export function markUploadUsed(
  db: Db,
  upload: { fileId: string; userId: string; purpose: string; usedAt: Date },
) {
  return db
    .updateTable('uploadedFile')
    .set({ usedAt: upload.usedAt })
    .where('fileId', '=', upload.fileId)
    .where('userId', '=', upload.userId)
    .where('purpose', '=', upload.purpose)
    .returningAll()
    .executeTakeFirst();
}

/** The storage key of what was removed. */
export async function deleteUpload(db: Db, fileId: string): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('uploadedFile')
    .where('fileId', '=', fileId)
    .returning('storageKey')
    .executeTakeFirst();
  return removed?.storageKey;
}

/** The same for one that its owner has not used yet. */
export async function deleteUnusedUpload(
  db: Db,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('uploadedFile')
    .where('fileId', '=', fileId)
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .returning('storageKey')
    .executeTakeFirst();
  return removed?.storageKey;
}

export async function deleteUnusedUploadsBefore(db: Db, before: Date): Promise<readonly string[]> {
  const removed = await db
    .deleteFrom('uploadedFile')
    .where('usedAt', 'is', null)
    .where('createdAt', '<', before)
    .returning('storageKey')
    .execute();
  return removed.map(({ storageKey }) => storageKey);
}

export interface NewDownload {
  readonly resourceId: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly title: string;
  readonly createdAt: Date;
}

export async function insertDownload(db: Db, download: NewDownload): Promise<void> {
  await db
    .insertInto('download')
    .values({ ...download, status: 'I' })
    .execute();
}

export interface DownloadChange {
  readonly status: 'C' | 'S' | 'F';
  readonly title?: string;
  readonly failure?: Failure | null;
  readonly fileName?: string;
  readonly bytes?: number;
  readonly storageKey?: string;
  readonly warnings?: readonly DownloadWarning[];
}

/** Gives the owner, or undefined where the download was removed meanwhile. */
export async function changeDownload(
  db: Db,
  resourceId: string,
  { failure, warnings, ...change }: DownloadChange,
): Promise<string | undefined> {
  const changed = await db
    .updateTable('download')
    .set({
      ...change,
      ...(failure === undefined ? {} : { failure: failure && JSON.stringify(failure) }),
      ...(warnings === undefined ? {} : { warnings: JSON.stringify(warnings) }),
    })
    .where('resourceId', '=', resourceId)
    .returning('userId')
    .executeTakeFirst();
  return changed?.userId;
}

export function listDownloadsOf(db: Db, userId: string) {
  return db
    .selectFrom('download')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('resourceId')
    .limit(100)
    .execute();
}

export function findDownload(db: Db, { resourceId, userId }: { resourceId: string; userId: string }) {
  return db
    .selectFrom('download')
    .selectAll()
    .where('resourceId', '=', resourceId)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** False where the user has none; `storageKey` is null where no file was made yet. */
export async function deleteDownloadOf(
  db: Db,
  { resourceId, userId }: { resourceId: string; userId: string },
): Promise<{ readonly storageKey: string | null } | undefined> {
  return db
    .deleteFrom('download')
    .where('resourceId', '=', resourceId)
    .where('userId', '=', userId)
    .returning('storageKey')
    .executeTakeFirst();
}

export async function deleteDownloadsBefore(db: Db, before: Date): Promise<readonly string[]> {
  const removed = await db
    .deleteFrom('download')
    .where('createdAt', '<', before)
    .returning('storageKey')
    .execute();
  return removed.flatMap(({ storageKey }) => (storageKey === null ? [] : [storageKey]));
}

export interface NewDownloadLink {
  readonly tokenHash: Buffer;
  readonly organizationId: string;
  readonly resourceId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

interface WantedLink {
  readonly tokenHash: Buffer;
  readonly sessionId: string;
  readonly now: Date;
}

export async function insertDownloadLink(db: Db, link: NewDownloadLink): Promise<void> {
  await db.insertInto('downloadLink').values(link).execute();
}

export function findLinkedDownload(db: Db, { tokenHash, sessionId, now }: WantedLink) {
  return db
    .selectFrom('downloadLink')
    .innerJoin('download', 'download.resourceId', 'downloadLink.resourceId')
    .select(['download.fileName', 'download.bytes', 'download.storageKey'])
    .where('downloadLink.tokenHash', '=', tokenHash)
    .where('downloadLink.sessionId', '=', sessionId)
    .where('downloadLink.expiresAt', '>', now)
    .executeTakeFirst();
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('downloadLink').where('expiresAt', '<=', now).execute();
}
