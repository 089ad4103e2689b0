import type { InputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { type polishApi, polishContract } from '@transloom/contracts/polish';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { restartWork } from '../../work/move-work.ts';
import { requireWork } from '../../work/require-work.ts';
import { polish } from './polish.ts';

/**
 * Polishes the text once more (D4.42); a text is polished a limited number of times (D5.49, D9.15).
 * @throws {AppError} resource.not-found, work.other-state, polish.again-limit
 */
export async function polishAgain(
  context: Context,
  { workId }: InputOf<typeof polishApi.polishAgain>,
): Promise<null> {
  const { result } = await requireWork(context, polish.definition, workId);
  const round = polishContract.result.safeParse(result).data?.round ?? 0;
  if (round >= limits.polishRounds) throw new AppError('polish.again-limit', { limit: limits.polishRounds });
  await restartWork(context, polish, { workId, state: { round: round + 1 } });
  return null;
}
