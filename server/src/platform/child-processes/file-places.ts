import { availableParallelism, totalmem } from 'node:os';

const megabyte = 2 ** 20;
/** Most that the process of one file may hold; half of the memory is for everything else. */
const processMb = 512;
const mostPlaces = 4;

export interface Machine {
  readonly memoryMb: number;
  readonly processors: number;
}

/**
 * How many files a worker reads or writes at once: from 1 on a machine with less than 2 GB to 4. From two on, one organization
 * never takes the last place, so that its slow files keep nobody else waiting.
 */
export function filePlacesOn({ memoryMb, processors }: Machine): number {
  const fitting = Math.floor(memoryMb / 2 / processMb);
  return Math.max(1, Math.min(fitting, Math.max(2, processors), mostPlaces));
}

/** A container may allow less memory than the machine has. */
function memoryMb(): number {
  const allowed = process.constrainedMemory();
  return Math.min(totalmem(), allowed > 0 ? allowed : Number.POSITIVE_INFINITY) / megabyte;
}

export const filePlaces = filePlacesOn({ memoryMb: memoryMb(), processors: availableParallelism() });
