import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { spellingApi } from '@transloom/contracts/spelling';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireDocument } from '../../documents/require-document.ts';
import { deleteWord, findWords, insertWord } from './spelling.store.ts';

type Api = typeof spellingApi;

/** @throws {AppError} resource.not-found, access.denied */
export async function dictionary(
  context: Context,
  { documentId }: InputOf<Api['dictionary']>,
): Promise<OutputOf<Api['dictionary']>> {
  const { targetLanguage } = await requireDocument(context, documentId);
  return {
    dictionary: (await context.providers.dictionaries.find(targetLanguage)) ?? null,
    ownWords: await findWords(context.db, baseOf(targetLanguage)),
  };
}

/** @throws {AppError} resource.not-found, access.denied, spelling.too-many-words */
export async function addSpellingWord(
  context: Context,
  { documentId, word }: InputOf<Api['addSpellingWord']>,
): Promise<null> {
  const language = baseOf((await requireDocument(context, documentId)).targetLanguage);
  if ((await findWords(context.db, language)).length >= limits.spellingWords)
    throw new AppError('spelling.too-many-words', { limit: limits.spellingWords });
  const { organizationId, userId: addedBy } = context.actor;
  await insertWord(context.db, { organizationId, language, word, addedBy, addedAt: context.now() });
  return null;
}

/** @throws {AppError} resource.not-found, access.denied */
export async function removeSpellingWord(
  context: Context,
  { documentId, word }: InputOf<Api['removeSpellingWord']>,
): Promise<null> {
  const language = baseOf((await requireDocument(context, documentId)).targetLanguage);
  if (!(await deleteWord(context.db, { language, word }))) throw new AppError('resource.not-found');
  return null;
}

/** A language without its region: its words are the same in all of them. */
export function baseOf(language: string): string {
  return language.split('-')[0] ?? language;
}
