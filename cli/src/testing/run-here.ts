import { runCommandLine } from '../run-command-line.ts';
import type { BinaryRun } from './run-binary.ts';

/**
 * Runs a command in this process, in English unless the environment says otherwise: what starting one costs is half a
 * second of the processor. What a command does as a process, with its standard input, shows with `runBinary` alone.
 */
export async function runHere(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<BinaryRun> {
  const [out, errors]: [string[], string[]] = [[], []];
  const exitCode = await runCommandLine(args, {
    environment: { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', ...environment },
    write: (text) => out.push(text),
    print: (line) => out.push(`${line}\n`),
    printError: (line) => errors.push(`${line}\n`),
  });
  return { exitCode, stdout: out.join(''), stderr: errors.join('') };
}
