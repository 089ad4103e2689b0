import { z } from 'zod';
import { EngineError } from '../../../machine-translation/engine-error.ts';
import { askVendor, endpoint, parseJson } from '../../../machine-translation/vendors/http-failure.ts';
import { chatError } from '../../../machine-translation/vendors/openai-compatible/chat-error.ts';
import type { SafeFetch, SafeFetchAnswer, SafeFetchOptions } from '../../../safe-fetch/safe-fetch.ts';

export interface FineTuningAddress {
  /** Up to and without `/fine_tuning/jobs`. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

const fileSchema = z.object({ id: z.string(), filename: z.string(), bytes: z.number().nullish() });
export type VendorFile = z.infer<typeof fileSchema>;

const jobSchema = z.object({
  id: z.string(),
  /** validating_files, queued, running, paused, succeeded, failed, cancelled; vendors have more. */
  status: z.string(),
  training_file: z.string().nullish(),
  fine_tuned_model: z.string().nullish(),
  trained_tokens: z.number().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
});
export type FineTuningJob = z.infer<typeof jobSchema>;

const listOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) });
const eventSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  type: z.string().nullish(),
});

type Send = Pick<SafeFetchOptions, 'method' | 'headers' | 'body' | 'timeoutMs'> & {
  readonly signal: AbortSignal;
};

/** The fine-tuning API as OpenAI speaks it, and others after it. Every call may throw EngineError. */
export class FineTuningLine {
  readonly address: FineTuningAddress;
  readonly #fetch: SafeFetch;

  constructor(address: FineTuningAddress, fetch: SafeFetch) {
    this.address = address;
    this.#fetch = fetch;
  }

  async models(signal: AbortSignal): Promise<readonly string[]> {
    const { data } = await this.#ask('models', listOf(z.object({ id: z.string() })), { signal });
    return data.map(({ id }) => id);
  }

  async files(signal: AbortSignal): Promise<readonly VendorFile[]> {
    return (await this.#ask('files?purpose=fine-tune', listOf(fileSchema), { signal })).data;
  }

  uploadFile(form: Pick<SafeFetchOptions, 'headers' | 'body'>, signal: AbortSignal): Promise<VendorFile> {
    return this.#ask('files', fileSchema, { ...form, method: 'POST', timeoutMs: uploadTimeoutMs, signal });
  }

  /** The newest first. */
  async jobs(signal: AbortSignal): Promise<readonly FineTuningJob[]> {
    return (await this.#ask('fine_tuning/jobs?limit=100', listOf(jobSchema), { signal })).data;
  }

  job(id: string, signal: AbortSignal): Promise<FineTuningJob> {
    return this.#ask(`fine_tuning/jobs/${encodeURIComponent(id)}`, jobSchema, { signal });
  }

  createJob(wish: object, signal: AbortSignal): Promise<FineTuningJob> {
    const headers = { 'content-type': 'application/json' };
    return this.#ask('fine_tuning/jobs', jobSchema, {
      method: 'POST',
      headers,
      body: JSON.stringify(wish),
      signal,
    });
  }

  async cancelJob(id: string, signal: AbortSignal): Promise<void> {
    await this.#send(`fine_tuning/jobs/${encodeURIComponent(id)}/cancel`, { method: 'POST', signal });
  }

  /** Share of the steps that are done, as the newest events tell; undefined where none does. */
  async shareOf(id: string, signal: AbortSignal): Promise<number | undefined> {
    const path = `fine_tuning/jobs/${encodeURIComponent(id)}/events?limit=20`;
    const { data } = await this.#ask(path, listOf(eventSchema), { signal });
    for (const { data: event } of data) {
      const { step, total_steps: total } = event ?? {};
      if (typeof step === 'number' && typeof total === 'number' && total > 0)
        return Math.min(1, Math.max(0, step / total));
    }
    return undefined;
  }

  /** Nothing happens where it is gone. */
  async delete(path: string, signal: AbortSignal): Promise<void> {
    const answer = await this.#try(path, { method: 'DELETE', signal });
    if (answer.status !== 404 && !isSuccess(answer)) throw chatError(answer, new Date());
  }

  async #ask<Schema extends z.ZodType>(path: string, schema: Schema, send: Send): Promise<z.infer<Schema>> {
    const parsed = schema.safeParse(parseJson((await this.#send(path, send)).text));
    if (!parsed.success) throw new EngineError('bad-output', `not an answer of fine-tuning: ${path}`);
    return parsed.data;
  }

  async #send(path: string, send: Send): Promise<SafeFetchAnswer> {
    const answer = await this.#try(path, send);
    if (!isSuccess(answer)) throw chatError(answer, new Date());
    return answer;
  }

  #try(path: string, { headers = {}, ...send }: Send): Promise<SafeFetchAnswer> {
    const { baseUrl, apiKey } = this.address;
    return askVendor(this.#fetch, endpoint(baseUrl, path), {
      ...send,
      headers: { authorization: `Bearer ${apiKey}`, ...headers },
    });
  }
}

/** A hundred thousand pairs are some ten megabytes. */
const uploadTimeoutMs = 1_800_000;

function isSuccess({ status }: SafeFetchAnswer): boolean {
  return status >= 200 && status < 300;
}
