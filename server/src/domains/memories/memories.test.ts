import { memoriesApi } from '@transloom/contracts/memories';
import { plainInline } from '@transloom/core/inline/inline-text';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../platform/context.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { confirmed } from '../../testing/memory-world.ts';
import { type Member, peopleServer } from '../../testing/people-server.ts';
import { findBestMatches } from './find-best-matches.ts';
import { memoriesRoutes } from './memories.routes.ts';
import { rememberTranslations } from './remember-translations.ts';

const server = await peopleServer({ routes: memoriesRoutes, jobs: [] });
const toChinese = { sourceLanguage: 'en-US', targetLanguage: 'zh-CN' };

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
        name: 'en-US → zh-CN',
        ...toChinese,
        entryCount: 2,
        penalty: 0,
        writable: true,
        isDefault: true,
        creator: member.username,
        createdAt: '2030-01-01T08:00:00.000Z',
        updatedAt: '2030-01-01T08:01:00.000Z',
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

test('a match says who confirmed it', async () => {
  const member = await server.addMember('ADMIN');
  await remember(member, toChinese, 'One apple', '一个苹果');
  const [[match] = []] = await server.database.organizationTransaction(member, (db) =>
    findBestMatches(
      { db },
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
        origin: { fileName: 'a.docx', projectId: '01900000-0000-7000-8000-000000000001' },
      },
    ),
  );
}
