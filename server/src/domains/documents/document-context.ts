import type { Context } from '../../platform/context.ts';
import type { TranslationContext } from '../../providers/machine-translation/engine-vendor.ts';
import { styleInForce } from '../style-guides/style-in-force.ts';
import { findContentSummary } from './content-summary/content-summary.store.ts';
import { documentOpening } from './document-opening.ts';
import { pretranslationPlanSchema } from './pretranslation-plan.ts';

interface DocumentToTranslate {
  readonly id: string;
  readonly name: string;
  readonly projectId: string;
  readonly plan: unknown;
}

/** Facts for an engine about a whole document: its name, its subject, and the style guide. */
export async function documentContext(
  context: Pick<Context, 'db'>,
  { id, name, projectId, plan }: DocumentToTranslate,
): Promise<Pick<TranslationContext, 'document' | 'summary' | 'style' | 'address'>> {
  const made = pretranslationPlanSchema.parse(plan).summarizes
    ? await findContentSummary(context.db, id)
    : undefined;
  const written = made?.summary ?? null;
  const about = written === null ? await documentOpening(context, id) : { summary: written };
  return { document: name, ...about, ...(await styleInForce(context, projectId)) };
}
