import { launchProduct } from './launch-product.ts';

/** Playwright's global setup: the product runs while the journeys do, or E2E_BASE_URL names one that runs already. */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL']) return async () => undefined;
  const { address, signInLink, stop } = await launchProduct();
  // The processes of the tests read the configuration again, and inherit this.
  process.env['E2E_BASE_URL'] = address;
  if (signInLink !== undefined) process.env['E2E_SIGN_IN_LINK'] = signInLink;
  return stop;
}
