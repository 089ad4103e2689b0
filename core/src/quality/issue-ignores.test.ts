import { expect, test } from 'vitest';
import { ignoreFinder, issueKey } from './issue-ignores.ts';

test('an issue is named by what it is about, not by lengths', () => {
  expect(issueKey({ params: { missing: '30' } })).toBe('30');
  expect(issueKey({ params: { percent: 240 } })).toBe('');
  expect(issueKey({})).toBe('');
  expect(issueKey({ params: { found: 'x'.repeat(900) } })).toHaveLength(200);
});

test.each([
  ['the same issue', 's1', 'number-missing', '30', 'own'],
  ['another number', 's1', 'number-missing', '31', undefined],
  ['another segment', 's2', 'number-missing', '30', undefined],
  ['everywhere in the project', 's2', 'double-space', '  ', 'pattern'],
  ['whatever a check finds', 's2', 'end-mark', '.', 'check'],
  ['another check', 's1', 'number-added', '30', undefined],
])('%s', (_, segmentId, check, found, id) => {
  const ignoreOf = ignoreFinder([
    { id: 'own', segmentId: 's1', check: 'number-missing', key: '30' },
    { id: 'pattern', segmentId: null, check: 'double-space', key: '  ' },
    { id: 'check', segmentId: null, check: 'end-mark', key: null },
  ]);
  expect(ignoreOf(segmentId, { check, params: { found } })?.id).toBe(id);
});
