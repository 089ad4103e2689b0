import type { Endpoint } from '@transloom/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type {
  Caller,
  Context,
  FromBrowser,
  LongVisitorContext,
  RequestContext,
  TellingContext,
  VisitorContext,
} from '../context.ts';
import type { TransactionPurpose } from '../db/database.ts';
import { asSystem } from '../db/open-database.ts';
import { type Call, contextBase, transactAs, transactAsSystem } from '../transact.ts';
import { languageOf } from './answer.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import type { HttpSettings } from './http-settings.ts';
import type { Identity } from './identify.ts';
import type { IncomingFile } from './incoming-file.ts';
import type { Route } from './route.ts';
import { controlSession, type PendingSession } from './sessions/session-control.ts';
import { newToken, type SessionCookies } from './sessions/session-cookies.ts';

/** One call of an endpoint, identified and allowed. */
export interface EndpointCall {
  readonly settings: HttpSettings;
  readonly cookies: SessionCookies;
  readonly identity: Identity;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborted when the caller has hung up. */
  readonly signal: AbortSignal;
  /** Where the caller listens to how it goes. */
  readonly tell?: (event: unknown) => void;
}

/** Gives the use case its context and the answer its checked output; nothing commits whose output does not fit. */
export async function runUseCase(
  call: EndpointCall,
  route: Route,
  input: unknown,
  files: AsyncIterable<IncomingFile>,
): Promise<unknown> {
  const { endpoint } = route;
  const run = async (context: unknown) => endpoint.output.parse(await route.useCase(context, input));
  const long = endpoint.transaction === 'none';
  if (endpoint.access === 'public') return long ? run(longVisitorContext(call)) : asVisitor(call, run);
  const transact: RunAsActor = (work, caller) =>
    asActor(call, work, { caller, purpose: purposeOf(endpoint) });
  return long ? run(longRequestContext(call, transact, files)) : transact(run);
}

/** A GET reads one moment, so that a job's state and its result fit together. */
function purposeOf({ method, changes }: Endpoint): TransactionPurpose {
  return method === 'GET' && !changes ? 'read' : 'change';
}

/** Also for routes that answer with a file. */
export async function asVisitor<Result>(
  call: EndpointCall,
  run: (context: VisitorContext) => Promise<Result>,
  caller = callerOf(call),
): Promise<Result> {
  const { settings, identity } = call;
  let session: PendingSession | undefined;
  const result = await transactAsSystem(settings.services, callOf(call), (context) => {
    session = sessionOf(call, caller, (work) => work(context.db));
    return run({ ...context, actor: identity.actor, session, caller });
  });
  session?.tellBrowser(call.reply);
  return result;
}

type RunAsActor = <Result>(
  run: (context: RequestContext) => Promise<Result>,
  caller?: Caller,
) => Promise<Result>;

interface ActorOptions {
  readonly caller?: Caller | undefined;
  readonly purpose: TransactionPurpose;
}

async function asActor<Result>(
  call: EndpointCall,
  run: (context: RequestContext) => Promise<Result>,
  { caller = callerOf(call), purpose }: ActorOptions,
): Promise<Result> {
  let session: PendingSession | undefined;
  const inSession = (context: Context) => {
    session = sessionOf(call, caller, (work) => asSystem(context.db, work));
    return run({ ...context, session, caller } satisfies RequestContext & FromBrowser);
  };
  const { services } = call.settings;
  const result = await transactAs(services, callOf(call), actorOf(call), inSession, purpose);
  session?.tellBrowser(call.reply);
  return result;
}

function longRequestContext(
  call: EndpointCall,
  transactAsActor: RunAsActor,
  incomingFiles: AsyncIterable<IncomingFile>,
): TellingContext<unknown> {
  const { signal, tell } = call;
  const base = contextBase(call.settings.services, callOf(call));
  const caller = callerOf(call);
  const transact: TellingContext<unknown>['transact'] = (work) => transactAsActor(work, caller);
  return { ...base, actor: actorOf(call), caller, incomingFiles, signal, tell, transact };
}

function longVisitorContext(call: EndpointCall): LongVisitorContext {
  const base = contextBase(call.settings.services, callOf(call));
  const caller = callerOf(call);
  return { ...base, caller, transact: (work) => asVisitor(call, work, caller) };
}

function actorOf({ identity }: EndpointCall) {
  if (identity.actor === undefined) throw new AppError('session.expired');
  return identity.actor;
}

function callOf({ request }: EndpointCall): Call {
  return { language: languageOf(request), requestId: request.id };
}

const userAgentCharacters = 400;

/** A browser that calls for the first time gets its id with the answer. */
function callerOf({ settings, request, reply, cookies }: EndpointCall): Caller {
  const known = cookies.browserId(request);
  const browserId = known ?? newToken();
  if (known === undefined) cookies.setBrowserId(reply, browserId);
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, userAgentCharacters);
  const origin = settings.publicUrl?.origin ?? `${request.protocol}://${request.host}`;
  return { address: request.ip, onThisMachine: isFromThisMachine(request), origin, userAgent, browserId };
}

function sessionOf(
  { settings, cookies, identity }: EndpointCall,
  caller: Caller,
  runAsSystem: Parameters<typeof controlSession>[0]['runAsSystem'],
): PendingSession {
  return controlSession({
    session: identity.session,
    caller,
    cookies,
    now: settings.services.now(),
    runAsSystem,
  });
}
