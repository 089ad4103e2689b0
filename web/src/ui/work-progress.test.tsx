import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WorkProgress } from './work-progress.tsx';

const startedAt = '2026-03-02T08:00:00.000Z';

function shown(props: Partial<Parameters<typeof WorkProgress>[0]>): string {
  vi.useFakeTimers({ now: Date.parse(startedAt) + 60_000 });
  render(<WorkProgress step="Reading" done={5} total={10} {...props} />);
  vi.useRealTimers();
  return screen.getByText('Reading').closest('div')?.parentElement?.textContent ?? '';
}

test.each([
  ['the time that is left follows from what was done in it', { startedAt }, ['01:00', '01:00']],
  ['not from what was done before', { startedAt, doneBefore: 3 }, ['01:00', '02:30']],
  ['nothing is said before something is done', { startedAt, doneBefore: 5 }, ['01:00']],
  ['nor of work that has not started', {}, []],
])('%s', (_, props, times) => {
  expect(shown(props).match(/\d+:\d\d/g) ?? []).toEqual(times);
});

test('while work stands still less and less is left, and after what was expected nothing is said', () => {
  vi.useFakeTimers({ now: Date.parse(startedAt) + 60_000 });
  const work = { step: 'Reading', total: 100, startedAt };
  const { rerender } = render(<WorkProgress {...work} done={75} />);
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
  pass(15);
  expect(screen.getByText(/01:15 ·/).textContent).toContain('00:05');
  pass(20);
  expect(screen.queryByText(/ · /)).toBeNull();
  rerender(<WorkProgress {...work} done={95} />);
  expect(screen.getByText(/01:35 ·/).textContent).toContain('00:05');
  vi.useRealTimers();
});
