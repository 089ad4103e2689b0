import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findConvertedFormat } from '@transloom/core/document/format-registry';
import { watchFamily } from '../../programs/process-family.ts';
import { convertFile, type FileConverter } from '../file-converter.ts';
import { outcomeOf } from '../outcome.ts';
import type { HostileRequest } from './hostile-worker.ts';
import { faultOf, type MeasuredFile } from './measured-file.ts';
import { type MeasuredProcess, openMeasuredProcesses } from './measured-process.ts';

interface NamedFile {
  /** As people look for it. */
  readonly name: string;
  readonly path: string;
}

export interface MeasuringStation {
  measure(file: NamedFile): Promise<MeasuredFile>;
  close(): void;
}

type Measures = Omit<MeasuredFile, 'name'>;

/** Node as `transloom` starts it where it reads files. */
const productOptions = ['--max-semi-space-size=4'];
/** Late enough to say by how much a file is too slow. */
const timeoutMs = 60_000;

/**
 * Takes files in one after the other, in a process that they share. One that fails is taken in again in a process of its
 * own, as others may have left much in the first. The time for which others had the processor does not count, nor does
 * the memory of LibreOffice, which stands beside it in any case.
 */
export function openStation(converter: FileConverter, nodeOptions: readonly string[] = []): MeasuringStation {
  const folder = mkdtempSync(join(tmpdir(), 'transloom-station-'));
  const processes = openMeasuredProcesses({ nodeOptions: [...productOptions, ...nodeOptions] });
  let current: MeasuredProcess | undefined;
  const drop = () => {
    current?.stop();
    current = undefined;
  };
  return {
    async measure(file) {
      const first = await measureOnce(file);
      return current === undefined ? measureOnce(file) : first;
    },
    close() {
      drop();
      processes.close();
      rmSync(folder, { recursive: true });
    },
  };

  /** A process in which a file failed takes in no other. */
  async function measureOnce({ name, path }: NamedFile): Promise<MeasuredFile> {
    current ??= processes.start();
    const measured = { name, ...(await takeIn(current, path)) };
    if (faultOf(measured) !== undefined) drop();
    return measured;
  }

  async function takeIn(measured: MeasuredProcess, path: string): Promise<Measures> {
    const { outcome, ...first } = await ask(measured, { path });
    if (outcome.kind !== 'office') return { ...first, outcome };
    const [started, family] = [performance.now(), watchFamily(process.pid)];
    const converted = await convert(outcome.formatId, path).catch(outcomeOf);
    const milliseconds = first.milliseconds + performance.now() - started - family.stop().waitedMs;
    if ('kind' in converted) return { ...first, outcome: converted, milliseconds };
    const second = await ask(measured, converted);
    if (second.outcome.kind === 'office') throw new Error(`${converted.formatId} is converted twice`);
    return {
      outcome: second.outcome,
      milliseconds: milliseconds + second.milliseconds,
      peakMb: Math.max(first.peakMb, second.peakMb),
    };
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
