import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { useFoundSelection } from './use-found-selection.ts';

const client = makeQueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** A list of so many rows, of which a page of three is shown. */
function open(total: number, first = 0) {
  const all = Array.from({ length: total }, (_, index) => `row ${index + 1}`);
  const rows = all.slice(first, first + 3);
  const readPage = async ({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }) =>
    all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  const found = { rows, total, keyOf: (row: string) => row, readPage };
  const { result, rerender } = renderHook(({ filter }) => useFoundSelection({ ...found, filter }), {
    wrapper,
    initialProps: { filter: { text: 'a' } },
  });
  const now = () => result.current;
  return { rows, rerender, now, tick: (keys: string[]) => act(() => now().onChange(keys)) };
}

test('once a page is ticked all that the filter finds can be', async () => {
  const { rows, now, tick } = open(450);
  tick(rows.slice(0, 2));
  expect(now().further).toBeUndefined();
  tick(rows);
  expect(now().further?.label).toBe('选择全部 450 项');
  act(() => now().further?.onClick());
  await waitFor(() => expect(now().keys).toHaveLength(450));
  expect(now().further).toBeUndefined();
});

test('of very many as many are ticked as one command takes; one that is unticked is meant no more', async () => {
  const { rows, now, tick } = open(3_000);
  tick(rows);
  expect(now().further?.label).toBe('选择最新的 1,000 项');
  act(() => now().further?.onClick());
  await waitFor(() => expect(now().keys).toHaveLength(1_000));
  tick(rows.slice(1));
  expect(now().keys).toHaveLength(999);
  expect(now().keys).not.toContain('row 1');
  tick([]);
  expect(now().keys).toEqual([]);
});

test('what was ticked for one filter is not meant for another', async () => {
  const { rows, now, tick, rerender } = open(10);
  tick(rows);
  act(() => now().further?.onClick());
  await waitFor(() => expect(now().keys).toHaveLength(10));
  rerender({ filter: { text: 'b' } });
  expect(now().keys).toEqual(rows);
  act(() => now().untick());
  expect(now().keys).toEqual([]);
});

test('a page that is all there is offers no more', () => {
  const { rows, now, tick } = open(3);
  tick(rows);
  expect(now().further).toBeUndefined();
});
