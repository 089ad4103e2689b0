import { expect, test } from 'vitest';
import { engineVendors } from './engine-registry.ts';
import { catalogueDate, checkedOn, longestUncheckedDays, vendorRegion } from './vendor-facts.ts';

const services = engineVendors.filter((vendor) => vendorRegion(vendor) !== 'own-server');
const dayMs = 24 * 60 * 60 * 1000;

test.each(services)('$id was compared with its documentation not long before the release', (vendor) => {
  const day = checkedOn(vendor);
  if (day === undefined) throw new Error(`${vendor.id} has no day`);
  const age = (Date.parse(catalogueDate) - Date.parse(day)) / dayMs;
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThanOrEqual(longestUncheckedDays);
});

test('there are no facts of vendors that are gone', () => {
  const ids = new Set(engineVendors.map(({ id }) => id));
  expect(ids.has('github-models')).toBe(false);
});
