import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signReport } from '../providers/engine-training/report-signature.ts';
import type { RunAnswer } from '../providers/engine-training/trainer-protocol.ts';
import type { SafeFetch } from '../providers/safe-fetch/safe-fetch.ts';

/** A run as it stands, and where somebody wants to be told of it. */
interface ToldRun {
  readonly run: RunAnswer;
  readonly reportsTo: string | null;
}

interface ReportLine {
  readonly fetch: SafeFetch;
  /** Of the trainer: reports are signed with it. */
  readonly key: string;
  /** Undefined for a run that is gone. */
  readonly look: (runId: string) => Promise<ToldRun | undefined>;
  /** Gets what kept a report from being heard. */
  readonly complain: (error: unknown) => void;
}

const timeoutMs = 10_000;
/** Pauses before an end is told again; who never hears of it asks. */
const pausesMs = [1_000, 5_000, 30_000];

/** Tells whoever ordered a run how it goes; of what happens while it tells, the newest is told next. */
export class RunReports {
  readonly #line: ReportLine;
  readonly #stop = new AbortController();
  readonly #telling = new Map<string, { again: boolean }>();

  constructor(line: ReportLine) {
    this.#line = line;
  }

  tell(runId: string): void {
    const telling = this.#telling.get(runId);
    if (telling !== undefined) {
      telling.again = true;
      return;
    }
    const begun = { again: false };
    this.#telling.set(runId, begun);
    this.#tellAll(runId, begun).catch((error: unknown) => {
      this.#telling.delete(runId);
      if (!this.#stop.signal.aborted) this.#line.complain(error);
    });
  }

  stop(): void {
    this.#stop.abort(new Error('stopped'));
  }

  async #tellAll(runId: string, telling: { again: boolean }): Promise<void> {
    for (let tries = 0; ; ) {
      telling.again = false;
      const { failure } = await this.#tellNow(runId);
      if (telling.again) {
        tries = 0;
      } else if (failure === undefined) {
        this.#telling.delete(runId);
        return;
      } else {
        const pauseMs = pausesMs[tries++];
        if (pauseMs === undefined) throw new Error(`nobody hears how ${runId} ended: ${failure}`);
        await pause(pauseMs, undefined, { signal: this.#stop.signal });
      }
    }
  }

  /** Why nobody heard of an end; of what goes on somebody hears later. */
  async #tellNow(runId: string): Promise<{ readonly failure?: string }> {
    const told = await this.#line.look(runId);
    if (told === undefined || told.reportsTo === null) return {};
    const failure = await this.#send(told.run, told.reportsTo);
    return failure === undefined || !hasEnded(told.run) ? {} : { failure };
  }

  /** Why it has to be told again; undefined where it was heard, or will never be. */
  async #send({ runId, state, share }: RunAnswer, reportsTo: string): Promise<string | undefined> {
    const body = JSON.stringify({ runId, state, share });
    const signed = signReport(Buffer.from(this.#line.key), { id: randomUUID(), sentAt: new Date(), body });
    try {
      const { status } = await this.#line.fetch(reportsTo, {
        method: 'POST',
        body,
        timeoutMs,
        signal: this.#stop.signal,
        headers: { 'content-type': 'application/json', ...signed },
      });
      return status < 500 && status !== 429 ? undefined : `${reportsTo} answers ${status}`;
    } catch (error) {
      this.#stop.signal.throwIfAborted();
      return String(error);
    }
  }
}

function hasEnded({ state }: RunAnswer): boolean {
  return state === 'trained' || state === 'failed' || state === 'cancelled';
}
