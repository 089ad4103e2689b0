import { accountsApi } from '@transloom/contracts/accounts';
import { documentsApi } from '@transloom/contracts/documents';
import { pretranslationEstimatesApi } from '@transloom/contracts/pretranslation-estimates';
import { projectsApi } from '@transloom/contracts/projects';
import { beforeAll, expect, test, vi } from 'vitest';
import { readProvidedEngines } from '../../providers/machine-translation/provided-engines.ts';
import { actAs } from '../../testing/act-as.ts';
import { callAs } from '../../testing/call-as.ts';
import { fakeOpenAiKey, fakeOpenAiModel } from '../../testing/fake-engines/fake-openai.ts';
import { engineForAll, projectWorld, settledProject } from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { uploadAs } from '../../testing/upload-as.ts';
import { captureQuota } from '../billing/capture-quota.ts';
import { grantQuota } from '../billing/grant-quota.ts';
import { requireQuota } from '../billing/require-quota.ts';

const { server, engine } = await projectWorld({ installation: { billing: true } });
const { as } = actAs(server.services);
const engineKey = 'provided-house';
const sentences = (thing: string) =>
  Array.from({ length: 40 }, (_, index) => `The ${thing} number ${index} leaves the harbor.`);
const content = sentences('ferry');
const characters = content.join('').length;
let owner: TestUser;

beforeAll(async () => {
  const settings = { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
  const house = { id: 'house', vendor: 'openai-compatible', name: 'House', settings };
  const { engines } = readProvidedEngines(JSON.stringify([house]));
  Object.assign(server.services.providers, { providedEngines: engines });
  owner = await server.signIn(await server.addPerson());
});

const left = async () =>
  (await callAs(server, owner, accountsApi.accountInfo, {})).data.flowQuota.surplus ?? 0;

/** Uses characters up until so many are left. */
async function leave(amount: number) {
  const charges = [{ unit: 'characters' as const, amount: (await left()) - amount }];
  await as(owner, async (context) => {
    const holdId = await requireQuota(context, { module: 'api', charges });
    await captureQuota(context, { holdId, amounts: charges });
  });
}

/** What a paid pack does. */
const buy = (amount: number) =>
  as(owner, ({ db, now }) =>
    grantQuota(
      db,
      {
        organizationId: owner.organizationId,
        unit: 'characters',
        source: 'pack',
        grantKey: `pack ${amount}`,
        amount,
        expiresAt: null,
      },
      now(),
    ),
  );

async function wish(texts = content) {
  const { data } = await uploadAs(server, owner, 'document', [
    { name: 'ferry.txt', content: texts.join('\n\n') },
  ]);
  return {
    sourceLanguage: 'en',
    targetLanguages: ['es'],
    fileIds: data.files.map(({ fileId }) => fileId),
    engines: engineForAll(['es'], engineKey),
  };
}

const create = (asked: Awaited<ReturnType<typeof wish>>, more: object = {}) =>
  callAs(server, owner, projectsApi.createProject, {
    ...asked,
    ...more,
    name: 'Ferry',
    deadline: '2031-01-01T00:00:00Z',
  });

async function estimate(asked: Awaited<ReturnType<typeof wish>>) {
  const { workId } = (await callAs(server, owner, pretranslationEstimatesApi.createWork, { options: asked }))
    .data;
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, owner, pretranslationEstimatesApi.work, { workId });
      if (data.result === null) throw new Error(data.status);
      return { estimateId: workId, engine: data.result.engines[0] };
    },
    { timeout: 30_000, interval: 50 },
  );
}

test('a project that there are too few characters for is refused, and created after the purchase (D4.5, D4.6)', async () => {
  await leave(characters - 1);
  const asked = await wish();
  const { estimateId, engine: house } = await estimate(asked);
  expect(house).toMatchObject({ characters: { usual: characters }, walletLeft: characters - 1 });
  const refused = await create(asked, { estimateId });
  expect(refused).toMatchObject({ http: 409, code: 'billing.no-characters' });
  expect((await callAs(server, owner, projectsApi.listProjects, {})).data.total).toBe(0);
  await buy(characters);
  const created = await create(asked, { estimateId });
  expect(created.code).toBeUndefined();
  const { documents } = await settledProject(server, owner, created.data.projectId);
  expect(documents).toMatchObject([{ fromEngine: content.length, outOfCharacters: false }]);
});

test('with no characters at all nothing is created, unless no engine is asked', async () => {
  await leave(0);
  const asked = await wish();
  expect((await create(asked)).code).toBe('billing.no-characters');
  expect((await create({ ...asked, engines: engineForAll(['es'], null) })).code).toBeUndefined();
});

test('a file that characters run out for keeps what it has, says so, and goes on after the purchase (D4.36)', async () => {
  await buy(10);
  const created = await create(await wish(sentences('barge')));
  const { projectId } = created.data;
  const before = await settledProject(server, owner, projectId);
  expect(before.documents).toMatchObject([
    { status: 'ready', outOfCharacters: true, segmentCount: content.length },
  ]);
  const documentIds = before.documents.map(({ documentId }) => documentId);
  await buy(characters + 10);
  await callAs(server, owner, documentsApi.retryDocuments, { projectId, documentIds });
  const after = await settledProject(server, owner, projectId);
  expect(after.documents).toMatchObject([
    { outOfCharacters: false, engineFailures: 0, translatedCount: content.length },
  ]);
});
