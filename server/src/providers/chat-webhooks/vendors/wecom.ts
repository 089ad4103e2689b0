import { type ChatVendor, plainLines, saysZero } from '../chat-vendor.ts';

/** Most bytes of a text that WeCom takes. */
const mostBytes = 2_048;

/** A group robot of WeCom. Its address carries the key, and there is no other signature. */
export const wecom: ChatVendor = {
  id: 'wecom',
  write({ url }, message) {
    // `<@name>` in a text calls people.
    const content = cut(plainLines(message).replaceAll('<@', '< @'));
    return { url, body: JSON.stringify({ msgtype: 'text', text: { content } }) };
  },
  isTaken: (answer) => saysZero(answer, ['errcode']),
};

function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= mostBytes) return text;
  return `${new TextDecoder().decode(bytes.subarray(0, mostBytes - 6)).replace(/\uFFFD+$/, '')}…`;
}
