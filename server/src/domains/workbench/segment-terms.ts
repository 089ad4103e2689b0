import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { fromMarkup } from '@transloom/core/inline/markup';
import { checkTermUse } from '@transloom/core/terms/check-term-use';
import type { Term } from '@transloom/core/terms/term-concept';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { requireSegment } from '../documents/segments/require-segment.ts';
import { findTerms } from '../terms/find-terms.ts';

/** @throws {AppError} resource.not-found */
export async function segmentTerms(
  context: Context,
  { segmentId }: InputOf<typeof workbenchApi.segmentTerms>,
): Promise<OutputOf<typeof workbenchApi.segmentTerms>> {
  const segment = await requireSegment(context, segmentId);
  const { sourceLanguage, targetLanguage } = await requireDocument(context, segment.documentId);
  const { text } = fromMarkup(segment.source);
  const found = await findTerms(context, { text, sourceLanguage, targetLanguage });
  const target = fromMarkup(segment.target).text;
  const expected = found.map(({ termEntryId: id, targets }) => ({ id, targets }));
  const uses = checkTermUse(target, targetLanguage, expected);
  return found.map(({ termEntryId, base, start, end, form, term, targets, concept }, i) => ({
    ...{ termEntryId, termBaseId: base.id, termBaseName: base.name, start, end, form },
    term: shownTerm(term),
    targets: targets.map(shownTerm),
    ...{ definition: concept.definition, subject: concept.subject, note: concept.note },
    use: uses[i]?.use ?? 'unknown',
    forbiddenUsed: (uses[i]?.forbidden ?? []).map((place) => target.slice(place.start, place.end)),
  }));
}

function shownTerm({ text, status, exact, ...said }: Term) {
  const { note, caseRule, partOfSpeech } = said;
  return {
    ...{ text, status, exact: exact ?? false },
    ...{ note: note ?? null, caseRule: caseRule ?? null, partOfSpeech: partOfSpeech ?? null },
  };
}
