import type { TranslationUnit } from '@transloom/core/document/document-format';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { describe, expect, test } from 'vitest';
import { type TargetRow, unitTranslation } from './unit-translation.ts';

const sentences = [
  { spanStart: 0, spanEnd: 2 },
  { spanStart: 3, spanEnd: 5 },
];

function unit(target?: string, more: Partial<TranslationUnit> = {}): TranslationUnit {
  const source = fromMarkup('A. B.');
  const found = target === undefined ? {} : { target: fromMarkup(target) };
  return { id: 'u', kind: 'paragraph', source, codes: {}, segmentable: true, ...found, ...more };
}

/** `X.` is a draft, `X.!` is confirmed. */
function rows(...targets: readonly string[]): readonly TargetRow[] {
  return targets.map((written, i) => {
    const { spanStart = 0, spanEnd = 0 } = sentences[i] ?? {};
    const confirmed = written.endsWith('!');
    return { unitId: 'u', spanStart, spanEnd, target: written.replace('!', ''), confirmed };
  });
}

function shown(of: TranslationUnit, from: readonly TargetRow[]) {
  const written = unitTranslation(of, from, 'de');
  return written && [toMarkup(written), written.state];
}

describe('a unit the file has no translation for', () => {
  test.each([
    [['', ''], undefined],
    [
      ['X.', 'Y.'],
      ['X. Y.', 'draft'],
    ],
    [
      ['X.!', 'Y.'],
      ['X. Y.', 'draft'],
    ],
    [
      ['X.!', ''],
      ['X. B.', 'draft'],
    ],
    [
      ['X.!', 'Y.!'],
      ['X. Y.', 'translated'],
    ],
  ])('%j', (targets, expected) => {
    expect(shown(unit(), rows(...targets))).toEqual(expected);
  });
});

describe('a unit the file has a translation for', () => {
  test.each([
    [undefined, ['X.', 'Y.'], undefined],
    [undefined, ['X.!', 'Y.'], undefined],
    [undefined, ['X.!', 'Y.!'], ['X.  Y.', 'translated']],
    ['draft', ['X.!', 'Y.!'], ['X.  Y.', 'translated']],
    ['translated', ['X.', 'Y.'], undefined],
    ['translated', ['X.!', 'Y.!'], ['X.  Y.', 'reviewed']],
    ['reviewed', ['X.!', 'Y.!'], undefined],
    ['reviewed', ['X.', 'Y.!'], ['X.  Y.', 'draft']],
    ['reviewed', ['Z.!', 'Y.!'], ['Z. Y.', 'translated']],
    ['translated', ['Z.', 'Y.!'], ['Z. Y.', 'draft']],
    ['reviewed', ['', ''], ['', undefined]],
    ['reviewed', ['X.!', ''], ['X.', 'draft']],
    [undefined, ['', 'Z.!'], ['Z.', 'draft']],
  ] as const)('%s: %j', (targetState, targets, expected) => {
    const more = targetState === undefined ? {} : { targetState };
    expect(shown(unit('X.  Y.', more), rows(...targets))).toEqual(expected);
  });

  test('stays where the file locks it', () => {
    expect(shown(unit('X.  Y.', { locked: true }), rows('X.!', 'Y.!'))).toBeUndefined();
  });
});

test('the last one who changed it is named, where it is confirmed', () => {
  const [first, second] = rows('X.!', 'Y.!');
  if (first === undefined || second === undefined) throw new Error('no rows');
  const ana = { by: 'Ana', at: '2026-01-02T00:00:00Z' };
  const changed = [
    { ...first, changed: ana },
    { ...second, changed: { by: 'Ben', at: '2026-01-01T00:00:00Z' } },
  ];
  expect(unitTranslation(unit(), changed, 'de')?.changed).toEqual(ana);
  const drafts = changed.map((row) => ({ ...row, confirmed: false }));
  expect(unitTranslation(unit(), drafts, 'de')).not.toHaveProperty('changed');
});
