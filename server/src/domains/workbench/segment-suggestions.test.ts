import { randomUUID } from 'node:crypto';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { projectsApi } from '@transloom/contracts/projects';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { createProjectAs, settledProject } from '../../testing/project-world.ts';
import { workbenchWorld } from '../../testing/workbench-world.ts';

const { server, user, colleague, segment, change, save } = await workbenchWorld();

/** An entry that matches segments of the document. */
async function entry(sourceMarkup: string, targetMarkup: string): Promise<string> {
  const { data: memory } = await callAs(server, user, memoriesApi.createMemory, {
    name: `Memory of ${targetMarkup}`,
    sourceLanguage: 'en',
    targetLanguages: ['es'],
  });
  const { data } = await callAs(server, user, memoryEntriesApi.addEntry, {
    memoryId: memory.memoryId,
    targetLanguage: 'es',
    sourceMarkup,
    targetMarkup,
  });
  return data.entryId;
}

async function usesOf(segmentId: string, wanted: string) {
  const { data } = await callAs(server, user, workbenchApi.segmentSuggestions, { segmentId });
  return data.matches.find(({ entryId }) => entryId === wanted)?.usage;
}

const usesAt = async (number: number, entryId: string) => usesOf((await segment(number)).segmentId, entryId);

test('an entry was used once a text that was taken from it is confirmed, changed or not, and once for each segment', async () => {
  const entryId = await entry('Open the lid.', 'Levante la tapa.');
  await save(user, await change(1, { target: 'Levante la tapa.', origin: 'memory', memoryEntryId: entryId }));
  expect((await segment(1)).memoryEntryId).toBe(entryId);
  expect(await usesAt(1, entryId)).toBeNull();
  const { memoryEntryId } = await segment(1);
  await save(user, await change(1, { target: 'Levante ya la tapa.', confirmed: true, memoryEntryId }));
  expect((await segment(1)).memoryEntryId).toBeNull();
  expect(await usesAt(1, entryId)).toEqual({ count: 1, lastUsedAt: server.services.now().toISOString() });
  await save(user, await change(1, { target: 'Levante la tapa ya.', confirmed: true }));
  const repeated = await change(4, { target: 'Levante la tapa.', confirmed: true, memoryEntryId: entryId });
  await save(colleague, repeated);
  await save(colleague, repeated);
  expect(await usesAt(1, entryId)).toMatchObject({ count: 2 });
});

test('a refused or conflicting change uses nothing, nor does an entry that is not there', async () => {
  const entryId = await entry('Close the lid.', 'Tape.');
  await save(user, await change(2, { target: ' ', confirmed: true, memoryEntryId: entryId }));
  const late = await change(2, { target: 'Tape.', confirmed: true, memoryEntryId: entryId });
  await save(user, { ...late, baseVersion: late.baseVersion + 5 });
  expect(await usesAt(2, entryId)).toBeNull();
  const [saved] = await save(
    user,
    await change(2, { target: 'Tápelo.', confirmed: true, memoryEntryId: randomUUID() }),
  );
  expect(saved?.outcome).toBe('saved');
});

test('what pre-translation took from an entry was used when it is confirmed', async () => {
  const entryId = await entry('Wipe the glass.', 'Limpie el vidrio.');
  const files = [{ name: 'glass.txt', content: 'Wipe the glass.' }];
  const project = await createProjectAs(server, user, { files });
  const { documents } = await settledProject(server, user, project.projectId);
  const own = documents[0]?.documentId ?? '';
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId: own });
  const [filled] = data.segments;
  expect(filled).toMatchObject({ origin: 'memory', memoryEntryId: entryId });
  if (filled === undefined) return;
  const { segmentId, origin, matchRate, memoryEntryId } = filled;
  const wish = { segmentId, baseVersion: filled.version, operationId: randomUUID(), confirmed: true };
  // Another text, so that the memory has both.
  const target = 'Limpie bien el vidrio.';
  const changes = [{ ...wish, target, origin, matchRate, memoryEntryId }];
  await callAs(server, user, workbenchApi.saveSegments, { documentId: own, changes });
  expect(await usesOf(segmentId, entryId)).toMatchObject({ count: 1 });
});

test('uses are told to whoever may open the document', async () => {
  const { segmentId } = await segment(1);
  const stranger = await server.signIn(await server.addMember('ADMIN'));
  expect(await callAs(server, stranger, workbenchApi.segmentSuggestions, { segmentId })).toMatchObject({
    http: 404,
  });
  const bad = await callWith(server, user, workbenchApi.segmentSuggestions, { segmentId: 'x' });
  expect(bad.code).toBe('resource.not-found');
});

test('the editor rates matches as pre-translation does: by the context mode and the kinds of the project (D3.15)', async () => {
  const { projectId } = await createProjectAs(server, user, {
    files: [{ name: 'wait.txt', content: 'Wait 30 minutes.' }],
  });
  const { documents } = await settledProject(server, user, projectId);
  const documentId = String(documents[0]?.documentId);
  const entryId = await entry('Wait 45 minutes.', 'Espere 45 minutos.');
  const rate = async () => {
    const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
    const segmentId = String(data.segments[0]?.segmentId);
    const found = await callAs(server, user, workbenchApi.segmentSuggestions, { segmentId });
    return found.data.matches.find((match) => match.entryId === entryId);
  };
  expect(await rate()).toMatchObject({ rate: 100, autoReplaced: true, targetMarkup: 'Espere 30 minutos.' });
  const { data } = await callAs(server, user, projectsApi.projectSetting, { projectId });
  const autoReplace = { number: false, date: false, time: false, unit: false, string: false };
  await callAs(server, user, projectsApi.changeSetting, {
    projectId,
    version: data.version,
    settings: { ...data.settings, autoReplace },
  });
  expect(await rate()).toMatchObject({ autoReplaced: false, targetMarkup: 'Espere 45 minutos.' });
  expect((await rate())?.rate).toBeLessThan(100);
});
