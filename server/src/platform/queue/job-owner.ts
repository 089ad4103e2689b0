import type { Actor, ContextBase } from '../context.ts';

/** Who added a job, in which language and by which call. */
export interface JobOwner extends Pick<ContextBase, 'language' | 'requestId'> {
  readonly actor: Actor;
}
