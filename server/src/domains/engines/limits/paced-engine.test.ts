import { expect, test } from 'vitest';
import type { RateLimits } from '../../../platform/rate-limits/rate-limits.ts';
import type { Engine, EngineRequest } from '../../../providers/machine-translation/engine-vendor.ts';
import { pacedEngine } from './paced-engine.ts';

function world(waits: readonly number[]) {
  const asked: unknown[] = [];
  const left = [...waits];
  const rateLimits: Pick<RateLimits, 'takeAll'> = {
    async takeAll(tries) {
      asked.push(...tries.map(({ rule, subject }) => [rule.limit, rule.windowSeconds, subject]));
      const waitSeconds = left.shift();
      const [first] = tries;
      return waitSeconds === undefined || first === undefined ? undefined : { rule: first.rule, waitSeconds };
    },
  };
  let requests = 0;
  const engine = { translate: async () => ({ version: String(++requests), results: [] }) };
  return { asked, engine: engine as unknown as Engine, rateLimits: rateLimits as RateLimits };
}

const request = (signal = new AbortController().signal) =>
  ({ signal, segments: [] }) as unknown as EngineRequest;

test('a request waits until there is room for it', async () => {
  const { engine, rateLimits, asked } = world([0.02, 0.01]);
  const paced = pacedEngine({ rateLimits }, engine, { engineKey: 'a', requestsPerMinute: 7 });
  expect((await paced.translate(request())).version).toBe('1');
  expect(asked).toEqual(Array(3).fill([7, 60, 'a']));
});

test('one that is stopped waits no longer', async () => {
  const { engine, rateLimits } = world([60]);
  const paced = pacedEngine({ rateLimits }, engine, { engineKey: 'a', requestsPerMinute: 1 });
  await expect(paced.translate(request(AbortSignal.timeout(20)))).rejects.toThrow('timeout');
});

test('without a limit nothing is counted', async () => {
  const { engine, rateLimits } = world([]);
  expect(pacedEngine({ rateLimits }, engine, { engineKey: 'a', requestsPerMinute: null })).toBe(engine);
});
