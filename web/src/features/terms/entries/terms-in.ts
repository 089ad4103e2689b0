import type { TermEntry } from '@transloom/contracts/term-entries';
import { compareLanguages } from '@transloom/core/language/language-tag';

type SomeTerm = Pick<TermEntry['terms'][number], 'language'>;

/** The terms of a language and of its variants. */
export function termsIn<Term extends SomeTerm>(terms: readonly Term[], language: string): Term[] {
  return terms.filter((term) => isLanguage(term, language));
}

export function isLanguage(term: SomeTerm, language: string): boolean {
  return compareLanguages(term.language, language) !== 'different';
}
