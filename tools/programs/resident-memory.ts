import { readFileSync } from 'node:fs';

const samplesEveryMs = 50;

/** Follows the processes that a process starts; gives the most memory one of them had, in MB. Sees none off Linux. */
export function watchPrograms(processId: number): { stop(): number } {
  let most = 0;
  const look = () => {
    most = Math.max(most, largestOf(childrenOf(processId)));
  };
  const timer = setInterval(look, samplesEveryMs);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

function largestOf(processIds: readonly number[]): number {
  return Math.max(0, ...processIds.map((id) => Math.max(peakMb(id), largestOf(childrenOf(id)))));
}

function peakMb(processId: number): number {
  const status = readProcess(`${processId}/status`);
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

function childrenOf(processId: number): readonly number[] {
  return readProcess(`${processId}/task/${processId}/children`).split(' ').filter(Boolean).map(Number);
}

/** Empty where the process is gone. */
function readProcess(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}
