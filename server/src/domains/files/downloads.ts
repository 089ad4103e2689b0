import { createHash, randomBytes } from 'node:crypto';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { errorText } from '@transloom/contracts/error-texts';
import { type ErrorCode, errorCatalogue } from '@transloom/contracts/errors';
import {
  type Download,
  downloadStatusSchema,
  downloadWarningSchema,
  type filesApi,
} from '@transloom/contracts/files';
import { failureSchema } from '@transloom/contracts/jobs';
import { limits } from '@transloom/contracts/limits';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, VisitorContext } from '../../platform/context.ts';
import type { StreamAnswer } from '../../platform/http/route.ts';
import { downloadTexts } from './download-texts.ts';
import {
  deleteDownloadOf,
  findDownload,
  findLinkedDownload,
  insertDownloadLink,
  listDownloadsOf,
} from './files.store.ts';

type DownloadRow = Awaited<ReturnType<typeof listDownloadsOf>>[number];

/** The user's downloads, newest first. */
export async function listDownloads({ db, actor, language }: Context): Promise<Download[]> {
  const rows = await listDownloadsOf(db, actor.userId);
  return rows.map((row) => describeDownload(row, language));
}

function describeDownload(row: DownloadRow, language: InterfaceLanguage): Download {
  const { resourceId, title, createdAt } = row;
  const status = downloadStatusSchema.parse(row.status);
  const failure = failureSchema.nullable().parse(row.failure);
  const code = failure?.code ?? '';
  return {
    resourceId,
    title,
    status,
    failure,
    show: true,
    statusDesc: downloadTexts[status][language],
    failureCause: failure && isErrorCode(code) ? errorText(code, language, failure.params) : null,
    warnings: z.array(downloadWarningSchema).parse(row.warnings),
    createTime: createdAt.toISOString(),
  };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

/**
 * A link that expires, for the session that asked for it (Z05).
 * @throws {AppError} resource.not-found, also while the file is being made
 */
export async function downloadUrl(
  { db, actor, now }: Context,
  { resourceId }: InputOf<typeof filesApi.downloadUrl>,
): Promise<OutputOf<typeof filesApi.downloadUrl>> {
  const download = await findDownload(db, { resourceId, userId: actor.userId });
  if (download?.status !== 'S' || download.fileName === null) throw new AppError('resource.not-found');
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + limits.downloadLinkMinutes * 60_000);
  const { organizationId, sessionId = '' } = actor;
  await insertDownloadLink(db, {
    tokenHash: hashLink(token),
    organizationId,
    resourceId,
    sessionId,
    expiresAt,
  });
  return { downloadResource: { downloadUrl: `/api/files/content/${token}`, name: download.fileName } };
}

/** @throws {AppError} file.link-expired for any link that is not valid (any more), or not of this session */
export async function openLink(
  { db, storage, now, actor }: VisitorContext,
  { token = '' }: Readonly<Record<string, string>>,
): Promise<StreamAnswer> {
  const { sessionId } = actor ?? {};
  if (sessionId === undefined) throw new AppError('file.link-expired');
  const download = await findLinkedDownload(db, { tokenHash: hashLink(token), sessionId, now: now() });
  const { fileName, bytes, storageKey } = download ?? {};
  if (!fileName || !storageKey || typeof bytes !== 'number') throw new AppError('file.link-expired');
  return { name: fileName, bytes, content: await storage.open(storageKey) };
}

/** @throws {AppError} resource.not-found */
export async function deleteDownload(
  { db, actor, storage, afterCommit }: Context,
  { resourceId }: InputOf<typeof filesApi.deleteDownload>,
): Promise<null> {
  const removed = await deleteDownloadOf(db, { resourceId, userId: actor.userId });
  if (removed === undefined) throw new AppError('resource.not-found');
  const { storageKey } = removed;
  if (storageKey !== null) afterCommit(() => storage.remove(storageKey));
  return null;
}

function hashLink(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
