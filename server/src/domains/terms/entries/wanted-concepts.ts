import type { termFilterSchema } from '@transloom/contracts/term-entries';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import { findPeopleNamed } from '../../users/find-user.ts';
import { findNamesWith } from '../finding/concept-names.store.ts';
import { conceptsWithContent } from '../finding/concepts-with-content.ts';
import { type ConceptFilter, findLanguagesOf } from './concepts.store.ts';

/** The conditions of a request for entries of a term base. */
export async function wantedConcepts(
  db: Db,
  termBaseId: string,
  { text = '', person = '', fileName, project, lacking, ...filter }: z.output<typeof termFilterSchema>,
): Promise<ConceptFilter> {
  const found = text === '' ? {} : await conceptsWithContent(db, termBaseId, text);
  const by = person === '' ? {} : { userIds: await findPeopleNamed(db, person) };
  const namesWith = (column: 'fileName' | 'projectName', part: string) =>
    findNamesWith(db, { termBaseId, column, part });
  const from = fileName === undefined ? {} : { fileNames: await namesWith('fileName', fileName) };
  const of = project === undefined ? {} : { projectNames: await namesWith('projectName', project) };
  const without =
    lacking === undefined ? {} : { withoutLanguages: await languagesLike(db, termBaseId, lacking) };
  return { termBaseId, ...filter, ...found, ...by, ...from, ...of, ...without };
}

/** Languages of the terms; terms of a variant, such as en-GB, are shown with those of the language. */
async function languagesLike(db: Db, termBaseId: string, language: string): Promise<readonly string[]> {
  const known = await findLanguagesOf(db, termBaseId);
  return known.filter((one) => compareLanguages(one, language) !== 'different');
}
