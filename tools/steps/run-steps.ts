import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** A command that is right when it ends with 0. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/**
 * Runs steps side by side, as many as there are processors, and reports each when it ends: one line where it
 * passed, with everything it printed where it failed.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce = availableParallelism(),
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      console.log(describeResult(result));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

async function runStep({ name, command: [program, ...args] }: Step): Promise<StepResult> {
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { name, passed: code === 0, seconds: secondsSince(started), output };
  } catch (error) {
    return { name, passed: false, seconds: secondsSince(started), output: String(error) };
  }
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

function describeResult({ name, passed, seconds, output }: StepResult): string {
  const line = `${passed ? '✓' : '✗'} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(5)} s`;
  const lastLine = output.trimEnd().split('\n').at(-1) ?? '';
  return passed ? `${line}  ${lastLine}` : `${line}\n${output.trimEnd()}\n`;
}
