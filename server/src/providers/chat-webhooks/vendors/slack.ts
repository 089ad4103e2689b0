import type { ChatVendor } from '../chat-vendor.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An incoming webhook of Slack. Its address is the secret, and there is no other signature. */
export const slack: ChatVendor = {
  id: 'slack',
  write({ url }, { title, text, link }) {
    const lines = [escaped(title), escaped(text.trim())];
    if (link !== null) lines.push(`<${escaped(link.url)}|${escaped(link.words).replaceAll('|', '/')}>`);
    // `mrkdwn` off: asterisks of a name are no bold.
    return { url, body: JSON.stringify({ text: lines.join('\n'), unfurl_links: false, mrkdwn: false }) };
  },
  isTaken: (answer) => answer.trim() === 'ok',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
