import { launchProduct } from './launch-product.ts';
import { signPeopleIn } from './signed-in-people.ts';

/** Playwright's global setup: one product runs while the journeys do. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = await launchProduct();
  // The processes of the tests read the configuration again, and inherit this.
  process.env['E2E_BASE_URL'] = product.address;
  await signPeopleIn(product);
  return product.stop;
}
