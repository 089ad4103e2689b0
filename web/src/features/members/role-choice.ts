import type { Role } from '@transloom/contracts/roles';

type GivenRole = Exclude<Role, 'SUPER_ADMIN'>;

interface HasRole {
  readonly role: Role;
  readonly ownRole: { readonly roleId: string } | { readonly id: string } | null;
}

const ownPrefix = 'own:';

/** A role as one value of a choice: a built-in one by its key, an own one by its id. */
export function roleValue({ role, ownRole }: HasRole): string {
  if (ownRole === null) return role;
  return `${ownPrefix}${'roleId' in ownRole ? ownRole.roleId : ownRole.id}`;
}

/** What the API is given for a value of the choice. */
export function roleOfValue(value: string): { readonly role: GivenRole; readonly roleId: string | null } {
  if (value.startsWith(ownPrefix)) return { role: 'TRANSLATOR', roleId: value.slice(ownPrefix.length) };
  return { role: value as GivenRole, roleId: null };
}

export function ownRoleValue(roleId: string): string {
  return `${ownPrefix}${roleId}`;
}
