import { randomUUID } from 'node:crypto';
import { messagesApi } from '@transloom/contracts/messages';
import { expect, test } from 'vitest';
import { routes } from '../../domains.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { type Member, peopleServer } from '../../testing/people-server.ts';
import { minuteMs } from '../../testing/test-clock.ts';
import type { TestUser } from '../../testing/test-server.ts';
import type { Notice } from './notice-channel.ts';
import { publishNotice } from './notices.ts';
import { notify } from './notify.ts';

const server = await peopleServer({ routes });

/** Sends as the system does. */
function send(to: string, more: Partial<Notice> = {}): Promise<void> {
  server.clock.advance(minuteMs);
  const publish = (event: (typeof server.published)[number]) => void server.published.push(event);
  return server.database.systemTransaction((db) =>
    notify(
      { db, publish, now: server.clock.now },
      { to: [to], kind: 'welcome', params: { username: 'Li' }, ...more },
    ),
  );
}

async function reader(): Promise<TestUser> {
  return server.signIn(await server.addPerson());
}

const list = async (
  user: TestUser,
  input: { readStatus?: 'read' | 'unread'; pageNumber?: number; pageSize?: number } = {},
) => (await callAs(server, user, messagesApi.listMessages, input)).data.pager;
const unread = async (user: TestUser) => (await callAs(server, user, messagesApi.unreadCount, {})).data.count;

test('writes in the language of the reader, and what people typed as text', async () => {
  const user = await reader();
  await send(user.userId, { params: { username: `<img src=x onerror="alert('1')">&` } });
  const inChinese = await callAs(
    server,
    user,
    messagesApi.listMessages,
    {},
    { headers: { 'client-language': 'zh-CN' } },
  );
  expect(inChinese.data.pager.records[0]).toMatchObject({
    templateName: '欢迎使用译梭',
    templateContent: expect.stringContaining(
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;，您好！',
    ),
  });
  expect((await list(user)).records[0]?.templateName).toBe('Welcome to Transloom');
});

test('a param cannot smuggle in another place', async () => {
  const user = await reader();
  await send(user.userId, { kind: 'new-sign-in', params: { device: '{address}', address: 'here' } });
  expect((await list(user)).records[0]?.templateContent).toContain('{address} (here)');
});

// Rules P3.15, P3.16, P4.3, P4.5, P7.8, P7.11, P7.12 of the specification.
test('lists the newest first, by page and by status', async () => {
  const user = await reader();
  for (const username of ['one', 'two', 'three']) await send(user.userId, { params: { username } });
  const names = (records: Awaited<ReturnType<typeof list>>['records']) =>
    records.map(({ templateContent }) => /Hello (\w+)/.exec(templateContent)?.[1]);
  const first = await list(user, { pageSize: 2 });
  expect([names(first.records), first.total]).toEqual([['three', 'two'], 3]);
  expect(names((await list(user, { pageSize: 2, pageNumber: 2 })).records)).toEqual(['one']);
  await callAs(server, user, messagesApi.markRead, { id: first.records[1]?.id ?? '' });
  expect(names((await list(user, { readStatus: 'read' })).records)).toEqual(['two']);
  expect(names((await list(user, { readStatus: 'unread' })).records)).toEqual(['three', 'one']);
  expect(await unread(user)).toBe(2);
  await callAs(server, user, messagesApi.markAllRead, {});
  expect(await unread(user)).toBe(0);
});

// Rules P4.4, P7.9 of the specification.
test('deletes one message', async () => {
  const user = await reader();
  await send(user.userId);
  const id = (await list(user)).records[0]?.id ?? '';
  expect((await callAs(server, user, messagesApi.deleteMessage, { id })).http).toBe(200);
  expect(await callAs(server, user, messagesApi.deleteMessage, { id })).toMatchObject({ http: 404 });
  expect((await list(user)).total).toBe(0);
});

// Rules P4.6, P7.10 of the specification.
test('going to the review reads the message and is remembered', async () => {
  const user = await reader();
  await send(user.userId, { actions: [3] });
  const id = (await list(user)).records[0]?.id ?? '';
  expect((await callAs(server, user, messagesApi.actOnMessage, { id, action: 3 })).data).toMatchObject({
    readStatus: 'read',
    action: [3],
    actionResult: { result: 'Review opened' },
  });
  for (const action of [1, 99])
    expect(await callAs(server, user, messagesApi.actOnMessage, { id, action })).toMatchObject({ http: 404 });
});

// Rule P7.27 of the specification.
test('a closed pop-up is read', async () => {
  const user = await reader();
  await send(user.userId);
  const messageId = (await list(user)).records[0]?.id ?? '';
  expect((await callAs(server, user, messagesApi.closePopup, { messageId })).http).toBe(200);
  expect(await unread(user)).toBe(0);
});

// Rule P7.13 of the specification.
test('gives an alert to one of those who ask at once, and never again', async () => {
  const user = await reader();
  await send(user.userId, { kind: 'new-sign-in', params: { device: 'Firefox', address: '10.0.0.1' } });
  await send(user.userId, { kind: 'new-sign-in', params: { device: 'Edge', address: '10.0.0.2' } });
  const answers = await Promise.all([1, 2, 3].map(() => callAs(server, user, messagesApi.alerts, {})));
  const given = answers.map(({ data }) => data).filter((data) => Object.keys(data).length > 0);
  expect(given).toHaveLength(1);
  const texts = given[0]?.['Sign-in from a new device']?.map(({ templateContent }) => templateContent);
  expect(texts).toEqual([expect.stringContaining('Firefox'), expect.stringContaining('Edge')]);
  expect((await callAs(server, user, messagesApi.alerts, {})).data).toEqual({});
});

test('tells the browsers of the receiver', async () => {
  const user = await reader();
  await send(user.userId);
  expect(server.published.at(-1)).toEqual({
    audience: { kind: 'user', userId: user.userId },
    message: { type: 'messages-changed' },
  });
});

test('nobody touches the messages of others', async () => {
  const [owner, intruder] = [await reader(), await reader()];
  await send(owner.userId, { actions: [3], kind: 'new-sign-in' });
  const id = (await list(owner)).records[0]?.id ?? '';
  expect((await list(intruder)).total).toBe(0);
  expect((await callAs(server, intruder, messagesApi.alerts, {})).data).toEqual({});
  for (const endpoint of [
    messagesApi.markRead,
    messagesApi.deleteMessage,
    messagesApi.actOnMessage,
    messagesApi.closePopup,
  ]) {
    const input = endpoint === messagesApi.closePopup ? { messageId: id } : { id };
    const more = endpoint === messagesApi.actOnMessage ? { action: 3 } : {};
    expect(await callWith(server, intruder, endpoint, { ...input, ...more })).toMatchObject({ http: 404 });
  }
  await callAs(server, intruder, messagesApi.markAllRead, {});
  expect(await unread(owner)).toBe(1);
});

test('a member writes to members of the organisation, and to nobody else', async () => {
  const sender = await server.addMember('ADMIN');
  const colleague = await server.addMember('TRANSLATOR', sender);
  const stranger = await server.addPerson();
  const write = (to: Member) =>
    server.database.organizationTransaction(sender, (db) =>
      notify(
        { db, now: server.clock.now, publish: () => undefined },
        { to: [to.userId], kind: 'welcome', params: {} },
      ),
    );
  await write(colleague);
  await expect(write(stranger)).rejects.toThrow('row-level security');
  expect(await unread(await server.signIn(colleague))).toBe(1);
});

// Rules P3.17, P7.14 of the specification.
test('gives the notices of the installation to everybody, newest first', async () => {
  const user = await reader();
  for (const word of ['first', 'second']) {
    server.clock.advance(minuteMs);
    const texts = { 'zh-CN': `${word} 中文`, 'en-US': word };
    await server.database.systemTransaction((db) =>
      publishNotice(
        db,
        { title: texts, text: texts, action: 'LINK', link: '/about/index', navigationVersion: '1' },
        server.clock.now(),
      ),
    );
  }
  const { data } = await callAs(server, user, messagesApi.notices, {});
  expect(data.map(({ title, action }) => [title, action])).toEqual([
    ['second', 'LINK'],
    ['first', 'LINK'],
  ]);
});

test.each([
  [messagesApi.listMessages, { pageSize: 101 }],
  [messagesApi.listMessages, { pageNumber: 0 }],
  [messagesApi.listMessages, { readStatus: 'other' }],
  [messagesApi.deleteMessage, { id: '1' }],
  [messagesApi.markRead, {}],
  [messagesApi.actOnMessage, { id: randomUUID(), action: 'join' }],
  [messagesApi.closePopup, { messageId: "' or 1=1" }],
])('$path refuses %j', async (endpoint, input) => {
  expect(await callWith(server, await reader(), endpoint, input)).toMatchObject({
    http: 400,
    code: 'request.invalid',
  });
});

test.each(Object.values(messagesApi))('$path is closed to visitors', async (endpoint) => {
  const input = { id: randomUUID(), action: 3, messageId: randomUUID() };
  expect(await callWith(server, undefined, endpoint, input)).toMatchObject({ http: 401 });
});
