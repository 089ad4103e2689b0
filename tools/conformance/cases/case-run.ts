import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The result of a command. */
export interface CommandRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The place and the program of one case. */
export interface CaseRun {
  /** Path of the file the case is about. */
  readonly path: string;
  /** Path of another file beside it. */
  beside(name: string): string;
  /** A path in a folder that goes with the case. */
  out(name: string): string;
  /** Runs `transloom` in a process of its own, in English. */
  transloom(args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<CommandRun>;
}

/** Undefined where everything is right, else what is wrong. */
export type CaseCheck = (run: CaseRun) => Promise<string | undefined>;

const binary = resolve(import.meta.dirname, '../../../cli/bin/transloom.mjs');

/** Runs a check in a folder of its own; an exception is a failure. */
export async function runCase(folder: string, file: string, check: CaseCheck): Promise<string | undefined> {
  const outFolder = mkdtempSync(join(tmpdir(), 'transloom-case-'));
  const beside = (name: string) => join(folder, name);
  try {
    return await check({
      path: beside(file),
      beside,
      out: (name) => join(outFolder, name),
      transloom: runTransloom,
    });
  } catch (error) {
    return String(error);
  } finally {
    rmSync(outFolder, { recursive: true, force: true });
  }
}

function runTransloom(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', LANG: 'en_US.UTF-8' };
  const options = { env: { ...env, ...environment }, maxBuffer: 2 ** 26 };
  return new Promise((done) => {
    execFile(process.execPath, [binary, ...args], options, (error, stdout, stderr) => {
      done({ exitCode: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}
