import type { DocumentOutcome } from '../outcome.ts';

export interface MeasuredFile {
  /** As people look for it. */
  readonly name: string;
  readonly outcome: DocumentOutcome;
  readonly milliseconds: number;
  readonly peakMb: number;
}

/** What a file may take at most. */
export interface Bounds {
  readonly milliseconds: number;
  readonly peakMb: number;
}

/** Of the larger one of both: 1 is all that is allowed, more where the file failed. */
export function shareOf({ outcome, milliseconds, peakMb }: MeasuredFile, bounds: Bounds): number {
  if (outcome.kind === 'failed') return Number.POSITIVE_INFINITY;
  return Math.max(milliseconds / bounds.milliseconds, peakMb / bounds.peakMb);
}

/** What is wrong with how a file ended; undefined for success and refusals within the bounds. */
export function faultOf(file: MeasuredFile, bounds: Bounds): string | undefined {
  const { outcome, milliseconds, peakMb } = file;
  if (outcome.kind === 'failed') return outcome.reason;
  if (shareOf(file, bounds) <= 1) return undefined;
  return `${outcome.kind} after ${(milliseconds / 1000).toFixed(1)} s with ${peakMb.toFixed(0)} MB`;
}

/** The figures of many files as a line, with the worst of them. */
export function describeFiles(files: readonly MeasuredFile[], bounds: Bounds): string {
  const fine = files.filter((file) => faultOf(file, bounds) === undefined);
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

export function faultsOf(files: readonly MeasuredFile[], bounds: Bounds): readonly string[] {
  return files.flatMap((file) => {
    const fault = faultOf(file, bounds);
    return fault === undefined ? [] : [`${file.name}: ${fault}`];
  });
}
