import { documentsApi } from '@transloom/contracts/documents';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { pretranslationEstimatesApi } from '@transloom/contracts/pretranslation-estimates';
import { projectsApi } from '@transloom/contracts/projects';
import { workbenchApi } from '@transloom/contracts/workbench';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readProvidedEngines } from '../../../providers/machine-translation/provided-engines.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { documentsWorld, numberedSentences } from '../../../testing/documents-world.ts';
import { fakeOpenAiKey, fakeOpenAiModel } from '../../../testing/fake-engines/fake-openai.ts';
import { manager, settledProject } from '../../../testing/project-world.ts';
import { uploadAs } from '../../../testing/upload-as.ts';

vi.setConfig({ testTimeout: 60_000 });

const { server, engine, user, translated } = await documentsWorld();
const byCharacter = { currency: 'USD', unit: 'characters', source: 10 } as const;
const price = { currency: 'USD', unit: 'tokens', source: 1, target: 4 } as const;

afterEach(engine.heal);

async function connect(name: string, more = {}): Promise<string> {
  const settings = { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
  const wish = { vendor: 'openai-compatible', name, settings, price, ...more };
  return (await callAs(server, user, engineConnectionsApi.addConnection, wish)).data.connectionId;
}

type Project = Awaited<ReturnType<typeof translated>>;
type Reading = Extract<
  RequestOf<typeof pretranslationEstimatesApi.createWork>['options'],
  { documentIds: string[] }
>['reading'];

const idsOf = ({ documents }: Project) => documents.map(({ documentId }) => documentId);

async function estimateOf(project: Project, reading?: Reading) {
  const asked = engine.requests.length;
  const options = { projectId: project.projectId, documentIds: idsOf(project), ...(reading && { reading }) };
  const { data } = await callAs(server, user, pretranslationEstimatesApi.createWork, { options });
  const estimate = await vi.waitFor(
    async () => {
      const { workId } = data;
      const { data: work } = await callAs(server, user, pretranslationEstimatesApi.work, { workId });
      const answer = work.failure ?? work.result;
      if (answer === null) throw new Error(work.status);
      return answer;
    },
    { timeout: 50_000, interval: 50 },
  );
  expect(engine.requests.length).toBe(asked);
  if ('code' in estimate) throw new Error(estimate.code);
  return estimate;
}

async function usedCharacters(engineKey: string): Promise<number> {
  const { data } = await callAs(server, user, engineConnectionsApi.listConnections, {});
  return data.find(({ connectionId }) => connectionId === engineKey)?.usedCharacters ?? 0;
}

async function upload(name: string, content: string): Promise<string> {
  const { data } = await uploadAs(server, user, 'document', [{ name, content }]);
  return String(data.files[0]?.fileId);
}

describe('what trying again would take', () => {
  test('is what failed, and what it takes then', async () => {
    const engineKey = await connect('Fails at first');
    engine.fail('payment-required');
    const project = await translated([{ name: 'failed.txt', content: numberedSentences(3) }], { engineKey });
    engine.heal();
    expect(project.documents).toMatchObject([{ engineFailures: 3, engineUse: null }]);
    const estimate = await estimateOf(project);
    const { characters } = estimate;
    expect(estimate).toMatchObject({
      segments: 3,
      fileCharacters: 0,
      engines: [{ characters: { usual: characters } }],
    });
    const wish = { projectId: project.projectId, documentIds: idsOf(project) };
    await callAs(server, user, documentsApi.retryDocuments, wish);
    await settledProject(server, user, project.projectId);
    expect(await usedCharacters(engineKey)).toBe(characters);
  });

  test('leaves out what is translated meanwhile, and documents in which nothing failed', async () => {
    const engineKey = await connect('Fails in part');
    engine.fail('payment-required');
    const failed = await translated([{ name: 'part.txt', content: 'First of two.\nSecond of two.' }], {
      engineKey,
    });
    engine.heal();
    const [documentId = ''] = idsOf(failed);
    const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
    const [{ segmentId, version: baseVersion } = { segmentId: '', version: 0 }] = data.segments;
    const change = {
      segmentId,
      baseVersion,
      target: 'Primera.',
      operationId: crypto.randomUUID(),
      confirmed: true,
    };
    await callAs(server, user, workbenchApi.saveSegments, { documentId, changes: [change] });
    expect(await estimateOf(failed)).toMatchObject({
      fileCharacters: 'First of two.'.length,
      engines: [{ characters: { usual: 'Second of two.'.length } }],
    });
    const done = await translated([{ name: 'done.txt', content: 'Nothing failed here.' }], { engineKey });
    expect(await estimateOf(done)).toMatchObject({
      segments: 0,
      engines: [],
    });
  });

  test('counts no summary that is there already', async () => {
    const engineKey = await connect('Summarized');
    engine.failInTurn([undefined, ...Array.from({ length: 50 }, () => 'payment-required' as const)]);
    const project = await translated([{ name: 'summarized.txt', content: numberedSentences(120) }], {
      engineKey,
    });
    engine.heal();
    expect(project.documents).toMatchObject([{ engineFailures: 120 }]);
    const summarized = await usedCharacters(engineKey);
    expect(summarized).toBeGreaterThan(2_000);
    const {
      characters,
      engines: [estimated],
    } = await estimateOf(project);
    expect(estimated?.characters.usual).toBe(characters);
    const wish = { projectId: project.projectId, documentIds: idsOf(project) };
    await callAs(server, user, documentsApi.retryDocuments, wish);
    await settledProject(server, user, project.projectId);
    expect((await usedCharacters(engineKey)) - summarized).toBe(characters);
  });
});

describe('what reading again would take', () => {
  test('is what is new in the newer file', async () => {
    const engineKey = await connect('Reads newer');
    const project = await translated([{ name: 'newer.txt', content: 'Kept as it is.\nGone soon.' }], {
      engineKey,
    });
    const fileId = await upload('newer.txt', 'Kept as it is.\nThis one is new.');
    const estimate = await estimateOf(project, { fileId });
    expect(estimate).toMatchObject({
      segments: 2,
      fileCharacters: 'Kept as it is.'.length,
      engines: [{ characters: { usual: 'This one is new.'.length } }],
    });
    const before = await usedCharacters(engineKey);
    const wish = { projectId: project.projectId, documentIds: idsOf(project), fileId };
    await callAs(server, user, documentsApi.readAgain, wish);
    const [document] = (await settledProject(server, user, project.projectId)).documents;
    expect(document?.rereading).toMatchObject({ kept: 1, changed: 1 });
    expect((await usedCharacters(engineKey)) - before).toBe('This one is new.'.length);
  });

  test('is told for every language, and leaves the documents as they are', async () => {
    const files = [{ name: 'twice.txt', content: 'Two languages.' }];
    const project = await translated(files, {
      engineKey: await connect('Twice'),
      targetLanguages: ['es', 'de'],
    });
    const fileId = await upload('twice.txt', 'Two other ones.');
    expect(await estimateOf(project, { fileId })).toMatchObject({
      segments: 2,
      engines: [{ characters: { usual: 2 * 'Two other ones.'.length } }],
    });
    const { data } = await callAs(server, user, projectsApi.project, { projectId: project.projectId });
    expect(data.documents).toEqual(project.documents);
  });

  test('of a file that cannot be read says so', async () => {
    const project = await translated([{ name: 'emptied.txt', content: 'Something.' }]);
    const fileId = await upload('emptied.txt', ' ');
    await expect(estimateOf(project, { fileId })).rejects.toThrow('document.no-text');
  });
});

describe('is refused', () => {
  const nobody = '0190d3a0-0000-7000-8000-00000000ffff';

  test.each([
    ['without documents', { documentIds: [] }, 400],
    ['of a document nobody has', { documentIds: [nobody] }, 404],
    ['of a project nobody has', { projectId: nobody }, 404],
    ['with a file nobody has', { reading: { fileId: nobody } }, 404],
    ['with another way of splitting', { reading: { segmentation: 'by chance' } }, 400],
  ])('%s', async (_, wrong, http) => {
    const project = await translated([{ name: 'refused.txt', content: 'Refused.' }], { engineKey: null });
    const wish = { projectId: project.projectId, documentIds: idsOf(project), ...wrong };
    expect(
      await callWith(server, user, pretranslationEstimatesApi.createWork, { options: wish }),
    ).toMatchObject({
      http,
    });
  });

  test('with a file of another format, and to strangers and people who do not manage projects', async () => {
    const project = await translated([{ name: 'format.txt', content: 'Text.' }], { engineKey: null });
    const fileId = await upload('format.json', '{"a": "Text."}');
    const wish = { projectId: project.projectId, documentIds: idsOf(project) };
    const other = { ...wish, reading: { fileId } };
    expect(
      await callWith(server, user, pretranslationEstimatesApi.createWork, { options: other }),
    ).toMatchObject({
      code: 'document.other-format',
    });
    const stranger = await manager(server);
    expect(
      (await callAs(server, stranger, pretranslationEstimatesApi.createWork, { options: wish })).http,
    ).toBe(404);
    const translator = await server.signIn(await server.addMember('TRANSLATOR', user.member));
    expect(
      (await callAs(server, translator, pretranslationEstimatesApi.createWork, { options: wish })).http,
    ).toBe(403);
  });
});

test('is told with what all organizations together have left of an engine of the installation', async () => {
  const settings = { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
  const house = { id: 'together', vendor: 'openai-compatible', name: 'House', settings };
  const { engines } = readProvidedEngines(
    JSON.stringify([{ ...house, charactersPerMonth: 500, charactersPerMonthTogether: 100 }]),
  );
  Object.assign(server.services.providers, { providedEngines: engines });
  const files = [{ name: 'together.txt', content: 'Thirty-three characters in it all.' }];
  const project = await translated(files, { engineKey: 'provided-together' });
  expect(await estimateOf(project, {})).toMatchObject({
    engines: [{ charactersLeft: 100 - 'Thirty-three characters in it all.'.length }],
  });
});

describe('what engines did for a document', () => {
  test('is told with what it cost, apart from other documents, and grows with what is asked in the editor', async () => {
    const engineKey = await connect('Tells costs', { price: byCharacter });
    const files = [
      { name: 'short.txt', content: 'One sentence.' },
      { name: 'long.txt', content: numberedSentences(9) },
    ];
    const { documents, projectId } = await translated(files, { engineKey });
    const [short, long] = documents;
    expect(short?.engineUse).toMatchObject({
      characters: 'One sentence.'.length,
      costs: [{ currency: 'USD' }],
    });
    const costOf = (document: typeof short) => document?.engineUse?.costs[0]?.amount ?? 0;
    expect(costOf(short)).toBeGreaterThan(0);
    expect(costOf(long)).toBeGreaterThan(costOf(short));
    const { data } = await callAs(server, user, engineConnectionsApi.listConnections, {});
    const all = data.find(({ connectionId }) => connectionId === engineKey)?.usedCosts[0]?.amount;
    expect(costOf(short) + costOf(long)).toBeCloseTo(all ?? 0, 6);
    const other = await connect('Asked in the editor');
    const segments = await callAs(server, user, workbenchApi.listSegments, {
      documentId: String(short?.documentId),
    });
    const segmentId = String(segments.data.segments[0]?.segmentId);
    await callAs(server, user, workbenchApi.translateSegment, { segmentId, engineKey: other });
    const after = await callAs(server, user, projectsApi.project, { projectId });
    expect(after.data.documents[0]?.engineUse?.characters).toBe(2 * 'One sentence.'.length);
    expect(after.data.documents[1]?.engineUse).toEqual(long?.engineUse);
  });

  test('says the characters where nobody knows the price, and nothing to who does not manage projects', async () => {
    const engineKey = await connect('Unpriced', { price: null });
    const { documents, projectId } = await translated([{ name: 'unpriced.txt', content: 'Unpriced.' }], {
      engineKey,
    });
    expect(documents[0]?.engineUse).toEqual({ characters: 'Unpriced.'.length, costs: [] });
    const reviewer = await server.signIn(await server.addMember('REVIEWER', user.member));
    const { data } = await callAs(server, reviewer, projectsApi.project, { projectId });
    expect(data.documents[0]?.engineUse).toBeNull();
  });
});
