import { autoScoresApi } from '@transloom/contracts/auto-scores';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { projectsApi } from '@transloom/contracts/projects';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { downloadAs } from '../../testing/download-as.ts';
import { fakeOpenAiKey, fakeOpenAiModel, startFakeOpenAi } from '../../testing/fake-engines/fake-openai.ts';
import { unknownId } from '../../testing/project-assets-world.ts';
import { createProjectAs, manager, projectWorld, settledProject } from '../../testing/project-world.ts';

const { server } = await projectWorld();
const user = await manager(server);
/** Spoils what speaks of pipes: a number is lost, and the model that judges says that it is bad. */
const engine = await startFakeOpenAi((text) =>
  text.includes('pipe') ? 'Cierre el tubo [bad]' : `${text} Y ya.`,
);
const settings = { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
const connected = await callAs(server, user, engineConnectionsApi.addConnection, {
  vendor: 'openai-compatible',
  name: 'Judge',
  settings,
});
const engineKey = connected.data.connectionId;
const content = 'Close the door.\nOpen the pipe after 45 minutes.\nWait here.';

async function scoredProject(autoScore: object, more = {}) {
  const { projectId } = await createProjectAs(server, user, {
    files: [{ name: 'risky.txt', content }],
    engineKey,
    settings: { autoScore: { enabled: true, threshold: 80, ...autoScore }, ...more },
  });
  return settledProject(server, user, projectId);
}

// D3.4, D3.5, D3.6: scores with a threshold; low risk is locked, the rest is of high risk.
test('pre-translation scores what an engine wrote, and locks what is of low risk', async () => {
  const locks = {
    nonTranslated: false,
    repetition: false,
    crossFileRepetition: false,
    match100: false,
    match101: false,
    match102: false,
    autoReplace: false,
    lowRisk: true,
  };
  const { projectId, documents } = await scoredProject({}, { locks });
  const { data } = await callAs(server, user, autoScoresApi.projectScores, { projectId });
  expect(data).toMatchObject({
    enabled: true,
    threshold: 80,
    documents: [
      { name: 'risky.txt', segments: 3, scored: 3, low: 2, high: 1, bands: { '90-100': 2, '0-59': 1 } },
    ],
  });
  const documentId = String(documents[0]?.documentId);
  const { data: listed } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  expect(listed.segments.map(({ lockReason }) => lockReason)).toEqual(['lowRisk', null, 'lowRisk']);
  const high = await callAs(server, user, autoScoresApi.scoredSegments, { projectId, risk: 'high' });
  expect(high.data).toMatchObject({ total: 1, records: [{ number: 2, risk: 'high', scoredBy: 'Judge' }] });
  const band = await callAs(server, user, autoScoresApi.scoredSegments, { projectId, band: '90-100' });
  expect(band.data.records.map(({ number }) => number)).toEqual([1, 3]);
});

test('scores are asked for later, written to a file, and gone once somebody changes the text', async () => {
  const { projectId, documents } = await scoredProject({ enabled: false });
  const start = () => callAs(server, user, autoScoresApi.createWork, { options: { projectId } });
  expect(await start()).toMatchObject({ code: 'project.scores-off' });
  await callAs(server, user, projectsApi.changeSetting, {
    projectId,
    settings: { autoScore: { enabled: true, threshold: 60 } },
  });
  const { data: started } = await start();
  const { workId } = started;
  await vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, autoScoresApi.work, { workId });
      if (data.status !== 'done') throw new Error(data.status);
    },
    { timeout: 50_000, interval: 50 },
  );
  const { data: written } = await callAs(server, user, autoScoresApi.exportWork, {
    workId,
    choice: { format: 'csv' },
  });
  const file = await downloadAs(server, user, written.resourceId);
  expect(file.toString()).toContain('Cierre el tubo [bad]');
  const documentId = String(documents[0]?.documentId);
  const { data: listed } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  const [segment] = listed.segments;
  const change = {
    segmentId: String(segment?.segmentId),
    baseVersion: Number(segment?.version),
    target: 'Cierre la puerta.',
    confirmed: false,
    operationId: crypto.randomUUID(),
  };
  await callAs(server, user, workbenchApi.saveSegments, { documentId, changes: [change] });
  const { data } = await callAs(server, user, autoScoresApi.projectScores, { projectId });
  expect(data.documents).toMatchObject([{ scored: 2 }]);
});

test('scores are refused for what is not there and to people who do not manage projects', async () => {
  const translator = await server.signIn(await server.addMember('TRANSLATOR', user.member));
  const ask = (by: typeof user | typeof translator, projectId: string) =>
    callAs(server, by, autoScoresApi.projectScores, { projectId });
  expect((await ask(user, unknownId)).http).toBe(404);
  expect((await ask(translator, unknownId)).http).toBe(403);
});
