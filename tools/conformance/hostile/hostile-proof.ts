import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findConvertedFormat } from '@transloom/core/document/format-registry';
import { listHostile } from '../corpus.ts';
import { convertFile, type FileConverter } from '../file-converter.ts';
import { type DocumentOutcome, outcomeOf } from '../outcome.ts';
import { type ConformanceRun, type Proof, secondsSince } from '../proof.ts';
import type { HostileRequest } from './hostile-worker.ts';
import { type MeasuredProcess, openMeasuredProcesses } from './measured-process.ts';

const bounds = { milliseconds: 5_000, peakMb: 300 };
/** A file this near to a bound is measured again in a process of its own. */
const nearBound = 0.5;
/** Late enough to say by how much a file is too slow. */
const timeoutMs = 20_000;

interface Measured {
  readonly outcome: DocumentOutcome;
  readonly milliseconds: number;
  readonly peakMb: number;
}

/**
 * Every hostile file ends in success or a typed refusal within the bounds. A process takes in one file after the
 * other, as the most memory it ever had is also the most that any of these files took; near the bounds each file has
 * its own. The memory of LibreOffice, which stands beside it in any case, is not counted.
 */
export const hostileProof: Proof = {
  name: 'hostile',
  async run({ corpusDir, converter, print }: ConformanceRun) {
    const started = performance.now();
    const paths = listHostile(corpusDir);
    const folder = mkdtempSync(join(tmpdir(), 'transloom-hostile-'));
    const station = openStation(converter, folder);
    const results: (Measured & { path: string })[] = [];
    for (const path of paths)
      results.push({ path: relative(corpusDir, path), ...(await station.measure(path)) });
    station.close();
    rmSync(folder, { recursive: true });
    print(`${'hostile'.padEnd(10)} ${summary(results)}, ${secondsSince(started)}`);
    return results.flatMap((result) => {
      const fault = faultOf(result);
      return fault === undefined ? [] : [`${result.path}: ${fault}`];
    });
  },
};

function summary(results: readonly (Measured & { path: string })[]): string {
  const failed = results.filter((result) => faultOf(result) !== undefined);
  const count = (kind: DocumentOutcome['kind']) =>
    results.filter((result) => !failed.includes(result) && result.outcome.kind === kind).length;
  const [slowest] = results.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const [largest] = results.toSorted((a, b) => b.peakMb - a.peakMb);
  return [
    `${results.length} files, ${count('passed')} passed, ${count('refused')} refused`,
    `${count('skipped')} skipped, ${failed.length} failed`,
    `slowest ${((slowest?.milliseconds ?? 0) / 1000).toFixed(1)} s (${slowest?.path})`,
    `largest ${(largest?.peakMb ?? 0).toFixed(0)} MB (${largest?.path})`,
  ].join(', ');
}

function faultOf({ outcome, milliseconds, peakMb }: Measured): string | undefined {
  if (outcome.kind === 'failed') return outcome.reason;
  if (milliseconds <= bounds.milliseconds && peakMb <= bounds.peakMb) return undefined;
  return `${outcome.kind} after ${(milliseconds / 1000).toFixed(1)} s with ${peakMb.toFixed(0)} MB`;
}

/** Measures files one after the other, in processes it begins anew when they have grown. */
function openStation(converter: FileConverter, folder: string) {
  const processes = openMeasuredProcesses();
  let shared: MeasuredProcess | undefined;
  const dropShared = () => {
    shared?.stop();
    shared = undefined;
  };
  return {
    async measure(path: string): Promise<Measured> {
      shared ??= processes.start();
      const among = await takeIn(shared, path);
      if (!isNear(among)) return among;
      dropShared();
      const own = processes.start();
      const alone = await takeIn(own, path);
      own.stop();
      return alone;
    },
    close() {
      dropShared();
      processes.close();
    },
  };

  async function takeIn(measured: MeasuredProcess, path: string): Promise<Measured> {
    const first = await ask(measured, { path });
    const { outcome } = first;
    if (outcome.kind !== 'office') return { ...first, outcome };
    const format = findConvertedFormat(outcome.formatId);
    if (format === undefined) throw new Error(`no format ${outcome.formatId}`);
    const started = performance.now();
    const converted = await convertFile(converter, format, readFileSync(path), timeoutMs).catch(outcomeOf);
    const milliseconds = first.milliseconds + performance.now() - started;
    if ('kind' in converted) return { ...first, outcome: converted, milliseconds };
    const kept = join(folder, `converted.${format.becomes}`);
    writeFileSync(kept, converted);
    const second = await ask(measured, { path: kept, formatId: format.becomes });
    return { ...second, milliseconds: milliseconds + second.milliseconds } as Measured;
  }
}

async function ask(measured: MeasuredProcess, request: HostileRequest) {
  const answer = await measured.measure(request, timeoutMs);
  if (answer !== undefined) return answer;
  const outcome = {
    kind: 'failed',
    reason: `no answer in ${timeoutMs / 1000} s, or the process ended`,
  } as const;
  return { outcome, milliseconds: timeoutMs, peakMb: 0 };
}

function isNear({ outcome, milliseconds, peakMb }: Measured): boolean {
  const share = Math.max(milliseconds / bounds.milliseconds, peakMb / bounds.peakMb);
  return outcome.kind === 'failed' || share >= nearBound;
}
