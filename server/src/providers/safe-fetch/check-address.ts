import { isIP } from 'node:net';
import { isPrivateHostAllowed, type PrivateHosts } from './private-hosts.ts';
import { isPublicAddress } from './public-address.ts';
import { SafeFetchError } from './safe-fetch-error.ts';

const publicPorts = new Set(['', '80', '443', '8000', '8080', '8443']);
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * Judges an address as it is written: scheme, user part, port, and the host where it is an address itself.
 * Names are judged again once resolved.
 * @throws {SafeFetchError} not-allowed
 */
export function checkAddress(address: string, hosts: PrivateHosts): URL {
  const url = parseAddress(address);
  const host = hostOf(url);
  if (isPrivateHostAllowed(host, hosts)) return url;
  if (!publicPorts.has(url.port)) throw notAllowed(`port ${url.port}`);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw notAllowed(`address ${host}`);
  if (localNames.test(host)) throw notAllowed(`name ${host}`);
  return url;
}

function parseAddress(address: string): URL {
  // A backslash is read as a slash by some parsers and as part of the user name by others.
  if (address.includes('\\')) throw notAllowed('backslash');
  const url = URL.parse(address);
  if (url === null) throw notAllowed('not an address');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw notAllowed(`scheme ${url.protocol}`);
  if (url.username !== '' || url.password !== '') throw notAllowed('user name in the address');
  return url;
}

/** The host in lower case, without the brackets of IPv6 and the closing dot of a full name. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');
}

function notAllowed(detail: string): SafeFetchError {
  return new SafeFetchError('not-allowed', detail);
}
