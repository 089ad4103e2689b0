import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const outboxItemSchema = z.object({
  id: z.uuid(),
  channel: z.enum(['sms', 'mail']),
  target: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
});
export type OutboxItem = z.infer<typeof outboxItemSchema>;

/** Messages that the development vendors store instead of sending them, in one file for all processes. */
export interface Outbox {
  add(item: Pick<OutboxItem, 'channel' | 'target' | 'text'>): Promise<void>;
  /** The newest first. */
  list(): Promise<readonly OutboxItem[]>;
}

const mostItems = 200;

export function openOutbox(file: string, now: () => Date): Outbox {
  const list = async () => readItems(await readOrEmpty(file)).toReversed();
  return {
    list,
    async add(item) {
      await mkdir(dirname(file), { recursive: true });
      const line = { ...item, id: randomUUID(), sentAt: now().toISOString() };
      await appendFile(file, toLines([line]), { mode: 0o600 });
      await forgetOld(file);
    },
  };
}

function readItems(text: string): OutboxItem[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => outboxItemSchema.parse(JSON.parse(line))).slice(-mostItems);
}

async function forgetOld(file: string): Promise<void> {
  const text = await readOrEmpty(file);
  if (text.split('\n').length <= mostItems * 2) return;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, toLines(readItems(text)), { mode: 0o600 });
  await rename(draft, file);
}

function toLines(items: readonly OutboxItem[]): string {
  return items.map((item) => `${JSON.stringify(item)}\n`).join('');
}

async function readOrEmpty(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}
