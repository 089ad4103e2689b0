import type { InputOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { Term, TermConcept } from '@transloom/core/terms/term-concept';
import { AppError } from '../../../platform/app-error.ts';
import type { TermBaseRow } from '../terms.store.ts';

type Entered = Omit<InputOf<typeof termEntriesApi.addTermEntry>, 'termBaseId'>;

/**
 * Makes a concept of what a person entered; a changed concept keeps what no field holds. It must have a term in the
 * source language and one in a target language, or nobody would ever see it.
 * @throws {AppError} term.missing-language
 */
export function enteredConcept(entered: Entered, base: TermBaseRow, before?: TermConcept): TermConcept {
  const languages = [...new Set(entered.terms.map(({ language }) => language))];
  const has = (wanted: string) => languages.some((tag) => compareLanguages(tag, wanted) !== 'different');
  if (!has(base.sourceLanguage) || !base.targetLanguages.some(has))
    throw new AppError('term.missing-language');
  const { definition, subject, note, image, pictureId, link } = entered;
  return {
    ...(before?.id !== undefined && { id: before.id }),
    ...(before?.properties && { properties: before.properties }),
    ...(definition && { definition }),
    ...(subject && { subject }),
    ...(note && { note }),
    // A concept has one picture: where one was uploaded, no address leads to another one.
    ...(pictureId ? { picture: pictureId } : image && { image }),
    ...(link && { link }),
    sections: languages.map((language) => {
      const section = before?.sections.find((known) => known.language === language);
      const terms = withoutRepeats(entered.terms.filter((term) => term.language === language));
      return {
        language,
        ...(section?.properties && { properties: section.properties }),
        terms: terms.map((term) =>
          enteredTerm(
            term,
            section?.terms.find(({ text }) => text === term.text),
          ),
        ),
      };
    }),
  };
}

/** The same term with another gender or note adds something, an identical one does not. */
function withoutRepeats(terms: Entered['terms']): Entered['terms'] {
  return [...new Map(terms.map((term) => [JSON.stringify(term), term])).values()];
}

function enteredTerm(term: Entered['terms'][number], before: Term | undefined): Term {
  const { text, status, exact, caseRule, partOfSpeech, gender, note } = term;
  return {
    text,
    status,
    ...(exact && { exact }),
    ...(caseRule && { caseRule }),
    ...(partOfSpeech && { partOfSpeech }),
    ...(gender && { gender }),
    ...(note && { note }),
    ...(before?.properties && { properties: before.properties }),
  };
}
