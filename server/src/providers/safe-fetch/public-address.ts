import ipaddr from 'ipaddr.js';

/** Ranges ipaddr.js calls unicast, or knows under another name, that never lead to a public service of their own. */
const special: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[] = [
  '192.0.0.0/24', // protocol assignments
  '192.88.99.0/24', // 6to4 relays
  '198.18.0.0/15', // benchmarks
  '240.0.0.0/4', // reserved
  '::/96', // IPv4-compatible
  '64:ff9b::/96', // NAT64
  '64:ff9b:1::/48', // NAT64, local
  '100::/64', // discard
  '2001::/32', // Teredo
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  'fec0::/10', // site-local
].map((cidr) => ipaddr.parseCIDR(cidr));

/** Whether an IPv4 or IPv6 address belongs to the public internet. IPv4 in IPv6 clothes is judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && !special.some((range) => matchesRange(parsed, range));
}

export type AddressRange = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Addresses of another family never match. */
export function matchesRange(address: ipaddr.IPv4 | ipaddr.IPv6, [range, bits]: AddressRange): boolean {
  return address.kind() === range.kind() && address.match(range, bits);
}
