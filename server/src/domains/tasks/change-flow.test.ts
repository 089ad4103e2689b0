import { memberOffersApi } from '@transloom/contracts/member-offers';
import { projectsApi } from '@transloom/contracts/projects';
import { quotesApi } from '@transloom/contracts/quotes';
import { statementsApi } from '@transloom/contracts/statements';
import { tasksApi } from '@transloom/contracts/tasks';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { analyzeAs } from '../../testing/analyze-as.ts';
import { callAs } from '../../testing/call-as.ts';
import { downloadAs } from '../../testing/download-as.ts';
import { tasksWorld } from '../../testing/tasks-world.ts';
import type { TestUser } from '../../testing/test-server.ts';

const { server, boss, ann, ben, stranger, call, newProject, confirm } = await tasksWorld();

const shorten = (projectId: string) =>
  callAs(server, boss, projectsApi.changeSetting, {
    projectId,
    settings: { flow: [{ kind: 'translation', name: '' }] },
  });
const change = (projectId: string, documentIds: string[], user: TestUser = boss) =>
  callAs(server, user, tasksApi.changeFlow, { projectId, documentIds });

// Rules D4.3 and D4.4 of the specification.
test('another flow resets files that nobody began; a started one only when somebody says so, and its text stays in the history', async () => {
  const { projectId, documents } = await newProject(2);
  const [begun, untouched] = documents;
  const [translation] = begun?.tasks ?? [];
  if (begun === undefined || untouched === undefined || translation === undefined) throw new Error('no plan');
  const price = { currency: 'CNY', unitPrice: 10, per: 1, extraFee: 0 } as const;
  await call.assign([translation.taskId], [ann], { price });
  await call.accept(ann, translation.taskId);
  const before = await call.segments(boss, begun.documentId);
  await confirm(ann, translation, { numbers: [1, 2], target: 'Mi texto.' });
  expect((await shorten(projectId)).status).toBe(200);
  const stagesOf = async () =>
    (await call.plan(projectId)).documents.map(({ stages, tasks }) => [stages.length, tasks.length]);
  expect(await stagesOf()).toEqual([
    [2, 2],
    [1, 1],
  ]);
  const preview = await callAs(server, boss, tasksApi.flowChange, { projectId });
  expect(preview.data).toMatchObject([
    { documentId: begun.documentId, people: [expect.any(String)], edited: 2, confirmed: 2 },
  ]);
  expect((await change(projectId, [untouched.documentId])).code).toBe('resource.not-found');
  expect((await change(projectId, [begun.documentId], ben)).code).toBe('access.denied');
  expect((await change(projectId, [begun.documentId], stranger)).code).toBe('resource.not-found');
  expect((await change(projectId, [])).code).toBe('request.invalid');
  expect((await change(projectId, [begun.documentId])).status).toBe(200);
  expect(await stagesOf()).toEqual([
    [1, 1],
    [1, 1],
  ]);
  const after = await call.segments(boss, begun.documentId);
  expect(after.map(({ target, confirmed }) => ({ target, confirmed }))).toEqual(
    before.map(({ target }) => ({ target, confirmed: false })),
  );
  const history = await callAs(server, boss, workbenchApi.segmentHistory, {
    segmentId: after[0]?.segmentId ?? '',
  });
  expect(JSON.stringify(history.data)).toContain('Mi texto.');
  expect((await callAs(server, boss, tasksApi.flowChange, { projectId })).data).toEqual([]);
});

test('a task is refused while errors of QA are open and the project says so, and the refusal lists them (D4.14)', async () => {
  const { projectId, translation } = await newProject();
  const { taskId, documentId } = translation;
  await call.assign([taskId], [ann]);
  await call.accept(ann, taskId);
  const [first] = await call.segments(ann, documentId);
  await confirm(ann, translation, { target: 'Hecho.' });
  await confirm(ann, translation, { numbers: [1], target: 'Hecho\uFFFD.' });
  const switchQa = (submitAfterQa: boolean) =>
    callAs(server, boss, projectsApi.changeSetting, {
      projectId,
      settings: { qa: { ruleBased: true, intelligent: false, submitAfterQa } },
    });
  await switchQa(true);
  const refused = (await call.submit(ann, taskId)).data[0];
  expect(refused).toMatchObject({
    done: false,
    message: expect.stringContaining('QA issues are open'),
    issues: [{ documentId, segmentId: first?.segmentId, number: 1, check: expect.any(String) }],
  });
  await confirm(ann, translation, { numbers: [1], target: 'Hecho.' });
  expect((await call.submit(ann, taskId)).data[0]).toMatchObject({ done: true, issues: [] });
});

test('a price comes from the quote of whoever takes a task, and its words from the newest analysis', async () => {
  const { projectId, translation } = await newProject();
  const { taskId } = translation;
  await callAs(server, boss, memberOffersApi.addOffer, {
    userId: ann.userId,
    kind: 'translation',
    sourceLanguage: 'en',
    targetLanguage: 'es',
    unit: 'words',
    currency: 'EUR',
    unitPrice: 7,
    per: 1,
  });
  const analysisId = await analyzeAs(server, boss, projectId);
  const price = { unit: 'words', currency: 'CNY', unitPrice: 1, per: 1, extraFee: 0 } as const;
  const quote = await callAs(server, boss, quotesApi.createQuote, { projectId, analysisId, ...price });
  await call.assign([taskId], [ann, ben], { terms: { fromOffers: true } });
  expect((await call.task(ann, taskId)).price).toBeNull();
  await call.accept(ann, taskId);
  expect((await call.task(ann, taskId)).price).toMatchObject({
    currency: 'EUR',
    unitPrice: 7,
    billableWords: quote.data.billable,
    total: 7 * quote.data.billable,
  });
});

test('a month is settled once: submitted tasks, and shares of tasks that were taken back (D4.18)', async () => {
  const { translation } = await newProject();
  const other = await newProject();
  const price = { currency: 'USD', unitPrice: 10, per: 1, extraFee: 5, billableWords: 100 } as const;
  const month = server.clock.now().toISOString().slice(0, 7);
  const mine = async () => (await callAs(server, ben, statementsApi.myStatement, { month })).data[0];
  expect(await mine()).toBeUndefined();
  await call.assign([translation.taskId, other.translation.taskId], [ben], { price });
  await call.accept(ben, translation.taskId);
  await call.accept(ben, other.translation.taskId);
  await confirm(ben, translation);
  await call.submit(ben, translation.taskId);
  await confirm(ben, other.translation, { numbers: [1] });
  await callAs(server, boss, tasksApi.takeBack, { taskIds: [other.translation.taskId] });
  expect(await mine()).toMatchObject({
    billableWords: 120,
    sums: [{ currency: 'USD', total: 1005 + 200 }],
    lines: [{ what: 'submitted' }, { what: 'share' }],
  });
  const all = await callAs(server, boss, statementsApi.statements, { month });
  expect(all.data.find(({ userId }) => userId === ben.userId)?.billableWords).toBe(120);
  const everybody = { month, everybody: true };
  expect((await callAs(server, ben, statementsApi.exportStatements, everybody)).code).toBe('access.denied');
  expect((await callAs(server, ben, statementsApi.statements, { month })).code).toBe('access.denied');
  expect((await callAs(server, ben, statementsApi.myStatement, { month: '2026-13' })).code).toBe(
    'request.invalid',
  );
  const { data } = await callAs(server, boss, statementsApi.exportStatements, everybody);
  expect((await downloadAs(server, boss, data.resourceId)).subarray(0, 2).toString()).toBe('PK');
});
