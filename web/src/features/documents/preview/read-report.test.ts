import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

test.each([
  { kind: 'chosen', segmentId: 's1' },
  { kind: 'hovered', segmentId: null },
])('reads %j', (report) => {
  expect(readReport(report)).toEqual(report);
});

test.each([
  [undefined],
  ['chosen'],
  [{ kind: 'chosen' }],
  [{ kind: 'chosen', segmentId: null }],
  [{ kind: 'chosen', segmentId: 's1', url: 'https://a.example' }],
  [{ kind: 'run', segmentId: 's1' }],
])('drops %j', (data) => {
  expect(readReport(data)).toBeUndefined();
});
