import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { joinedEngines } from './sharing/joined-engines.ts';
import { shownCustomEngines } from './shown-custom-engines.ts';

export async function listCustomEngines(
  context: Context,
): Promise<OutputOf<typeof customEnginesApi.listCustomEngines>> {
  const joined = await joinedEngines(context);
  const { engines, limit } = context.actor.permissions.has('engine:engineDetailRouter')
    ? await shownCustomEngines(context)
    : { engines: [], limit: null };
  const seen = engines.filter((engine) => engine.seen);
  return { engines: seen.map(({ summary }) => summary), joined: joined.map(({ shown }) => shown), limit };
}
