import type { LookupAddress, LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateHostAllowed, type PrivateHosts } from './private-hosts.ts';
import { isPublicAddress } from './public-address.ts';
import { SafeFetchError } from './safe-fetch-error.ts';

/** Asks for all addresses of a name. */
export type Resolve = (name: string, options: LookupOptions & { all: true }, answer: AllAnswer) => void;
type AllAnswer = (error: Error | null, addresses: LookupAddress[]) => void;

/**
 * A `lookup` for sockets that refuses a name if any of its addresses is off limits. The socket connects to
 * what is returned here, so a second answer of the name server cannot lead elsewhere.
 */
export function lookupAllowed(hosts: PrivateHosts, resolve: Resolve): LookupFunction {
  return (name, options, answer) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, []);
      const host = name.toLowerCase().replace(/\.+$/, '');
      const refused = addresses.find(({ address }) => !isAllowed(host, address, hosts));
      const [first] = addresses;
      if (refused || !first) {
        return answer(new SafeFetchError('unreachable', `${host} leads to a private address`), []);
      }
      if (options.all) return answer(null, addresses);
      answer(null, first.address, first.family);
    });
  };
}

function isAllowed(host: string, address: string, hosts: PrivateHosts): boolean {
  return hosts.names.has(host) || isPrivateHostAllowed(address, hosts) || isPublicAddress(address);
}
