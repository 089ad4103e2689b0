import { expect, test } from 'vitest';
import { addCounts, readPlaywrightReport, readVitestReport } from './read-reports.ts';

const vitestFile = (status: string, ...tests: [status: string, fullName: string][]) => ({
  status,
  assertionResults: tests.map(([testStatus, fullName]) => ({ status: testStatus, fullName })),
});

test('counts what vitest ran, and names what it skipped', () => {
  const report = {
    testResults: [
      vitestFile(
        'failed',
        ['passed', 'adds'],
        ['failed', 'subtracts'],
        ['skipped', 'translates with Apertium'],
      ),
      vitestFile('passed', ['passed', 'multiplies']),
    ],
  };
  const counts = { passed: 2, failed: 1, skipped: ['translates with Apertium'] };
  expect(readVitestReport(JSON.stringify(report))).toEqual(counts);
});

test('counts a file that could not be loaded as a failure', () => {
  const report = { testResults: [vitestFile('failed'), vitestFile('failed', ['passed', 'adds'])] };
  expect(readVitestReport(JSON.stringify(report)).failed).toBe(2);
});

test('counts what playwright ran in suites of any depth', () => {
  const skip = [{ type: 'skip', description: 'Apertium is not installed' }];
  const spec = (title: string, status: string, annotations: typeof skip = []) => ({
    title,
    tests: [{ status, annotations }],
  });
  const report = {
    errors: [{ message: 'the product did not start' }],
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
    failed: 2,
    skipped: ['translates (Apertium is not installed)'],
  });
});

test('adds runs up', () => {
  const run = { passed: 1, failed: 2, skipped: ['a'] };
  expect(addCounts([run, run])).toEqual({ passed: 2, failed: 4, skipped: ['a', 'a'] });
});
