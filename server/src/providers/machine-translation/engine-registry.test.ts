import { expect, test } from 'vitest';
import { conformingProtocols } from '../../testing/fake-engines/conforming-protocols.ts';
import { engineVendors } from './engine-registry.ts';

test('every engine has an id of its own', () => {
  const ids = engineVendors.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every protocol of the network stands in the conformance suite', () => {
  const conforming = conformingProtocols();
  const spoken = engineVendors.filter(({ local }) => !local).map(({ profile }) => profile.protocol);
  expect(spoken.filter((protocol) => !conforming.has(protocol))).toEqual([]);
});

test.each(engineVendors)('$id stores only settings it has as secrets', ({ settings, secretSettings }) => {
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining([...secretSettings]));
});

test.each(engineVendors)(
  '$id calls the address it is reached at as secrets are kept for it',
  ({ settings }) => {
    const takes = (name: string, value: string) => settings.shape[name]?.safeParse(value).success ?? false;
    const addresses = Object.keys(settings.shape).filter(
      (name) => takes(name, 'https://example.com/') && !takes(name, 'no address'),
    );
    expect(['baseUrl']).toEqual(expect.arrayContaining(addresses));
  },
);

const leadingElsewhere = ['example.com/', 'example.com#', 'a@example.com', 'x.example.com', 'x:8080'];

test.each([
  ['amazon', 'region'],
  ['bedrock', 'region'],
  ['vertex', 'location'],
])('%s has a %s that leads to no other host', (id, name) => {
  const vendor = engineVendors.find((one) => one.id === id);
  expect(vendor?.settings.shape[name]?.safeParse('eu-west-1').success).toBe(true);
  for (const place of leadingElsewhere)
    expect(vendor?.settings.shape[name]?.safeParse(place).success).toBe(false);
});
