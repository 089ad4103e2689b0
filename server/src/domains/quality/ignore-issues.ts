import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { qualityApi, ShownIgnore } from '@transloom/contracts/quality';
import type { IssueIgnore } from '@transloom/core/quality/issue-ignores';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { requireDocument } from '../documents/require-document.ts';
import { readSegmentsById } from '../documents/segments/read-segments.ts';
import { requireActiveProject, requireManagedProject } from '../projects/require-project.ts';
import { shownNames } from '../users/shown-names.ts';
import { announceQuality } from './announce-quality.ts';
import { deleteIgnore, findIgnore, findIgnores, type IgnoreRow, insertIgnore } from './quality.store.ts';

type Api = typeof qualityApi;

/**
 * Rule D4.30 of the specification. An ignore without a segment holds everywhere in the project, which those decide who
 * manage it.
 * @throws {AppError} resource.not-found, access.denied, project.not-active, segment.locked
 */
export async function ignoreIssue(
  context: Context,
  { documentId, check: checkId, key: issueKey, segmentId, params, reason }: InputOf<Api['ignoreIssue']>,
): Promise<OutputOf<Api['ignoreIssue']>> {
  const { projectId } = await requireDocument(context, documentId);
  await requireActiveProject(context, projectId);
  if (segmentId === null) await requireSettings(context, projectId);
  else await requireOpenSegment(context, documentId, segmentId);
  const { organizationId, userId: ignoredBy } = context.actor;
  const row = await insertIgnore(context.db, {
    organizationId,
    id: newId(),
    projectId,
    segmentId,
    checkId,
    issueKey,
    params,
    reason,
    ignoredBy,
    ignoredAt: context.now(),
  });
  announceQuality(context, documentId);
  const [ignore] = await shownIgnores(context, [row]);
  if (ignore === undefined) throw new Error('an ignore that was stored is not shown');
  return ignore;
}

/** @throws {AppError} resource.not-found, access.denied, project.not-active */
export async function unignoreIssue(
  context: Context,
  { documentId, ignoreId }: InputOf<Api['unignoreIssue']>,
): Promise<null> {
  const { projectId } = await requireDocument(context, documentId);
  await requireActiveProject(context, projectId);
  const row = await findIgnore(context.db, ignoreId);
  if (row === undefined || row.projectId !== projectId) throw new AppError('resource.not-found');
  if (row.segmentId === null) await requireSettings(context, projectId);
  else await requireOpenSegment(context, documentId, row.segmentId);
  await deleteIgnore(context.db, ignoreId);
  announceQuality(context, documentId);
  return null;
}

/** What is ignored in a document, oldest first. */
export async function ignoresOf(
  context: Pick<Context, 'db' | 'language'>,
  document: { readonly id: string; readonly projectId: string },
): Promise<ShownIgnore[]> {
  const { id: documentId, projectId } = document;
  return shownIgnores(context, await findIgnores(context.db, { projectId, documentId }));
}

/** An ignore as `ignoreFinder` of core takes it, with who made it. */
interface StoredIgnore extends IssueIgnore {
  readonly ignoreId: string;
  readonly ignoredBy: string;
  readonly ignoredAt: Date;
  readonly reason: string;
}

/** What is ignored in some documents of a project; nothing of those that are gone. */
export async function storedIgnores(
  { db }: Pick<Context, 'db'>,
  projectId: string,
  documentIds: readonly string[],
): Promise<readonly StoredIgnore[]> {
  const found = new Map<string, IgnoreRow>();
  for (const documentId of documentIds)
    for (const row of await findIgnores(db, { projectId, documentId })) found.set(row.id, row);
  return [...found.values()].map(({ id: ignoreId, checkId: check, issueKey: key, ...row }) => {
    const { segmentId, ignoredBy, ignoredAt, reason } = row;
    return { ignoreId, segmentId, check, key, ignoredBy, ignoredAt, reason };
  });
}

async function requireSettings(context: Context, projectId: string): Promise<void> {
  if (!context.actor.permissions.has('qa:settings')) throw new AppError('access.denied');
  await requireManagedProject(context, projectId);
}

async function requireOpenSegment(context: Context, documentId: string, segmentId: string): Promise<void> {
  const [segment] = await readSegmentsById(context, documentId, [segmentId]);
  if (segment === undefined) throw new AppError('resource.not-found');
  // Rule D4.25 of the specification.
  if (segment.locked) throw new AppError('segment.locked');
}

async function shownIgnores(
  context: Pick<Context, 'db' | 'language'>,
  rows: readonly IgnoreRow[],
): Promise<ShownIgnore[]> {
  const names = await shownNames(context, [...new Set(rows.map(({ ignoredBy }) => ignoredBy))]);
  return rows.map(({ id: ignoreId, segmentId, checkId, issueKey, params, reason, ignoredBy, ignoredAt }) => ({
    ignoreId,
    segmentId,
    check: checkId,
    key: issueKey,
    params: params as ShownIgnore['params'],
    reason,
    ignoredBy: names.get(ignoredBy) ?? '',
    ignoredAt: ignoredAt.toISOString(),
  }));
}
