import { readFileSync } from 'node:fs';

const samplesEveryMs = 50;

/** Follows a process while it runs programs; gives the most they had together, in MB. Sees nothing off Linux. */
export function watchPrograms(processId: number): { stop(): number } {
  let most = 0;
  const look = () => {
    const programs = sumOf(childrenOf(processId));
    if (programs > 0) most = Math.max(most, residentMb(processId) + programs);
  };
  const timer = setInterval(look, samplesEveryMs);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

function sumOf(processIds: readonly number[]): number {
  return processIds.reduce((sum, id) => sum + residentMb(id) + sumOf(childrenOf(id)), 0);
}

function residentMb(processId: number): number {
  const status = readProcess(`${processId}/status`);
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
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
