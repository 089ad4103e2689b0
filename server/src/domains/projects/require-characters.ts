import { pretranslationEstimateSchema } from '@transloom/contracts/pretranslation-estimates';
import type { NamedPairEngine } from '@transloom/contracts/project-settings';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { charactersLeft } from '../billing/characters-left.ts';
import { isMetered } from '../engines/use/is-metered.ts';
import { showWork } from '../work/work-routes.ts';
import { projectEstimates } from './project-estimates.ts';

interface Wanted {
  readonly engines: readonly Pick<NamedPairEngine, 'engineKey'>[];
  /** An estimate of the work; absent: any characters will do. */
  readonly estimateId: string | undefined;
}

/**
 * Refuses work that there are too few characters for (D4.5): none at all, or fewer than an estimate says.
 * @throws {AppError} billing.no-characters, resource.not-found
 */
export async function requireCharacters(context: Context, { engines, estimateId }: Wanted): Promise<void> {
  const needed = estimateId === undefined ? 1 : await neededOf(context, estimateId);
  const left = await charactersLeft(context);
  if (left === null) return;
  const keys = new Set(engines.flatMap(({ engineKey }) => engineKey ?? []));
  const metered = await Promise.all([...keys].map((key) => isMetered(context, key)));
  if (!metered.includes(true)) return;
  if (left < needed) throw new AppError('billing.no-characters');
}

async function neededOf(context: Context, workId: string): Promise<number> {
  const { result } = await showWork(context, projectEstimates, workId);
  const estimate = pretranslationEstimateSchema.safeParse(result).data;
  const metered = estimate?.engines.filter(({ walletLeft }) => walletLeft !== null) ?? [];
  return metered.reduce((sum, { characters }) => sum + characters.usual, 0);
}
