import { describe, expect, test } from 'vitest';
import { errorText } from './error-texts.ts';

describe('errorText', () => {
  test('fills in what happened to which thing', () => {
    expect(errorText('file.empty', 'en-US', { name: 'a.txt' })).toBe('The file “a.txt” is empty.');
  });

  test.each([
    [{ name: 'a.docx', part: 'word/document.xml' }, '“a.docx”已损坏，无法解析（word/document.xml）。'],
    [{ name: 'a.docx', part: '' }, '“a.docx”已损坏，无法解析。'],
    [{ name: 'a[1].docx' }, '“a[1].docx”已损坏，无法解析。'],
  ])('leaves out an aside that would be empty: %j', (params, expected) => {
    expect(errorText('document.broken', 'zh-CN', params).startsWith(expected)).toBe(true);
  });
});
