import { setTimeout } from 'node:timers/promises';
import type { LongContext } from '../../../platform/context.ts';
import type { Engine } from '../../../providers/machine-translation/engine-vendor.ts';

/** The engine, asked at most so many times a minute by all processes together; more wait. Null: no limit. */
export function pacedEngine(
  { rateLimits }: Pick<LongContext, 'rateLimits'>,
  engine: Engine,
  { engineKey, requestsPerMinute }: { readonly engineKey: string; readonly requestsPerMinute: number | null },
): Engine {
  if (requestsPerMinute === null) return engine;
  const rule = { name: 'engines.requests', limit: requestsPerMinute, windowSeconds: 60 };
  const { write } = engine;
  const turn = async (signal: AbortSignal): Promise<void> => {
    for (;;) {
      signal.throwIfAborted();
      const refused = await rateLimits.takeAll([{ rule, subject: engineKey }]);
      if (refused === undefined) return;
      await setTimeout(refused.waitSeconds * 1000, undefined, { signal }).catch(() =>
        signal.throwIfAborted(),
      );
    }
  };
  return {
    ...engine,
    async translate(request) {
      await turn(request.signal);
      return engine.translate(request);
    },
    ...(write && {
      async write(request) {
        await turn(request.signal);
        return write(request);
      },
    }),
  };
}
