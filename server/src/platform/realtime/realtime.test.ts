import { randomUUID } from 'node:crypto';
import { type PresentUser, realtimePath } from '@transloom/contracts/realtime';
import { afterAll, expect, test, vi } from 'vitest';
import { openSocket } from '../../testing/open-socket.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { secondMs } from '../../testing/test-clock.ts';
import { type TestUser, testServer } from '../../testing/test-server.ts';
import { createHttpServer } from '../http/http-server.ts';
import { endAllSessionsOf } from '../http/sessions/session-store.ts';
import { openHub } from './hub.ts';
import { openPublisher } from './publisher.ts';

const server = await testServer({ routes: [] });
const target = new URL(server.url);
const wire = await startTcpProxy({ host: target.hostname, port: Number(target.port) });
target.host = `127.0.0.1:${wire.port}`;

const visible = randomUUID();
let members = true;

/** One of several API processes on the same database. */
async function startProcess(databaseUrl: string) {
  const publisher = openPublisher(server.database, silentLog);
  const services = { ...server.services, publish: publisher.publish };
  const resolveRights = async () =>
    members ? ({ role: 'TRANSLATOR', permissions: new Set<never>() } as const) : undefined;
  const hub = await openHub({
    services,
    databaseUrl,
    resolveRights,
    roundMs: 200,
    rules: {
      canSeeDocument: async (_, __, documentId) => documentId === visible,
      canSeeProject: async (_, __, projectId) => projectId === visible,
      nameOf: async (_, { userId }) => `name of ${userId}`,
    },
  });
  const settings = {
    services,
    hub,
    resolveRights,
    routes: [],
    streamRoutes: [],
    publicUrl: undefined,
    trustProxy: [],
  };
  const app = await createHttpServer(settings);
  await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await hub.close();
    await app.close();
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const connect = (user?: TestUser, origin?: string | null) =>
    openSocket({ port, path: realtimePath, ...(user && { user }), ...(origin !== undefined && { origin }) });
  return { hub, services, connect };
}

const [first, second] = [await startProcess(target.href), await startProcess(server.url)];
const signIn = () => server.signInAs('TRANSLATOR');

test.each([
  ['without a session', false, undefined],
  ['from a foreign page', true, 'https://evil.test'],
  ['from nowhere', true, null],
])('refuses a connection %s', async (_, signedIn, origin) => {
  const user = signedIn ? await signIn() : undefined;
  await expect(first.connect(user, origin)).rejects.toThrow('refused');
});

// P7.38
test('greets, and answers a sign of life', async () => {
  const socket = await first.connect(await signIn());
  socket.send({ type: 'ping' });
  await vi.waitFor(() =>
    expect(socket.received).toEqual([{ type: 'hello', connectionId: expect.any(String) }, { type: 'pong' }]),
  );
});

test('carries an event to its user in every process, and to nobody else', async () => {
  const [user, other] = [await signIn(), await signIn()];
  const sockets = [await first.connect(user), await second.connect(user)];
  const stranger = await second.connect(other);
  const audience = { kind: 'user', userId: user.userId } as const;
  await first.services.publish([{ audience, message: { type: 'downloads-changed' } }]);
  for (const { received } of sockets) {
    await vi.waitFor(() => expect(received).toContainEqual({ type: 'downloads-changed' }));
  }
  expect(stranger.received).toHaveLength(1);
});

const present = (received: readonly unknown[]) =>
  (
    received.findLast((message) => (message as { type: string }).type === 'presence') as
      | { users: PresentUser[] }
      | undefined
  )?.users;

test('shows who is in a document and where, over processes, and when they leave', async () => {
  const [ann, bo] = [await signIn(), await signIn()];
  const [ofAnn, ofBo] = [await first.connect(ann), await second.connect(bo)];
  const segmentId = randomUUID();
  ofAnn.send({ type: 'presence', documentId: visible, segmentId: null });
  await vi.waitFor(() => expect(present(ofAnn.received)).toHaveLength(1));
  ofBo.send({ type: 'presence', documentId: visible, segmentId });
  const both = [
    {
      userId: ann.userId,
      username: `name of ${ann.userId}`,
      connectionId: expect.any(String),
      segmentId: null,
      writing: false,
    },
    {
      userId: bo.userId,
      username: `name of ${bo.userId}`,
      connectionId: expect.any(String),
      segmentId,
      writing: false,
    },
  ];
  for (const { received } of [ofAnn, ofBo]) {
    await vi.waitFor(() => expect(present(received)).toEqual(expect.arrayContaining(both)));
  }
  ofBo.close();
  await vi.waitFor(() => expect(present(ofAnn.received)).toEqual([both[0]]));
});

test('a lease without a sign of life ends', async () => {
  const socket = await first.connect(await signIn());
  socket.send({ type: 'presence', documentId: visible, segmentId: null });
  await vi.waitFor(() => expect(present(socket.received)?.length).toBeGreaterThan(0));
  server.clock.advance(31 * secondMs);
  await vi.waitFor(() => expect(present(socket.received)).toEqual([]));
});

// Who writes in a row holds it for 30 s, over processes; somebody else may take it over, and both learn of it.
test('one at a time writes in a row, until they stop, are silent for 30 s or somebody takes over', async () => {
  const ann = await signIn();
  const bo = await server.signInAs('TRANSLATOR', { organizationId: ann.organizationId });
  const [ofAnn, ofBo] = [await first.connect(ann), await second.connect(bo)];
  const segmentId = randomUUID();
  const say = (socket: typeof ofAnn, lease: 'none' | 'hold' | 'take', row = segmentId) =>
    socket.send({ type: 'presence', documentId: visible, segmentId: row, lease });
  const writers = (received: readonly unknown[]) =>
    present(received)?.flatMap(({ userId, writing }) => (writing ? [userId] : []));
  const bothSee = async (userIds: readonly string[]) => {
    for (const { received } of [ofAnn, ofBo])
      await vi.waitFor(() => expect(writers(received)).toEqual(userIds));
  };
  say(ofAnn, 'none');
  say(ofBo, 'none');
  await bothSee([]);
  say(ofAnn, 'hold');
  await bothSee([ann.userId]);
  say(ofBo, 'hold', randomUUID());
  await vi.waitFor(() => expect(writers(ofAnn.received)).toHaveLength(2));
  say(ofBo, 'hold');
  await bothSee([ann.userId]);
  say(ofBo, 'take');
  await bothSee([bo.userId]);
  say(ofAnn, 'hold');
  say(ofAnn, 'hold', randomUUID());
  await vi.waitFor(() => expect(writers(ofBo.received)).toHaveLength(2));
  say(ofAnn, 'none');
  await bothSee([bo.userId]);
  server.clock.advance(31 * secondMs);
  say(ofAnn, 'hold');
  await bothSee([ann.userId]);
  ofAnn.close();
  say(ofBo, 'none');
  await vi.waitFor(() => expect(writers(ofBo.received)).toEqual([]));
});

test('follows only what the rules show', async () => {
  const socket = await first.connect(await signIn());
  const hidden = randomUUID();
  const change = (projectId: string) =>
    ({ type: 'document-changed', documentId: randomUUID(), projectId }) as const;
  socket.send({ type: 'presence', documentId: hidden, segmentId: null });
  socket.send({ type: 'watch-project', projectId: hidden });
  socket.send({ type: 'watch-project', projectId: visible });
  socket.send({ type: 'ping' });
  await vi.waitFor(() => expect(socket.received.at(-1)).toEqual({ type: 'pong' }));
  const [shown, secret] = [change(visible), change(hidden)];
  await second.services.publish([
    { audience: { kind: 'project', projectId: hidden }, message: secret },
    { audience: { kind: 'document', documentId: hidden }, message: secret },
    { audience: { kind: 'project', projectId: visible }, message: shown },
  ]);
  await vi.waitFor(() => expect(socket.received).toContainEqual(shown));
  expect(socket.received).not.toContainEqual(secret);
});

// S03
test('closes within two seconds when the session ends', async () => {
  const user = await signIn();
  const sockets = [await first.connect(user), await second.connect(user)];
  await server.database.systemTransaction((db) => endAllSessionsOf(db, user.userId));
  for (const socket of sockets) await vi.waitFor(() => expect(socket.code()).toBe(4401), { timeout: 2000 });
});

test('closes when its user is no member any more', async () => {
  const socket = await first.connect(await signIn());
  members = false;
  await vi.waitFor(() => expect(socket.code()).toBe(4401));
  members = true;
});

test.each(['no json', '{"type":"unknown"}', '[]', '{"type":"presence","documentId":"x"}'])(
  'ignores the message %j',
  async (text) => {
    const socket = await first.connect(await signIn());
    socket.send(text);
    socket.send({ type: 'ping' });
    await vi.waitFor(() => expect(socket.received.at(-1)).toEqual({ type: 'pong' }));
  },
);

// W01
test('closes on messages that are too large or too many', async () => {
  const [large, fast] = [await first.connect(await signIn()), await first.connect(await signIn())];
  large.send('x'.repeat(64 * 1024 + 1));
  await vi.waitFor(() => expect(large.code()).toBe(1009));
  for (let index = 0; index < 45; index += 1) fast.send({ type: 'ping' });
  await vi.waitFor(() => expect(fast.code()).toBe(1008));
});

test('hears again after the database was gone, and lets browsers ask anew', async () => {
  const user = await signIn();
  const missed = await first.connect(user);
  await wire.cut();
  await wire.mend();
  await vi.waitFor(() => expect(missed.code()).toBe(1001), { timeout: 5000 });
  const socket = await first.connect(user);
  const audience = { kind: 'user', userId: user.userId } as const;
  await second.services.publish([{ audience, message: { type: 'messages-changed' } }]);
  await vi.waitFor(() => expect(socket.received).toContainEqual({ type: 'messages-changed' }));
});
