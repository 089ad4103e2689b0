/** What a test run came to; the same for both test programs. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Full names, with the reason where the test gives one. */
  readonly skipped: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Vitest's `json` report. A file that could not even be loaded counts as one failure. */
export function readVitestReport(json: string): TestCounts {
  const files = (JSON.parse(json) as VitestReport).testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const withStatus = (...statuses: string[]) => tests.filter((test) => statuses.includes(test.status));
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(hasFailed));
  return {
    passed: withStatus('passed').length,
    failed: withStatus('failed').length + broken.length,
    skipped: withStatus('pending', 'skipped', 'todo', 'disabled').map((test) => test.fullName),
  };
}

function hasFailed(test: { readonly status: string }): boolean {
  return test.status === 'failed';
}

interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  }[];
}

/** Playwright's `json` report. Errors outside of tests, such as a product that does not start, count as failures. */
export function readPlaywrightReport(json: string): TestCounts {
  const report = JSON.parse(json) as PlaywrightSuite & { errors: readonly unknown[] };
  const specs = listSpecs(report);
  const count = (...statuses: string[]) =>
    specs.flatMap((spec) => spec.tests).filter((test) => statuses.includes(test.status)).length;
  return {
    passed: count('expected', 'flaky'),
    failed: count('unexpected') + report.errors.length,
    skipped: specs.flatMap(describeSkipped),
  };
}

function listSpecs(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
}

function describeSkipped({ title, tests }: PlaywrightSpec): string[] {
  const skipped = tests.filter((test) => test.status === 'skipped');
  return skipped.map(({ annotations }) => {
    const reason = annotations.find((annotation) => annotation.type === 'skip')?.description;
    return reason === undefined ? title : `${title} (${reason})`;
  });
}

export function addCounts(runs: readonly TestCounts[]): TestCounts {
  return {
    passed: runs.reduce((sum, run) => sum + run.passed, 0),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
    skipped: runs.flatMap((run) => run.skipped),
  };
}
