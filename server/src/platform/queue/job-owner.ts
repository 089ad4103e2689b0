import type { Actor } from '../context.ts';
import type { Call } from '../transact.ts';

/** Who added a job, in which language and by which call. */
export interface JobOwner extends Call {
  readonly actor: Actor;
}
