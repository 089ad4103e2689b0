import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { SegmentTerm } from '@transloom/contracts/segment-terms';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { fromMarkup } from '@transloom/core/inline/markup';
import { checkTermUse } from '@transloom/core/terms/check-term-use';
import type { Term } from '@transloom/core/terms/term-concept';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { readSegmentsById } from '../documents/segments/read-segments.ts';
import { findTerms, type TextTerm } from '../terms/finding/find-terms.ts';

/** Segments of other documents are left out. @throws {AppError} resource.not-found */
export async function segmentTerms(
  context: Context,
  { documentId, segmentIds }: InputOf<typeof workbenchApi.segmentTerms>,
): Promise<OutputOf<typeof workbenchApi.segmentTerms>> {
  const { sourceLanguage, targetLanguage, projectId } = await requireDocument(context, documentId);
  const segments = await readSegmentsById(context, documentId, segmentIds);
  const texts = segments.map(({ source }) => fromMarkup(source).text);
  const found = await findTerms(context, { texts, sourceLanguage, targetLanguage, projectId });
  return segments.map(({ id: segmentId, target }, i) => ({
    segmentId,
    terms: shownTerms(found[i] ?? [], fromMarkup(target).text, targetLanguage),
  }));
}

function shownTerms(found: readonly TextTerm[], target: string, targetLanguage: string): SegmentTerm[] {
  const expected = found.map(({ termEntryId: id, targets }) => ({ id, targets }));
  const uses = checkTermUse(target, targetLanguage, expected);
  return found.map(({ termEntryId, base, start, end, form, term, targets, concept }, i) => ({
    termEntryId,
    termBaseId: base.id,
    termBaseName: base.name,
    start,
    end,
    form,
    term: shownTerm(term),
    targets: targets.map(shownTerm),
    definition: concept.definition,
    subject: concept.subject,
    note: concept.note,
    image: concept.image,
    pictureId: concept.pictureId,
    use: uses[i]?.use ?? 'unknown',
    forbiddenUsed: (uses[i]?.forbidden ?? []).map((place) => target.slice(place.start, place.end)),
  }));
}

function shownTerm({ text, status, exact, ...said }: Term) {
  const { note, caseRule, partOfSpeech } = said;
  return {
    text,
    status,
    exact: exact ?? false,
    note: note ?? null,
    caseRule: caseRule ?? null,
    partOfSpeech: partOfSpeech ?? null,
  };
}
