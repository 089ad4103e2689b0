import type { InputOf } from '@transloom/contracts/endpoint';
import type { termCleaningsApi } from '@transloom/contracts/term-cleanings';
import type { Context } from '../../../platform/context.ts';
import { excludeFindings } from '../../assets/exclude-findings.ts';
import { announceTermBase } from '../announce-term-base.ts';
import { requireWritable } from '../require-term-base.ts';

/** @throws {AppError} resource.not-found, term-base.not-writable, cleaning.other-state */
export async function excludeTermFindings(
  context: Context,
  { termBaseId, cleaningId, ...choice }: InputOf<typeof termCleaningsApi.excludeTermFindings>,
): Promise<null> {
  await requireWritable(context, termBaseId);
  await excludeFindings(context, { assetId: termBaseId, cleaningId }, choice);
  for (const event of announceTermBase({ termBaseId }, context.actor)) context.publish(event);
  return null;
}
