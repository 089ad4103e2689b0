import type { Context } from '../../platform/context.ts';
import { selectCard, updateCard, updatePicture } from './card/organization-card.store.ts';

/**
 * Takes name, contacts and picture from an organization that nobody is left in. Gives the address of the picture, whose
 * file the caller removes.
 */
export async function forgetOrganizationCard({
  actor: { organizationId },
  asSystem,
}: Pick<Context, 'actor' | 'asSystem'>): Promise<string | null> {
  return asSystem(async (db) => {
    const card = await selectCard(db, organizationId);
    const nothing = { shortName: '', email: '', contacts: '', phone: '', profile: '' };
    await updateCard(db, organizationId, { name: `former-${organizationId.slice(0, 8)}`, ...nothing });
    await updatePicture(db, organizationId, null);
    return card?.avatar ?? null;
  });
}
