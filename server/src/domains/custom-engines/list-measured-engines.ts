import type { CustomEngineSummary } from '@transloom/contracts/custom-engines';
import type { Context } from '../../platform/context.ts';
import { shownCustomEngines } from './shown-custom-engines.ts';

/** Those with a version to translate with; one that is not ready cannot be chosen at the moment. */
export async function listMeasuredEngines(context: Context): Promise<readonly CustomEngineSummary[]> {
  const { engines } = await shownCustomEngines(context);
  return engines.map(({ summary }) => summary).filter(({ currentVersion }) => currentVersion !== null);
}
