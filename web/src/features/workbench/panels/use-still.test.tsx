import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStill } from './use-still.ts';

function Still({ text }: { readonly text: string }) {
  return <p>{useStill({ data: text, error: null, refetch: () => undefined }).data}</p>;
}

afterEach(() => vi.useRealTimers());

test('what comes while somebody presses is shown after the click', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Still text="before" />);
  fireEvent.pointerDown(screen.getByText('before'));
  rerender(<Still text="after" />);
  expect(screen.getByText('before')).toBeDefined();
  fireEvent.pointerUp(screen.getByText('before'));
  expect(screen.getByText('before')).toBeDefined();
  act(() => void vi.runAllTimers());
  expect(screen.getByText('after')).toBeDefined();
});

test('a press that the browser takes for scrolling ends as well', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Still text="before" />);
  fireEvent.pointerDown(document.body);
  fireEvent.pointerCancel(document.body);
  act(() => void vi.runAllTimers());
  rerender(<Still text="after" />);
  expect(screen.getByText('after')).toBeDefined();
});
