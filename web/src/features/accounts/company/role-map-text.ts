import { type CompanySettings, companyRoles } from '@transloom/contracts/company-sign-in';

type RoleMap = CompanySettings['roleMap'];

/** Lines `group=ROLE`; undefined where a line says something else. */
export function readRoleMap(text: string): RoleMap | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const map = lines.flatMap((line) => {
    const at = line.lastIndexOf('=');
    const role = companyRoles.find((each) => each === line.slice(at + 1).trim());
    const group = line.slice(0, Math.max(0, at)).trim();
    return role === undefined || group === '' ? [] : [{ group, role }];
  });
  return map.length === lines.length ? map : undefined;
}

export function writeRoleMap(map: RoleMap): string {
  return map.map(({ group, role }) => `${group}=${role}`).join('\n');
}
