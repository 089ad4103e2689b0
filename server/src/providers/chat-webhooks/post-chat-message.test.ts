import { chatWebhookVendors } from '@transloom/contracts/account-settings';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeChatGroup } from '../../testing/fake-chat/fake-chat-group.ts';
import { createSafeFetch } from '../safe-fetch/safe-fetch.ts';
import { postChatMessage } from './post-chat-message.ts';

const fetch = createSafeFetch(['127.0.0.1']);
const at = new Date('2026-11-28T08:00:00Z');
const message = {
  title: 'Import <finished>',
  text: '“<@all> <!channel> & co” is *done*.',
  link: { words: 'Open', url: 'https://transloom.test/project/list?a=1&b=2' },
};

async function group(vendor: (typeof chatWebhookVendors)[number], secret?: string) {
  const started = await startFakeChatGroup(vendor, { ...(secret && { secret }), now: () => at });
  onTestFinished(() => started.stop());
  return started;
}

test.each(chatWebhookVendors)(
  'a group of %s takes a message, and nothing of it calls people',
  async (vendor) => {
    const { url, shown } = await group(vendor);
    expect(await postChatMessage(fetch, vendor, { hook: { url }, message, at })).toMatchObject({
      taken: true,
    });
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain('transloom.test/project/list?a=1&');
    if (vendor === 'slack') expect(shown[0]).toContain('&lt;!channel&gt; &amp; co');
    if (vendor === 'wecom') expect(shown[0]).not.toContain('<@');
  },
);

test.each(['dingtalk', 'feishu'] as const)(
  '%s takes what is signed with its secret alone',
  async (vendor) => {
    const { url } = await group(vendor, 'SEC-right');
    const post = (secret?: string, when = at) =>
      postChatMessage(fetch, vendor, { hook: { url, secret }, message, at: when });
    expect(await post('SEC-right')).toMatchObject({ taken: true });
    expect(await post('SEC-wrong')).toMatchObject({ taken: false, status: 200 });
    expect(await post()).toMatchObject({ taken: false });
    expect(await post('SEC-right', new Date(at.getTime() - 7_200_000))).toMatchObject({ taken: false });
  },
);

test('an address inside the network is not asked', async () => {
  const hook = { url: 'http://169.254.169.254/latest' };
  const answer = await postChatMessage(createSafeFetch([]), 'slack', { hook, message, at });
  expect(answer).toMatchObject({ taken: false, status: null, failure: 'not-allowed' });
});

test('a long text is cut to what WeCom takes', async () => {
  const { url, heard } = await group('wecom');
  const long = { ...message, text: '汉'.repeat(2_000) };
  await postChatMessage(fetch, 'wecom', { hook: { url }, message: long, at });
  const content = Reflect.get(Object(heard[0]?.body['text']), 'content') as string;
  expect(Buffer.byteLength(content)).toBeLessThanOrEqual(2_048);
  expect(content).toMatch(/汉…$/);
});
