import type { Registry } from 'prom-client';
import type { ShownFigures } from '../figures/figures-of.ts';
import type { Hub } from '../realtime/hub.ts';
import type { Services } from '../services.ts';
import type { CallLimit } from './call-limits.ts';
import type { Readiness } from './health.ts';
import type { ResolveRights } from './resolve-rights.ts';
import type { HookRoute, Route, StreamRoute } from './route.ts';
import type { BodyPace } from './watch-bodies.ts';

export interface HttpSettings {
  readonly services: Services;
  readonly routes: readonly Route[];
  readonly streamRoutes: readonly StreamRoute[];
  /** None by default. */
  readonly hookRoutes?: readonly HookRoute[];
  readonly resolveRights: ResolveRights;
  /** Address people use, where it is known. */
  readonly publicUrl: URL | undefined;
  /** Names besides that of `publicUrl` that people call the product by; none by default. */
  readonly allowedHosts?: readonly string[];
  /** Proxies whose X-Forwarded-* headers are believed. */
  readonly trustProxy: readonly string[];
  /** Carries pushes to browsers; absent where nothing listens for them. */
  readonly hub?: Hub;
  /** Whether the process can serve; absent where nobody asks. */
  readonly readiness?: Readiness;
  /** Where calls are measured. */
  readonly registry?: Registry;
  /** Shown to callers on this machine alone. */
  readonly figures?: ShownFigures;
  /** Limit of costly calls; none by default. */
  readonly callLimits?: readonly CallLimit[];
  /** Short in tests. */
  readonly bodyPace?: BodyPace;
  /** Folder of the built web application; absent where none is served. */
  readonly webFolder?: string;
}
