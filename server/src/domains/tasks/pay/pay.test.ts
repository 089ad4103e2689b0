import { messagesApi } from '@transloom/contracts/messages';
import { rateSchemesApi } from '@transloom/contracts/rate-schemes';
import { taskPayApi } from '@transloom/contracts/task-pay';
import { tasksApi } from '@transloom/contracts/tasks';
import { defaultRateScheme } from '@transloom/core/analysis/rate-scheme';
import { expect, test } from 'vitest';
import { analyzeAs } from '../../../testing/analyze-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import { tasksWorld } from '../../../testing/tasks-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';

const { server, boss, ann, ben, stranger, call, newProject } = await tasksWorld();
const price = { currency: 'CNY', unitPrice: 12.5, per: 1, extraFee: 300 } as const;

const payOf = (user: TestUser, taskId: string) => callAs(server, user, taskPayApi.taskPay, { taskId });
const ask = (user: TestUser, taskId: string, question = 'Why 30%?') =>
  callAs(server, user, taskPayApi.questionPay, { taskId, line: 'new', question });
const lastMessage = async (user: TestUser) =>
  (await callAs(server, user, messagesApi.listMessages, {})).data.pager.records[0];

async function pricedTask() {
  const made = await newProject();
  await analyzeAs(server, boss, made.projectId);
  const { taskId } = made.translation;
  await call.assign([taskId], [ann], { price });
  await call.accept(ann, taskId);
  return { ...made, taskId };
}

test('translator and manager read the same lines, and each opens to the segments it was counted from', async () => {
  const { taskId } = await pricedTask();
  const { data: pay } = await payOf(ann, taskId);
  const lines = pay.analysis?.lines ?? [];
  expect(lines.length).toBeGreaterThan(0);
  expect(pay.analysis?.billable).toBe(pay.price?.billableWords);
  expect(pay.price?.total).toBe(Math.round(12.5 * (pay.analysis?.billable ?? 0) + 300));
  const managers = (await payOf(boss, taskId)).data;
  expect(managers.analysis).toEqual(pay.analysis);
  expect([pay.may, managers.may]).toEqual([
    { ask: true, answer: false },
    { ask: false, answer: true },
  ]);
  for (const { line, segments, billableHundredths, rate } of lines) {
    const { data } = await callAs(server, ann, taskPayApi.paidSegments, { taskId, line });
    expect(data.total).toBe(segments);
    expect(data.records.every((one) => one.line === line && one.weight === rate)).toBe(true);
    expect(data.records.reduce((sum, one) => sum + one.billableHundredths, 0)).toBe(billableHundredths);
  }
});

test('a split divides the billable words by the snapshot they came from, or in proportion', async () => {
  const { taskId, documentId } = await pricedTask();
  const split = () =>
    callAs(server, boss, tasksApi.splitDocument, { documentId, wish: { by: 'parts', count: 2 } });
  const before = (await payOf(ann, taskId)).data.price?.billableWords ?? 0;
  await split();
  const after = (await payOf(ann, taskId)).data;
  expect(after.price?.billableWords).toBe(after.analysis?.billable);
  expect(after.price?.billableWords).toBeLessThan(before);
  const typed = await newProject();
  await call.assign([typed.translation.taskId], [ann], { price: { ...price, billableWords: 1000 } });
  expect((await payOf(boss, typed.translation.taskId)).data.analysis).toBeNull();
  await callAs(server, boss, tasksApi.splitDocument, {
    documentId: typed.documentId,
    wish: { by: 'parts', count: 2 },
  });
  const { words } = await call.task(boss, typed.translation.taskId);
  const inProportion = Math.round((1000 * words) / typed.translation.words);
  expect((await payOf(boss, typed.translation.taskId)).data.price?.billableWords).toBe(inProportion);
});

test('a later analysis changes no task; its manager alone sees what it comes to', async () => {
  const { taskId, projectId } = await pricedTask();
  const agreed = (await payOf(ann, taskId)).data.price;
  const { data: half } = await callAs(server, boss, rateSchemesApi.addRateScheme, {
    name: 'Half',
    rates: { ...defaultRateScheme, new: 50 },
  });
  server.clock.advance(1000);
  await analyzeAs(server, boss, projectId, { schemeId: half.schemeId });
  expect((await payOf(ann, taskId)).data).toMatchObject({ price: agreed, differs: null });
  const { price: kept, differs } = (await payOf(boss, taskId)).data;
  expect(kept).toEqual(agreed);
  expect(differs?.billable).toBeLessThan(agreed?.billableWords ?? 0);
  expect(differs?.total).toBe(Math.round(12.5 * (differs?.billable ?? 0) + 300));
});

test('a translator questions a line once until the manager answers, who may correct the words', async () => {
  const { taskId } = await pricedTask();
  server.clock.advance(1000);
  expect((await ask(ann, taskId, ' ')).code).toBe('request.invalid');
  expect((await ask(ann, taskId)).status).toBe(200);
  expect((await ask(ann, taskId)).code).toBe('pay.question-open');
  expect(await lastMessage(boss)).toMatchObject({
    templateName: 'Question about pay',
    templateContent: expect.stringContaining('“New”'),
  });
  const [question] = (await payOf(boss, taskId)).data.questions;
  expect(question).toMatchObject({ line: 'new', question: 'Why 30%?', answer: null });
  const questionId = question?.questionId ?? '';
  const answer = (user: TestUser, id = questionId) =>
    callAs(server, user, taskPayApi.answerPayQuestion, {
      taskId,
      questionId: id,
      answer: 'You are right.',
      billableWords: 40,
    });
  server.clock.advance(1000);
  expect((await answer(ann)).code).toBe('access.denied');
  expect((await answer(boss, crypto.randomUUID())).code).toBe('resource.not-found');
  expect((await answer(boss)).status).toBe(200);
  expect((await answer(boss)).code).toBe('pay.question-answered');
  const { data } = await payOf(ann, taskId);
  expect(data.price).toMatchObject({ billableWords: 40, total: 800 });
  expect(data.questions[0]?.answer).toMatchObject({ text: 'You are right.' });
  expect((await call.task(ann, taskId)).records.at(-1)).toMatchObject({
    action: 'correct-pay',
    reason: 'You are right.',
  });
  expect((await lastMessage(ann))?.templateName).toBe('Answer about pay');
  expect((await ask(ann, taskId)).status).toBe(200);
});

test.each([
  ['who was not asked', () => ben, 404],
  ['of another organization', () => stranger, 404],
  ['who manages the task, about their own offer', () => boss, 403],
] as const)('somebody %s cannot question its pay', async (_who, user, http) => {
  const { taskId } = await pricedTask();
  expect((await ask(user(), taskId)).http).toBe(http);
  expect((await callAs(server, undefined, taskPayApi.taskPay, { taskId })).code).toBe('session.expired');
});
