import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { OwnKeys } from '@transloom/contracts/role-matrix';
import type { Role } from '@transloom/contracts/roles';
import type { Providers } from '../providers/providers.ts';
import type { Db } from './db/database.ts';
import type { Figures } from './figures/figures.ts';
import type { IncomingFile } from './http/incoming-file.ts';
import type { Installation } from './installation/installation.ts';
import type { LiveInstallation } from './installation/live-installation.ts';
import type { Log } from './logging/log.ts';
import type { MemberLimits } from './member-limits.ts';
import type { Enqueue } from './queue/define-job.ts';
import type { JobMove } from './queue/job-move.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { PublishedEvent } from './realtime/events.ts';
import type { Storage } from './storage/storage.ts';

/** Who acts: a user in one organisation. Jobs carry the actor that enqueued them. */
export interface Actor {
  readonly userId: string;
  readonly organizationId: string;
  readonly role: Role;
  readonly permissions: ReadonlySet<PermissionKey>;
  /** How far the keys reach of a role that the organization made; absent for a built-in role. */
  readonly ownKeys?: OwnKeys;
  /** Absent for somebody without limits, and in jobs. */
  readonly limits?: MemberLimits;
  /** Absent in jobs. */
  readonly sessionId?: string;
}

export interface ContextBase {
  readonly language: InterfaceLanguage;
  readonly requestId: string;
  readonly log: Log;
  readonly storage: Storage;
  readonly providers: Providers;
  /** Counts tries; what is counted stays counted when the request fails. */
  readonly rateLimits: RateLimits;
  readonly installation: Installation;
  /** Lets the operator change settings of this process; every other use case reads `installation`. */
  readonly live: LiveInstallation;
  readonly figures: Figures;
  /** The clock; the only one rules may read. */
  now(): Date;
}

export interface InTransaction {
  /**
   * The transaction of this request. For an actor it is bound to the actor's organisation by row-level
   * security: rows of another organisation do not exist in it.
   */
  readonly db: Db;
  /** Pushed to browsers after the commit. */
  publish(event: PublishedEvent): void;
  /** Runs after the commit; for effects that cannot be taken back. */
  afterCommit(effect: () => Promise<void> | void): void;
}

/** Everything that a use case of a signed-in user may touch. */
export interface Context extends ContextBase, InTransaction {
  readonly actor: Actor;
  /** Kinds of background work, and whether a failed job of the kind can be retried by `moveJob`. */
  readonly jobKinds: readonly { readonly kind: string; readonly retriable: boolean }[];
  /** Adds a job in this transaction: without commit it never was. */
  readonly enqueue: Enqueue;
  /** Ends a job in this transaction, and tells its domain. False where it has ended already. */
  cancelJob(jobId: string): Promise<boolean>;
  /**
   * Cancels or retries a job of any organization, in the name of its owner; for the operator. False for a job to cancel
   * that has ended.
   * @throws {AppError} resource.not-found, job.not-failed, job.not-retriable
   */
  moveJob(jobId: string, move: JobMove): Promise<boolean>;
  /** Leaves the organisation's borders; only for accounts, organizations, access and shared engines. */
  asSystem<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

export interface FromBrowser {
  /** Start, renew or end the session of this browser. */
  readonly session: SessionControl;
  /** Network address and browser of the caller, for rate limits and the list of sessions. */
  readonly caller: Caller;
}

/** The request behind a use case; only use cases that deal with sessions ask for it. */
export interface RequestContext extends Context, FromBrowser {}

/** Everything that a use case of an endpoint with access `public` may touch; its transaction belongs to the system. */
export interface VisitorContext extends ContextBase, InTransaction, FromBrowser {
  readonly actor: Actor | undefined;
}

export interface Caller {
  readonly address: string;
  readonly userAgent: string;
  /** True for a caller on this machine; false for one that a proxy speaks for. */
  readonly onThisMachine: boolean;
  /** Address that people reach this server at, such as `https://translate.example.com`. */
  readonly origin: string;
  /** A random id kept in a cookie before anybody signs in; binds codes and captchas to a browser. */
  readonly browserId: string;
}

/** Who works in a session, and where. */
export interface SessionStart {
  readonly userId: string;
  readonly organizationId: string;
  /** The organization whose sign-in service let the user in. */
  readonly ssoOrganizationId?: string;
}

export interface SessionControl {
  /**
   * Starts a session with a new token; any session of this browser ends. A signed-in user who stays the same keeps
   * the day on which the session ends whatever happens.
   */
  start(user: SessionStart): Promise<void>;
  end(): Promise<void>;
}

/** A use case that waits for something outside: it opens short transactions of its own. */
export interface LongContext extends ContextBase {
  readonly actor: Actor;
  transact<Result>(work: (context: Context) => Promise<Result>): Promise<Result>;
}

/** A LongContext of a call; `body: 'multipart'` brings files. */
export interface LongRequestContext extends ContextBase {
  readonly actor: Actor;
  readonly caller: Caller;
  transact<Result>(work: (context: RequestContext) => Promise<Result>): Promise<Result>;
  /** The files of a form, one after the other as they arrive; each must be read or skipped before the next. */
  readonly incomingFiles: AsyncIterable<IncomingFile>;
  /** Aborted when the caller has hung up. */
  readonly signal: AbortSignal;
}

/** A call of an endpoint with `events`. */
export interface TellingContext<Told> extends LongRequestContext {
  /**
   * Tells how it goes; undefined where the caller does not listen. Each event stands for itself: one that follows another
   * within a moment is left out.
   */
  readonly tell: ((event: Told) => void) | undefined;
}

/** The same for an endpoint with access `public`: no transaction waits for a slow hash or for a mail to leave. */
export interface LongVisitorContext extends ContextBase {
  readonly caller: Caller;
  transact<Result>(work: (context: VisitorContext) => Promise<Result>): Promise<Result>;
}

export interface JobContext extends LongContext {
  readonly jobId: string;
  /** Aborted when the job is cancelled, given away or the process stops. */
  readonly signal: AbortSignal;
  /** Stored and pushed at most a few times a second; `step` names what is being done now. */
  progress(done: number, total: number, step?: string): Promise<void>;
}
