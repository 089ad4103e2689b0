import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { joinedEngines } from './sharing/joined-engines.ts';
import { shownCustomEngines } from './shown-custom-engines.ts';

export async function listCustomEngines(
  context: Context,
): Promise<OutputOf<typeof customEnginesApi.listCustomEngines>> {
  const { engines, limit } = await shownCustomEngines(context);
  const joined = await joinedEngines(context);
  return { engines: engines.map(({ summary }) => summary), joined: joined.map(({ shown }) => shown), limit };
}
