/** cancelled: by a person. given-away: another worker has it. stopping: this process ends. timeout: it took too long. */
export type StopReason = 'cancelled' | 'given-away' | 'stopping' | 'timeout';

/** Ends a run that may write no more. Handlers let it rise. */
export class JobStopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`the job was stopped: ${reason}`);
    this.name = 'JobStopped';
    this.reason = reason;
  }
}
