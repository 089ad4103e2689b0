import { type Style, styleSchema } from '@transloom/contracts/style-guides';
import type { Context } from '../../platform/context.ts';
import type { TranslationContext } from '../../providers/machine-translation/engine-vendor.ts';
import { findStyleVersions } from './style-guides.store.ts';
import { styleInstructions } from './style-instructions.ts';

/** What an engine is told of how to translate texts of a project: its own style guide, else the organization's; null for a project that is not there yet. */
export async function styleInForce(
  { db }: Pick<Context, 'db'>,
  projectId: string | null,
): Promise<Pick<TranslationContext, 'style' | 'address'>> {
  const [own] = await findStyleVersions(db, projectId, 1);
  const [newest] = own === undefined || own.inherits ? await findStyleVersions(db, null, 1) : [own];
  if (newest === undefined) return {};
  const said = readStyle(newest);
  const style = styleInstructions(said);
  const { address } = said;
  return { ...(style !== '' && { style }), ...(address !== 'any' && { address }) };
}

function readStyle(row: object): Style {
  return styleSchema.parse(row);
}
