import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@transloom/contracts/roles';
import type { DemoLink } from '@transloom/server/start-transloom';
import type { ProductStarted } from './product-process.ts';
import { signInWithLink } from './sign-in-with-link.ts';

/** People of the demo's company. */
const colleagues = {
  ann: 'PROJECT_MANAGER',
  ben: 'REVIEWER',
  cleo: 'TRANSLATOR',
  dora: 'ADMIN',
} as const satisfies Record<string, Role>;
export type Colleague = keyof typeof colleagues;

/** Everybody signs in once, before the first journey; their browsers begin with what is written down here. */
export async function signPeopleIn({ address, signInLink = '', demoLinks }: ProductStarted): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'transloom-states-'));
  // The processes of the tests inherit it.
  process.env['E2E_STATES'] = folder;
  const links = {
    administrator: signInLink,
    ann: linkOf(demoLinks, colleagues.ann),
    ben: linkOf(demoLinks, colleagues.ben),
    cleo: linkOf(demoLinks, colleagues.cleo),
    dora: linkOf(demoLinks, colleagues.dora),
  };
  for (const [name, link] of Object.entries(links))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(await signInWithLink(address, link)));
}

export function linkOf(demoLinks: readonly DemoLink[], role: Role): string {
  return demoLinks.find((each) => each.role === role)?.link ?? '';
}

/** The file with the signed-in browser of somebody. */
export function stateOf(name: Colleague | 'administrator'): string {
  return join(process.env['E2E_STATES'] ?? '', `${name}.json`);
}
