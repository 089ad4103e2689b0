import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProduct } from './launch-product.ts';
import { openAdministrator } from './open-administrator.ts';

/** Playwright's global setup: the product runs while the journeys do, or E2E_BASE_URL names one that runs already. */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL']) return async () => undefined;
  const { address, signInLink, stop } = await launchProduct();
  // The processes of the tests read the configuration again, and inherit this.
  process.env['E2E_BASE_URL'] = address;
  if (signInLink !== undefined) await rememberAdministrator(address, signInLink);
  return stop;
}

async function rememberAdministrator(address: string, signInLink: string): Promise<void> {
  const stateFile = join(mkdtempSync(join(tmpdir(), 'transloom-state-')), 'administrator.json');
  const { account, password } = await openAdministrator(address, signInLink, stateFile);
  process.env['E2E_ADMINISTRATOR'] = account;
  process.env['E2E_ADMINISTRATOR_PASSWORD'] = password;
  process.env['E2E_ADMINISTRATOR_STATE'] = stateFile;
}
