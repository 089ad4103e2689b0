import { accountSettingsApi } from '@transloom/contracts/account-settings';
import { expect, onTestFinished, test } from 'vitest';
import { transactAsSystem } from '../../../platform/transact.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { startFakeChatGroup } from '../../../testing/fake-chat/fake-chat-group.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { notify } from '../../messages/notify.ts';
import { sendNoticeDigests, sendNoticeMails, sendNoticePosts } from '../../messages/send-notices.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';

const server = await peopleServer({ routes: accountSettingsRoutes });
const { services, clock } = server;
const hourMs = 3_600_000;

let people = 0;
async function person() {
  people += 1;
  const email = `reader${people}@example.com`;
  const member = await server.addPerson({ target: email });
  return { email, user: await server.signIn(member) };
}

const chosen = { product: true, mail: 'never', webhook: false } as const;

function choose(user: TestUser, choice: object) {
  return callWith(server, user, accountSettingsApi.chooseNotice, { kind: 'welcome', ...chosen, ...choice });
}

function tell({ userId }: TestUser, username: string, key?: string): Promise<void> {
  return transactAsSystem(services, { language: 'en-US', requestId: 'test' }, (context) =>
    notify(context, { to: [userId], kind: 'welcome', params: { username }, ...(key && { key }) }),
  );
}

const mailsTo = async (target: string) =>
  (await services.providers.outbox?.list())?.filter((item) => item.target === target) ?? [];

test('a digest gathers the notices of a day into one mail, and a single one is a mail of its own', async () => {
  const { email, user } = await person();
  await choose(user, { mail: 'daily' });
  for (const name of ['Ann', 'Bo']) {
    clock.advance(1_000);
    await tell(user, name);
  }
  await sendNoticeMails(services);
  await sendNoticeDigests(services);
  expect(await mailsTo(email), 'the day is not over').toEqual([]);
  clock.advance(24 * hourMs);
  await Promise.all([sendNoticeDigests(services), sendNoticeDigests(services)]);
  const [digest, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(digest?.text).toMatch(/2/);
  expect(digest?.text).toMatch(/Ann[\s\S]*Bo/);
  await tell(user, 'Cy');
  clock.advance(24 * hourMs);
  await sendNoticeDigests(services);
  expect((await mailsTo(email))[0]?.text).toMatch(/^(Welcome|欢迎)/);
});

test('the same key reaches a person once, also where no message center keeps it', async () => {
  const { email, user } = await person();
  await choose(user, { product: false, mail: 'now' });
  for (const key of ['low', 'low', 'lower']) await tell(user, key, key);
  await sendNoticeMails(services);
  expect((await mailsTo(email)).map(({ text }) => /low\w*/.exec(text)?.[0]).toSorted()).toEqual([
    'low',
    'lower',
  ]);
});

test('a weekly digest waits for Monday', async () => {
  const { email, user } = await person();
  await choose(user, { mail: 'weekly' });
  await tell(user, 'Ann');
  for (let day = 0; day < 8 && (await mailsTo(email)).length === 0; day++) {
    clock.advance(24 * hourMs);
    await sendNoticeDigests(services);
  }
  expect(await mailsTo(email)).toHaveLength(1);
  const shanghai = new Date(clock.now().getTime() + 8 * hourMs);
  expect([1, 2]).toContain(shanghai.getUTCDay());
});

test('notices go into the group whose address somebody gave, and its key is never shown', async () => {
  const { user } = await person();
  const group = await startFakeChatGroup('dingtalk', { secret: 'SEC1', now: clock.now });
  onTestFinished(() => group.stop());
  const webhook = { vendor: 'dingtalk', url: group.url, secret: 'SEC1' } as const;
  expect((await callAs(server, user, accountSettingsApi.saveNoticeWebhook, webhook)).http).toBe(200);
  expect(group.shown).toHaveLength(1);
  await choose(user, { webhook: true });
  await tell(user, 'Ann');
  await sendNoticePosts(services);
  await sendNoticePosts(services);
  expect(group.shown.slice(1)).toEqual([expect.stringContaining('Ann')]);
  const { data } = await callAs(server, user, accountSettingsApi.noticeChoices, {});
  expect(data.webhook).toMatchObject({ vendor: 'dingtalk', signed: true, ending: '0042', failure: null });
  expect(JSON.stringify(data)).not.toMatch(/key-0042|SEC1/);
  const rows = await server.database.systemTransaction((db) =>
    db.selectFrom('noticeWebhook').selectAll().where('userId', '=', user.userId).execute(),
  );
  expect(JSON.stringify(rows)).not.toMatch(/key-0042|SEC1/);
});

test('what a group refuses is tried again, and its owner sees why', async () => {
  const { user } = await person();
  const group = await startFakeChatGroup('slack');
  onTestFinished(() => group.stop());
  const webhook = { vendor: 'slack', url: group.url } as const;
  await callAs(server, user, accountSettingsApi.saveNoticeWebhook, webhook);
  await choose(user, { webhook: true });
  group.refuse(500);
  await tell(user, 'Ann');
  await sendNoticePosts(services);
  const shown = async () => (await callAs(server, user, accountSettingsApi.noticeChoices, {})).data.webhook;
  expect(await shown()).toMatchObject({ failure: 'invalid_payload', failTime: expect.any(String) });
  group.heal();
  await sendNoticePosts(services);
  expect(group.shown, 'not before a minute is over').toHaveLength(1);
  clock.advance(61_000);
  await sendNoticePosts(services);
  expect(group.shown.at(-1)).toContain('Ann');
  expect(await shown()).toMatchObject({ failure: null });
  await callAs(server, user, accountSettingsApi.removeNoticeWebhook, {});
  await tell(user, 'Bo');
  await sendNoticePosts(services);
  expect(group.shown).toHaveLength(2);
  expect(await callAs(server, user, accountSettingsApi.testNoticeWebhook, {})).toMatchObject({ http: 404 });
});

test('an address where the greeting does not arrive is not kept', async () => {
  const { user } = await person();
  const group = await startFakeChatGroup('feishu', { secret: 'right', now: clock.now });
  onTestFinished(() => group.stop());
  const save = (webhook: Readonly<Record<string, unknown>>) =>
    callWith(server, user, accountSettingsApi.saveNoticeWebhook, webhook);
  expect(await save({ vendor: 'feishu', url: group.url, secret: 'wrong' })).toMatchObject({
    http: 422,
    code: 'notice.webhook-refused',
    message: expect.stringContaining('sign match fail'),
  });
  expect(await save({ vendor: 'slack', url: 'http://10.0.0.1/hook' })).toMatchObject({
    http: 400,
    code: 'notice.webhook-address',
  });
  for (const bad of [
    { vendor: 'icq', url: group.url },
    { vendor: 'slack', url: 'javascript:alert(1)' },
    { vendor: 'slack' },
  ])
    expect(await save(bad)).toMatchObject({ http: 400, code: 'request.invalid' });
  const { data } = await callAs(server, user, accountSettingsApi.noticeChoices, {});
  expect(data.webhook).toBeNull();
});
