import type { DocumentOutcome } from '../outcome.ts';

export interface MeasuredFile {
  /** As people look for it. */
  readonly name: string;
  readonly outcome: DocumentOutcome;
  readonly milliseconds: number;
  readonly peakMb: number;
}

/** Most time and memory that a hostile file may take. */
export const bounds = { milliseconds: 5_000, peakMb: 300 };

/** Returns the fault of an outcome; undefined for success and refusals within the bounds. */
export function faultOf(file: MeasuredFile): string | undefined {
  const { outcome, milliseconds, peakMb } = file;
  if (outcome.kind === 'failed') return outcome.reason;
  if (milliseconds <= bounds.milliseconds && peakMb <= bounds.peakMb) return undefined;
  return `${outcome.kind} after ${(milliseconds / 1000).toFixed(1)} s with ${peakMb.toFixed(0)} MB`;
}

/** The figures of many files as a line, with the worst of them. */
export function describeFiles(files: readonly MeasuredFile[]): string {
  const fine = files.filter((file) => faultOf(file) === undefined);
  const count = (kind: DocumentOutcome['kind']) => fine.filter(({ outcome }) => outcome.kind === kind).length;
  const [slowest] = files.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const [largest] = files.toSorted((a, b) => b.peakMb - a.peakMb);
  return [
    `${files.length} files, ${count('passed')} passed, ${count('refused')} refused as expected`,
    `${files.length - fine.length} failed, ${count('skipped')} skipped`,
    ...(slowest === undefined
      ? []
      : [`slowest ${(slowest.milliseconds / 1000).toFixed(1)} s (${slowest.name})`]),
    ...(largest === undefined ? [] : [`largest ${largest.peakMb.toFixed(0)} MB (${largest.name})`]),
  ].join(', ');
}

export function faultsOf(files: readonly MeasuredFile[]): readonly string[] {
  return files.flatMap((file) => {
    const fault = faultOf(file);
    return fault === undefined ? [] : [`${file.name}: ${fault}`];
  });
}
