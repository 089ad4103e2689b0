import { helpApi } from '@transloom/contracts/help';
import { limits } from '@transloom/contracts/limits';
import { messagesApi } from '@transloom/contracts/messages';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { peopleRoutes, peopleServer } from '../../testing/people-server.ts';
import { helpRoutes } from './help.routes.ts';

const server = await peopleServer({
  routes: [...helpRoutes, ...peopleRoutes],
  installation: { version: '1.2.3' },
});
const sender = await server.addMember('TRANSLATOR');
const user = await server.signIn(sender);
const operator = await server.signIn(await server.addPerson({ administrator: true }));

const report = {
  kind: 'problem',
  message: 'The <b>preview</b> stays empty.',
  page: '/project/list?projectId=1',
  contact: 'me@example.com',
} as const;

const listed = async (state: 'open' | 'handled' | 'all' = 'open') =>
  (await callAs(server, operator, helpApi.listFeedback, { state })).data;

test('what people report arrives at the operator, with who, where and in which version', async () => {
  await callAs(server, user, helpApi.sendFeedback, report, {
    headers: { 'client-language': 'en-US', 'user-agent': 'Journey/1' },
  });
  const { records, total } = await listed();
  expect(total).toBe(1);
  expect(records[0]).toMatchObject({
    ...report,
    username: sender.username,
    version: '1.2.3',
    browser: 'Journey/1',
    language: 'en-US',
    handledAt: null,
  });
  const { pager } = (await callAs(server, operator, messagesApi.listMessages, {})).data;
  expect(pager.records[0]?.templateContent).toContain(sender.username);
  expect(pager.records[0]?.templateContent).toContain('&lt;b&gt;preview');
});

test('the operator marks a report as handled, and opens it again', async () => {
  await callAs(server, user, helpApi.sendFeedback, { kind: 'idea', message: 'A darker theme' });
  const { records } = await listed();
  const { feedbackId = '' } = records.find(({ message }) => message === 'A darker theme') ?? {};
  const open = records.length;
  const { data } = await callAs(server, operator, helpApi.handleFeedback, { feedbackId, handled: true });
  expect(data.handledAt).not.toBeNull();
  expect((await listed()).records).toHaveLength(open - 1);
  expect((await listed('handled')).records.map((each) => each.feedbackId)).toEqual([feedbackId]);
  await callAs(server, operator, helpApi.handleFeedback, { feedbackId, handled: false });
  expect((await listed()).records).toHaveLength(open);
});

test.each([
  { kind: 'praise', message: 'x' },
  { kind: 'idea', message: '  ' },
  { kind: 'idea', message: 'x'.repeat(limits.feedbackCharacters + 1) },
])('refuses %j', async (input) => {
  expect(await callWith(server, user, helpApi.sendFeedback, input)).toMatchObject({
    http: 400,
    code: 'request.invalid',
  });
});

test('reports are read and marked by the operator alone', async () => {
  const one = { feedbackId: '00000000-0000-4000-8000-000000000001', handled: true };
  for (const [endpoint, input] of [
    [helpApi.listFeedback, {}],
    [helpApi.handleFeedback, one],
  ] as const)
    expect(await callWith(server, user, endpoint, input)).toMatchObject({ http: 403, code: 'access.denied' });
  expect(await callWith(server, operator, helpApi.handleFeedback, one)).toMatchObject({ http: 404 });
  expect(await callWith(server, undefined, helpApi.sendFeedback, report)).toMatchObject({ http: 401 });
});
