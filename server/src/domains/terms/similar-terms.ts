import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { TermIndex } from '@transloom/core/terms/term-index';
import { foldedTerm, plainTerm } from '@transloom/core/terms/term-pattern';
import type { Context } from '../../platform/context.ts';
import { findConcepts, findTermsLike } from './concepts.store.ts';
import { requireTermBase } from './require-term-base.ts';
import { termEntries } from './term-entries.ts';

const mostShown = 10;
/** At the beginning of a term and of a form of it. */
const lettersAlike = 3;

/**
 * Entries whose term is this one but for capitals, spaces, hyphens and endings. Forms that begin otherwise are not
 * looked at, so that the answer comes while one types.
 * @throws {AppError} resource.not-found
 */
export async function similarTerms(
  context: Context,
  { termBaseId, text, language }: InputOf<typeof termsApi.similarTerms>,
): Promise<OutputOf<typeof termsApi.similarTerms>> {
  const base = await requireTermBase(context, termBaseId);
  const wanted = plainTerm(text);
  const like = await findTermsLike(context.db, termBaseId, beginning(wanted));
  const near = like.filter((term) => {
    return (
      compareLanguages(term.language, language) !== 'different' &&
      areNear(wanted, plainTerm(term.text), language)
    );
  });
  const ids = [...new Set(near.map(({ conceptId }) => conceptId))].slice(0, mostShown);
  return termEntries(context, await findConcepts(context.db, ids), base.sourceLanguage);
}

function beginning(text: string) {
  return { text, prefix: [...text].slice(0, lettersAlike).join('') };
}

/** One is a form of the other, or is written with other spaces. */
function areNear(a: string, b: string, language: string): boolean {
  return foldedTerm(a) === foldedTerm(b) || isFormOf(a, b, language) || isFormOf(b, a, language);
}

function isFormOf(form: string, term: string, language: string): boolean {
  const index = new TermIndex<string>(language);
  index.add(term, { text: term, caseRule: 'any' });
  return index.find(form).some(({ start, end }) => start === 0 && end === form.length);
}
