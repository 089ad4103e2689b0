import { describe, expect, test } from 'vitest';
import { tmx } from '../../testing/tmx-files.ts';
import { textKey } from '../rate/source-in-context.ts';
import { contextProperties, tmxDate, tmxEntry } from './tmx-entry.ts';
import { readTmx } from './tmx-reader.ts';
import type { TmxUnit } from './tmx-unit.ts';

describe('a pair out of a unit', () => {
  const both = readTmx(
    tmx(`<tu creationdate="20240101T000000Z"><tuv xml:lang="en-GB"><seg>colour</seg></tuv>
      <tuv xml:lang="EN-us"><seg>color</seg></tuv>
      <tuv xml:lang="zh_CN" changedate="20240131T120000Z" changeid="li"><seg>颜色</seg></tuv></tu>`),
  ).units[0] as TmxUnit;

  test.each([
    ['en-US', 'zh-CN', 'color 颜色'],
    ['en', 'zh', 'color 颜色'],
    ['zh-CN', 'en-US', '颜色 color'],
    ['en-GB', 'en-US', 'colour color'],
    ['en', 'fr', undefined],
    ['en', 'zh-Hans', 'color 颜色'],
    ['en', 'zh-TW', undefined],
  ])('%s to %s', (sourceLanguage, targetLanguage, pair) => {
    const entry = tmxEntry(both, { sourceLanguage, targetLanguage });
    expect(entry && `${entry.source.text} ${entry.target.text}`).toBe(pair);
  });

  test('has the dates and the person of its target', () => {
    expect(tmxEntry(both, { sourceLanguage: 'en', targetLanguage: 'zh' })).toMatchObject({
      changedAt: '2024-01-31T12:00:00Z',
      createdAt: '2024-01-01T00:00:00Z',
      changedBy: 'li',
    });
    expect(tmxDate('2024-01-31T12:00:00.000Z')).toBe('20240131T120000Z');
  });

  const context = { previous: textKey('Before'), next: null };

  test.each([
    ['ours', contextProperties(context)],
    ['of memoQ', [{ type: 'x-context-pre', value: '<seg>Before</seg>' }]],
    ['of Phrase', [{ type: 'context_prev', value: 'Before' }]],
  ])('reads a context %s', (_whose, properties) => {
    const known = { ...both, properties };
    expect(tmxEntry(known, { sourceLanguage: 'en', targetLanguage: 'zh' })?.context).toEqual(context);
  });

  test('has no context where the file says nothing of it', () => {
    expect(tmxEntry(both, { sourceLanguage: 'en', targetLanguage: 'zh' })?.context).toBeUndefined();
  });
});
