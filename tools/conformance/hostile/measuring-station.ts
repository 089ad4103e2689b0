import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findConvertedFormat } from '@transloom/core/document/format-registry';
import { convertFile, type FileConverter } from '../file-converter.ts';
import { outcomeOf } from '../outcome.ts';
import type { HostileRequest } from './hostile-worker.ts';
import { type Bounds, type MeasuredFile, shareOf } from './measured-file.ts';
import { type MeasuredProcess, openMeasuredProcesses } from './measured-process.ts';

export interface MeasuringStation {
  measure(file: { readonly name: string; readonly path: string }): Promise<MeasuredFile>;
  close(): void;
}

interface StationOptions {
  readonly bounds: Bounds;
  /** A file that takes such a share of a bound is measured again in a process of its own. */
  readonly aloneFrom: number;
  readonly nodeOptions?: readonly string[];
}

type Measures = Omit<MeasuredFile, 'name'>;

/** Node as the product starts it. */
const productOptions = ['--max-semi-space-size=4'];
/** Late enough to say by how much a file is too slow. */
const timeoutMs = 20_000;

/**
 * Takes files in one after the other, in a process they share, as the most memory it ever had is also the most that any
 * of them took; one that comes near the bounds has a process of its own. The memory of LibreOffice, which stands beside it in any
 * case, is not counted.
 */
export function openStation(
  converter: FileConverter,
  { bounds, aloneFrom, nodeOptions = [] }: StationOptions,
): MeasuringStation {
  const folder = mkdtempSync(join(tmpdir(), 'transloom-station-'));
  const processes = openMeasuredProcesses({ nodeOptions: [...productOptions, ...nodeOptions] });
  let shared: MeasuredProcess | undefined;
  const dropShared = () => {
    shared?.stop();
    shared = undefined;
  };
  return {
    async measure({ name, path }) {
      shared ??= processes.start();
      const among = { name, ...(await takeIn(shared, path)) };
      if (shareOf(among, bounds) < aloneFrom) return among;
      dropShared();
      const own = processes.start();
      const alone = await takeIn(own, path);
      own.stop();
      return { name, ...alone };
    },
    close() {
      dropShared();
      processes.close();
      rmSync(folder, { recursive: true });
    },
  };

  async function takeIn(measured: MeasuredProcess, path: string): Promise<Measures> {
    const { outcome, ...first } = await ask(measured, { path });
    if (outcome.kind !== 'office') return { ...first, outcome };
    const started = performance.now();
    const converted = await convert(outcome.formatId, path).catch(outcomeOf);
    const milliseconds = first.milliseconds + performance.now() - started;
    if ('kind' in converted) return { ...first, outcome: converted, milliseconds };
    const second = await ask(measured, converted);
    if (second.outcome.kind === 'office') throw new Error(`${converted.formatId} is converted twice`);
    return { ...second, outcome: second.outcome, milliseconds: milliseconds + second.milliseconds };
  }

  async function convert(formatId: string, path: string) {
    const format = findConvertedFormat(formatId);
    if (format === undefined) throw new Error(`no format ${formatId}`);
    const kept = join(folder, `converted.${format.becomes}`);
    writeFileSync(kept, await convertFile(converter, format, readFileSync(path), timeoutMs));
    return { path: kept, formatId: format.becomes };
  }
}

async function ask(measured: MeasuredProcess, request: HostileRequest) {
  const answer = await measured.measure(request, timeoutMs);
  if (answer !== undefined) return answer;
  const reason = `no answer in ${timeoutMs / 1000} s, or the process ended`;
  return { outcome: { kind: 'failed', reason } as const, milliseconds: timeoutMs, peakMb: 0 };
}
