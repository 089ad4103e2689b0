import { describe, expect, test } from 'vitest';
import { errorText } from './error-texts.ts';

describe('errorText', () => {
  test('fills in what happened to which thing', () => {
    expect(errorText('file.empty', 'en-US', { name: 'a.txt' })).toBe('The file “a.txt” is empty.');
  });

  test('names languages and writes numbers as readers do', () => {
    const pair = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };
    const names = (language: 'zh-CN' | 'en-US') => errorText('custom-engine.no-pairs', language, pair);
    expect(names('zh-CN')).toMatch(/从英语到.*中文/);
    expect(names('en-US')).toMatch(/from English to .*Chinese/);
    const unknown = { sourceLanguage: 'no tag', targetLanguage: '' };
    expect(errorText('custom-engine.no-pairs', 'en-US', unknown)).toMatch(/from no tag to \./);
    const many = { name: 'a.tmx', limit: 100_000 };
    expect(errorText('custom-engine.too-many-pairs', 'zh-CN', many)).toContain('100,000');
  });

  test.each([
    [1, '1 second', '1 秒钟'],
    [45, '45 seconds', '45 秒钟'],
    [90, '90 seconds', '90 秒钟'],
    [896, '15 minutes', '15 分钟'],
    [5_400, '90 minutes', '90 分钟'],
    [86_000, '24 hours', '24 小时'],
  ])('writes %i s as people say how long they wait', (seconds, english, chinese) => {
    expect(errorText('request.too-frequent', 'en-US', { seconds })).toContain(`in ${english}.`);
    expect(errorText('request.too-frequent', 'zh-CN', { seconds })).toContain(`在 ${chinese}后`);
  });

  test.each([
    [{ name: 'a.docx', part: 'word/document.xml' }, '“a.docx”已损坏，无法解析（word/document.xml）。'],
    [{ name: 'a.docx', part: '' }, '“a.docx”已损坏，无法解析。'],
    [{ name: 'a[1].docx' }, '“a[1].docx”已损坏，无法解析。'],
  ])('leaves out an aside that would be empty: %j', (params, expected) => {
    expect(errorText('document.broken', 'zh-CN', params).startsWith(expected)).toBe(true);
  });
});
