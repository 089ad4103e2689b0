import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useFocusBehind } from './use-focus-behind.ts';

function Desk({ match }: { readonly match: boolean }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const { panel } = useFocusBehind(text);
  return (
    <>
      <textarea ref={text} aria-label="text" />
      <aside ref={panel}>{match ? <button type="button">match</button> : null}</aside>
      <div role="dialog" aria-label="question">
        <button type="button">delete</button>
      </div>
    </>
  );
}

test('the text has the focus once the button that had it is gone', async () => {
  const { rerender } = render(<Desk match />);
  screen.getByText('match').focus();
  rerender(<Desk match={false} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('text')));
});

test('a dialog keeps the focus while it has it, and the text gets it afterwards', async () => {
  const { rerender } = render(<Desk match />);
  screen.getByText('match').focus();
  screen.getByText('delete').focus();
  rerender(<Desk match={false} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByText('delete'));
  screen.getByText('delete').blur();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('text')));
});
