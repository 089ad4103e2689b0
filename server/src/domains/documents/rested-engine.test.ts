import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { enginesApi } from '@transloom/contracts/engines';
import { pretranslationEstimatesApi } from '@transloom/contracts/pretranslation-estimates';
import { workbenchApi } from '@transloom/contracts/workbench';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld, numberedSentences } from '../../testing/documents-world.ts';
import { fakeOpenAiKey, fakeOpenAiModel } from '../../testing/fake-engines/fake-openai.ts';
import { uploadAs } from '../../testing/upload-as.ts';

const { server, engine, user, translated, untranslated } = await documentsWorld();
const sentences = 30;
let segmentIds: readonly string[];

beforeAll(async () => {
  const files = [{ name: 'n.txt', content: numberedSentences(sentences) }];
  const project = await untranslated(files);
  const documentId = String(project.documents[0]?.documentId);
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  segmentIds = data.segments.map(({ segmentId }) => segmentId);
});

beforeEach(() => engine.heal());

async function connect(name: string): Promise<string> {
  const settings = { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
  const wish = { vendor: 'openai-compatible', name, settings };
  return (await callAs(server, user, engineConnectionsApi.addConnection, wish)).data.connectionId;
}

function translate(engineKey: string, place: number) {
  const segmentId = String(segmentIds[place]);
  return callAs(server, user, workbenchApi.translateSegment, { segmentId, engineKey });
}

async function listed(engineKey: string) {
  const { data } = await callAs(server, user, enginesApi.listEngines, {});
  return data.flatMap(({ engines }) => engines).find(({ key }) => key === engineKey);
}

/** An engine that rested after three failures, would work again, and may be asked by one at first. */
async function rested(name: string): Promise<string> {
  const engineKey = await connect(name);
  engine.fail('unauthorized');
  for (let place = 0; place < 3; place++)
    expect((await translate(engineKey, place)).code).toBe('engine.auth');
  expect((await listed(engineKey))?.pausedUntil).not.toBeNull();
  engine.heal();
  server.clock.advance(31_000);
  return engineKey;
}

test('an engine that rested summarizes a document, and then translates it', async () => {
  const engineKey = await rested('Rested for a summary');
  const lines = Array.from(
    { length: 60 },
    (_, i) => `Pump number ${i + 1} has a valve that is to be closed.`,
  );
  const project = await translated([{ name: 'pumps.txt', content: lines.join('\n') }], { engineKey });
  const [document] = project.documents;
  expect(document).toMatchObject({ status: 'ready', fromEngine: 60, engineFailures: 0 });
  const { data } = await callAs(server, user, workbenchApi.openDocument, {
    documentId: String(document?.documentId),
  });
  expect(data.contentSummary).toMatchObject({ failureMessage: null, engine: 'Rested for a summary' });
  expect(await listed(engineKey)).toMatchObject({ state: 'ready', pausedUntil: null });
});

test('an estimate takes nobody’s turn to ask an engine that rested', async () => {
  const engineKey = await rested('Rested for an estimate');
  const { data: uploaded } = await uploadAs(server, user, 'document', [
    { name: 'two.txt', content: 'A line.\nAnother line.' },
  ]);
  const fileIds = uploaded.files.map(({ fileId }) => fileId);
  const engines = [{ targetLanguage: 'es', engineKey }];
  const options = { fileIds, sourceLanguage: 'en', targetLanguages: ['es'], engines };
  const { data } = await callAs(server, user, pretranslationEstimatesApi.createWork, { options });
  await vi.waitFor(
    async () => {
      const { data: answer } = await callAs(server, user, pretranslationEstimatesApi.work, {
        workId: data.workId,
      });
      expect(answer.result?.engines[0]?.name).toBe('Rested for an estimate');
    },
    { timeout: 50_000, interval: 50 },
  );
  expect((await translate(engineKey, 3)).http).toBe(200);
});

test('what is known from before says nothing of an engine that fails', async () => {
  const engineKey = await connect('Fails meanwhile');
  expect((await translate(engineKey, 4)).http).toBe(200);
  engine.fail('unauthorized');
  expect((await translate(engineKey, 5)).code).toBe('engine.auth');
  expect((await translate(engineKey, 4)).http).toBe(200);
  expect(await listed(engineKey)).toMatchObject({ state: 'failing' });
});
