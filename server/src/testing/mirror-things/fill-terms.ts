import { randomUUID } from 'node:crypto';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { insertImport } from '../../domains/assets/imports/imports.store.ts';
import { callAs } from '../call-as.ts';
import type { Member, PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';

export async function fillTerms(
  server: PeopleServer,
  user: TestUser,
  { member, word }: { member: Member; word: string },
) {
  const { data: base } = await callAs(server, user, termsApi.createTermBase, {
    name: `Terms ${word}`,
    sourceLanguage: 'en',
    targetLanguages: ['es'],
  });
  const { termBaseId } = base;
  const terms = [
    { language: 'en', text: word },
    { language: 'es', text: `${word} ave` },
  ];
  const { data: entry } = await callAs(server, user, termEntriesApi.addTermEntry, { termBaseId, terms });
  return {
    termBaseId,
    preferredTermBaseId: termBaseId,
    termEntryId: entry.termEntryId,
    /** Terms that were extracted belong to work, which nobody else sees. */
    termId: randomUUID(),
    termImportId: await termImportOf(server, member, termBaseId),
  };
}

/** What an import of a file leaves. */
async function termImportOf(
  server: PeopleServer,
  { userId, organizationId }: Member,
  termBaseId: string,
): Promise<string> {
  const id = randomUUID();
  await server.database.organizationTransaction({ userId, organizationId }, (db) =>
    insertImport(db, {
      id,
      organizationId,
      assetId: termBaseId,
      position: 0,
      fileName: 'a.tbx',
      bytes: 1,
      fileId: randomUUID(),
      format: 'tbx',
      jobId: randomUUID(),
      creatorId: userId,
      createdAt: server.clock.now(),
    }),
  );
  return id;
}
