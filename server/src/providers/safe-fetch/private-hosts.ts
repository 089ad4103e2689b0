import ipaddr from 'ipaddr.js';
import { type AddressRange, matchesRange } from './public-address.ts';

/** Private hosts that the operator allows. */
export interface PrivateHosts {
  readonly names: ReadonlySet<string>;
  readonly ranges: readonly AddressRange[];
}

/**
 * Reads entries such as `localhost`, `192.168.1.0/24`, `::1`, `ollama.lan`.
 * @throws {TypeError} naming the entry that is neither a host name, an address nor a CIDR
 */
export function parsePrivateHosts(list: readonly string[]): PrivateHosts {
  const names = new Set<string>();
  const ranges: AddressRange[] = [];
  for (const entry of list.map((each) => each.trim().toLowerCase())) {
    if (ipaddr.isValidCIDR(entry)) ranges.push(ipaddr.parseCIDR(entry));
    else if (ipaddr.isValid(entry)) ranges.push(wholeAddress(ipaddr.process(entry)));
    else if (/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(entry)) names.add(entry);
    else throw new TypeError(`Not a host name, an address or a CIDR: ${entry}`);
  }
  return { names, ranges };
}

function wholeAddress(address: ipaddr.IPv4 | ipaddr.IPv6): AddressRange {
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** @param host a name or an address, without brackets */
export function isPrivateHostAllowed(host: string, { names, ranges }: PrivateHosts): boolean {
  if (names.has(host)) return true;
  if (!ipaddr.isValid(host)) return false;
  const address = ipaddr.process(host);
  return ranges.some((range) => matchesRange(address, range));
}
