import { expect, test, vi } from 'vitest';
import { callWithEvents } from './call-with-events.ts';
import { endpoints } from './endpoints.generated.ts';

const wish = { segmentId: '0190d3a0-0000-7000-8000-00000000ffff', engineKey: 'one' };
const answer = { status: 200, message: '', data: { target: '译文' } };
const progress = (target: string) =>
  `event: progress\ndata: ${JSON.stringify({ target, engine: 'One' })}\n\n`;

function answerWith(body: string, type: string, status = 200) {
  const bytes = new TextEncoder().encode(body);
  // Cut in the middle of characters and of events.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 5) }, (_, i) => bytes.slice(i * 5, i * 5 + 5));
  const stream = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(piece);
    },
  });
  vi.stubGlobal('fetch', async () => new Response(stream, { status, headers: { 'content-type': type } }));
}

async function call() {
  const events: string[] = [];
  const answered = callWithEvents(endpoints.workbench.translateSegment, wish, ({ target }) =>
    events.push(target),
  );
  return { events, answered };
}

test('passes on the events and returns the answer', async () => {
  const body = `${progress('译')}: still here\n\n${progress('译文😀')}event: answer\ndata: ${JSON.stringify(answer)}\n\n`;
  answerWith(body, 'text/event-stream; charset=utf-8');
  const { events, answered } = await call();
  expect(await answered).toEqual({ target: '译文' });
  expect(events).toEqual(['译', '译文😀']);
});

test('refuses what the answer refuses, after an event as before the first', async () => {
  const refusal = JSON.stringify({ status: 502, message: 'no', data: null, code: 'engine.upstream' });
  answerWith(`${progress('译')}event: answer\ndata: ${refusal}\n\n`, 'text/event-stream');
  await expect((await call()).answered).rejects.toMatchObject({ code: 'engine.upstream', message: 'no' });
  answerWith(refusal, 'application/json; charset=utf-8', 502);
  await expect((await call()).answered).rejects.toMatchObject({ code: 'engine.upstream' });
});

test('a stream without an answer is a lost connection', async () => {
  answerWith(`${progress('译')}event: answer\ndata: {"status":20`, 'text/event-stream');
  await expect((await call()).answered).rejects.toMatchObject({ code: 'connection.failed' });
});
