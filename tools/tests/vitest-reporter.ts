import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { TestCounts } from './read-reports.ts';

/**
 * Writes what a run came to into the file `TEST_COUNTS_FILE`. Unlike vitest's own report it knows what went wrong
 * outside of tests: a rejection nobody handled, a test process that died.
 */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['TEST_COUNTS_FILE'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(countModules(modules, errors)));
  }
}

function countModules(modules: readonly TestModule[], errors: readonly SerializedError[]): TestCounts {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  return {
    passed: inState('passed').length,
    failed: [
      ...inState('failed').map(nameTest),
      ...modules.flatMap(faultsOfFile),
      ...errors.map((error) => nameFault('outside of tests', error)),
      ...inState('pending').map((test) => `${nameTest(test)}: did not end`),
    ],
    skipped: inState('skipped').map(({ fullName }) => fullName),
  };
}

function nameTest(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const name = `${test.module.relativeModuleId} › ${test.fullName}`;
  return error === undefined ? name : nameFault(name, error);
}

/** Returns the errors that kept the tests of a file, or of a suite in it, from running. */
function faultsOfFile(module: TestModule): string[] {
  const suites = [...module.children.allSuites()];
  return [module, ...suites].flatMap((each) =>
    each.errors().map((error) => nameFault(module.relativeModuleId, error)),
  );
}

interface Fault {
  readonly message: string;
  readonly cause?: unknown;
}

function nameFault(where: string, { message, cause }: Fault): string {
  const fault = `${where}: ${message.split('\n', 1)[0]}`;
  return isFault(cause) ? nameFault(fault, cause) : fault;
}

function isFault(cause: unknown): cause is Fault {
  return typeof cause === 'object' && cause !== null && 'message' in cause;
}
