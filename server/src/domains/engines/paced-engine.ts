import { setTimeout } from 'node:timers/promises';
import type { LongContext } from '../../platform/context.ts';
import type { Engine } from '../../providers/machine-translation/engine-vendor.ts';

/** The engine, asked at most so many times a minute by all processes together; more wait. Null: no limit. */
export function pacedEngine(
  { rateLimits }: Pick<LongContext, 'rateLimits'>,
  engine: Engine,
  { engineKey, requestsPerMinute }: { readonly engineKey: string; readonly requestsPerMinute: number | null },
): Engine {
  if (requestsPerMinute === null) return engine;
  const rule = { name: 'engines.requests', limit: requestsPerMinute, windowSeconds: 60 };
  return {
    ...engine,
    async translate(request) {
      const { signal } = request;
      for (;;) {
        signal.throwIfAborted();
        const refused = await rateLimits.takeAll([{ rule, subject: engineKey }]);
        if (refused === undefined) return engine.translate(request);
        await setTimeout(refused.waitSeconds * 1000, undefined, { signal }).catch(() =>
          signal.throwIfAborted(),
        );
      }
    },
  };
}
