import type { Member } from '@transloom/contracts/members';

/** How the organization calls the person, or the user name. */
export function displayName({ name, username }: Pick<Member, 'name' | 'username'>): string {
  return name || username;
}
