import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({
  routes: [],
  publicUrl: 'https://translate.example.com',
  trustProxy: ['127.0.0.1'],
  allowedHosts: ['Second.example.com'],
});
const bare = await testServer({ routes: [] });

const ask = async (where: typeof server, headers: Record<string, string>) => {
  const answer = await where.app.inject({ method: 'GET', url: '/api/none', headers });
  return answer.json().code;
};

test.each([
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.20',
  'vm:3130',
  'printer.local',
  'translate.example.com',
  'TRANSLATE.example.com:443',
  'second.example.com',
])('answers to %s', async (host) => {
  expect(await ask(server, { host })).toBe('resource.not-found');
});

// A foreign name in Host is how DNS rebinding reaches a server in the network of the visitor.
test.each(['attacker.example', 'translate.example.com.attacker.example', '127.0.0.1.nip.io', 'example.com'])(
  'refuses %s',
  async (host) => {
    expect(await ask(server, { host })).toBe('request.unknown-host');
    expect(await ask(bare, { host })).toBe('request.unknown-host');
  },
);

test('a proxy that is trusted says the name, and it is checked as well', async () => {
  const via = (name: string) => ({ host: '127.0.0.1:3000', 'x-forwarded-host': name });
  expect(await ask(server, via('translate.example.com'))).toBe('resource.not-found');
  expect(await ask(server, via('attacker.example'))).toBe('request.unknown-host');
  expect(await ask(bare, via('attacker.example'))).toBe('resource.not-found');
});
