import { expect, test } from 'vitest';
import { DocumentFormatError } from './document-format-error.ts';

test('what it says of a file can be kept and read, whatever the file has there', () => {
  const { params, message } = new DocumentFormatError('unsafe', { part: 'a\0b\u202excod.exe', limit: 3 });
  expect(params).toEqual({ part: 'a\ufffdb\ufffdxcod.exe', limit: 3 });
  expect(message).toBe('unsafe {"part":"a\ufffdb\ufffdxcod.exe","limit":3}');
});
