import { expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { addJob, jobWorld } from '../../testing/job-world.ts';
import type { TestUser } from '../../testing/test-user.ts';

/** R01: a kind that runs one job at a time serves organizations in turn. */

const { server, user, behaviours, runs } = await jobWorld();
const other = await server.signInAs('SUPER_ADMIN');
const third = await server.signInAs('SUPER_ADMIN');

const add = (who: TestUser, behaviour: string) =>
  callAs(server, who, addJob, { behaviour, kind: 'alone' as const });

test('a job waits for one job of each other organization, however many those have', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4']) await add(user, name);
  for (const name of ['b1', 'b2']) await add(other, name);
  await add(third, 'c1');
  const worker = await server.work();
  await vi.waitFor(() => expect(runs).toHaveLength(7), { timeout: 20_000 });
  expect(runs).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  await worker.stop();
});

test('an organization that keeps adding jobs does not starve one that waits', async () => {
  for (const name of ['a1', 'a2', 'a3']) await add(user, name);
  // Each job of the second organization adds its next one before it ends.
  for (const step of [1, 2, 3, 4])
    behaviours[`b${step}`] = async () => void (await add(other, `b${step + 1}`));
  await add(other, 'b1');
  const worker = await server.work();
  await vi.waitFor(() => expect(runs).toHaveLength(8), { timeout: 20_000 });
  const places = ['a1', 'a2', 'a3'].map((name) => runs.indexOf(name));
  expect(places[2]).toBeLessThanOrEqual(5);
  await worker.stop();
});
