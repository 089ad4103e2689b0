import { randomUUID } from 'node:crypto';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { projectsApi } from '@transloom/contracts/projects';
import type { Segment, SegmentChange } from '@transloom/contracts/workbench';
import { workbenchApi } from '@transloom/contracts/workbench';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPdf } from '../../testing/build-pdf.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import {
  connectFake,
  createProjectAs,
  manager,
  projectWorld,
  settledProject,
} from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';

const { server, engine } = await projectWorld();

let user: TestUser;
let colleague: TestUser;
let stranger: TestUser;
let documentId: string;
let projectId: string;
let engineKey: string;

const text = 'Open the lid. Close the lid.\nTurn **it** off.\nOpen the lid.\nOpen the box.\n';

beforeAll(async () => {
  const owner = await manager(server);
  user = owner;
  colleague = await server.signIn(await server.addMember('TRANSLATOR', owner.member));
  stranger = await manager(server);
  engineKey = await connectFake(server, user, engine.baseUrl);
  const project = await createProjectAs(server, user, { files: [{ name: 'lid.txt', content: text }] });
  projectId = project.projectId;
  documentId = (await settledProject(server, user, projectId)).documents[0]?.documentId ?? '';
});

async function segments(): Promise<readonly Segment[]> {
  return (await callAs(server, user, workbenchApi.listSegments, { documentId })).data.segments;
}

async function segment(number: number): Promise<Segment> {
  const found = (await segments())[number - 1];
  if (found === undefined) throw new Error(`no segment ${number}`);
  return found;
}

async function change(number: number, wish: Partial<SegmentChange>): Promise<SegmentChange> {
  const { segmentId, version, target } = await segment(number);
  return {
    ...{ segmentId, baseVersion: version, operationId: randomUUID(), target, confirmed: false },
    ...{ origin: 'person', matchRate: null, engine: null, ...wish },
  };
}

async function save(who: TestUser, ...changes: SegmentChange[]) {
  return (await callAs(server, who, workbenchApi.saveSegments, { documentId, changes })).data;
}

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
  ...{ baseVersion: 0, operationId: randomUUID(), origin: 'person' as const, matchRate: null, engine: null },
};

describe('saving', () => {
  test('a confirmed pair is offered at once for the equal segment, and as fuzzy match for the similar one', async () => {
    const [saved] = await save(user, await change(1, { target: 'Abra la tapa.', confirmed: true }));
    expect(saved).toMatchObject({
      outcome: 'saved',
      savedVersion: 1,
      segment: { version: 1, origin: 'person' },
    });
    const matchesOf = async (number: number) => {
      const { segmentId } = await segment(number);
      return (await callAs(server, user, workbenchApi.segmentMatches, { segmentId })).data;
    };
    expect(await matchesOf(4)).toMatchObject([{ rate: 100, targetMarkup: 'Abra la tapa.' }]);
    const [similar] = await matchesOf(5);
    expect(similar?.rate).toBeGreaterThanOrEqual(50);
    expect(similar?.rate).toBeLessThan(95);
  });

  test('the same operation sent twice is carried out once and says the same', async () => {
    const wish = await change(2, { target: 'Cierre la tapa.' });
    const [first] = await save(user, wish);
    const [again] = await save(user, wish);
    expect(again).toMatchObject({
      outcome: 'saved',
      savedVersion: first?.savedVersion,
      segment: { version: first?.savedVersion },
    });
  });

  test('a change on an old version is a conflict: theirs stays, mine is kept in the history', async () => {
    const mine = await change(3, { target: 'Apáguelo (yo).' });
    const theirs = await change(3, { target: 'Apáguelo (ella).' });
    await save(colleague, theirs);
    const [answer] = await save(user, mine);
    expect(answer).toMatchObject({
      outcome: 'conflict',
      savedVersion: null,
      segment: { target: 'Apáguelo (ella).' },
    });
    const { data } = await callAs(server, user, workbenchApi.segmentHistory, { segmentId: mine.segmentId });
    expect(data.map(({ target, conflicting }) => [target, conflicting])).toEqual(
      expect.arrayContaining([
        ['Apáguelo (yo).', true],
        ['Apáguelo (ella).', false],
      ]),
    );
  });

  test('of two at once one is saved and the other a conflict', async () => {
    const [one, other] = [await change(5, { target: 'uno' }), await change(5, { target: 'dos' })];
    const outcomes = (await Promise.all([save(user, one), save(colleague, other)]))
      .flat()
      .map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['conflict', 'saved']);
  });

  test.each([
    [
      'an empty target is not confirmed',
      { target: ' ', confirmed: true },
      'An empty translation cannot be confirmed.',
    ],
    [
      'codes the source lacks are refused',
      { target: 'Abra {7/}' },
      'The inline codes of the translation are not valid.',
    ],
    [
      'what is no markup is refused',
      { target: 'a {b' },
      'The inline codes of the translation are not valid.',
    ],
  ])('%s', async (_, wish, message) => {
    const before = await segment(5);
    const [answer] = await save(user, await change(5, wish));
    expect(answer).toMatchObject({ outcome: 'refused', message: expect.stringContaining(message) });
    expect(await segment(5)).toEqual(before);
  });

  test('one refused change does not stop the others of the call', async () => {
    const answers = await save(
      user,
      await change(1, { target: '', confirmed: true }),
      await change(2, { target: 'Ciérrela.' }),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['refused', 'saved']);
  });

  test('changes of one call that build on one another are all kept, and the last one stands', async () => {
    const first = await change(4, { target: 'Abra.' });
    const baseVersion = first.baseVersion + 1;
    const second = { ...first, baseVersion, operationId: randomUUID(), target: 'Abra la tapa.' };
    const old = { ...first, operationId: randomUUID(), target: 'Abre.' };
    const other = await change(5, { target: 'Abra la caja.' });
    const saved = await save(user, first, second, old, other);
    expect(saved.map(({ outcome, savedVersion }) => [outcome, savedVersion])).toEqual([
      ['saved', baseVersion],
      ['saved', baseVersion + 1],
      ['conflict', null],
      ['saved', other.baseVersion + 1],
    ]);
    expect([(await segment(4)).target, (await segment(5)).target]).toEqual([
      'Abra la tapa.',
      'Abra la caja.',
    ]);
    const { data } = await callAs(server, user, workbenchApi.segmentHistory, { segmentId: first.segmentId });
    const texts = data.map(({ target, conflicting }) => (conflicting ? `(${target})` : target));
    expect(texts).toEqual(expect.arrayContaining(['Abra.', 'Abra la tapa.', '(Abre.)']));
  });

  test('an archived project is read only', async () => {
    const wish = await change(2, { target: 'tarde' });
    await callAs(server, user, projectsApi.changeProject, { projectId, status: 'archived' });
    const { code } = await callAs(server, user, workbenchApi.saveSegments, { documentId, changes: [wish] });
    expect(code).toBe('project.not-active');
    await callAs(server, user, projectsApi.changeProject, { projectId, status: 'active' });
  });
});

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
      [workbenchApi.segmentMatches, { segmentId }],
      [workbenchApi.segmentParts, { segmentId }],
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
  const parts = await callAs(server, colleague, workbenchApi.segmentParts, { segmentId: second ?? '' });
  expect(parts.data).toMatchObject([
    {
      start: 5,
      end: 23,
      whole: true,
      targetMarkup: 'La lanzadera rota.',
      sourceHits: [{ start: 0, end: 18 }],
    },
  ]);
});
