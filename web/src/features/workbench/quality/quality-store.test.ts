import { expect, test } from 'vitest';
import { createQualityStore } from './quality-store.ts';
import { createTextChecker } from './text-checker.ts';

const text = (segmentId: string, source: string, target: string) => ({
  segmentId,
  source,
  target,
  concepts: [],
  unchangedMatchRate: undefined,
});

function checkedExample() {
  const quality = createQualityStore();
  const pattern = {
    patternId: 'p1',
    name: 'No tapas',
    source: '',
    target: 'tapas',
    condition: 'target-only',
    severity: 'error',
  } as const;
  const checker = createTextChecker({
    sourceLanguage: 'en-US',
    targetLanguage: 'es-ES',
    checks: {},
    patterns: [pattern],
    spelling: null,
  });
  const { receive, receiveCompared } = quality.getState();
  receive(
    checker.check([
      text('s1', 'Open {1}the lid{/1}.', 'Abra  {1}la tapa{/1}.'),
      text('s2', 'Open the lid.', 'Abra la tapa.'),
      text('s3', 'Open the lid.', 'Abra las tapas.'),
      text('s4', 'Open the lid.', 'Abra la tapa.'),
    ]),
  );
  receiveCompared(checker.compare());
  const names = (id: string) => (quality.getState().open.get(id) ?? []).map(({ check }) => check);
  return { quality, checker, names };
}

test('issues are listed by segment, the gravest first, with the fix as markup', () => {
  const { quality, names } = checkedExample();
  expect(names('s1')).toEqual(['double-space']);
  expect(names('s2')).toEqual([]);
  expect(names('s3')).toEqual(['p1', 'inconsistent-target']);
  expect(quality.getState().open.get('s1')?.[0]).toMatchObject({ fix: 'Abra {1}la tapa{/1}.', key: '  ' });
});

// Rule D4.30 of the specification.
test('what is ignored is no longer open, and comes back when it is taken up again', () => {
  const { quality, names } = checkedExample();
  const ignore = {
    ignoreId: 'i1',
    segmentId: 's1',
    check: 'double-space',
    key: '  ',
    params: {},
    reason: '',
    ignoredBy: 'ann',
    ignoredAt: '2026-01-01T00:00:00Z',
  };
  const setup = { ruleBased: true, checks: {}, when: 'typing', scoreThreshold: null, patterns: [] } as const;
  quality.getState().setUp({ ...setup, ignores: [ignore], patterns: [] });
  expect(names('s1')).toEqual([]);
  expect(quality.getState().ignored).toMatchObject([
    { issue: { segmentId: 's1' }, ignore: { ignoreId: 'i1' } },
  ]);
  quality.getState().setUp({ ...setup, ignores: [], patterns: [] });
  expect(names('s1')).toEqual(['double-space']);
  expect(quality.getState().ignored).toEqual([]);
});

test('a mended or forgotten segment has no issues', () => {
  const { quality, checker, names } = checkedExample();
  quality.getState().receive(checker.check([text('s1', 'Open {1}the lid{/1}.', 'Abra {1}la tapa{/1}.')]));
  quality.getState().forget(['s3']);
  expect([...quality.getState().open.keys()]).toEqual([]);
  expect(names('s3')).toEqual([]);
});

test('words that no dictionary knows are found, with what may be meant where few texts are checked', () => {
  const spelling = { affixes: 'SET UTF-8\nTRY aeiost', words: '3\nabra\nla\ntapa', ownWords: ['ya'] };
  const checker = createTextChecker({
    sourceLanguage: 'en',
    targetLanguage: 'es',
    checks: {},
    patterns: [],
    spelling,
  });
  const found = (target: string) =>
    checker.check([text('s1', 'Open it now.', target)])[0]?.[1].filter(({ check }) => check === 'misspelled');
  expect(found('Abra la tapa ya.')).toEqual([]);
  expect(found('Abra la tapo ya.')).toMatchObject([{ key: 'tapo', fix: 'Abra la tapa ya.' }]);
  checker.learn('tapo');
  expect(found('Abra la tapo ya.')).toEqual([]);
});
