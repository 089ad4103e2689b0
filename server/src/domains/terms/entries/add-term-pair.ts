import type { TermEntry } from '@transloom/contracts/term-entries';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { defaultTermBase } from '../default-term-base.ts';
import { languageOfBase } from '../finding/term-bases-of-pair.ts';
import { requireTaking } from '../require-term-base.ts';
import { storeTermEntry } from './add-term-entry.ts';

export interface TermPair extends LanguagePair {
  readonly source: string;
  readonly target: string;
  readonly note: string | null;
  /** Name of the document in which it was found. */
  readonly fileName: string;
  readonly projectId: string;
  readonly projectName: string;
}

/**
 * Adds a term with its translation to a base, or to the one that takes what is added in the editor. The base may have
 * the languages the other way round.
 * @throws {AppError} resource.not-found, term-base.not-writable, term.missing-language, term.duplicate
 */
export async function addTermPair(
  context: Context,
  termBaseId: string | null,
  { sourceLanguage, targetLanguage, source, target, note, projectId, ...origin }: TermPair,
): Promise<TermEntry> {
  const pair = { sourceLanguage, targetLanguage };
  const base =
    termBaseId === null
      ? await defaultTermBase(context, pair, projectId)
      : await requireTaking(context, termBaseId);
  const [from, to] = [languageOfBase(base, sourceLanguage), languageOfBase(base, targetLanguage)];
  if (from === undefined || to === undefined) throw new AppError('term.missing-language');
  const common = { status: 'preferred', caseRule: null, exact: false } as const;
  const unsaid = { partOfSpeech: null, gender: null, note: null };
  const entry = {
    note,
    definition: null,
    subject: null,
    image: null,
    pictureId: null,
    link: null,
    terms: [
      { language: from, text: source, ...common, ...unsaid },
      { language: to, text: target, ...common, ...unsaid },
    ],
  };
  return storeTermEntry(context, base, entry, origin);
}
