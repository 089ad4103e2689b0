import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { lookupAllowed } from './lookup-allowed.ts';
import { parsePrivateHosts } from './private-hosts.ts';

/** Asks for a name whose name server answers with these addresses. */
function ask(
  name: string,
  addresses: readonly string[],
  list: readonly string[] = [],
  all = true,
): Promise<unknown> {
  const found: LookupAddress[] = addresses.map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  const lookup = lookupAllowed(parsePrivateHosts(list), (_name, _options, answer) => answer(null, found));
  return new Promise((resolve, reject) => {
    lookup(name, { all }, (error, address) => (error ? reject(error) : resolve(address)));
  });
}

describe('lookupAllowed', () => {
  test('hands the checked addresses to the socket', async () => {
    expect(await ask('api.example.com', ['93.184.216.34', '2606:4700::1'])).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]);
    expect(await ask('api.example.com', ['93.184.216.34'], [], false)).toBe('93.184.216.34');
  });

  test.each([
    [['127.0.0.1']],
    [['93.184.216.34', '127.0.0.1']],
    [['::ffff:10.0.0.1']],
    [['169.254.169.254']],
    [[]],
  ])('refuses a name that leads to %j, without telling why', async (addresses) => {
    await expect(ask('rebind.example', addresses)).rejects.toThrow(/^unreachable$/);
  });

  test('a listed name may lead anywhere, an unlisted one to listed addresses', async () => {
    expect(await ask('ollama.lan', ['10.0.0.5'], ['ollama.lan'])).toHaveLength(1);
    expect(await ask('gpu.example.com', ['10.0.0.5'], ['10.0.0.0/24'])).toHaveLength(1);
    await expect(ask('gpu.example.com', ['10.0.1.5'], ['10.0.0.0/24'])).rejects.toThrow('unreachable');
  });
});
