import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { errorText } from '@transloom/contracts/error-texts';
import type { filesApi, UploadPurpose } from '@transloom/contracts/files';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext, LongRequestContext } from '../../platform/context.ts';
import type { IncomingFile } from '../../platform/http/incoming-file.ts';
import { cleanFileName } from './clean-file-name.ts';
import { insertUploads, type NewUpload } from './files.store.ts';
import { type FreeStorage, findFreeStorage, requireFreeStorage } from './free-storage.ts';
import { missingProgram } from './missing-program.ts';
import { filesOfArchive, isArchive } from './receive-archive.ts';
import { receiveFile } from './receive-file.ts';
import { uploadPurposes } from './upload-purposes.ts';

type Answer = OutputOf<typeof filesApi.upload>;

type WithFiles = LongContext & Pick<LongRequestContext, 'incomingFiles'>;

const uploadRate = { name: 'files.upload', limit: 300, windowSeconds: 60 };
/** Files of one person; an upload of none counts as one. */
const dailyRate = { name: 'files.uploaded-a-day', limit: 5_000, windowSeconds: 24 * 60 * 60 };

/**
 * Takes files as they arrive. Those that cannot be taken are named with the reason, the others are kept; an upload
 * that is cut off keeps none.
 * @throws {AppError} file.incomplete, file.storage-full, file.quota-full, file.too-many-today, request.too-frequent
 */
export async function uploadFiles(
  context: WithFiles,
  { purpose }: InputOf<typeof filesApi.upload>,
): Promise<Answer> {
  await context.rateLimits.take(uploadRate, context.actor.userId);
  await refuseTooManyToday(context);
  const room = await findFreeStorage(context);
  const upload: Upload = { context, purpose, room, names: new Set(), kept: [], refused: [] };
  try {
    for await (const file of context.incomingFiles) {
      if (purpose === 'document' && isArchive(file)) await takeArchive(upload, file);
      else await takeOrRefuse(upload, file);
    }
    await context.transact(async (inTransaction) => {
      await requireFreeStorage(inTransaction, upload.kept);
      await insertUploads(inTransaction.db, upload.kept);
    });
  } catch (error) {
    for (const { storageKey } of upload.kept) await context.storage.remove(storageKey);
    throw error;
  } finally {
    await countFiles(context, upload.kept.length + upload.refused.length);
  }
  const files = upload.kept.map(({ fileId, name, bytes, format }) => ({ fileId, name, bytes, format }));
  return { files, refused: upload.refused };
}

/** @throws {AppError} file.too-many-today */
async function refuseTooManyToday({ rateLimits, actor }: WithFiles): Promise<void> {
  const { waitSeconds: seconds } = await rateLimits.look(dailyRate, actor.userId);
  if (seconds > 0) throw new AppError('file.too-many-today', { seconds });
}

async function countFiles({ rateLimits, actor }: WithFiles, files: number): Promise<void> {
  await rateLimits.takeAll([{ rule: dailyRate, subject: actor.userId, weight: Math.max(1, files) }]);
}

interface Upload {
  readonly context: WithFiles;
  readonly purpose: UploadPurpose;
  /** What fitted when the upload began. */
  readonly room: FreeStorage;
  /** Of the files so far, as one who does not look closely reads them. */
  readonly names: Set<string>;
  readonly kept: NewUpload[];
  readonly refused: Answer['refused'];
}

/** What has nothing to do with this one file ends the upload. */
const endsUpload = new Set(['file.incomplete', 'file.storage-full']);

async function takeOrRefuse(upload: Upload, file: IncomingFile): Promise<void> {
  try {
    upload.kept.push(await take(upload, file));
  } catch (error) {
    refuse(upload, file, error);
  }
}

/** Its files stand for the archive; what is wrong with the archive itself is said of it. */
async function takeArchive(upload: Upload, archive: IncomingFile): Promise<void> {
  try {
    let count = 0;
    for await (const file of filesOfArchive(upload.context, archive)) {
      count++;
      const { files: limit } = uploadPurposes[upload.purpose];
      if (count > limit) throw new AppError('file.too-many', { limit });
      await takeOrRefuse(upload, file);
    }
    if (count === 0) throw new AppError('file.empty', { name: cleanFileName(archive.name) });
  } catch (error) {
    refuse(upload, archive, error);
  }
}

function refuse({ context, refused }: Upload, file: IncomingFile, error: unknown): void {
  if (!(error instanceof AppError) || endsUpload.has(error.code)) throw error;
  file.content.resume();
  const { code, params } = error;
  const message = errorText(code, context.language, params);
  refused.push({ name: file.name.toWellFormed(), failure: { code, params: { ...params } }, message });
}

async function take({ context, purpose, room, names, kept }: Upload, file: IncomingFile): Promise<NewUpload> {
  const { userId, organizationId } = context.actor;
  const { files: limit } = uploadPurposes[purpose];
  if (kept.length >= limit) throw new AppError('file.too-many', { limit });
  const name = cleanFileName(file.name);
  const folded = name.toLowerCase();
  if (names.has(folded)) throw new AppError('file.duplicate-name', { name });
  names.add(folded);
  const fileId = randomUUID();
  const storageKey = `uploads/${organizationId}/${fileId}`;
  const freeBytes = kept.reduce((free, { bytes }) => free - bytes, room.freeBytes);
  const fitting = { freeBytes, refuse: room.refuse };
  const received = await receiveFile(file, {
    storage: context.storage,
    storageKey,
    purpose,
    name,
    room: fitting,
  });
  const missing = missingProgram(received.format, context.providers);
  if (missing !== null) {
    await context.storage.remove(storageKey);
    throw new AppError('document.program-missing', { ...missing, name });
  }
  return { fileId, organizationId, userId, purpose, name, ...received, storageKey, createdAt: context.now() };
}
