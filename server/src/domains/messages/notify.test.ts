import { messagesApi } from '@transloom/contracts/messages';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { peopleServer } from '../../testing/people-server.ts';
import type { TestUser } from '../../testing/test-user.ts';
import type { Notice } from './notice-channel.ts';
import { noticeCatalogues, noticeKinds } from './notice-kinds.ts';
import { notify } from './notify.ts';

const server = await peopleServer();

const reader = async () => server.signIn(await server.addPerson());

function send(notice: Notice): Promise<void> {
  const publish = (event: (typeof server.published)[number]) => void server.published.push(event);
  return server.database.systemTransaction((db) => notify({ db, publish, now: server.clock.now }, notice));
}

async function read(user: TestUser, language: 'zh-CN' | 'en-US' = 'en-US') {
  const headers = { 'client-language': language };
  return (await callAs(server, user, messagesApi.listMessages, {}, { headers })).data.pager.records;
}

const done = (to: readonly string[], more: Partial<Notice> = {}): Notice => ({
  to,
  kind: 'work-done',
  params: { work: { word: 'work.alignment' }, name: 'a.docx' },
  ...more,
});

test('a notice reaches each person once, and their open windows', async () => {
  const [one, other] = [await reader(), await reader()];
  server.published.splice(0);
  await send(done([one.userId, other.userId, one.userId]));
  expect([(await read(one)).length, (await read(other)).length]).toEqual([1, 1]);
  expect(server.published.map(({ audience }) => audience)).toEqual([
    { kind: 'user', userId: one.userId },
    { kind: 'user', userId: other.userId },
  ]);
});

test('the same key reaches a person once, as where a job runs twice', async () => {
  const user = await reader();
  for (const key of ['work 1', 'work 1', 'work 2']) await send(done([user.userId], { key }));
  expect(await read(user)).toHaveLength(2);
});

test('a member is told once by a colleague as well', async () => {
  const sender = await server.addMember('ADMIN');
  const colleague = await server.addMember('TRANSLATOR', sender);
  for (const key of ['again', 'again'])
    await server.database.organizationTransaction(sender, (db) =>
      notify({ db, publish: () => undefined, now: server.clock.now }, done([colleague.userId], { key })),
    );
  expect(await read(await server.signIn(colleague))).toHaveLength(1);
});

test('words and reasons are in the language of the reader, and what people typed is text', async () => {
  const user = await reader();
  await send({
    to: [user.userId],
    kind: 'work-failed',
    params: {
      work: { word: 'work.alignment' },
      name: '<b>x</b>',
      reason: { failure: { code: 'billing.no-characters', params: {} } },
    },
    link: '/tools/align/detail?id="1"',
  });
  const [chinese] = await read(user, 'zh-CN');
  expect(chinese?.templateName).toBe('语料对齐失败');
  expect(chinese?.templateContent).toContain('“&lt;b&gt;x&lt;/b&gt;”未能完成：字符流量不足');
  const [english] = await read(user);
  expect(english).toMatchObject({
    templateName: 'Alignment failed',
    templateContent: expect.stringContaining('<a href="/tools/align/detail?id=&quot;1&quot;">Open</a>'),
  });
});

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
  'a link to %s is refused, because it leaves the product',
  async (link) => {
    const user = await reader();
    await expect(send(done([user.userId], { link }))).rejects.toThrow('message_link_check');
  },
);

test('both catalogues have the same words with the same parameters', () => {
  const shape = (language: 'zh-CN' | 'en-US') => {
    const { kinds, words } = noticeCatalogues[language];
    const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
    return {
      kinds: Object.entries(kinds).map(([kind, { title, text, link }]) => [
        kind,
        placesOf(title),
        placesOf(text),
        link !== undefined,
      ]),
      words: Object.entries(words).map(([group, entries]) => [group, Object.keys(entries)]),
    };
  };
  expect(shape('zh-CN')).toEqual(shape('en-US'));
  expect(Object.keys(noticeKinds)).toEqual(Object.keys(noticeCatalogues['zh-CN'].kinds));
});
