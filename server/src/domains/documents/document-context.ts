import type { Context } from '../../platform/context.ts';
import type { TranslationContext } from '../../providers/machine-translation/engine-vendor.ts';
import { styleInForce } from '../style-guides/style-in-force.ts';
import { documentOpening } from './document-opening.ts';

interface DocumentToTranslate {
  readonly id: string;
  readonly name: string;
  readonly projectId: string;
}

/** What an engine may know of a whole document: its name, what it is about, and how it is to be translated. */
export async function documentContext(
  context: Pick<Context, 'db'>,
  { id, name, projectId }: DocumentToTranslate,
): Promise<Pick<TranslationContext, 'document' | 'summary' | 'style'>> {
  const opening = await documentOpening(context, id);
  return { document: name, ...opening, ...(await styleInForce(context, projectId)) };
}
