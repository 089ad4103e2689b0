import { messagesApi } from '@transloom/contracts/messages';
import { tasksApi } from '@transloom/contracts/tasks';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { tasksWorld } from '../../testing/tasks-world.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { tellDeadlines } from './tasks.sweeps.ts';

const { server, boss, ann, ben, cleo, eve, stranger, call, newProject, confirm } = await tasksWorld();

const titlesOf = async (user: TestUser) =>
  (await callAs(server, user, messagesApi.listMessages, {})).data.pager.records.map(
    ({ templateName }) => templateName,
  );

test('work goes from the plan to two people and is handed over stage by stage (D3.19, D4.10, D4.18)', async () => {
  const { projectId, translation, review } = await newProject();
  expect([translation.kind, review.kind, translation.state]).toEqual(['translation', 'review', 'unassigned']);
  expect((await call.assign([translation.taskId], [ann])).data).toEqual([
    { taskId: translation.taskId, done: true, code: null, message: null, issues: [] },
  ]);
  await call.assign([review.taskId], [cleo]);
  await call.accept(ann, translation.taskId);
  await call.accept(cleo, review.taskId);
  expect((await call.task(cleo, review.taskId)).standing).toBe('waiting');
  expect((await call.task(ann, translation.taskId)).standing).toBe('in-progress');

  const early = await call.submit(ann, translation.taskId);
  expect(early.data[0]).toMatchObject({
    done: false,
    code: 'task.segments-unconfirmed',
    message: expect.stringContaining('5 segments'),
  });
  await confirm(ann, translation);
  expect(await call.task(ann, translation.taskId)).toMatchObject({
    standing: 'pending-submission',
    assignee: { userId: ann.userId },
    segments: 5,
    unconfirmed: 0,
  });
  expect((await call.submit(ann, translation.taskId)).data[0]?.done).toBe(true);
  expect((await call.task(cleo, review.taskId)).standing).toBe('in-progress');

  await confirm(cleo, review);
  await call.submit(cleo, review.taskId);
  const { documents } = await call.plan(projectId);
  expect(documents[0]?.tasks.map(({ state }) => state)).toEqual(['submitted', 'submitted']);
  expect(await titlesOf(ann)).toContain('New tasks');
  expect(await titlesOf(cleo)).toContain('Your stage is open');
  expect(await titlesOf(boss)).toEqual(expect.arrayContaining(['Tasks accepted', 'Tasks submitted']));
});

describe('assigning', () => {
  test('needs a person (D5.15) who has a phone number (D5.16) and is a member', async () => {
    const { translation } = await newProject();
    const ids = [translation.taskId];
    expect((await call.assign(ids, [])).code).toBe('task.principal-required');
    expect((await call.assign(ids, [stranger])).code).toBe('resource.not-found');
    const { userId } = await server.addPerson({ target: `mute${Date.now()}@example.com` });
    await server.database.systemTransaction((db) =>
      db
        .insertInto('member')
        .values({
          organizationId: boss.member.organizationId,
          userId,
          role: 'TRANSLATOR',
          joinedAt: new Date(),
        })
        .execute(),
    );
    const { data } = await callAs(server, boss, tasksApi.batchAssign, { taskIds: ids, userIds: [userId] });
    expect(data[0]).toMatchObject({ done: false, message: expect.stringContaining('phone number') });
  });

  test('refuses deadlines before the upload and after the project, and one’s own review', async () => {
    const { translation, review } = await newProject();
    const assign = async (deadline: string) =>
      (await call.assign([translation.taskId], [ann], { deadline })).data[0]?.message;
    expect(await assign('2001-01-01T00:00:00Z')).toContain('later than the upload');
    expect(await assign('2032-01-01T00:00:00Z')).toContain('that of the project');
    await call.assign([translation.taskId], [ann]);
    const own = await call.assign([review.taskId], [ann]);
    expect(own.data[0]?.message).toContain('own work');
    const { projectId } = translation;
    await callAs(server, boss, tasksApi.changePlan, { projectId, ownReview: true });
    expect((await call.assign([review.taskId], [ann])).data[0]?.done).toBe(true);
  });

  test('keeps all that was agreed, and the total is unit price × words + additional costs (D3.20, D9.26)', async () => {
    const { translation } = await newProject();
    const terms = {
      businessLine: 'Kitchen',
      customer: 'Lid Ltd',
      unit: 'words',
      expertise: ['lids'],
      catTools: ['Transloom'],
      lowestPrice: 10,
      highestPrice: 15,
    } as const;
    await call.assign([translation.taskId], [ann], {
      price: { currency: 'CNY', unitPrice: 12.5, per: 1, extraFee: 300 },
      terms: { ...terms, expertise: [...terms.expertise], catTools: [...terms.catTools] },
    });
    const task = await call.task(ann, translation.taskId);
    expect(task).toMatchObject({ terms, kind: 'translation', sourceLanguage: 'en', targetLanguage: 'es' });
    expect(task.people.map(({ userId }) => userId)).toEqual([ann.userId]);
    expect(task.price).toMatchObject({ currency: 'CNY', unitPrice: 12.5, billableWords: translation.words });
    expect(task.price?.total).toBe(Math.round(12.5 * translation.words + 300));
  });

  test('chooses from internal translators or from the vendor list (D3.21)', async () => {
    const named = async (pool: 'internal' | 'vendor') =>
      (await callAs(server, boss, tasksApi.planPeople, { pool })).data.map(({ userId }) => userId);
    expect(await named('vendor')).toEqual([eve.userId]);
    const internal = await named('internal');
    expect(internal).toEqual(expect.arrayContaining([ann.userId, ben.userId, cleo.userId]));
    expect(internal).not.toContain(eve.userId);
  });

  test('a translator cannot, and nobody of another organization', async () => {
    const { projectId, translation } = await newProject();
    const input = { taskIds: [translation.taskId], userIds: [ann.userId] };
    expect((await callAs(server, ann, tasksApi.batchAssign, input)).code).toBe('access.denied');
    expect((await callAs(server, undefined, tasksApi.batchAssign, input)).code).toBe('session.expired');
    const foreign = { ...input, userIds: [stranger.userId] };
    expect((await callAs(server, stranger, tasksApi.batchAssign, foreign)).code).toBe('resource.not-found');
    expect((await callAs(server, stranger, tasksApi.taskPlan, { projectId })).code).toBe(
      'resource.not-found',
    );
  });
});

describe('claim mode (D4.19)', () => {
  test('of two who claim at the same instant one wins, a hundred times', async () => {
    const { documents } = await newProject(10);
    const ids = documents.map(({ tasks }) => tasks[0]?.taskId ?? '');
    for (let round = 0; round < 10; round++) {
      await call.assign(ids, [ann, ben]);
      const tries = await Promise.all(
        ids.flatMap((taskId) => [call.accept(ann, taskId), call.accept(ben, taskId)]),
      );
      const won = tries.flatMap(({ data }) => data.filter(({ done }) => done).map(({ taskId }) => taskId));
      expect(won.toSorted()).toEqual(ids.toSorted());
      const lost = tries.flatMap(({ data }) => data.filter(({ done }) => !done));
      expect(new Set(lost.map(({ message }) => message))).toEqual(
        new Set(
          lost
            .map(({ message }) => message)
            .filter((message) => message?.startsWith('The task was taken by')),
        ),
      );
      await callAs(server, boss, tasksApi.takeBack, { taskIds: ids });
    }
  });

  test('one of several declines with a reason, then the last', async () => {
    const { translation } = await newProject();
    const { taskId } = translation;
    await call.assign([taskId], [ann, ben]);
    const decline = (user: TestUser, reason: string) =>
      callAs(server, user, tasksApi.declineTasks, { taskIds: [taskId], reason });
    expect((await decline(ann, ' ')).code).toBe('request.invalid');
    await decline(ann, 'No time');
    expect((await call.task(boss, taskId)).state).toBe('offered');
    await decline(ben, 'Not my field');
    const task = await call.task(boss, taskId);
    expect(task.standing).toBe('rejected');
    expect(task.people.map(({ reason }) => reason).toSorted()).toEqual(['No time', 'Not my field']);
  });

  test('an acceptance is undone while nothing is confirmed', async () => {
    const { translation } = await newProject();
    const { taskId } = translation;
    await call.assign([taskId], [ann, ben]);
    await call.accept(ann, taskId);
    const undo = () => callAs(server, ann, tasksApi.undoAccept, { taskIds: [taskId] });
    expect((await undo()).data[0]?.done).toBe(true);
    expect((await call.accept(ben, taskId)).data[0]?.done).toBe(true);
    await callAs(server, boss, tasksApi.takeBack, { taskIds: [taskId] });
    await call.assign([taskId], [ann]);
    await call.accept(ann, taskId);
    await confirm(ann, translation, { numbers: [1] });
    expect((await undo()).data[0]?.message).toContain('confirmed already');
  });
});

describe('work under a task', () => {
  test('only who has the task changes its segments, and learns that it was taken back (P8.5)', async () => {
    const { translation } = await newProject();
    await call.assign([translation.taskId], [ann]);
    await call.accept(ann, translation.taskId);
    const foreign = await confirm(ben, { ...translation, taskId: undefined as unknown as string });
    expect(foreign.data.map(({ outcome }) => outcome)).toEqual(Array(5).fill('refused'));
    expect((await call.segments(ben, translation.documentId))[0]?.refusal).toBe('segment.not-yours');
    expect((await confirm(ann, translation, { numbers: [1] })).data[0]?.outcome).toBe('saved');
    await callAs(server, boss, tasksApi.takeBack, { taskIds: [translation.taskId] });
    const late = await confirm(ann, translation, { numbers: [2] });
    expect(late).toMatchObject({ code: 'task.unavailable', status: 556 });
    expect((await call.segments(boss, translation.documentId))[0]?.target).toBe('Hecho.');
  });

  test('confirmed segments belong to the later stage (together)', async () => {
    const { translation, review, documentId } = await newProject();
    await callAs(server, boss, tasksApi.changeProcessMode, { documentIds: [documentId], mode: 'together' });
    await call.assign([translation.taskId], [ann]);
    await call.assign([review.taskId], [cleo]);
    await call.accept(ann, translation.taskId);
    await call.accept(cleo, review.taskId);
    const refusals = async (user: TestUser) =>
      (await call.segments(user, documentId)).map(({ refusal }) => refusal);
    expect(await refusals(cleo)).toEqual(Array(5).fill('segment.earlier-stage-open'));
    await confirm(ann, translation, { numbers: [1, 2] });
    expect((await refusals(cleo)).slice(0, 3)).toEqual([null, null, 'segment.earlier-stage-open']);
    await confirm(cleo, review, { numbers: [1], target: 'Mejor.' });
    expect((await refusals(ann)).slice(0, 2)).toEqual(['segment.confirmed-later', null]);
    const refused = await confirm(ann, translation, { numbers: [1], target: 'Peor.' });
    expect(refused.data[0]).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('later stage'),
    });
  });
});

test('a reviewer returns three segments with a reason, counted once more, and the translator mends them (D3.18, D4.15-17, D5.38)', async () => {
  const { translation, review, documentId } = await newProject();
  await call.assign([translation.taskId], [ann]);
  await call.assign([review.taskId], [cleo]);
  await call.accept(ann, translation.taskId);
  await call.accept(cleo, review.taskId);
  await confirm(ann, translation);
  await call.submit(ann, translation.taskId);
  const segmentIds = (await call.segments(cleo, documentId)).slice(0, 3).map(({ segmentId }) => segmentId);
  const rollback = (user: TestUser, taskId: string, reason = 'Terms') =>
    callAs(server, user, tasksApi.rollback, { taskId, reason, segmentIds });
  expect((await rollback(cleo, review.taskId)).code).toBe('task.return-impossible');
  expect((await rollback(cleo, translation.taskId, ' ')).code).toBe('request.invalid');
  expect((await rollback(eve, translation.taskId)).code).toBe('access.denied');
  expect((await rollback(cleo, translation.taskId)).status).toBe(200);
  expect(await call.task(ann, translation.taskId)).toMatchObject({
    state: 'working',
    returned: 1,
    unconfirmed: 3,
    lastReturn: { by: expect.any(String), reason: 'Terms', segmentIds },
  });
  expect(await call.task(cleo, review.taskId)).toMatchObject({
    state: 'accepted',
    assignee: { userId: cleo.userId },
  });
  expect(await titlesOf(ann)).toContain('Task returned');
  await confirm(ann, translation, { numbers: [1, 2, 3], target: 'Mejor.' });
  expect((await call.submit(ann, translation.taskId)).data[0]?.done).toBe(true);
  expect((await call.task(cleo, review.taskId)).state).toBe('working');
});

test('one click confirms what is translated, and says what is left', async () => {
  const { translation } = await newProject();
  const { taskId, documentId } = translation;
  await call.assign([taskId], [ann]);
  await call.accept(ann, taskId);
  const [first, ...rest] = await call.segments(ann, documentId);
  const change = (segment: typeof first, target: string) => ({
    segmentId: segment?.segmentId ?? '',
    baseVersion: segment?.version ?? 0,
    operationId: crypto.randomUUID(),
    target,
    confirmed: false,
  });
  const save = (changes: ReturnType<typeof change>[]) =>
    callAs(server, ann, workbenchApi.saveSegments, { documentId, taskId, changes });
  const oneClick = () => callAs(server, ann, tasksApi.oneClickSubmission, { taskIds: [taskId] });
  const untranslated = rest.filter(({ target }) => target !== '').map((segment) => change(segment, ''));
  await save([change(first, 'Uno.'), ...untranslated]);
  expect((await oneClick()).data[0]?.message).toContain('4 segments');
  const [, ...left] = await call.segments(ann, documentId);
  await save(left.map((segment) => change(segment, 'Más.')));
  expect((await oneClick()).data[0]?.done).toBe(true);
  expect((await call.segments(boss, documentId)).every(({ confirmedStage }) => confirmedStage === 1)).toBe(
    true,
  );
});

test('an overdue task is in “expired” until its manager extends it', async () => {
  const { translation } = await newProject();
  const { taskId } = translation;
  const soon = new Date(server.clock.now().getTime() + 60_000).toISOString();
  await call.assign([taskId], [eve], { deadline: soon });
  await call.accept(eve, taskId);
  await confirm(eve, translation);
  server.clock.advance(120_000);
  const tab = async (name: 'expired' | 'progress') =>
    (await callAs(server, eve, tasksApi.assignedToMe, { tab: name })).data.records.map((task) => task.taskId);
  expect(await tab('expired')).toContain(taskId);
  expect(await tab('progress')).not.toContain(taskId);
  expect((await call.submit(eve, taskId)).data[0]?.message).toContain('deadline');
  const deadline = new Date(server.clock.now().getTime() + 600_000).toISOString();
  await callAs(server, boss, tasksApi.batchResetDeadline, { taskIds: [taskId], deadline });
  expect((await call.submit(eve, taskId)).data[0]?.done).toBe(true);
});

test('my tasks are counted by tab, filtered and searched (D2.11, D4.7)', async () => {
  const { translation, review } = await newProject();
  await call.assign([translation.taskId], [ben]);
  await call.assign([review.taskId], [cleo]);
  await call.accept(ben, translation.taskId);
  const mine = (input: { tab?: 'pending' | 'progress'; search?: string; kind?: 'review' }) =>
    callAs(server, ben, tasksApi.assignedToMe, { projectId: translation.projectId, ...input });
  expect((await mine({})).data).toMatchObject({
    total: 1,
    counts: { all: 1, pending: 0, progress: 1, submitted: 0, expired: 0 },
  });
  expect((await mine({ search: 'LID 1' })).data.total).toBe(1);
  expect((await mine({ search: '%' })).data.total).toBe(0);
  expect((await mine({ kind: 'review' })).data.total).toBe(0);
  const items = await callAs(server, ben, tasksApi.filterItem, {});
  expect(items.data.targets).toEqual(['es']);
  const preview = await callAs(server, cleo, tasksApi.documentPreview, { taskId: review.taskId });
  expect(preview.data.lines[0]).toBe('Open the lid.');
  expect((await callAs(server, eve, tasksApi.documentPreview, { taskId: review.taskId })).code).toBe(
    'resource.not-found',
  );
});

test('people are reminded a day before the deadline and told once when it has passed', async () => {
  const { translation } = await newProject();
  const { taskId } = translation;
  const { now } = server.clock;
  const deadline = new Date(now().getTime() + 3_600_000).toISOString();
  await call.assign([taskId], [eve], { deadline });
  await call.accept(eve, taskId);
  const titles = async (title: string) => (await titlesOf(eve)).filter((one) => one === title).length;
  const before = await titles('Due tomorrow');
  await tellDeadlines(server.services);
  await tellDeadlines(server.services);
  expect(await titles('Due tomorrow')).toBe(before + 1);
  const passed = await titles('Deadline passed');
  server.clock.advance(3_700_000);
  await tellDeadlines(server.services);
  expect(await titles('Deadline passed')).toBe(passed + 1);
});
