import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { segmentStepsApi } from '@transloom/contracts/segment-steps';
import { fromMarkup } from '@transloom/core/inline/markup';
import { type FoundPlace, placeFinder } from '@transloom/core/text/find-places';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { documentsOfProject } from '../../documents/document-summary.ts';
import { requireDocument } from '../../documents/require-document.ts';
import { readSegmentsById, type SegmentOfPart } from '../../documents/segments/read-segments.ts';
import { textsOfDocument } from '../../documents/segments/texts-of-document.ts';
import { reachedDocuments } from '../../project-people/reach.ts';
import { requireProject } from '../../projects/require-project.ts';
import { documentAccess } from '../../tasks/segment-access.ts';

type Search = Omit<InputOf<typeof segmentStepsApi.findText>, 'side'>;

interface FoundIn {
  readonly documentId: string;
  readonly documentName: string;
  readonly segment: SegmentOfPart;
  readonly places: readonly FoundPlace[];
}

/** @throws {AppError} resource.not-found, access.denied, editor.pattern-invalid */
export async function findText(
  context: Context,
  { side, ...search }: InputOf<typeof segmentStepsApi.findText>,
): Promise<OutputOf<typeof segmentStepsApi.findText>> {
  const found = await findPlaces(context, search, side);
  const shown = found.slice(0, limits.segmentsPerSave);
  const refusals = await refusalsOf(context, search.documentId, shown);
  return {
    total: found.length,
    places: found.reduce((sum, { places }) => sum + places.length, 0),
    segments: shown.map(({ documentId, documentName, segment, places }, index) => ({
      segmentId: segment.id,
      documentId,
      documentName,
      number: segment.number,
      text: fromMarkup(segment[side]).text,
      places: places.map(({ start, end }) => ({ start, end })),
      refusal: refusals[index] ?? null,
    })),
  };
}

/**
 * Where a text stands in the document, or in all files of its project in the same languages that are open to the actor.
 * @throws {AppError} resource.not-found, access.denied, editor.pattern-invalid
 */
export async function findPlaces(
  context: Context,
  search: Search,
  side: 'source' | 'target',
): Promise<readonly FoundIn[]> {
  const placesIn = placeFinder(search);
  if (placesIn === undefined) throw new AppError('editor.pattern-invalid');
  const found: FoundIn[] = [];
  for (const { documentId, name } of await searchedDocuments(context, search)) {
    const places = new Map<string, readonly FoundPlace[]>();
    for (const text of await textsOfDocument(context, documentId)) {
      const here = placesIn(fromMarkup(text[side]).text);
      if (here.length > 0) places.set(text.id, here);
    }
    for (const segment of await readSegmentsById(context, documentId, [...places.keys()]))
      found.push({ documentId, documentName: name, segment, places: places.get(segment.id) ?? [] });
  }
  return found;
}

async function searchedDocuments(context: Context, { documentId, scope }: Search) {
  const document = await requireDocument(context, documentId);
  if (scope === 'document') return [{ documentId, name: document.name }];
  const all = await documentsOfProject(context, document.projectId);
  const open = await reachedDocuments(
    context,
    all.map((one) => one.documentId),
  );
  const { sourceLanguage, targetLanguage } = document;
  return all.filter(
    (one) =>
      open.has(one.documentId) &&
      one.sourceLanguage === sourceLanguage &&
      one.targetLanguage === targetLanguage,
  );
}

async function refusalsOf(
  context: Context,
  documentId: string,
  found: readonly FoundIn[],
): Promise<readonly (string | null)[]> {
  const project = await requireProject(context, (await requireDocument(context, documentId)).projectId);
  const works = new Map<string, Awaited<ReturnType<typeof documentAccess>>['work']>();
  for (const id of new Set(found.map((one) => one.documentId)))
    works.set(id, (await documentAccess(context, id, project)).work);
  return found.map((one) => works.get(one.documentId)?.refuse(one.segment) ?? null);
}
