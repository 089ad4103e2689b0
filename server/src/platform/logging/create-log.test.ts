import { expect, test } from 'vitest';
import { createLog, describeError, type LogLevel } from './create-log.ts';

function collect(level: LogLevel = 'debug') {
  const lines: string[] = [];
  const log = createLog({ level, fields: { process: 'api' }, write: (line) => lines.push(line) });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('writes one JSON line with time, level, message and fields', () => {
  const { log, entries } = collect();
  log.info({ ms: 12 }, 'answered');
  expect(entries()).toEqual([
    { time: expect.stringMatching(/Z$/), level: 'info', message: 'answered', process: 'api', ms: 12 },
  ]);
});

test('writes nothing below its level', () => {
  const { log, entries } = collect('warn');
  log.info({}, 'small talk');
  log.error({}, 'fire');
  expect(entries().map(({ message }) => message)).toEqual(['fire']);
});

test.each([
  'password',
  'oldPassword',
  'Authorization',
  'set-cookie',
  'apiKey',
  'api_key',
  'csrfToken',
  'code',
])('never writes a value named %s, however deep', (name) => {
  const { log, lines } = collect();
  log.info({ request: { headers: [{ [name]: 'hunter2' }] } }, 'seen');
  expect(lines.join()).not.toContain('hunter2');
});

test('a line break in a value stays inside its line', () => {
  const { log, lines } = collect();
  log.info({ name: 'a\n{"level":"error","message":"forged"}' }, 'x\ny');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('\n');
});

test('tells an error with its causes', () => {
  const error = new Error('outer', { cause: Object.assign(new Error('inner'), { code: 'E1' }) });
  expect(describeError(error)).toMatchObject({
    message: 'outer',
    cause: { message: 'inner', errorCode: 'E1' },
  });
});

test('tells an object that only has the fields of an error as one', () => {
  const error = { name: 'error', message: 'timeout expired', code: '57014', queue: 'documents' };
  expect(describeError(error)).toMatchObject({ message: 'timeout expired', errorCode: '57014' });
});
