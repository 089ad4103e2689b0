import type { RequestOf } from '@transloom/contracts/endpoint';
import { pretranslationRunsApi } from '@transloom/contracts/pretranslation-runs';
import { projectsApi } from '@transloom/contracts/projects';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { workbenchApi } from '@transloom/contracts/workbench';
import { beforeEach, expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { enToEs, projectAssetsWorld, unknownId } from '../../testing/project-assets-world.ts';
import {
  connectFake,
  createProjectAs,
  engineForAll,
  manager,
  settledProject,
} from '../../testing/project-world.ts';

const { server, engine, makeMemory } = await projectAssetsWorld();
const user = await manager(server);
const engineKey = await connectFake(server, user, engine.baseUrl);
beforeEach(() => engine.heal());

type Options = RequestOf<typeof pretranslationRunsApi.createWork>['options'];

/** Waits until a run pauses with its preview or has ended. */
function rested(workId: string) {
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, pretranslationRunsApi.work, { workId });
      if (data.status === 'waiting' || data.status === 'running') throw new Error(data.status);
      return data;
    },
    { timeout: 50_000, interval: 50 },
  );
}

async function preview(options: Options) {
  const { data } = await callAs(server, user, pretranslationRunsApi.createWork, { options });
  return rested(data.workId);
}

async function run(options: Options) {
  const { workId } = await preview(options);
  await callAs(server, user, pretranslationRunsApi.resumeWork, { workId });
  return rested(workId);
}

async function segmentsOf(documentId: string) {
  return (await callAs(server, user, workbenchApi.listSegments, { documentId })).data.segments;
}

/** Nothing of one text resembles another one, so that no memory knows a later one. */
const texts = [
  ['Buy fresh apples today!', 'Nobody came.', 'Where do lemons grow?', 'Our shop is sold out.'],
  ['Close every window now.', 'Rain starts soon!', 'Who has an umbrella?', 'It stays wet until Monday.'],
  ['Dogs must wait outside.', 'Cats sleep here.', 'May birds fly in?', 'No horse was ever asked.'],
  ['Trains leave at noon.', 'Tickets cost more!', 'Is this seat taken?', 'She sat down beside him.'],
  ['Write your name below.', 'Use black ink.', 'Which pen works?', 'They signed both letters at once.'],
] as const;
let made = 0;
/** A project of four sentences nobody knows yet, not translated. */
async function emptyProject() {
  const content = texts[made] ?? [];
  made += 1;
  const { projectId } = await createProjectAs(server, user, {
    files: [{ name: 'again.txt', content: content.join('\n') }],
  });
  const { documents } = await settledProject(server, user, projectId);
  return { projectId, documentId: String(documents[0]?.documentId), sentences: content };
}

async function save(documentId: string, index: number, target: string, confirmed: boolean) {
  const segment = (await segmentsOf(documentId))[index];
  if (segment === undefined) throw new Error('no such segment');
  const { segmentId, version: baseVersion } = segment;
  const change = { segmentId, baseVersion, target, confirmed, operationId: crypto.randomUUID() };
  await callAs(server, user, workbenchApi.saveSegments, { documentId, changes: [change] });
}

function useEngine(projectId: string, key: string | null) {
  return callAs(server, user, projectsApi.changeSetting, { projectId, engines: engineForAll(['es'], key) });
}

test('a changed engine translates what nobody has touched, and the undo takes it back but for what was edited', async () => {
  const { projectId, documentId, sentences } = await emptyProject();
  await makeMemory(user, `Memory ${made}`, { [String(sentences[0])]: 'Uno del texto.' });
  await save(documentId, 1, 'Confirmado.', true);
  await save(documentId, 2, 'A medias.', false);
  await useEngine(projectId, engineKey);

  const asked = engine.requests.length;
  const seen = await preview({ projectId });
  expect(engine.requests.length).toBe(asked);
  expect(seen).toMatchObject({ status: 'paused', stage: 'pretranslate' });
  expect(seen.result?.preview).toMatchObject({
    segments: 2,
    fromMemory: 1,
    forEngine: 1,
    unchanged: 0,
    samples: [
      { number: 1, before: '', after: 'Uno del texto.', matchRate: 100 },
      { number: 4, before: '', after: null, matchRate: null },
    ],
    engines: [{ name: 'Fake model', requests: 1 }],
  });
  expect((await segmentsOf(documentId)).map(({ target }) => target)).toEqual([
    '',
    'Confirmado.',
    'A medias.',
    '',
  ]);

  await callAs(server, user, pretranslationRunsApi.resumeWork, { workId: seen.workId });
  const done = await rested(seen.workId);
  expect(done).toMatchObject({
    status: 'done',
    result: { outcome: { fromMemory: 1, fromEngine: 1, failed: 0 } },
  });
  const filled = await segmentsOf(documentId);
  expect(filled.map(({ origin }) => origin)).toEqual(['memory', 'person', 'person', 'engine']);

  await save(documentId, 3, 'Cuatro, a mano.', false);
  const undone = await callAs(server, user, pretranslationRunsApi.undoPretranslation, {
    workId: seen.workId,
  });
  expect(undone.data).toEqual({ restored: 1, kept: 1 });
  expect((await segmentsOf(documentId)).map(({ target }) => target)).toEqual([
    '',
    'Confirmado.',
    'A medias.',
    'Cuatro, a mano.',
  ]);
  expect((await rested(seen.workId)).counts).toMatchObject({ restored: 1, kept: 1 });
});

test('a second run on an unchanged document changes nothing and asks nobody', async () => {
  const { projectId, documentId } = await emptyProject();
  await useEngine(projectId, engineKey);
  await run({ projectId });
  const before = await segmentsOf(documentId);
  const asked = engine.requests.length;
  const second = await preview({ projectId });
  expect(second).toMatchObject({ status: 'done', result: { preview: { segments: 4, unchanged: 4 } } });
  expect(engine.requests.length).toBe(asked);
  const third = await run({ projectId, askAgain: true });
  expect(third.result?.preview).toMatchObject({ forEngine: 4 });
  expect((await segmentsOf(documentId)).map(({ target }) => target)).toEqual(
    before.map(({ target }) => target),
  );
});

test('each scope may change what it names', async () => {
  const { projectId, documentId, sentences } = await emptyProject();
  await save(documentId, 0, 'A medias.', false);
  await makeMemory(
    user,
    `Scopes ${made}`,
    Object.fromEntries(sentences.map((text) => [text, `${text} (es)`])),
  );
  const counted = async (scope: 'empty' | 'machine' | 'unconfirmed') =>
    (await preview({ projectId, scope })).result?.preview;
  expect(await counted('empty')).toMatchObject({ segments: 3, fromMemory: 3 });
  expect(await counted('unconfirmed')).toMatchObject({ segments: 4, fromMemory: 4 });
  await run({ projectId, scope: 'empty' });
  expect(await counted('empty')).toMatchObject({ segments: 0 });
  expect(await counted('machine')).toMatchObject({ segments: 3, unchanged: 3 });
  const { workId } = await run({ projectId, scope: 'unconfirmed' });
  expect((await segmentsOf(documentId))[0]).toMatchObject({
    target: `${sentences[0]} (es)`,
    origin: 'memory',
  });
  await callAs(server, user, pretranslationRunsApi.undoPretranslation, { workId });
  expect((await segmentsOf(documentId))[0]).toMatchObject({ target: 'A medias.', origin: 'person' });
});

test('what an engine fails on stays as it was and is counted', async () => {
  const { projectId, documentId } = await emptyProject();
  await useEngine(projectId, engineKey);
  engine.fail('payment-required');
  expect((await run({ projectId })).result?.outcome).toMatchObject({ fromEngine: 0, failed: 4 });
  expect((await segmentsOf(documentId)).every(({ target }) => target === '')).toBe(true);
});

test('is refused for what is not there, and to people who do not manage the project', async () => {
  const { projectId } = await emptyProject();
  const start = (options: Options, by = user) =>
    callAs(server, by, pretranslationRunsApi.createWork, { options });
  expect(await start({ projectId: unknownId })).toMatchObject({ http: 404 });
  expect(await start({ projectId, documentIds: [unknownId] })).toMatchObject({ http: 404 });
  const translator = await server.signIn(await server.addMember('TRANSLATOR', user.member));
  expect(
    await callAs(server, translator, pretranslationRunsApi.createWork, { options: { projectId } }),
  ).toMatchObject({ http: 403 });
  const stranger = await manager(server);
  const { workId } = await preview({ projectId });
  const wish = { workId };
  expect(await callAs(server, stranger, pretranslationRunsApi.undoPretranslation, wish)).toMatchObject({
    http: 404,
  });
});

// D3.15: kinds are switched one by one, and a segment keeps what was replaced in it.
test('a match keeps what was carried over, by the kinds that the project allows', async () => {
  await makeMemory(user, 'Kinds', {
    'Add 20 kg of sand slowly.': 'Agregue 20 kg de arena.',
    'Sent on 2025-01-02 by ship.': 'Enviado el 02/01/2025.',
  });
  const kinds = { number: true, time: true, date: false, unit: true, string: true };
  const { projectId } = await createProjectAs(server, user, {
    files: [{ name: 'kinds.txt', content: 'Add 35 kg of sand slowly.\nSent on 2026-03-05 by ship.' }],
    settings: { autoReplace: kinds },
  });
  const { documents } = await settledProject(server, user, projectId);
  const [first, second] = await segmentsOf(String(documents[0]?.documentId));
  expect(first).toMatchObject({
    target: 'Agregue 35 kg de arena.',
    matchRate: 100,
    replacements: [{ kind: 'unit', was: '20', is: '35', unit: 'kg' }],
  });
  expect(second).toMatchObject({ replacements: null, matchRate: 99 });
});

test('a term that an engine does not keep is noted on the segment until somebody changes it', async () => {
  const base = await callAs(server, user, termsApi.createTermBase, { name: 'Bolts', ...enToEs });
  await callAs(server, user, termEntriesApi.addTermEntry, {
    termBaseId: base.data.termBaseId,
    terms: [
      { language: 'en', text: 'gasket' },
      { language: 'es', text: 'junta tórica' },
    ],
  });
  const { projectId } = await createProjectAs(server, user, {
    files: [{ name: 'terms.txt', content: 'Change the gasket.' }],
    engineKey,
  });
  const { documents } = await settledProject(server, user, projectId);
  const documentId = String(documents[0]?.documentId);
  expect((await segmentsOf(documentId))[0]?.engineFaults).toEqual([
    { kind: 'term', source: 'gasket', targets: ['junta tórica'] },
  ]);
  await save(documentId, 0, 'Cambie la junta tórica.', false);
  expect((await segmentsOf(documentId))[0]?.engineFaults).toBeNull();
});
