import type { DocumentFormat } from '@transloom/core/document/document-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { type InlineText, plainInline } from '@transloom/core/inline/inline-text';
import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';

interface Faults {
  readonly id?: (line: number) => string;
  readonly write?: (text: string) => string;
  readonly end?: string;
}

/** A format of lines, correct unless a fault is given. */
function lines({ id = String, write = (text) => text, end = '' }: Faults = {}): DocumentFormat {
  return {
    id: 'lines',
    name: 'Lines',
    extensions: ['txt'],
    mediaType: 'text/plain',
    styles: false,
    options: [],
    recognize: () => 1,
    process(file, visit, _options, writeOutput) {
      const rewrite = (source: InlineText, line: number) => {
        const target = visit({ id: id(line), kind: 'paragraph', source, codes: {}, segmentable: true });
        return target === undefined ? source.text : write(target.text);
      };
      const written = new TextDecoder().decode(file).split('\n').map(plainInline).map(rewrite);
      writeOutput(new TextEncoder().encode(written.join('\n') + end));
      return { warnings: [] };
    },
  };
}

const file = new TextEncoder().encode('one\n译梭\nthree');

test('passes a format that keeps its promises', () => {
  expect(checkDocument(lines(), file)).toEqual({ kind: 'passed', units: 3 });
});

test.each([
  ['adds a byte', { end: '\n' }, 'byte-identical'],
  ['writes other text', { write: (text: string) => text.toUpperCase() }, 'ONE'],
  [
    'loses units',
    { write: (text: string) => text.replace('\n', '') + (text === 'one' ? '\n' : '') },
    'came back',
  ],
  ['gives an id twice', { id: () => 'same' }, 'share an id'],
])('fails a format that %s', (_, faults, reason) => {
  expect(checkDocument(lines(faults), file)).toEqual({
    kind: 'failed',
    reason: expect.stringContaining(reason),
  });
});

test('tells a refusal from a fault', () => {
  const throwing = (error: Error): DocumentFormat => ({
    ...lines(),
    process: () => {
      throw error;
    },
  });
  expect(checkDocument(throwing(new DocumentFormatError('encrypted')), file).kind).toBe('refused');
  expect(checkDocument(throwing(new TypeError('x is undefined')), file).kind).toBe('failed');
});
