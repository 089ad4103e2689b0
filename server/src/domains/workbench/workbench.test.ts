import { randomUUID } from 'node:crypto';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test } from 'vitest';
import { buildPdf } from '../../testing/build-pdf.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { createProjectAs, manager, settledProject } from '../../testing/project-world.ts';
import { workbenchWorld } from '../../testing/workbench-world.ts';

const world = await workbenchWorld();
const { server, engine, engineKey, user, colleague, stranger, documentId } = world;
const { segments, segment, change, save } = world;

test('a file that is converted to be read is opened like any other', async () => {
  const content = Buffer.from(await buildPdf([[{ text: 'Open the lid.', x: 50, y: 700 }]]));
  const { projectId: id } = await createProjectAs(server, user, { files: [{ name: 'lid.pdf', content }] });
  const { documents } = await settledProject(server, user, id);
  const opened = await callAs(server, user, workbenchApi.openDocument, {
    documentId: String(documents[0]?.documentId),
  });
  expect(opened).toMatchObject({ http: 200, data: { document: { format: 'pdf' } } });
});

test('a confirmed pair is remembered with the names of its file and its project', async () => {
  const owner = await manager(server);
  const project = await createProjectAs(server, owner, {
    files: [{ name: 'pan.txt', content: 'Heat the pan.' }],
  });
  const [document] = (await settledProject(server, owner, project.projectId)).documents;
  const one = { documentId: String(document?.documentId) };
  const { data: listed } = await callAs(server, owner, workbenchApi.listSegments, one);
  const segmentId = String(listed.segments[0]?.segmentId);
  const changes = [{ ...unchanged, segmentId, target: 'Caliente la sartén.', confirmed: true }];
  await callAs(server, owner, workbenchApi.saveSegments, { ...one, changes });
  const { data: memories } = await callAs(server, owner, memoriesApi.listMemories, {});
  const filter = { memoryId: String(memories[0]?.memoryId), project: 'manual' };
  const { data } = await callAs(server, owner, memoryEntriesApi.listEntries, filter);
  expect(data.records).toMatchObject([
    { targetMarkup: 'Caliente la sartén.', fileName: 'pan.txt', projectName: 'Manual' },
  ]);
});

const unchanged = {
  baseVersion: 0,
  operationId: randomUUID(),
  origin: 'person' as const,
  matchRate: null,
  engine: null,
};

describe('machine translation of one segment', () => {
  test('gives the text and the engine it came from, and saves nothing', async () => {
    const { segmentId, version } = await segment(2);
    const { data } = await callAs(server, user, workbenchApi.translateSegment, { segmentId, engineKey });
    expect(data).toMatchObject({ engine: 'Fake model', target: expect.stringMatching(/\S/) });
    expect((await segment(2)).version).toBe(version);
  });

  test('an engine that refuses the key is named with the reason', async () => {
    engine.fail('unauthorized');
    const { segmentId } = await segment(4);
    const answer = await callAs(server, user, workbenchApi.translateSegment, { segmentId, engineKey });
    engine.heal();
    expect(answer).toMatchObject({ code: 'engine.auth', message: expect.stringContaining('Fake model') });
  });
});

describe('figures', () => {
  test('tell what happens, and of nobody', async () => {
    const { operationId, ...wish } = await change(3, { target: 'Cierre.' });
    await save(user, { ...wish, operationId });
    await save(user, { ...wish, operationId: randomUUID(), target: 'Cierre la tapa.' });
    const { segmentId } = await segment(1);
    await callAs(server, user, workbenchApi.translateSegment, { segmentId, engineKey });
    const figures = await server.registry.metrics();
    for (const line of [
      'segment_saves_total{outcome="saved"}',
      'segment_saves_total{outcome="conflict"}',
      'document_status_changes_total{from="new",to="waiting"}',
      'document_status_changes_total{from="pretranslating",to="ready"}',
      'engine_request_seconds_count{vendor="openai-compatible",outcome="translated"}',
      'engine_request_seconds_count{vendor="openai-compatible",outcome="auth"}',
      'jobs_ended_total{kind="documents.prepare-document",outcome="succeeded"}',
    ]) {
      expect(figures).toContain(line);
    }
    expect(figures).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|lid|Cierre|@/);
  });
});

test('codes that an engine lost are told of until a person changes the segment', async () => {
  engine.fail('lost-codes');
  const files = [
    { name: 'lid.md', content: 'Every [warranty](https://lid.example) ends after two years.\n' },
  ];
  const project = await createProjectAs(server, user, { files, engineKey });
  const [document] = (await settledProject(server, user, project.projectId)).documents;
  const made = { documentId: String(document?.documentId) };
  const only = async () => (await callAs(server, user, workbenchApi.listSegments, made)).data.segments[0];
  const { segmentId = '', version = 0, target = '' } = (await only()) ?? {};
  expect(await only()).toMatchObject({ origin: 'engine', codesRestored: true });
  const asked = await callAs(server, user, workbenchApi.translateSegment, { segmentId, engineKey });
  engine.heal();
  expect(asked.data.codesRestored).toBe(true);

  const wish = { segmentId, baseVersion: version, operationId: randomUUID(), target, confirmed: true };
  await callAs(server, user, workbenchApi.saveSegments, { ...made, changes: [wish] });
  expect(await only()).toMatchObject({ confirmed: true, codesRestored: false });
});

describe('who may', () => {
  const calls = async () => {
    const { segmentId } = await segment(1);
    return [
      [workbenchApi.openDocument, { documentId }],
      [workbenchApi.listSegments, { documentId }],
      [workbenchApi.someSegments, { documentId, segmentIds: [segmentId] }],
      [workbenchApi.saveSegments, { documentId, changes: [await change(1, { target: 'robado' })] }],
      [workbenchApi.segmentSuggestions, { segmentId }],
      [workbenchApi.changedSegments, { documentId, since: new Date().toISOString() }],
      [workbenchApi.saveLocation, { documentId, segmentId }],
      [workbenchApi.translateSegment, { segmentId, engineKey }],
      [workbenchApi.segmentHistory, { segmentId }],
      [workbenchApi.segmentTerms, { documentId, segmentIds: [segmentId] }],
      [workbenchApi.documentTermBases, { documentId }],
      [workbenchApi.addTerm, { documentId, source: 'lid', target: 'tapa' }],
    ] as const;
  };

  test('nobody without a session', async () => {
    for (const [endpoint, input] of await calls()) {
      expect((await callWith(server, undefined, endpoint, input)).http).toBe(401);
    }
  });

  test('nobody of another organisation, and nothing changes', async () => {
    const before = await segments();
    for (const [endpoint, input] of await calls()) {
      expect((await callWith(server, stranger, endpoint, input)).code).toBe('resource.not-found');
    }
    expect(await segments()).toEqual(before);
  });

  test.each([
    { documentId: randomUUID(), limit: 0 },
    { documentId: randomUUID(), after: -1 },
  ])('input that does not fit is refused: %j', async (input) => {
    expect((await callWith(server, user, workbenchApi.listSegments, input)).code).toBe('request.invalid');
  });
});

test('parts of a segment that were translated elsewhere are offered', async () => {
  const files = [{ name: 'loom.txt', content: 'The broken shuttle.\nSell the broken shuttle tomorrow.' }];
  const project = await createProjectAs(server, user, { files });
  const { documents } = await settledProject(server, user, project.projectId);
  const own = documents[0]?.documentId ?? '';
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId: own });
  const [first, second] = data.segments.map(({ segmentId }) => segmentId);
  const wish = { baseVersion: 0, operationId: randomUUID(), target: 'La lanzadera rota.', confirmed: true };
  const changes = [{ ...wish, segmentId: first ?? '' }];
  await callAs(server, user, workbenchApi.saveSegments, { documentId: own, changes });
  const offered = await callAs(server, colleague, workbenchApi.segmentSuggestions, {
    segmentId: second ?? '',
  });
  expect(offered.data.parts).toMatchObject([
    {
      start: 5,
      end: 23,
      whole: true,
      targetMarkup: 'La lanzadera rota.',
      sourceHits: [{ start: 0, end: 18 }],
    },
  ]);
});
