import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileName } from './file-name.tsx';

test('the end of a long name is never left out', () => {
  const name = 'A manual of the maintenance of ferries 😀 and their engines 017.txt';
  render(<FileName name={name} />);
  expect(screen.getByTitle(name).textContent).toBe(name);
  expect(screen.getByText('engines 017.txt'.slice(-14)).nextSibling).toBeNull();
});

test('a short name is one text', () => {
  render(<FileName name="guide.docx" />);
  expect(screen.getByText('guide.docx').title).toBe('guide.docx');
});
