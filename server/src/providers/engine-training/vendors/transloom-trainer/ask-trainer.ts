import type { z } from 'zod';
import { EngineError } from '../../../machine-translation/engine-error.ts';
import {
  askVendor,
  classOfStatus,
  endpoint,
  parseJson,
  retryAfterMs,
} from '../../../machine-translation/vendors/http-failure.ts';
import type { SafeFetch, SafeFetchAnswer, SafeFetchOptions } from '../../../safe-fetch/safe-fetch.ts';
import { trainerErrorSchema } from '../../trainer-protocol.ts';

export interface TrainerAddress {
  /** Up to and without `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

export interface TrainerCall {
  readonly method?: SafeFetchOptions['method'];
  /** JSON, or lines as they stand. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** One call of the protocol. `ask` gives what it answered, `tell` only that it was heard. */
export class TrainerLine {
  readonly #address: TrainerAddress;
  readonly #fetch: SafeFetch;

  constructor(address: TrainerAddress, fetch: SafeFetch) {
    this.#address = address;
    this.#fetch = fetch;
  }

  /** @throws {EngineError} */
  async ask<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    call: TrainerCall,
  ): Promise<z.infer<Schema>> {
    const answer = await this.#send(path, call);
    const parsed = schema.safeParse(parseJson(answer.text));
    if (!parsed.success) throw new EngineError('bad-output', `not the answer of a trainer: ${path}`);
    return parsed.data;
  }

  /** @throws {EngineError} */
  async tell(path: string, call: TrainerCall): Promise<void> {
    await this.#send(path, call);
  }

  async #send(
    path: string,
    { method = 'GET', body, headers = {}, signal }: TrainerCall,
  ): Promise<SafeFetchAnswer> {
    const { baseUrl, apiKey } = this.#address;
    const answer = await askVendor(this.#fetch, endpoint(baseUrl, `v1/${path}`), {
      method,
      signal,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(typeof body === 'object' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'object' ? JSON.stringify(body) : body }),
    });
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new TrainerAnswerError(answer);
  }
}

/** A refusal by the trainer itself, with its code. */
export class TrainerAnswerError extends EngineError {
  readonly code: string;

  constructor({ status, text, headers }: SafeFetchAnswer) {
    const code = readCode(text);
    super(classOfStatus(status), `HTTP ${status} ${code}`.trim(), retryAfterMs(headers, new Date()));
    this.code = code;
  }
}

function readCode(text: string): string {
  try {
    const { error } = JSON.parse(text) as { readonly error?: unknown };
    return trainerErrorSchema.safeParse(error).data?.code ?? '';
  } catch {
    return '';
  }
}
