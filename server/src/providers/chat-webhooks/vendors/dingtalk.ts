import { createHmac } from 'node:crypto';
import { type ChatVendor, plainLines, saysZero } from '../chat-vendor.ts';

/**
 * A group robot of DingTalk. With a secret the address gets `timestamp` in milliseconds and `sign`, HMAC-SHA256 of
 * `timestamp\nsecret` under the secret, in base64.
 */
export const dingtalk: ChatVendor = {
  id: 'dingtalk',
  write({ url, secret }, message, at) {
    const body = JSON.stringify({
      msgtype: 'text',
      text: { content: plainLines(message) },
      at: { isAtAll: false },
    });
    if (secret === undefined) return { url, body };
    const signed = new URL(url);
    const timestamp = String(at.getTime());
    const sign = createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64');
    signed.searchParams.set('timestamp', timestamp);
    signed.searchParams.set('sign', sign);
    return { url: signed.href, body };
  },
  isTaken: (answer) => saysZero(answer, ['errcode']),
};
