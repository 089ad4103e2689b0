import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openOutbox } from './outbox.ts';

function outboxFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'deeper', 'outbox.jsonl');
}

const now = () => new Date('2026-03-01T08:00:00Z');

test('lists the newest first, also what another process added', async () => {
  const file = outboxFile();
  expect(await openOutbox(file, now).list()).toEqual([]);
  await openOutbox(file, now).add({ channel: 'sms', target: '13800138000', text: '042917' });
  await openOutbox(file, now).add({ channel: 'mail', target: 'li@example.com', text: 'two\nlines' });
  const items = await openOutbox(file, now).list();
  expect(items.map(({ text }) => text)).toEqual(['two\nlines', '042917']);
  expect(items[0]?.sentAt).toBe('2026-03-01T08:00:00.000Z');
});

test('forgets all but the last 200', async () => {
  const outbox = openOutbox(outboxFile(), now);
  for (let index = 0; index < 450; index++)
    await outbox.add({ channel: 'sms', target: '13800138000', text: String(index) });
  const items = await outbox.list();
  expect(items).toHaveLength(200);
  expect(items[0]?.text).toBe('449');
});
