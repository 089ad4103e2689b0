import { documentsApi } from '@transloom/contracts/documents';
import { postEditingApi } from '@transloom/contracts/post-editing';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test, vi } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { documentsWorld } from '../../../testing/documents-world.ts';
import { downloadAs } from '../../../testing/download-as.ts';
import { manager, settledProject } from '../../../testing/project-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { uploadAs } from '../../../testing/upload-as.ts';

vi.setConfig({ testTimeout: 60_000 });

const { server, user, engineKey, translated } = await documentsWorld();

type Saved = { readonly target?: string; readonly confirmed?: boolean };

async function segmentsOf(documentId: string) {
  return (await callAs(server, user, workbenchApi.listSegments, { documentId })).data.segments;
}

/** Saves the segments in order; undefined leaves one as it is, no target confirms what is there. */
async function save(documentId: string, changes: readonly (Saved | undefined)[]): Promise<void> {
  const segments = await segmentsOf(documentId);
  const saved = changes.flatMap((change, i) => {
    const segment = segments[i];
    if (change === undefined || segment === undefined) return [];
    const { segmentId, version: baseVersion, target, origin, engine, matchRate } = segment;
    const asIs = { origin, engine, matchRate };
    const byHand = { target: change.target ?? target, confirmed: change.confirmed ?? true };
    const operation = { segmentId, baseVersion, operationId: crypto.randomUUID(), ...byHand };
    return change.target === undefined ? [{ ...operation, ...asIs }] : [operation];
  });
  const { http } = await callAs(server, user, workbenchApi.saveSegments, {
    documentId,
    changes: saved as never,
  });
  expect(http).toBe(200);
}

async function project(content: string, more = {}) {
  const { projectId, documents } = await translated([{ name: 'edited.txt', content }], more);
  return { projectId, documentId: String(documents[0]?.documentId) };
}

async function postEditing(projectId: string, who: TestUser = user) {
  return callAs(server, who, postEditingApi.projectPostEditing, { projectId });
}

test('tells what was left of the texts of an engine, in what people confirmed', async () => {
  const { projectId, documentId } = await project('One two three four.\nFive.\nSix seven.\nNever looked at.');
  const [first, , third] = await segmentsOf(documentId);
  const words = String(first?.target).split(' ');
  await save(documentId, [
    { target: [...words.slice(0, -1), 'otro.'].join(' ') },
    {},
    { target: 'Nada igual' },
  ]);
  const { data } = await postEditing(projectId);
  expect(data.more).toBe(false);
  expect(data.engines).toMatchObject([
    {
      engine: 'Fake model',
      segments: 3,
      characters: 'One two three four.Five.Six seven.'.length,
      bands: { '100': 1, '95-99': 0, below: 1 },
    },
  ]);
  expect(data.people).toEqual([{ ...data.engines[0], username: expect.any(String) }]);
  expect(data.engines[0]?.changed).toBeGreaterThan(2);
  expect(third?.origin).toBe('engine');
  expect(data.engines[0]?.kept).toBeGreaterThan(20);
  expect(data.engines[0]?.kept).toBeLessThan(90);
});

test('looks at the last text of an engine, through several versions, and at nothing people wrote themselves', async () => {
  const { projectId, documentId } = await project('First sentence.\nSecond sentence.');
  await save(documentId, [{ target: 'Uno', confirmed: false }]);
  await save(documentId, [{ target: 'Uno dos', confirmed: false }]);
  const asked = await segmentsOf(documentId);
  const answer = await callAs(server, user, workbenchApi.translateSegment, {
    segmentId: String(asked[0]?.segmentId),
    engineKey,
  });
  const { target, engine } = answer.data;
  const [first] = asked;
  const applied = { segmentId: String(first?.segmentId), baseVersion: first?.version ?? 0, target, engine };
  const change = { ...applied, confirmed: true, origin: 'engine' as const, operationId: crypto.randomUUID() };
  await callAs(server, user, workbenchApi.saveSegments, { documentId, changes: [change] });
  expect((await postEditing(projectId)).data.engines).toMatchObject([
    { segments: 1, kept: 100, bands: { '100': 1 } },
  ]);

  const alone = await project('Written by hand.', { engineKey: null });
  await save(alone.documentId, [{ target: 'A mano.' }]);
  expect((await postEditing(alone.projectId)).data).toEqual({ engines: [], people: [], more: false });
});

test('leaves out what an engine wrote for another source', async () => {
  const { projectId, documentId } = await project('Before it was changed.');
  const { data } = await uploadAs(server, user, 'document', [
    { name: 'edited.txt', content: 'After it was changed altogether.' },
  ]);
  const fileId = String(data.files[0]?.fileId);
  await callAs(server, user, documentsApi.readAgain, { projectId, documentIds: [documentId], fileId });
  await settledProject(server, user, projectId);
  await save(documentId, [{}]);
  const { engines } = (await postEditing(projectId)).data;
  expect(engines).toMatchObject([{ segments: 1, kept: 100 }]);
});

test('is exported with a row for each person and engine, and their sum', async () => {
  const { projectId, documentId } = await project('Seven birds sing.');
  await save(documentId, [{}]);
  const wanted = { projectId, format: 'csv' } as const;
  const { data } = await callAs(server, user, postEditingApi.exportPostEditing, wanted);
  const lines = (await downloadAs(server, user, data.resourceId)).toString().trim().split('\r\n');
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^(?!Everybody)[^,]+,Fake model,1,17,0,100,1,0,0,0,0,0$/),
    'Everybody,Fake model,1,17,0,100,1,0,0,0,0,0',
  ]);
  const denied = await callAs(server, await manager(server), postEditingApi.exportPostEditing, wanted);
  expect(denied.http).toBe(404);
  const wrong = { projectId, format: 'pdf' as 'csv' };
  expect((await callAs(server, user, postEditingApi.exportPostEditing, wrong)).http).toBe(400);
});

test('is for who manages projects of the organization', async () => {
  const { projectId } = await project('Whose it is.');
  expect((await postEditing('0190d3a0-0000-7000-8000-00000000ffff')).http).toBe(404);
  expect((await postEditing(projectId, await manager(server))).http).toBe(404);
  const reviewer = await server.signIn(await server.addMember('REVIEWER', user.member));
  expect((await postEditing(projectId, reviewer)).http).toBe(403);
});
