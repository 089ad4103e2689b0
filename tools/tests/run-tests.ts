import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOfFailed, readPlaywrightReport, type TestCounts } from './read-reports.ts';

/** More failures than this are no accident of a busy machine, and are not tried again. */
const worthTrying = 5;

/**
 * All vitest projects. `filters` are parts of file names; without any, everything runs. The files of the few tests that failed
 * run once more, one at a time, because machines are shared. What fails twice counts as failed.
 */
export async function runVitest(root: string, filters: readonly string[]): Promise<TestCounts> {
  const first = await runVitestOnce(root, filters);
  const files = filesOfFailed(first.failed);
  if (files === undefined || first.failed.length > worthTrying) return first;
  nameTriedAgain(first.failed);
  const again = await runVitestOnce(root, [...files, '--maxWorkers=1']);
  const mended = Math.max(0, first.failed.length - again.failed.length);
  return { passed: first.passed + mended, failed: again.failed, skipped: first.skipped };
}

function runVitestOnce(root: string, options: readonly string[]): Promise<TestCounts> {
  const reporter = join(import.meta.dirname, 'vitest-reporter.ts');
  return runAndCount(JSON.parse, (reportFile) => ({
    command: join(root, 'node_modules/vitest/vitest.mjs'),
    args: ['run', '--reporter=default', `--reporter=${reporter}`, ...options],
    environment: { TEST_COUNTS_FILE: reportFile },
  }));
}

/**
 * All journeys, three at a time. The few that failed are tried once more, one at a time and on a product of their own, because
 * machines are shared. What fails twice counts as failed, and what passed only alone is named.
 */
export async function runPlaywright(root: string): Promise<TestCounts> {
  const first = await runJourneys(root, []);
  if (first.failed.length === 0 || first.failed.length > worthTrying) return first;
  nameTriedAgain(first.failed);
  const again = await runJourneys(root, ['--last-failed', '--workers=1']);
  return { ...again, passed: first.passed + again.passed, skipped: first.skipped };
}

function nameTriedAgain(failed: readonly string[]): void {
  console.log(['', 'Tried again alone:', ...failed.map((name) => `  ${name}`)].join('\n'));
}

function runJourneys(root: string, options: readonly string[]): Promise<TestCounts> {
  return runAndCount(readPlaywrightReport, (reportFile) => ({
    command: join(root, 'node_modules/@playwright/test/cli.js'),
    args: ['test', '--reporter=list,json', ...options],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  }));
}

interface TestCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

async function runAndCount(
  read: (json: string) => TestCounts,
  describe: (reportFile: string) => TestCommand,
): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'transloom-report-'));
  const reportFile = join(folder, 'report.json');
  try {
    const { command, args, environment } = describe(reportFile);
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, [command, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    const counts = existsSync(reportFile) ? read(readFileSync(reportFile, 'utf8')) : noCounts;
    if (code === 0 || counts.failed.length > 0) return counts;
    return { ...counts, failed: [`the test program ended with ${code ?? 'a signal'}`] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const noCounts: TestCounts = { passed: 0, failed: [], skipped: [] };
