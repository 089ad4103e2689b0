import { limits } from '@transloom/contracts/limits';
import type { OrganizationSummary } from '@transloom/contracts/organizations';

/** The organizations shown directly, the selected one always among them, and those behind “more”. */
export function splitOrganizations(all: readonly OrganizationSummary[]) {
  const first = all.slice(0, limits.organizationsListed);
  const selected = all.find(({ isSelected }) => isSelected);
  const listed = !selected || first.includes(selected) ? first : [...first.slice(0, -1), selected];
  return { listed, more: all.filter((organization) => !listed.includes(organization)) };
}
