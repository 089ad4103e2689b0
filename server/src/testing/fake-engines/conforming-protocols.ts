import { findEngineVendor } from '../../providers/machine-translation/engine-registry.ts';
import { fakeVendors } from './fake-vendors.ts';

/** The protocols that the conformance suite runs for, each with what its fake checks of a request. */
export function conformingProtocols(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    fakeVendors.flatMap(({ id, checksClock }) => {
      const vendor = findEngineVendor(id);
      const signed = checksClock ? ['signature', 'clock'] : ['key'];
      const checks = vendor && vendor.secretSettings.length > 0 ? signed : ['no key'];
      return vendor ? [[vendor.profile.protocol, checks] as const] : [];
    }),
  );
}
