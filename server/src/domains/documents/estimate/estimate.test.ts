import type { RequestOf } from '@transloom/contracts/endpoint';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { pretranslationEstimatesApi } from '@transloom/contracts/pretranslation-estimates';
import { defaultProjectSettings } from '@transloom/contracts/project-settings';
import { projectsApi } from '@transloom/contracts/projects';
import { isUnderWay } from '@transloom/contracts/work';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { documentsWorld, numberedSentences } from '../../../testing/documents-world.ts';
import { fakeOpenAiKey, fakeOpenAiModel } from '../../../testing/fake-engines/fake-openai.ts';
import { engineForAll, manager, settledProject } from '../../../testing/project-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { type TestFile, uploadAs } from '../../../testing/upload-as.ts';

const { server, engine, user, translated } = await documentsWorld();
const price = { currency: 'USD', unit: 'tokens', source: 1, target: 4 } as const;

async function connect(name: string, more = {}): Promise<string> {
  const settings = { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
  const wish = { vendor: 'openai-compatible', name, settings, ...more };
  return (await callAs(server, user, engineConnectionsApi.addConnection, wish)).data.connectionId;
}

async function upload(files: readonly TestFile[], who: TestUser = user): Promise<string[]> {
  const { data } = await uploadAs(server, who, 'document', files);
  return data.files.map(({ fileId }) => fileId);
}

const english = { sourceLanguage: 'en', targetLanguages: ['es'] };

type NewDocuments = Extract<
  RequestOf<typeof pretranslationEstimatesApi.createWork>['options'],
  { fileIds: string[] }
>;

const start = (options: NewDocuments, who: TestUser = user) =>
  callAs(server, who, pretranslationEstimatesApi.createWork, { options });

function finished(workId: string) {
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, pretranslationEstimatesApi.work, { workId });
      if (isUnderWay(data.status)) throw new Error(data.status);
      return data;
    },
    { timeout: 50_000, interval: 50 },
  );
}

interface Wished extends Partial<Omit<NewDocuments, 'engines'>> {
  /** Of every pair. */
  readonly engineKey: string | null;
}

/** A wish of files from English. */
function wishOf(fileIds: string[], { engineKey, ...more }: Wished): NewDocuments {
  const { targetLanguages = english.targetLanguages } = more;
  return { fileIds, ...english, engines: engineForAll(targetLanguages, engineKey), ...more };
}

async function estimateOf(files: readonly TestFile[], wished: Wished) {
  const { data } = await start(wishOf(await upload(files), wished));
  const { failure, result } = await finished(data.workId);
  expect(failure).toBeNull();
  if (result === null) throw new Error('no estimate');
  return result;
}

async function usedOf(engineKey: string) {
  const { data } = await callAs(server, user, engineConnectionsApi.listConnections, {});
  const found = data.find(({ connectionId }) => connectionId === engineKey);
  return { characters: found?.usedCharacters, cost: found?.usedCosts[0]?.amount ?? 0 };
}

const boiler = ['Open the big valve.', 'Wait for a while.', 'Open the big valve.', '42', 'Close it.'].join(
  '\n',
);
const openedOnce = 'Open the big valve.Wait for a while.Close it.'.length;

describe('what a pre-translation would take', () => {
  test('is what it takes then: characters, repeats and numbers apart; and at most the money that was said', async () => {
    const engineKey = await connect('Estimated', { price });
    const asked = engine.requests.length;
    const files = [{ name: 'boiler.txt', content: boiler }];
    const estimate = await estimateOf(files, { engineKey });
    expect(engine.requests.length).toBe(asked);
    expect(estimate).toMatchObject({
      segments: 5,
      characters: openedOnce + 'Open the big valve.42'.length,
      fileCharacters: 0,
      memoryCharacters: 0,
      knownCharacters: 0,
      repeatedCharacters: 'Open the big valve.42'.length,
      engines: [{ name: 'Estimated', characters: { usual: openedOnce }, requests: 1, price, free: false }],
    });
    await translated(files, { engineKey });
    const used = await usedOf(engineKey);
    expect(used.characters).toBe(openedOnce);
    expect(used.cost).toBeGreaterThan(0);
    const { usual = 0, most = 0 } = estimate.engines[0]?.cost ?? {};
    expect(used.cost).toBeLessThanOrEqual(most);
    expect(usual).toBeLessThan(most);
  });

  test('counts words as the project counts them', async () => {
    const files = [{ name: 'well-known.txt', content: 'A well-known e-mail.' }];
    const { wordCount } = defaultProjectSettings;
    const like = async (counter: 'spec' | 'word') => {
      const settings = { wordCount: { ...wordCount, counter } };
      const { words, counter: counted } = await estimateOf(files, { engineKey: null, settings });
      return [words, counted];
    };
    expect(await like('spec')).toEqual([5, 'spec']);
    expect(await like('word')).toEqual([3, 'word']);
  });

  test('is nothing for what the engine answered before', async () => {
    const engineKey = await connect('Known', { price });
    const files = [{ name: 'known.txt', content: 'One thing.\nAnother thing.' }];
    await translated(files, { engineKey });
    const estimate = await estimateOf(files, { engineKey });
    expect(estimate).toMatchObject({
      knownCharacters: 'One thing.Another thing.'.length,
      engines: [
        {
          characters: { usual: 0, most: 0 },
          requests: 0,
          cost: { currency: 'USD', usual: 0, most: 0 },
        },
      ],
    });
  });

  test('is nothing for what memories know', async () => {
    const files = [
      { name: 'remembered.txt', content: 'The memory knows this sentence.\nNobody knows that.' },
    ];
    const project = await translated(files, { engineKey: null });
    const documentId = String(project.documents[0]?.documentId);
    const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
    const [first] = data.segments;
    const change = {
      segmentId: String(first?.segmentId),
      target: 'La memoria.',
      baseVersion: first?.version ?? 0,
    };
    const saved = await callWith(server, user, workbenchApi.saveSegments, {
      documentId,
      changes: [{ ...change, operationId: crypto.randomUUID(), confirmed: true }],
    });
    expect(saved.http).toBe(200);
    const estimate = await estimateOf(files, { engineKey: await connect('Beside memories') });
    expect(estimate).toMatchObject({
      memoryCharacters: 'The memory knows this sentence.'.length,
      engines: [{ characters: { usual: 'Nobody knows that.'.length } }],
    });
    expect(await estimateOf(files, { engineKey: null })).toMatchObject({
      memoryCharacters: 'The memory knows this sentence.'.length,
      engines: [],
    });
  });

  test('counts each language, and a text of two files twice only where its surroundings may change it', async () => {
    const files = [
      { name: 'a.txt', content: 'The same sentence.' },
      { name: 'b.txt', content: 'The same sentence.' },
    ];
    const estimate = await estimateOf(files, {
      engineKey: await connect('Twice'),
      targetLanguages: ['es', 'de'],
    });
    expect(estimate).toMatchObject({ segments: 4, engines: [{ characters: { usual: 4 * 18 } }] });
  });

  test('says nothing of money where nobody knows the price, and what is left of characters', async () => {
    const engineKey = await connect('Unpriced', { charactersPerMonth: 100 });
    const estimate = await estimateOf([{ name: 'c.txt', content: 'Ten chars.' }], { engineKey });
    expect(estimate.engines[0]).toMatchObject({
      price: null,
      cost: null,
      tokens: null,
      free: false,
      charactersLeft: 100,
      moneyLeft: null,
    });
  });

  test('tells what is left of the money of the month', async () => {
    const engineKey = await connect('Budgeted', { price, moneyPerMonth: 2 });
    const files = [{ name: 'd.txt', content: numberedSentences(3) }];
    await translated(files, { engineKey });
    const { cost } = await usedOf(engineKey);
    const estimate = await estimateOf([{ name: 'e.txt', content: 'Another one.' }], { engineKey });
    expect(estimate.engines[0]?.moneyLeft).toBeCloseTo(2 - cost, 6);
    expect(estimate.engines[0]?.tokens?.read.usual).toBeGreaterThan(100);
  });

  test('counts the summary that a long document is given first', async () => {
    const content = Array.from({ length: 60 }, (_, i) => `This is the long sentence of number ${i}.`).join(
      '\n',
    );
    const engineKey = await connect('Summarizing', { price });
    const wish = { engineKey, targetLanguages: ['es'] };
    const without = await estimateOf([{ name: 'f.txt', content }], {
      ...wish,
      settings: { summarizes: false },
    });
    const summarized = await estimateOf([{ name: 'f.txt', content }], {
      ...wish,
      settings: { summarizes: true },
    });
    expect(summarized.engines[0]?.requests).toBe((without.engines[0]?.requests ?? 0) + 1);
    expect(summarized.engines[0]?.cost?.usual).toBeGreaterThan(without.engines[0]?.cost?.usual ?? 0);
  });
});

describe('an estimate', () => {
  test('of a file that cannot be read fails and names it', async () => {
    const fileIds = await upload([{ name: 'empty.txt', content: ' ' }]);
    const { data } = await start(wishOf(fileIds, { engineKey: null }));
    expect(await finished(data.workId)).toMatchObject({
      status: 'failed',
      result: null,
      failure: { code: 'document.no-text', params: { name: 'empty.txt' } },
    });
  });

  test.each([
    ['no file', { fileIds: [] }, 400],
    ['a file nobody has', { fileIds: ['0190d3a0-0000-7000-8000-00000000ffff'] }, 404],
    ['the same language', { targetLanguages: ['en'] }, 400],
    ['an engine nobody has', { engines: engineForAll(english.targetLanguages, 'nobody') }, 404],
    ['a project nobody has', { projectId: '0190d3a0-0000-7000-8000-00000000ffff' }, 404],
    ['a rate beyond any', { settings: { matchRate: 103 } }, 400],
  ])('of %s is refused', async (_, wrong, http) => {
    const fileIds = await upload([{ name: 'g.txt', content: 'Something.' }]);
    const options = { ...wishOf(fileIds, { engineKey: null }), ...wrong };
    expect(await callWith(server, user, pretranslationEstimatesApi.createWork, { options })).toMatchObject({
      http,
    });
  });

  test('is for whoever asked, of files of their own', async () => {
    const stranger = await manager(server);
    const fileIds = await upload([{ name: 'h.txt', content: 'Mine.' }]);
    const wish = wishOf(fileIds, { engineKey: null });
    expect((await start(wish, stranger)).http).toBe(404);
    const { workId } = (await start(wish)).data;
    expect((await callAs(server, stranger, pretranslationEstimatesApi.work, { workId })).http).toBe(404);
    const colleague = await server.signIn(await server.addMember('ADMIN', user.member));
    expect((await callAs(server, colleague, pretranslationEstimatesApi.work, { workId })).http).toBe(404);
  });

  test('leaves the files to be made a project of', async () => {
    const fileIds = await upload([{ name: 'i.txt', content: 'Still there.' }]);
    const wish = wishOf(fileIds, { engineKey: null });
    await finished((await start(wish)).data.workId);
    const project = { ...wish, name: 'Afterwards', deadline: '2031-01-01T00:00:00Z' };
    const created = await callAs(server, user, projectsApi.createProject, project);
    const settled = await settledProject(server, user, created.data.projectId);
    expect(settled.documents).toMatchObject([{ name: 'i.txt', status: 'ready' }]);
  });
});
