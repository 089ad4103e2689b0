import type { z } from 'zod';
import type { InstallationKey, OrganizationKey } from './permissions.ts';

/**
 * Who may call: anybody; anybody signed in; holders of a permission key (of any one of several keys) of their
 * organization; or the operator of the installation. A list names keys of an organization only.
 * There is no default: an endpoint without access does not compile, and the server refuses to start.
 */
export type Access = 'public' | 'signed-in' | OrganizationKey | readonly OrganizationKey[] | InstallationKey;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
  Mode extends TransactionMode = TransactionMode,
  Told extends z.ZodType = z.ZodType,
> {
  readonly method: HttpMethod;
  /** `{name}` placeholders are filled from the input; the rest of the input is query (GET, DELETE) or body. */
  readonly path: `/api/${string}`;
  readonly access: Allowed;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** `multipart`: the body is a form with files beside the input's fields. */
  readonly body?: 'multipart';
  readonly transaction?: Mode;
  /** Needs a session in a browser; access tokens cannot call it. */
  readonly browserOnly?: true;
  /** A `GET` that changes something; others can only read. */
  readonly changes?: true;
  /**
   * What is told while it works to callers that accept `text/event-stream`: events `progress`, and at the end one `answer`
   * with what all others are answered. Only with transaction `none`.
   */
  readonly events?: Told;
}

/**
 * `whole` (the default): the use case is one transaction. `none`: it opens transactions of its own, because it
 * waits for something outside while it runs.
 */
export type TransactionMode = 'whole' | 'none';

/** A contract is a value: the server binds it to a use case, the web calls it, the documentation lists it. */
export function defineEndpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Allowed extends Access,
  const Mode extends TransactionMode = 'whole',
  Told extends z.ZodType = z.ZodNever,
>(endpoint: Endpoint<Input, Output, Allowed, Mode, Told>): Endpoint<Input, Output, Allowed, Mode, Told> {
  return endpoint;
}

/** What the use case receives: the input after parsing. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;
/** What a caller may write: the input before defaults and coercion. */
export type RequestOf<E extends Endpoint> = z.input<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
/** What is told while an endpoint with `events` works. */
export type EventOf<E extends Endpoint> = z.output<NonNullable<E['events']>>;
