import { isGeneratedName } from '@transloom/contracts/organization-names';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isNameOfOthers } from './organizations.store.ts';

/** P5.1, P8.26 @throws {AppError} organization.generated-name */
export function refuseGeneratedName(name: string): void {
  if (isGeneratedName(name)) throw new AppError('organization.generated-name', { field: 'name' });
}

/**
 * A new name is none that was generated, and none that people take for the name of an organization that the actor is not
 * in.
 * @throws {AppError} organization.generated-name, organization.name-alike
 */
export async function refuseOrganizationName(
  { asSystem, actor }: Pick<Context, 'asSystem' | 'actor'>,
  name: string,
): Promise<void> {
  refuseGeneratedName(name);
  if (await asSystem((db) => isNameOfOthers(db, { name, userId: actor.userId })))
    throw new AppError('organization.name-alike', { name, field: 'name' });
}
