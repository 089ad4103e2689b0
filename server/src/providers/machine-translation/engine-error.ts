import type { BatchFault } from '@transloom/core/answers/find-batch-faults';
import type { AnswerFault } from '@transloom/core/answers/judge-answer';

/**
 * The classes every vendor's errors are mapped to; only these reach people, raw codes go to the log.
 * `auth` bad key · `quota` used up, do not retry · `rate` slow down · `too-long` split · `unsupported-pair` ·
 * `content-blocked` · `bad-request` · `unknown-model` the vendor has no such model, or has it no more · `address-refused` not a place this server may reach · `upstream` 5xx, time-outs, unreachable · `bad-output` unusable answer ·
 * `budget` the organisation allows no more this month · `money-budget` no more money · `shared-budget` the installation allows all organisations no more · `no-characters` the organization has too little quota left · `member-quota` the quota of the member is used up · `day-cap`, `object-cap` the organization allows no more that day, or for this piece of work · `bad-model` a file here that is no model, or of another kind ·
 * `no-memory` a model here needs more than it may take.
 */
export const engineErrorClasses = [
  'auth',
  'quota',
  'rate',
  'too-long',
  'unsupported-pair',
  'content-blocked',
  'bad-request',
  'unknown-model',
  'address-refused',
  'upstream',
  'bad-output',
  'budget',
  'money-budget',
  'shared-budget',
  'no-characters',
  'member-quota',
  'day-cap',
  'object-cap',
  'bad-model',
  'no-memory',
] as const;

export type EngineErrorClass = (typeof engineErrorClasses)[number];

/** Why an answer is no translation; `missing`: the engine gave none for this text. */
export type OutputFault = AnswerFault | BatchFault | 'missing';

export interface EngineFailure {
  readonly errorClass: EngineErrorClass;
  /** Set for `bad-output` only. */
  readonly fault?: OutputFault;
  /** For the log: the vendor's own code, status or request id. Never a key, never the text. */
  readonly detail: string;
  /** How long the vendor asked us to wait. */
  readonly retryAfterMs?: number;
}

/** A whole request failed. A vendor that lost only some segments returns those as failed results instead. */
export class EngineError extends Error {
  readonly failure: EngineFailure;

  constructor(errorClass: EngineErrorClass, detail: string, retryAfterMs?: number) {
    super(`${errorClass}: ${detail}`);
    this.name = 'EngineError';
    this.failure = retryAfterMs === undefined ? { errorClass, detail } : { errorClass, detail, retryAfterMs };
  }
}
