import { billingApi } from '@transloom/contracts/billing';
import { documentsApi } from '@transloom/contracts/documents';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { enginesApi } from '@transloom/contracts/engines';
import { workbenchApi } from '@transloom/contracts/workbench';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld, numberedSentences } from '../../testing/documents-world.ts';
import {
  fakeLibreTranslateKey,
  startFakeLibreTranslate,
} from '../../testing/fake-engines/fake-libretranslate.ts';
import { fakeOpenAiKey, fakeOpenAiModel } from '../../testing/fake-engines/fake-openai.ts';
import { createProjectAs, settledProject } from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';

const { server, engine, user, translated, untranslated } = await documentsWorld();
const other = await startFakeLibreTranslate();

const sentences = 30;
let segmentIds: readonly string[];
let colleague: TestUser;

beforeAll(async () => {
  const project = await untranslated([{ name: 'n.txt', content: numberedSentences(sentences) }]);
  const documentId = String(project.documents[0]?.documentId);
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  segmentIds = data.segments.map(({ segmentId }) => segmentId);
  colleague = await server.signIn(await server.addMember('TRANSLATOR', user.member));
});

beforeEach(() => engine.heal());

const openAi = (name: string) => ({
  vendor: 'openai-compatible',
  name,
  settings: { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel },
});

async function connect(name: string, more = {}, who: TestUser = user): Promise<string> {
  const { data } = await callAs(server, who, engineConnectionsApi.addConnection, {
    ...openAi(name),
    ...more,
  });
  return data.connectionId;
}

let next = 0;
/** Each time another segment, so that nothing is known from before. */
function translate(engineKey: string, who: TestUser = user) {
  const segmentId = String(segmentIds[next++ % sentences]);
  return callAs(server, who, workbenchApi.translateSegment, { segmentId, engineKey });
}

async function listed(engineKey: string, who: TestUser = user) {
  const { data } = await callAs(server, who, enginesApi.listEngines, {});
  return data.flatMap(({ engines }) => engines).find(({ key }) => key === engineKey);
}

async function connection(engineKey: string, who: TestUser = user) {
  const { data } = await callAs(server, who, engineConnectionsApi.listConnections, {});
  return data.find(({ connectionId }) => connectionId === engineKey);
}

describe('characters a month', () => {
  test('are counted, and no text is sent beyond them until the next month', async () => {
    const length = 'Sentence number 1 of 30.'.length;
    const engineKey = await connect('Small budget', { charactersPerMonth: length + 5 });
    expect((await translate(engineKey)).http).toBe(200);
    expect(await connection(engineKey)).toMatchObject({
      usedCharacters: length,
      charactersPerMonth: length + 5,
    });
    const asked = engine.requests.length;
    expect(await translate(engineKey)).toMatchObject({ http: 409, code: 'engine.budget' });
    expect(engine.requests.length).toBe(asked);
    expect((await listed(engineKey))?.state).toBe('ready');
  });

  test('fail the segments beyond them in a pre-translation, and keep the others', async () => {
    const charactersPerMonth = 20 * 26;
    const engineKey = await connect('Half a budget', { charactersPerMonth });
    const project = await translated([{ name: 'half.txt', content: numberedSentences(25) }], { engineKey });
    const [document] = project.documents;
    const { data } = await callAs(server, user, workbenchApi.listSegments, {
      documentId: String(document?.documentId),
    });
    const paid = data.segments.filter((segment) => segment.engine === 'Half a budget');
    const usedCharacters = paid.reduce((sum, { source }) => sum + source.length, 0);
    // Batches are asked for side by side: which of them finds the month full is nobody's rule.
    const engineFailures = 25 - paid.length;
    expect(document).toMatchObject({ status: 'ready', fromEngine: paid.length, engineFailures });
    expect(paid.length).toBeGreaterThan(0);
    expect(engineFailures).toBeGreaterThan(0);
    expect(usedCharacters).toBeLessThanOrEqual(charactersPerMonth);
    expect(await connection(engineKey)).toMatchObject({ usedCharacters });
  });
});

test('a member whose quota ends in the middle of a batch keeps what fits, and goes on when it is raised', async () => {
  const worker = await server.signIn(await server.addMember('ADMIN', user.member));
  const engineKey = await connect('For a member');
  const limit = (monthlyCharacters: number | null) =>
    callAs(server, user, billingApi.setMemberQuota, { userId: worker.userId, monthlyCharacters });
  await limit(20 * 30);
  const files = [{ name: 'member.txt', content: numberedSentences(40) }];
  const { projectId } = await createProjectAs(server, worker, { files, engineKey });
  const [stopped] = (await settledProject(server, worker, projectId)).documents;
  expect(stopped?.fromEngine).toBeGreaterThan(0);
  expect(Number(stopped?.fromEngine) + Number(stopped?.engineFailures)).toBe(40);
  await limit(null);
  const documentIds = [String(stopped?.documentId)];
  await callAs(server, worker, documentsApi.retryDocuments, { projectId, documentIds });
  const [done] = (await settledProject(server, worker, projectId)).documents;
  expect(done).toMatchObject({ fromEngine: 40, engineFailures: 0 });
});

describe('an engine that fails again and again', () => {
  test('is paused, is tried by one when the pause is over, and then works', async () => {
    const engineKey = await connect('Frail');
    engine.fail('unauthorized');
    for (let i = 0; i < 3; i++) expect((await translate(engineKey)).code).toBe('engine.auth');
    const paused = await listed(engineKey);
    expect(paused).toMatchObject({ state: 'failing', pausedUntil: expect.any(String) });
    const asked = engine.requests.length;
    expect((await translate(engineKey)).code).toBe('engine.auth');
    expect(engine.requests.length).toBe(asked);
    engine.heal();
    server.clock.advance(31_000);
    expect((await translate(engineKey)).http).toBe(200);
    expect(await listed(engineKey)).toMatchObject({ state: 'ready', pausedUntil: null });
  });

  test('is news to everybody of the organization, and so is that it works again', async () => {
    const news = () => server.published.splice(0).filter(({ message }) => message.type === 'engines-changed');
    const organizationId = user.member.organizationId;
    const toAll = {
      audience: { kind: 'organization', organizationId },
      message: { type: 'engines-changed' },
    };
    news(); // of other tests
    const engineKey = await connect('Told of');
    expect(news()).toEqual([toAll]);
    engine.fail('server-error');
    await translate(engineKey);
    expect(news()).toEqual([toAll]);
    engine.heal();
    await translate(engineKey);
    expect(news()).toEqual([toAll]);
    await translate(engineKey);
    expect(news()).toEqual([]);
  });
});

describe('a fallback', () => {
  test('translates what the engine fails at, and is named as the one who did', async () => {
    const libre = {
      vendor: 'libretranslate',
      settings: { baseUrl: other.baseUrl, apiKey: fakeLibreTranslateKey },
    };
    const { data } = await callAs(server, user, engineConnectionsApi.addConnection, {
      ...libre,
      name: 'Second',
    });
    const engineKey = await connect('First', { fallbackKey: data.connectionId });
    expect((await listed(engineKey))?.fallback).toBe('Second');
    engine.fail('server-error');
    const project = await translated([{ name: 'fall.txt', content: numberedSentences(3) }], { engineKey });
    const documentId = String(project.documents[0]?.documentId);
    expect(project.documents[0]).toMatchObject({ fromEngine: 3, engineFailures: 0 });
    const { data: page } = await callAs(server, user, workbenchApi.listSegments, { documentId });
    expect(page.segments.map((one) => one.engine)).toEqual(['Second', 'Second', 'Second']);
    expect((await translate(engineKey)).data).toMatchObject({ engine: 'Second' });
    engine.heal();
    expect((await translate(engineKey)).data).toMatchObject({ engine: 'First' });
  });

  test('is nobody who was not chosen', async () => {
    const engineKey = await connect('Alone');
    engine.fail('unauthorized');
    const before = other.requests.length;
    expect((await translate(engineKey)).code).toBe('engine.auth');
    expect(other.requests.length).toBe(before);
  });

  test.each(['apertium-of-nobody', 'itself'])('that is %s is refused', async (wish) => {
    const engineKey = await connect(`With ${wish}`);
    const fallbackKey = wish === 'itself' ? engineKey : wish;
    const change = { ...openAi(`With ${wish}`), connectionId: engineKey, fallbackKey };
    expect(await callAs(server, user, engineConnectionsApi.changeConnection, change)).toMatchObject({
      http: 400,
      code: 'request.invalid',
    });
  });
});

describe('an engine of one person', () => {
  test('is seen, used and changed by that person alone', async () => {
    const engineKey = await connect('Mine', { scope: 'user' }, colleague);
    expect(await connection(engineKey, colleague)).toMatchObject({ scope: 'user', name: 'Mine' });
    expect(await listed(engineKey, colleague)).toMatchObject({ own: true, state: 'ready' });
    expect((await translate(engineKey, colleague)).http).toBe(200);

    expect(await connection(engineKey)).toBeUndefined();
    expect(await listed(engineKey)).toBeUndefined();
    expect((await translate(engineKey)).code).toBe('resource.not-found');
    const change = { ...openAi('Taken'), connectionId: engineKey };
    expect((await callAs(server, user, engineConnectionsApi.changeConnection, change)).code).toBe(
      'resource.not-found',
    );
    expect((await callAs(server, user, engineConnectionsApi.testConnection, change)).code).toBe(
      'resource.not-found',
    );
    const removal = { connectionId: engineKey };
    expect((await callAs(server, user, engineConnectionsApi.removeConnection, removal)).code).toBe(
      'resource.not-found',
    );
    expect(await connect('Mine', { scope: 'user' })).not.toBe(engineKey);
  });

  test('does not give a translator the engines of the organisation', async () => {
    const engineKey = await connect('Shared');
    expect((await listed(engineKey, colleague))?.own).toBe(false);
    expect(await connection(engineKey, colleague)).toBeUndefined();
    const wish = { ...openAi('Shared'), connectionId: engineKey };
    for (const answer of [
      await callAs(server, colleague, engineConnectionsApi.addConnection, openAi('For all')),
      await callAs(server, colleague, engineConnectionsApi.changeConnection, wish),
      await callAs(server, colleague, engineConnectionsApi.removeConnection, { connectionId: engineKey }),
      await callAs(server, colleague, engineConnectionsApi.testConnection, wish),
    ]) {
      expect(answer).toMatchObject({ http: 403, code: 'access.denied' });
    }
  });
});
