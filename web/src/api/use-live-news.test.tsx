import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { useLiveNews } from './use-live-news.ts';
import { realtime } from './use-realtime.ts';

const queryKey = ['memories'];

test('news that come while a kept page is left do not keep it from hearing later ones', async () => {
  const listeners = new Set<() => void>();
  vi.spyOn(realtime, 'listen').mockImplementation((_type, listener) => {
    const hear = listener as () => void;
    listeners.add(hear);
    return () => listeners.delete(hear);
  });
  let asked = 0;
  function List() {
    useLiveNews({ news: 'memory-changed', queryKey });
    const { data } = useQuery({
      queryKey,
      queryFn: async () => ++asked,
      staleTime: Number.POSITIVE_INFINITY,
    });
    return <p>asked {data}</p>;
  }
  const client = new QueryClient();
  const page = (mode: 'visible' | 'hidden') => (
    <QueryClientProvider client={client}>
      <Activity mode={mode}>
        <List />
      </Activity>
    </QueryClientProvider>
  );
  const tell = () => {
    for (const hear of listeners) hear();
  };
  const { rerender } = render(page('visible'));
  expect(await screen.findByText('asked 1')).toBeDefined();
  tell();
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(await screen.findByText('asked 2')).toBeDefined();
  tell();
  expect(await screen.findByText('asked 3')).toBeDefined();
});
