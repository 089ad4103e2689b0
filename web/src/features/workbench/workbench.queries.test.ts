import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { idOf } from '../../testing/signed-in-world.ts';
import { askSuggestionsAnew, suggestionsQuery } from './workbench.queries.ts';

test('suggestions that are on their way when a translation is confirmed are asked for again', async () => {
  const asked: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    asked.push(signal);
    return new Promise(() => {});
  });
  const queries = makeQueryClient();
  const stop = new QueryObserver(queries, suggestionsQuery(idOf(1))).subscribe(() => {});
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  void askSuggestionsAnew(queries);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
  stop();
});
