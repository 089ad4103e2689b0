import { memoriesApi } from '@transloom/contracts/memories';
import { plainInline } from '@transloom/core/inline/inline-text';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../platform/context.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { confirmed } from '../../testing/memory-world.ts';
import { type Member, peopleServer } from '../../testing/people-server.ts';
import { uploadAs, uploadRoutes } from '../../testing/upload-as.ts';
import { whileChanging } from '../../testing/while-changing.ts';
import { rememberTranslations } from './changes/remember-translations.ts';
import { findBestMatches } from './matching/find-best-matches.ts';
import { memoriesJobs } from './memories.jobs.ts';
import { memoriesRoutes } from './memories.routes.ts';
import { updateMemory } from './memories.store.ts';

const server = await peopleServer({
  routes: [...memoriesRoutes, ...uploadRoutes],
  jobs: memoriesJobs,
});
beforeAll(async () => void (await server.work()));

const unknownId = '01900000-0000-7000-8000-00000000dead';
const toChinese = { sourceLanguage: 'en-US', targetLanguage: 'zh-CN' };
const intoChinese = { sourceLanguage: 'en-US', targetLanguages: ['zh-CN'] };

describe('the list of memories', () => {
  test('shows each with its size, its last change and who made it', async () => {
    const member = await server.addMember('ADMIN');
    await remember(member, toChinese, 'One', '一');
    server.clock.advance(60_000);
    await remember(member, toChinese, 'Two', '二');
    const { data } = await callAs(server, await server.signIn(member), memoriesApi.listMemories, {});
    expect(data).toEqual([
      {
        memoryId: expect.any(String),
        team: null,
        editable: true,
        name: 'en-US → zh-CN',
        sourceLanguage: 'en-US',
        directions: [
          { directionId: expect.any(String), targetLanguage: 'zh-CN', entryCount: 2, isDefault: true },
        ],
        entryCount: 2,
        penalty: 0,
        writable: true,
        shared: true,
        mergedInto: null,
        filling: null,
        creator: member.username,
        createdAt: '2030-01-01T08:00:00.000Z',
        updater: member.username,
        updatedAt: '2030-01-01T08:01:00.000Z',
        lastImports: [],
      },
    ]);
  });

  test('can be narrowed to languages, variants included', async () => {
    const member = await server.addMember('ADMIN');
    await remember(member, toChinese, 'One', '一');
    await remember(member, { sourceLanguage: 'en-GB', targetLanguage: 'fr' }, 'One', 'Un');
    const user = await server.signIn(member);
    const namesFor = async (filter: { source?: string; target?: string }) =>
      (await callAs(server, user, memoriesApi.listMemories, filter)).data?.map((memory) => memory.name);
    expect(await namesFor({ source: 'en' })).toEqual(['en-GB → fr', 'en-US → zh-CN']);
    expect(await namesFor({ target: 'fr-CA' })).toEqual(['en-GB → fr']);
    expect(await namesFor({ target: 'zh-TW' })).toEqual([]);
  });

  test('refuses what is no language', async () => {
    const user = await server.signIn(await server.addMember('ADMIN'));
    expect(await callWith(server, user, memoriesApi.listMemories, { source: '??' })).toMatchObject({
      http: 400,
      code: 'request.invalid',
    });
  });

  test('is for people who are signed in and may see memories', async () => {
    expect((await callAs(server, undefined, memoriesApi.listMemories, {})).http).toBe(401);
    const user = await server.signIn(await server.addMember('TRANSLATOR'));
    expect(await callAs(server, user, memoriesApi.listMemories, {})).toMatchObject({
      http: 403,
      code: 'access.denied',
    });
  });
});

describe('creating a memory', () => {
  test('the first of its languages takes what people confirm, the second does not', async () => {
    const member = await server.addMember('ADMIN');
    const user = await server.signIn(member);
    const first = await callAs(server, user, memoriesApi.createMemory, { name: ' Product ', ...intoChinese });
    expect(first.data).toMatchObject({
      name: 'Product',
      entryCount: 0,
      directions: [{ isDefault: true }],
      creator: member.username,
    });
    const second = await callAs(server, user, memoriesApi.createMemory, { name: 'Law', ...intoChinese });
    expect(second.data?.directions).toMatchObject([{ isDefault: false }]);
    await remember(member, toChinese, 'One', '一');
    const { data } = await callAs(server, user, memoriesApi.listMemories, {});
    expect(data?.map(({ name, entryCount }) => [name, entryCount])).toEqual([
      ['Law', 0],
      ['Product', 1],
    ]);
  });

  test('imports its files in the background', async () => {
    const member = await server.addMember('ADMIN');
    const user = await server.signIn(member);
    const files = ['One,一', 'Two,二'].map((pair, i) => ({ name: `${i}.tmx`, content: tmx(pair) }));
    const uploaded = await uploadAs(server, user, 'memory', files);
    const fileIds = uploaded.data?.files.map((file) => file.fileId) ?? [];
    await callAs(server, user, memoriesApi.createMemory, { name: 'Imported', ...intoChinese, fileIds });
    await vi.waitFor(
      async () => {
        const { data } = await callAs(server, user, memoriesApi.listMemories, {});
        expect(data?.[0]?.entryCount).toBe(2);
      },
      { timeout: 20_000 },
    );
    await vi.waitFor(async () => expect(await uploadsOf(member)).toEqual([]), { timeout: 20_000 });
  });

  test('says of each file what became of it, and why one was refused', async () => {
    const member = await server.addMember('ADMIN');
    const user = await server.signIn(member);
    const uploaded = await uploadAs(server, user, 'memory', [
      { name: 'cut.tmx', content: tmx('One,一').slice(0, -20) },
      { name: 'whole.tmx', content: tmx('One,一').replace('</body>', `${unitOf('Same,Same')}</body>`) },
    ]);
    const fileIds = uploaded.data?.files.map((file) => file.fileId) ?? [];
    const made = await callAs(server, user, memoriesApi.createMemory, {
      name: 'Half',
      ...intoChinese,
      fileIds,
    });
    expect(made.data?.lastImports).toMatchObject([
      { fileName: 'cut.tmx', status: 'waiting', summary: null, failure: null },
      { fileName: 'whole.tmx', status: 'waiting', job: { state: 'queued' } },
    ]);
    await vi.waitFor(
      async () => {
        const { data } = await callAs(server, user, memoriesApi.listMemories, {});
        expect(data?.[0]?.lastImports).toMatchObject([
          {
            status: 'failed',
            failure: { code: 'document.cut-off', params: { name: 'cut.tmx' } },
            failureMessage: expect.stringContaining('cut.tmx'),
            summary: null,
          },
          {
            status: 'done',
            failure: null,
            summary: { detected: 2, imported: 1, identical: 1, duplicate: 0, otherLanguage: 0 },
            finishedAt: expect.any(String),
          },
        ]);
      },
      { timeout: 20_000 },
    );
    expect(await uploadsOf(member)).toEqual([]);
  });

  test.each([
    ['a name that is taken', { name: 'Taken', ...intoChinese }, 409, 'memory.duplicate-name'],
    ['no name', { name: '  ', ...intoChinese }, 400, 'request.invalid'],
    [
      'one language twice',
      { name: 'Same', sourceLanguage: 'fr', targetLanguages: ['de', 'fr'] },
      400,
      'project.language-equal',
    ],
    [
      'a file nobody uploaded',
      { name: 'Ghost', ...intoChinese, fileIds: [unknownId] },
      404,
      'resource.not-found',
    ],
  ])('refuses %s', async (_what, input, http, code) => {
    const user = await server.signIn(await server.addMember('ADMIN'));
    await callAs(server, user, memoriesApi.createMemory, { name: 'Taken', ...intoChinese });
    expect(await callAs(server, user, memoriesApi.createMemory, input)).toMatchObject({ http, code });
    const { data } = await callAs(server, user, memoriesApi.listMemories, {});
    expect(data?.map((memory) => memory.name)).toEqual(['Taken']);
  });

  test('is for people who are signed in and may change memories', async () => {
    const input = { name: 'Mine', ...intoChinese };
    expect((await callAs(server, undefined, memoriesApi.createMemory, input)).http).toBe(401);
    const user = await server.signIn(await server.addMember('TRANSLATOR'));
    expect(await callAs(server, user, memoriesApi.createMemory, input)).toMatchObject({
      http: 403,
      code: 'access.denied',
    });
  });
});

test('of two memories that get one name at once, the second is refused', async () => {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  const make = (name: string) => callAs(server, user, memoriesApi.createMemory, { name, ...intoChinese });
  const [first, second] = [(await make('First')).data, (await make('Second')).data];
  const answer = await whileChanging(server, member, {
    change: (db) => updateMemory(db, first.memoryId, { name: 'Same' }),
    otherCall: () =>
      callAs(server, user, memoriesApi.changeMemory, { memoryId: second.memoryId, name: 'Same' }),
  });
  expect(answer).toMatchObject({ http: 409, code: 'memory.duplicate-name' });
});

test('of memories that become the default one of a pair at once, one is it', async () => {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const make = (name: string) => callAs(server, user, memoriesApi.createMemory, { name, ...intoChinese });
  const made = [await make('First'), await make('Second'), await make('Third')];
  const answers = await Promise.all(
    made.map(({ data: { memoryId } }) =>
      callAs(server, user, memoriesApi.setDefaultMemory, {
        memoryId,
        targetLanguage: 'zh-CN',
        isDefault: true,
      }),
    ),
  );
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
  const { data } = await callAs(server, user, memoriesApi.listMemories, { tab: 'default' });
  expect(data).toHaveLength(1);
});

test('a match says who confirmed it', async () => {
  const member = await server.addMember('ADMIN');
  await remember(member, toChinese, 'One apple', '一个苹果');
  const [[match] = []] = await server.database.organizationTransaction(member, (db) =>
    findBestMatches(
      { db, actor: { ...member, permissions: new Set() }, now: () => new Date() },
      {
        ...toChinese,
        segments: [{ source: plainInline('One apple'), previous: null, next: null, key: null }],
        minRate: 50,
        limit: 1,
      },
    ),
  );
  expect(match?.creator).toBe(member.username);
});

async function remember(
  member: Member,
  languages: { sourceLanguage: string; targetLanguage: string },
  source: string,
  target: string,
): Promise<void> {
  const actor: Actor = { ...member, permissions: new Set() };
  await server.database.organizationTransaction(actor, (db) =>
    rememberTranslations(
      { db, actor, now: server.clock.now },
      {
        ...languages,
        translations: [confirmed(source, target)],
        origin: {
          fileName: 'a.docx',
          projectName: 'Manual',
          projectId: '01900000-0000-7000-8000-000000000001',
        },
      },
    ),
  );
}

function tmx(pair: string): string {
  return `<tmx version="1.4"><header/><body>${unitOf(pair)}</body></tmx>`;
}

function unitOf(pair: string): string {
  const [source = '', target = ''] = pair.split(',');
  return `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="zh-CN"><seg>${target}</seg></tuv></tu>`;
}

function uploadsOf(member: Member) {
  return server.database.organizationTransaction(member, (db) =>
    db.selectFrom('uploadedFile').select('fileId').execute(),
  );
}
