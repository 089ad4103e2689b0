import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Segment } from '@transloom/contracts/segments';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { readSegmentsAfter, readSegmentsById } from '../documents/segments/read-segments.ts';
import { segmentSummaries } from '../documents/segments/segment-summary.ts';
import { requireProject } from '../projects/require-project.ts';
import { documentAccess } from '../tasks/segment-access.ts';

/** @throws {AppError} resource.not-found */
export async function listSegments(
  context: Context,
  { documentId, after, limit }: InputOf<typeof workbenchApi.listSegments>,
): Promise<OutputOf<typeof workbenchApi.listSegments>> {
  const { document, work } = await reading(context, documentId);
  const rows = await readSegmentsAfter(context, documentId, { after, limit });
  return { segments: await segmentSummaries(context, rows, work), total: document.segmentCount };
}

/** @throws {AppError} resource.not-found */
export async function someSegments(
  context: Context,
  { documentId, segmentIds }: InputOf<typeof workbenchApi.someSegments>,
): Promise<Segment[]> {
  const { work } = await reading(context, documentId);
  return segmentSummaries(context, await readSegmentsById(context, documentId, segmentIds), work);
}

async function reading(context: Context, documentId: string) {
  const document = await requireDocument(context, documentId);
  const project = await requireProject(context, document.projectId);
  const { work } = await documentAccess(context, documentId, project);
  return { document, work };
}
