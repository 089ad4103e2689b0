import { createHmac } from 'node:crypto';
import { type ChatVendor, saysZero } from '../chat-vendor.ts';

/**
 * A group robot of Feishu or Lark. With a secret the body gets `timestamp` in seconds and `sign`, HMAC-SHA256 of nothing
 * under `timestamp\nsecret`, in base64. A post takes its text as it is, where a plain text would read `<at>` in it.
 */
export const feishu: ChatVendor = {
  id: 'feishu',
  write({ url, secret }, { title, text, link }, at) {
    const lines = [
      [{ tag: 'text', text: text.trim() }],
      ...(link === null ? [] : [[{ tag: 'a', text: link.words, href: link.url }]]),
    ];
    const message = {
      msg_type: 'post',
      content: { post: { zh_cn: { title, content: lines } } },
    };
    if (secret === undefined) return { url, body: JSON.stringify(message) };
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
    return { url, body: JSON.stringify({ timestamp, sign, ...message }) };
  },
  isTaken: (answer) => saysZero(answer, ['code', 'StatusCode']),
};
