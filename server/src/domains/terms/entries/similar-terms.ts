import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { TermIndex } from '@transloom/core/terms/term-index';
import { foldedTerm, plainTerm } from '@transloom/core/terms/term-pattern';
import type { Context } from '../../../platform/context.ts';
import { requireTermBase } from '../require-term-base.ts';
import { findConcepts, findTermsLike } from './concepts.store.ts';
import { termEntries } from './term-entries.ts';

const mostShown = 10;
/** Letters that a term and a form of it share at the start. */
const lettersAlike = 3;

/**
 * Entries whose term equals this one except for capitals, spaces, hyphens and endings. Forms with another start are
 * not compared, so that the answer arrives while somebody types.
 * @throws {AppError} resource.not-found
 */
export async function similarTerms(
  context: Context,
  { termBaseId, text, language }: InputOf<typeof termEntriesApi.similarTerms>,
): Promise<OutputOf<typeof termEntriesApi.similarTerms>> {
  const base = await requireTermBase(context, termBaseId);
  const wanted = plainTerm(text);
  const like = await findTermsLike(context.db, termBaseId, beginning(wanted));
  const spoken = like.filter((term) => compareLanguages(term.language, language) !== 'different');
  const near = nearTerms(spoken, wanted, language);
  const ids = [...new Set(near.map(({ conceptId }) => conceptId))].slice(0, mostShown);
  return termEntries(context, await findConcepts(context.db, ids), base.sourceLanguage);
}

function beginning(text: string) {
  return { text, prefix: [...text].slice(0, lettersAlike).join('') };
}

interface SomeTerm {
  readonly conceptId: string;
  readonly text: string;
}

/** Terms with other spaces come first, then those that are a form of the wanted one or that it is a form of. */
function nearTerms(terms: readonly SomeTerm[], wanted: string, language: string): readonly SomeTerm[] {
  const folded = foldedTerm(wanted);
  const same = terms.filter(({ text }) => foldedTerm(text) === folded);
  const bases = indexOf(language, terms);
  const forms = indexOf(language, [{ conceptId: '', text: wanted }]);
  const isWhole = (text: string) => (found: { readonly start: number; readonly end: number }) =>
    found.start === 0 && found.end === text.length;
  return [
    ...same,
    ...bases
      .find(wanted)
      .filter(isWhole(wanted))
      .map(({ id }) => id),
    ...terms.filter(({ text }) => forms.find(plainTerm(text)).some(isWhole(plainTerm(text)))),
  ];
}

function indexOf(language: string, terms: readonly SomeTerm[]): TermIndex<SomeTerm> {
  const index = new TermIndex<SomeTerm>(language);
  for (const term of terms) index.add(term, { text: plainTerm(term.text), caseRule: 'any' });
  return index;
}
