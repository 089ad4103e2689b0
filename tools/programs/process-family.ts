import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const samplesEveryMs = 20;

export interface FamilyFigures {
  /** The most memory they had together. */
  readonly peakMb: number;
  /** How long they stood ready while others had the processor. */
  readonly waitedMs: number;
}

/** Follows a process and all that it starts, until it is asked. Sees none of them off Linux. */
export function watchFamily(processId: number): { stop(): FamilyFigures } {
  for (const id of familyOf(processId)) forgetPeak(id);
  const before = new Map(familyOf(processId).map((id) => [id, waitedMs(id)]));
  const waited = new Map<number, number>();
  let peakMb = 0;
  const look = () => {
    const family = familyOf(processId);
    peakMb = Math.max(peakMb, sum(family.map(memoryMb)));
    for (const id of family)
      waited.set(id, Math.max(waited.get(id) ?? 0, waitedMs(id) - (before.get(id) ?? 0)));
  };
  const timer = setInterval(look, samplesEveryMs);
  return {
    stop() {
      clearInterval(timer);
      look();
      return { peakMb, waitedMs: sum([...waited.values()]) };
    },
  };
}

export interface ThreadWatch {
  /** How long the one of them that waited most stood ready while others had the processor. */
  waitedMs(): number;
}

/** Follows the threads of this process from now on. Sees none of them off Linux. */
export function watchThreads(): ThreadWatch {
  const before = new Map(threads().map((id) => [id, waitedMs(`self/task/${id}`)]));
  return {
    waitedMs: () =>
      Math.max(0, ...threads().map((id) => waitedMs(`self/task/${id}`) - (before.get(id) ?? 0))),
  };
}

function threads(): readonly string[] {
  try {
    return readdirSync('/proc/self/task');
  } catch {
    return [];
  }
}

/** Processor time of a process and of all that it started, also of those that ended, in seconds by program. */
export function familyCpuSeconds(processId: number): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  for (const id of familyOf(processId)) {
    const stat = readProcess(`${id}/stat`);
    const [name, fields] = [
      /\((.*)\)/.exec(stat)?.[1] ?? '',
      stat.slice(stat.lastIndexOf(')') + 2).split(' '),
    ];
    // Own and ended children's time, in the system and outside of it.
    const ticks = sum(fields.slice(11, 15).map(Number));
    seconds.set(name, (seconds.get(name) ?? 0) + ticks / ticksPerSecond);
  }
  return seconds;
}

/** Returns the members of a process family whose command line contains the word. */
export function familyMembers(processId: number, word: string): readonly number[] {
  return familyOf(processId).filter((id) => readProcess(`${id}/cmdline`).includes(word));
}

/** Linux has said so to programs for decades, whatever it counts in. */
const ticksPerSecond = 100;

function familyOf(processId: number): readonly number[] {
  const children = readProcess(`${processId}/task/${processId}/children`);
  return [processId, ...children.split(' ').filter(Boolean).map(Number).flatMap(familyOf)];
}

/** Peak memory since the last reset, so that peaks between two measurements count too. */
function memoryMb(processId: number): number {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readProcess(`${processId}/status`))?.[1] ?? 0) / 1024;
}

/** Returns the waiting time of a thread, or of the first thread of a process. */
function waitedMs(name: string | number): number {
  const [, nanoseconds = 0] = readProcess(`${name}/schedstat`).split(' ').map(Number);
  return nanoseconds / 1e6;
}

function forgetPeak(processId: number): void {
  try {
    writeFileSync(`/proc/${processId}/clear_refs`, '5');
  } catch {
    // it is gone, or the system does not forget: then the most it ever had counts
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Empty where the process is gone. */
function readProcess(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}
