import { expect, test } from 'vitest';
import { serverArguments, settingsForLargeData, socketFolder } from './server-arguments.ts';

const gigabyte = 2 ** 30;

test.each([
  ['a small machine', gigabyte, '128MB'],
  ['a usual one', 16 * gigabyte, '1638MB'],
  ['a large one', 512 * gigabyte, '4096MB'],
])('gives buffers a tenth of the memory of %s, within bounds', (_what, memory, buffers) => {
  expect(settingsForLargeData(memory)).toMatchObject({ shared_buffers: buffers });
});

test('a server of tests keeps the buffers of PostgreSQL, one with data for good does not', () => {
  const given = (durable: boolean) =>
    serverArguments({ cluster: { pgData: '/data' }, port: 1, hasSocket: true, durable });
  expect(given(false)).toContain('fsync=off');
  expect(given(false).some((each) => each.startsWith('shared_buffers='))).toBe(false);
  expect(given(true)).not.toContain('fsync=off');
  expect(given(true).filter((each) => /^shared_buffers=\d+MB$/.test(each))).toHaveLength(1);
});

test('a server can be reached by a socket where it is to have one and the path is not too long', () => {
  const inFolder = (pgData: string, hasSocket: boolean) =>
    serverArguments({ cluster: { pgData }, port: 1, hasSocket, durable: true }).find((each) =>
      each.startsWith('unix_socket_directories='),
    );
  expect(inFolder('/data', true)).toBe('unix_socket_directories=/data');
  expect(inFolder(`/${'d'.repeat(100)}`, true)).toBe('unix_socket_directories=');
  expect(inFolder('/data', false)).toBe('unix_socket_directories=');
  expect(socketFolder({ pgData: '/data' }, 'win32')).toBeUndefined();
});
