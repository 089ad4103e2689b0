import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { spellingApi } from '@transloom/contracts/spelling';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import { baseOf } from './dictionary.ts';
import { countWords, deleteWords, insertWords, listWords } from './spelling.store.ts';

type Api = typeof spellingApi;

export async function spellingWords(context: Context): Promise<OutputOf<Api['spellingWords']>> {
  const rows = await listWords(context.db);
  const names = await shownNames(
    context,
    rows.map(({ addedBy }) => addedBy),
  );
  return rows.map(({ language, word, addedBy, addedAt }) => ({
    language,
    word,
    addedBy: names.get(addedBy) ?? '',
    addedAt: addedAt.toISOString(),
  }));
}

/** Words that are there already stay. @throws {AppError} spelling.too-many-words */
export async function addSpellingWords(
  context: Context,
  { language, words }: InputOf<Api['addSpellingWords']>,
): Promise<OutputOf<Api['addSpellingWords']>> {
  const base = baseOf(language);
  const { organizationId, userId: addedBy } = context.actor;
  const row = { organizationId, language: base, addedBy, addedAt: context.now() };
  const added = await insertWords(
    context.db,
    [...new Set(words)].map((word) => ({ ...row, word })),
  );
  if ((await countWords(context.db, base)) > limits.spellingWords)
    throw new AppError('spelling.too-many-words', { limit: limits.spellingWords });
  return { added };
}

export async function removeSpellingWords(
  context: Context,
  { words }: InputOf<Api['removeSpellingWords']>,
): Promise<OutputOf<Api['removeSpellingWords']>> {
  return { removed: await deleteWords(context.db, words) };
}
