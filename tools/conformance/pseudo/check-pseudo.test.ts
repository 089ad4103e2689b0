import type { DocumentFormat } from '@transloom/core/document/document-format';
import { txtFormat } from '@transloom/core/document/formats/txt/txt-format';
import { expect, test } from 'vitest';
import { checkPseudo } from './check-pseudo.ts';

const file = Buffer.from('one door\n\n译梭\n');

/** Text, with whatever is done to what it writes. */
function writing(change: (text: string) => string): DocumentFormat {
  return {
    ...txtFormat,
    process: (bytes, visit, options, write) =>
      txtFormat.process(bytes, visit, options, (piece) =>
        write(Buffer.from(change(Buffer.from(piece).toString()))),
      ),
  };
}

test('passes a format that is read again as it was written', () => {
  const { outcome, output } = checkPseudo(txtFormat, file);
  expect(outcome).toEqual({ kind: 'passed', units: 2 });
  expect(Buffer.from(output ?? []).toString()).toBe('[öñé döör]\n\n[译梭]\n');
});

test.each([
  ['other text', (text: string) => text.replace('döör', 'door'), 'döör'],
  ['fewer units', (text: string) => text.replace('[译梭]', ''), '2 units came back as 1'],
])('fails a format that writes %s', (_, change, reason) => {
  expect(checkPseudo(writing(change), file).outcome).toEqual({
    kind: 'failed',
    reason: expect.stringContaining(reason),
  });
});
