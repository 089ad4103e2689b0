import { ModelProcesses } from '../../local-models/model-processes.ts';
import type { StatisticalModelFile } from './statistical-models.ts';
import type { StatisticalTask } from './statistical-process.ts';

const processes = new ModelProcesses<StatisticalTask, readonly string[]>(
  new URL('./statistical-process.ts', import.meta.url),
);

/** How the texts come to the engine in a file. */
export type AskModel = typeof askModel;

/** Training texts, translated by a trained engine in its process; one for each. @throws {EngineError} upstream */
export function askModel(
  { path, checksum, bytes }: StatisticalModelFile,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  return processes.run({
    key: `${path} ${checksum}`,
    megabytes: memoryMb(bytes),
    task: { modelFile: path, texts },
    signal,
  });
}

export function stopModels(): void {
  processes.stop();
}

export function versionOf({ source, target, checksum }: StatisticalModelFile): string {
  return `${source}-${target} ${checksum}`;
}

/** Measured: one of 107 MB takes 290 MB at most, one of 153 MB 356 MB, with the indexes that are made of it. */
function memoryMb(bytes: number): number {
  return Math.ceil(200 + (bytes / 2 ** 20) * 2.5);
}
