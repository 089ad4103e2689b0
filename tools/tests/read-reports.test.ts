import { expect, test } from 'vitest';
import { addCounts, filesOfFailed, readPlaywrightReport } from './read-reports.ts';

test('counts what playwright ran in suites of any depth', () => {
  const skip = [{ type: 'skip', description: 'Apertium is not installed' }];
  const spec = (title: string, status: string, annotations: typeof skip = []) => ({
    title,
    file: 'visitor.spec.ts',
    tests: [{ status, annotations }],
  });
  const report = {
    errors: [{ message: 'the product did not start\nat line 3' }],
    suites: [
      {
        specs: [spec('signs in', 'expected')],
        suites: [{ specs: [spec('signs up', 'unexpected'), spec('translates', 'skipped', skip)] }],
      },
      { specs: [spec('switches language', 'flaky')] },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: ['visitor.spec.ts › signs up', 'outside of tests: the product did not start'],
    skipped: ['translates (Apertium is not installed)'],
  });
});

test('adds runs up', () => {
  const run = { passed: 1, failed: ['b'], skipped: ['a'] };
  expect(addCounts([run, run])).toEqual({ passed: 2, failed: ['b', 'b'], skipped: ['a', 'a'] });
});

test('names the files that are worth another try, and none where the runner itself failed', () => {
  const failed = ['web/src/a.test.tsx › opens: timed out', 'web/src/a.test.tsx › b', 'core/c.test.ts › d: e'];
  expect(filesOfFailed(failed)).toEqual(['web/src/a.test.tsx', 'core/c.test.ts']);
  expect(filesOfFailed([...failed, 'outside of tests: a process died'])).toBeUndefined();
  expect(filesOfFailed(['core/c.test.ts: does not load'])).toBeUndefined();
  expect(filesOfFailed([])).toBeUndefined();
});
