import { roleNames } from '@transloom/contracts/role-names';
import type { Role } from '@transloom/contracts/roles';
import { currentLocale } from '../../i18n/locale.ts';

/** What a role is called: by its own name, or the built-in one's. */
export function roleName(role: Role, ownName?: string | null): string {
  return ownName || roleNames[role][currentLocale()];
}
