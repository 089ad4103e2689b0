/** Counts of a test run, in the same form for both test runners. */
export interface TestCounts {
  readonly passed: number;
  /** Names, each with the first line of what went wrong where that is known. */
  readonly failed: readonly string[];
  /** Full names, with the reason where the test gives one. */
  readonly skipped: readonly string[];
}

interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: string;
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  }[];
}

/** Playwright's `json` report. Errors outside of tests, such as a product that does not start, count as failures. */
export function readPlaywrightReport(json: string): TestCounts {
  const report = JSON.parse(json) as PlaywrightSuite & { errors: readonly { readonly message?: string }[] };
  const specs = listSpecs(report);
  const tests = specs.flatMap((spec) => spec.tests.map(({ status }) => ({ ...spec, status })));
  const failed = tests.filter(({ status }) => status === 'unexpected');
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: [
      ...failed.map(({ file, title }) => `${file} › ${title}`),
      ...report.errors.map(({ message = '' }) => `outside of tests: ${message.split('\n', 1)[0]}`),
    ],
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
    failed: runs.flatMap((run) => run.failed),
    skipped: runs.flatMap((run) => run.skipped),
  };
}

/** Returns the files of failed vitest tests, each once; nothing where none failed, or where something failed outside of a test. */
export function filesOfFailed(failed: readonly string[]): string[] | undefined {
  const files = failed.map((name) => /^(\S+\.test\.tsx?) › /.exec(name)?.[1]);
  const known = files.filter((file) => file !== undefined);
  return known.length === 0 || known.length < files.length ? undefined : [...new Set(known)];
}
