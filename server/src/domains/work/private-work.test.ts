import type { Endpoint } from '@transloom/contracts/endpoint';
import { beforeAll, expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { dayMs } from '../../testing/test-clock.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { countingApi, workWorld } from '../../testing/work-world.ts';
import { workSweeps } from './work.sweeps.ts';

/** Work that only its owner sees, that pays as it goes, and that is kept for a day. */

const { server, behaviours, wallet, create, show, comesTo } = await workWorld({
  seenBy: 'owner',
  charges: 'as-spent',
  kept: { days: 1, statuses: ['done', 'failed'] },
});

let owner: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  const first = await server.addMember('SUPER_ADMIN');
  owner = await server.signIn(first);
  colleague = await server.signIn(await server.addMember('ADMIN', first));
  await server.work();
});

test('a colleague neither sees nor changes it, and only its owner hears of it', async () => {
  server.published.splice(0);
  const { workId } = await create(owner, { name: 'Mine' });
  await comesTo(owner, workId, 'done');
  const endpoints: Endpoint[] = [countingApi.work, countingApi.stopWork, countingApi.deleteWork];
  for (const endpoint of endpoints)
    expect(await callWith(server, colleague, endpoint, { workId }), endpoint.path).toMatchObject({
      http: 404,
    });
  const choice = { format: 'txt' as const };
  expect(await callAs(server, colleague, countingApi.exportWork, { workId, choice })).toMatchObject({
    http: 404,
  });
  expect((await callAs(server, colleague, countingApi.listWork, {})).data.total).toBe(0);
  expect((await callAs(server, owner, countingApi.listWork, {})).data.total).toBe(1);
  const audiences = server.published.map(({ audience }) => audience);
  expect(audiences.length).toBeGreaterThan(0);
  expect(audiences.every((audience) => audience.kind === 'user' && audience.userId === owner.userId)).toBe(
    true,
  );
});

test('what was spent before somebody stopped it is paid, and only the rest is held when it goes on', async () => {
  const begun = vi.fn();
  behaviours['Spent count'] = async (step) => {
    await step.keep({ spent: 7 });
    begun();
    return new Promise<never>((_, reject) =>
      step.signal.addEventListener('abort', () => reject(step.signal.reason)),
    );
  };
  const { workId } = await create(owner, { name: 'Spent', size: 20 });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 20_000 });
  await callAs(server, owner, countingApi.stopWork, { workId });
  expect(wallet).toEqual({ left: 993, held: 0, used: 7 });
  behaviours['Spent count'] = async () => ({ spent: 3 });
  await callAs(server, owner, countingApi.resumeWork, { workId });
  expect(await comesTo(owner, workId, 'done')).toMatchObject({ cost: { amount: 20, held: 0, charged: 10 } });
  expect(wallet).toEqual({ left: 990, held: 0, used: 10 });
});

test('work that has ended is deleted after its days, but not what was stopped, or runs again', async () => {
  const ended = await create(owner, { name: 'Ended' });
  await comesTo(owner, ended.workId, 'done');
  behaviours['Running count'] = (step) =>
    new Promise<never>((_, reject) =>
      step.signal.addEventListener('abort', () => reject(step.signal.reason)),
    );
  const running = await create(owner, { name: 'Running' });
  await comesTo(owner, running.workId, 'running');
  const stopped = await create(owner, { name: 'Running' });
  await callAs(server, owner, countingApi.stopWork, { workId: stopped.workId });
  server.clock.advance(dayMs + 1);
  for (const { sweep } of workSweeps) await sweep(server.services);
  const again = await server.signInAs('SUPER_ADMIN', owner);
  expect(await callAs(server, again, countingApi.work, { workId: ended.workId })).toMatchObject({
    http: 404,
  });
  expect(await show(again, running.workId)).toMatchObject({ status: 'running' });
  expect(await show(again, stopped.workId)).toMatchObject({ status: 'stopped' });
  await callAs(server, again, countingApi.stopWork, { workId: running.workId });
});
