import { roleNames } from '@transloom/contracts/role-names';
import { roleSchema } from '@transloom/contracts/roles';
import { currentLocale } from '../i18n/locale.ts';

/** What a role is called whose key came as text; a key that is not built in stays as it is. */
export function roleText(role: string): string {
  const known = roleSchema.safeParse(role);
  return known.success ? roleNames[known.data][currentLocale()] : role;
}
