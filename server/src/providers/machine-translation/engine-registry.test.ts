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
