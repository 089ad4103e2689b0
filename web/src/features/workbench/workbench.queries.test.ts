import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { idOf } from '../../testing/signed-in-world.ts';
import { askMatchesAnew, matchesQuery } from './workbench.queries.ts';

test('matches that are on their way when a translation is confirmed are asked for again', async () => {
  const asked: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    asked.push(signal);
    return new Promise(() => {});
  });
  const queries = makeQueryClient();
  const stop = new QueryObserver(queries, matchesQuery(idOf(1))).subscribe(() => {});
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  void askMatchesAnew(queries);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
  stop();
});
