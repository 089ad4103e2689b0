import { expect, test } from 'vitest';
import { editorActions, keyPresets } from './editor-actions.ts';
import { actionOfKey, firstKeys, isUsableKey, keyTable, readKeys, withKey } from './own-keys.ts';

test.each(Object.entries(keyPresets))('in the keys of %s no key does two things', (_, table) => {
  const keys = editorActions.flatMap((action) => table[action]);
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys.filter((key) => !isUsableKey(key))).toEqual([]);
});

test('every action takes a key of its own, and the one that had it loses it', () => {
  const own = withKey(firstKeys, 'merge', 'Ctrl m');
  expect(actionOfKey(keyTable(own), 'Ctrl m')).toBe('merge');
  expect(keyTable(own).translate).toEqual([]);
  expect(keyTable(own).split).toEqual(['Ctrl Alt s']);
  expect(keyTable({ ...own, preset: 'trados' }).clear).toEqual(['Alt Delete']);
});

test.each([
  ['a', false],
  ['Shift a', false],
  ['Ctrl Shift', false],
  ['Ctrl t', false],
  ['Alt 3', false],
  ['Enter', false],
  ['Shift Enter', false],
  ['Ctrl Shift Enter', true],
  ['F7', true],
  ['Ctrl Alt s', true],
])('the key %j can be chosen: %s', (key, usable) => {
  expect(isUsableKey(key)).toBe(usable);
});

test.each([null, 'nothing', '{"preset":"other","changed":{"fly":["F1"]}}'])(
  '%j is read as no change',
  (stored) => {
    expect(readKeys(stored)).toEqual(firstKeys);
  },
);
