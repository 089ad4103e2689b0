import { Writable } from 'node:stream';
import { setImmediate as next } from 'node:timers/promises';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { sendTogether } from './pipelined.ts';

/** A client that writes what it is asked for, and what was written in one go. */
function writingClient() {
  const written: string[] = [];
  const stream = new Writable({
    writev(chunks, done) {
      written.push(chunks.map(({ chunk }) => String(chunk)).join(' '));
      done();
    },
  });
  const client = { connection: { stream }, query: (text: string) => stream.write(text) };
  sendTogether(client as unknown as Client);
  return { ask: (text: string) => void client.query(text), written };
}

test('what is asked for in one go is written in one go', async () => {
  const { ask, written } = writingClient();
  ask('begin');
  await Promise.resolve();
  ask('first');
  ask('second');
  await next();
  ask('third');
  await next();
  expect(written).toEqual(['begin first second', 'third']);
});
