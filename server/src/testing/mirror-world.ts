import { randomUUID } from 'node:crypto';
import { memoryImportsApi } from '@transloom/contracts/asset-imports';
import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { documentSettingsApi } from '@transloom/contracts/document-settings';
import { documentsApi } from '@transloom/contracts/documents';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { enginesApi } from '@transloom/contracts/engines';
import { filesApi } from '@transloom/contracts/files';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { messagesApi } from '@transloom/contracts/messages';
import { projectsApi } from '@transloom/contracts/projects';
import { termsApi } from '@transloom/contracts/terms';
import { workbenchApi } from '@transloom/contracts/workbench';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { insertImport } from '../domains/assets/imports/imports.store.ts';
import { sendMessage } from '../domains/messages/send-message.ts';
import { jobs, routes, streamRoutes } from '../domains.ts';
import { transactAsSystem } from '../platform/transact.ts';
import { callAs } from './call-as.ts';
import type { FindId } from './example-input.ts';
import { startFakeOpenAi } from './fake-engines/fake-openai.ts';
import { type Member, type PeopleServer, peopleServer } from './people-server.ts';
import { connectFake, createProjectAs, settledProject } from './project-world.ts';
import type { TestServerOptions, TestUser } from './test-server.ts';
import { uploadAs } from './upload-as.ts';

/** An organisation with something of everything there is, and who runs it. */
export interface Organization {
  readonly user: TestUser;
  readonly member: Member;
  /** The id of its thing that a field of this name means. */
  readonly findId: FindId;
}

/** A word in every text the second organisation has, and nowhere else. */
export const canary = 'kanarienvogel';

/** Two organisations with the same things in them, on the whole product. Call it outside of tests and hooks. */
export async function mirrorWorld(options: Partial<TestServerOptions> = {}) {
  const server = await peopleServer({ routes, streamRoutes, jobs, ...options });
  await server.work();
  const engine = await startFakeOpenAi();
  const own = await fill(server, engine.baseUrl, 'sparrow');
  const foreign = await fill(server, engine.baseUrl, canary);
  return { server, own, foreign };
}

async function fill(server: PeopleServer, engineUrl: string, word: string): Promise<Organization> {
  const member = await server.addMember('SUPER_ADMIN');
  await rename(server, member, word);
  const user = await server.signIn(member);
  const connectionId = await connectFake(server, user, engineUrl);
  const ids = { ...(await fillProject(server, user, word)), ...(await fillFiles(server, user, word)) };
  const { data: memory } = await callAs(server, user, memoriesApi.createMemory, {
    name: `Memory ${word}`,
    sourceLanguage: 'en',
    targetLanguages: ['fr'],
  });
  const { memoryId } = memory;
  const memoryIds = {
    memoryId,
    preferredMemoryId: memoryId,
    ...(await fillMemory(server, user, memoryId, word)),
  };
  const terms = await fillTerms(server, user, { member, word });
  const customEngine = await fillCustomEngine(server, user, word);
  const trainerId = await fillTrainer(server, user, word);
  const profileId = await fillSettings(server, user, word);
  const messageId = await fillMessages(server, user, word);
  const { data: settings } = await callAs(server, user, enginesApi.listConnections, {});
  await callAs(server, user, enginesApi.changeConnection, {
    connectionId,
    vendor: 'openai-compatible',
    name: `Engine ${word}`,
    settings: settings[0]?.settings ?? {},
  });
  const known: Readonly<Record<string, string>> = {
    ...ids,
    ...{ connectionId, engineKey: connectionId, messageId, id: messageId },
    ...memoryIds,
    ...terms,
    ...customEngine,
    ...{ profileId, trainerId },
    organizationId: member.organizationId,
    userId: member.userId,
    sessionId: await sessionOf(server, user),
  };
  // An operation is named by who sends it; it belongs to nobody.
  return { user, member, findId: (name) => (name === 'operationId' ? randomUUID() : known[name]) };
}

/** People and organisations have names as well. */
async function rename(server: PeopleServer, { userId, organizationId }: Member, word: string): Promise<void> {
  await server.database.systemTransaction(async (db) => {
    await db.updateTable('userAccount').set({ username: word }).where('userId', '=', userId).execute();
    await db
      .updateTable('organization')
      .set({ name: `Company ${word}` })
      .where('organizationId', '=', organizationId)
      .execute();
  });
}

async function fillProject(server: PeopleServer, user: TestUser, word: string) {
  const files = [{ name: `${word}.txt`, content: `A ${word} sings.\nThe ${word} flies.` }];
  const { projectId } = await createProjectAs(server, user, { files });
  const { documents } = await settledProject(server, user, projectId);
  const documentId = String(documents[0]?.documentId);
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  const [segment] = data.segments;
  if (segment === undefined) throw new Error('the document has no segments');
  await callAs(server, user, workbenchApi.saveSegments, {
    documentId,
    changes: [
      {
        segmentId: segment.segmentId,
        baseVersion: segment.version,
        operationId: randomUUID(),
        target: `Un ${word} canta.`,
        confirmed: true,
      },
    ],
  });
  await callAs(server, user, projectsApi.changeProject, { projectId, name: `Project ${word}` });
  const { data: exported } = await callAs(server, user, documentsApi.exportDocuments, {
    projectId,
    documentIds: [documentId],
  });
  return {
    projectId,
    documentId,
    segmentId: segment.segmentId,
    resourceId: exported.resourceId,
    jobId: await jobOf(server, user),
  };
}

async function fillTerms(
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
  const { data: entry } = await callAs(server, user, termsApi.addTermEntry, { termBaseId, terms });
  return {
    termBaseId,
    preferredTermBaseId: termBaseId,
    termEntryId: entry.termEntryId,
    termImportId: await termImportOf(server, member, termBaseId),
  };
}

async function fillCustomEngine(server: PeopleServer, user: TestUser, word: string) {
  const content = `en,es\n${[1, 2, 3].map((n) => `The ${word} of ${n} trees,El ${word} de ${n} árboles`).join('\n')}\n`;
  const { data: uploaded } = await uploadAs(server, user, 'memory', [{ name: `${word}.csv`, content }]);
  const { data: made } = await callAs(server, user, customEnginesApi.createCustomEngine, {
    ...{ kind: 'quick', name: word.slice(0, 10), tags: [word], description: word, baseEngine: null },
    ...{ sourceLanguage: 'en', targetLanguage: 'es' },
    fileIds: uploaded.files.map(({ fileId }) => fileId),
  });
  const { customEngineId } = made;
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, customEnginesApi.listPairs, { customEngineId });
      const detail = await callAs(server, user, customEnginesApi.customEngine, { customEngineId });
      const [pair, file] = [data.records[0], detail.data.files[0]];
      if (pair === undefined || file === undefined || detail.data.corpus === null)
        throw new Error('the corpus is not read');
      return { customEngineId, pairId: pair.pairId, corpusId: file.corpusId };
    },
    { timeout: 20_000 },
  );
}

/** One that nobody can reach. */
async function fillTrainer(server: PeopleServer, user: TestUser, word: string): Promise<string> {
  const { data } = await callAs(server, user, engineTrainersApi.addTrainer, {
    ...{ vendor: 'transloom-trainer', name: `Trainer ${word}` },
    settings: { baseUrl: 'http://127.0.0.1:9', apiKey: `${word}-secret-key` },
  });
  return data.trainerId;
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
      ...{ id, organizationId, assetId: termBaseId, position: 0, fileName: 'a.tbx', bytes: 1 },
      ...{
        fileId: randomUUID(),
        format: 'tbx',
        jobId: randomUUID(),
        creatorId: userId,
        createdAt: server.clock.now(),
      },
    }),
  );
  return id;
}

async function fillSettings(server: PeopleServer, user: TestUser, word: string): Promise<string> {
  await callAs(server, user, documentSettingsApi.saveSegmentation, {
    ...{ mode: 'sentence', builtIn: true, cascade: true },
    groups: [{ name: word, languagePattern: '.*', rules: [{ isBreak: true, before: word, after: '' }] }],
  });
  const { data } = await callAs(server, user, documentSettingsApi.saveProfile, {
    ...{ format: 'docx', name: `Profile ${word}`, options: { comments: true }, isDefault: true },
  });
  return data.profileId;
}

async function fillMemory(server: PeopleServer, user: TestUser, memoryId: string, word: string) {
  const texts = { sourceMarkup: `A ${word}`, targetMarkup: `Un ${word}` };
  const entry = { memoryId, targetLanguage: 'fr', ...texts };
  const { data } = await callAs(server, user, memoryEntriesApi.addEntry, entry);
  const content = `en,fr\nThe ${word},Le ${word}\n`;
  const uploaded = await uploadAs(server, user, 'memory', [{ name: `${word}.csv`, content }]);
  const fileIds = uploaded.data.files.map(({ fileId }) => fileId);
  const { data: imports } = await callAs(server, user, memoryImportsApi.importFiles, {
    assetId: memoryId,
    fileIds,
  });
  await vi.waitFor(
    async () => {
      const { data: listed } = await callAs(server, user, memoryImportsApi.listImports, {
        assetId: memoryId,
      });
      if (listed[0]?.status !== 'done') throw new Error('the import is not done');
    },
    { timeout: 10_000 },
  );
  const cleaningId = await checkedMemory(server, user, memoryId);
  const deletionId = await deletedEntry(server, user, { ...entry, sourceMarkup: `Gone ${word}` });
  return { entryId: data.entryId, importId: String(imports[0]?.importId), cleaningId, deletionId };
}

async function checkedMemory(server: PeopleServer, user: TestUser, memoryId: string): Promise<string> {
  const { data } = await callAs(server, user, memoryCleaningsApi.checkMemory, { memoryId });
  await vi.waitFor(
    async () => {
      const listed = await callAs(server, user, memoryCleaningsApi.listMemoryCleanings, { memoryId });
      if (listed.data[0]?.status !== 'checked') throw new Error('the check is not done');
    },
    { timeout: 10_000 },
  );
  return data.cleaningId;
}

async function deletedEntry(
  server: PeopleServer,
  user: TestUser,
  entry: RequestOf<typeof memoryEntriesApi.addEntry>,
): Promise<string> {
  const { data: added } = await callAs(server, user, memoryEntriesApi.addEntry, entry);
  const deletion = { memoryId: entry.memoryId, entryIds: [added.entryId] };
  return (await callAs(server, user, memoryEntriesApi.deleteEntries, deletion)).data.deletionId;
}

async function fillFiles(server: PeopleServer, user: TestUser, word: string) {
  const { data } = await uploadAs(server, user, 'document', [{ name: `unused ${word}.txt`, content: word }]);
  await vi.waitFor(
    async () => {
      const { data: downloads } = await callAs(server, user, filesApi.listDownloads, {});
      if (downloads.some(({ status }) => status !== 'S')) throw new Error('the export is not done');
    },
    { timeout: 10_000 },
  );
  return { fileId: String(data.files[0]?.fileId) };
}

async function fillMessages(server: PeopleServer, user: TestUser, word: string): Promise<string> {
  await transactAsSystem(server.services, { language: 'en-US', requestId: 'test' }, (context) =>
    sendMessage(context, { to: user.userId, template: 'welcome', params: { username: word } }),
  );
  const { data } = await callAs(server, user, messagesApi.listMessages, {});
  return String(data.pager.records[0]?.id);
}

async function jobOf(server: PeopleServer, { organizationId }: TestUser): Promise<string> {
  return server.database.systemTransaction(async (db) => {
    const job = await db
      .selectFrom('job')
      .select('jobId')
      .where('organizationId', '=', organizationId)
      .executeTakeFirstOrThrow();
    return job.jobId;
  });
}

async function sessionOf(server: PeopleServer, { userId }: TestUser): Promise<string> {
  return server.database.systemTransaction(async (db) => {
    const row = await db
      .selectFrom('session')
      .select('sessionId')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    return row.sessionId;
  });
}

/** A word that changes with any row of the organisation or of its user, by table. */
export function fingerprints(
  server: PeopleServer,
  { member }: Organization,
): Promise<Readonly<Record<string, string>>> {
  return server.database.systemTransaction(async (db) => {
    const { rows: columns } = await sql<{ table: string; column: 'organization_id' | 'user_id' }>`
      select distinct on (table_name) table_name as "table", column_name as "column"
      from information_schema.columns where table_schema = 'public' and column_name in ('organization_id', 'user_id')
      order by table_name, column_name`.execute(db);
    const found: Record<string, string> = {};
    for (const { table, column } of columns) {
      const owner = column === 'organization_id' ? member.organizationId : member.userId;
      const { rows } = await sql<{ hash: string }>`
        select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
        from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = ${owner}`.execute(db);
      found[table] = rows[0]?.hash ?? '';
    }
    return found;
  });
}
