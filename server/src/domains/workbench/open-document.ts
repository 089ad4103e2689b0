import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { NamedPairEngine } from '@transloom/contracts/project-settings';
import type { EditorMode } from '@transloom/contracts/segment-work';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { workingFormat } from '@transloom/core/document/format-registry';
import { direction } from '@transloom/core/language/language-tag';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { shownContentSummary } from '../documents/content-summary/shown-content-summary.ts';
import { documentById } from '../documents/document-summary.ts';
import { requireDocument } from '../documents/require-document.ts';
import { momentOfDatabase } from '../documents/segments/read-segments.ts';
import { engineOf } from '../project-settings/choose-engines.ts';
import { requireProject } from '../projects/require-project.ts';
import { openTask } from '../tasks/open-task.ts';
import { documentAccess } from '../tasks/segment-access.ts';
import { findPlace } from './places.store.ts';

/** @throws {AppError} resource.not-found, access.denied, document.not-ready */
export async function openDocument(
  context: Context,
  { documentId, taskId }: InputOf<typeof workbenchApi.openDocument>,
): Promise<OutputOf<typeof workbenchApi.openDocument>> {
  const { layout, editorMode } = await requireDocument(context, documentId);
  const asOf = await momentOfDatabase(context);
  const document = await documentById(context, documentId);
  if (document === undefined) throw new AppError('resource.not-found');
  if (document.segmentCount === 0 || document.format === null)
    throw new AppError('document.not-ready', { name: document.name });
  const project = await requireProject(context, document.projectId);
  const access = await documentAccess(context, documentId, project);
  const { task, returnable } = await openTask(context, access, taskId);
  const place = await findPlace(context.db, documentId, context.actor.userId);
  return {
    document,
    projectName: project.name,
    sourceDirection: direction(document.sourceLanguage),
    targetDirection: direction(document.targetLanguage),
    styles: workingFormat(document.format).styles,
    editable: project.status === 'active' && context.actor.permissions.has('segment:edit'),
    engine: engineOf(project.engines as NamedPairEngine[], document.targetLanguage),
    task,
    returnable: [...returnable],
    contentSummary: await shownContentSummary(context, documentId),
    lastSegmentId: place?.segmentId ?? null,
    lastNumber: place?.number ?? 1,
    mode: editorMode as EditorMode,
    asOf,
    layout,
  };
}
