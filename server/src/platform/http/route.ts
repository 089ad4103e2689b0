import type { Readable } from 'node:stream';
import type { Access, Endpoint, EventOf, InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { z } from 'zod';
import type { LongVisitorContext, RequestContext, TellingContext, VisitorContext } from '../context.ts';

/** Which context a use case gets follows from its endpoint: who may call, and whether it is one transaction. */
export type ContextOf<E extends Endpoint> =
  E extends Endpoint<z.ZodType, z.ZodType, Access, 'none'>
    ? E['access'] extends 'public'
      ? LongVisitorContext
      : TellingContext<EventOf<E>>
    : E['access'] extends 'public'
      ? VisitorContext
      : RequestContext;

export type UseCase<E extends Endpoint> = (context: ContextOf<E>, input: InputOf<E>) => Promise<OutputOf<E>>;

/** An endpoint bound to its use case. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly access: Access;
  // biome-ignore lint/suspicious/noExplicitAny: routes of all endpoints stand in one list; `route` has checked each
  readonly useCase: (context: any, input: any) => Promise<unknown>;
}

/** Binds an endpoint to its use case; the types of both must fit. */
export function route<E extends Endpoint>(endpoint: E, useCase: UseCase<E>): Route {
  return { endpoint, access: endpoint.access, useCase };
}

/** A call that a machine of somebody else makes, signed over its bytes. */
export interface HookCall {
  readonly parameters: Readonly<Record<string, string>>;
  /** Names in lower case; of repeated ones the first. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** What a machine is answered, where its protocol wants more than 204. */
export interface HookAnswer {
  readonly type: 'text/plain' | 'application/xml';
  readonly text: string;
}

/**
 * An address that machines of others call by their own protocol: nobody is signed in, and who calls is known by the
 * signature alone. Answered with 204 or what the protocol wants, or refused as all calls are.
 */
export interface HookRoute {
  /** `/api/mt/trainers/{trainerId}/reports`; the placeholders are the parameters. */
  readonly path: `/api/${string}`;
  /** POST by default. */
  readonly method?: 'GET' | 'POST';
  /** @throws {AppError} */
  readonly take: (context: VisitorContext, call: HookCall) => Promise<HookAnswer | undefined>;
}

/** A file to be saved. */
export interface StreamAnswer {
  /** As people see it. */
  readonly name: string;
  readonly bytes: number;
  readonly content: Readable;
  /** A picture of pixels, or a PDF, that we drew ourselves, to be shown by the browser; anything else is saved. */
  readonly shown?: 'image/png' | 'application/pdf';
}

/** An address that answers with a file instead of the envelope, such as a link that expires. */
export interface StreamRoute {
  /** `/api/files/content/{token}`; the placeholders are the parameters. */
  readonly path: `/api/${string}`;
  /** @throws {AppError} shown to the browser as a short page of text */
  readonly open: (
    context: VisitorContext,
    parameters: Readonly<Record<string, string>>,
  ) => Promise<StreamAnswer>;
}
