import { describe, expect, test } from 'vitest';
import { checkAddress } from './check-address.ts';
import { parsePrivateHosts } from './private-hosts.ts';

const nothingPrivate = parsePrivateHosts([]);

describe('checkAddress', () => {
  test.each([
    'https://api.openai.com/v1',
    'https://[2606:4700:4700::1111]/',
    'http://172.32.0.1/',
    'http://11.0.0.1/',
    'https://api.example.com:8443/v1',
  ])('lets %s pass', (address) => {
    expect(checkAddress(address, nothingPrivate).href).toContain('http');
  });

  test.each([
    ['loopback', 'http://127.0.0.1/'],
    ['short form', 'http://127.1/'],
    ['one number', 'http://2130706433/'],
    ['hexadecimal', 'http://0x7f000001/'],
    ['octal', 'http://0177.0.0.1/'],
    ['this host', 'http://0/'],
    ['unspecified', 'http://[::]/'],
    ['localhost by name', 'http://LOCALHOST./'],
    ['a name under localhost', 'http://api.localhost/'],
    ['IPv6 loopback', 'http://[::1]/'],
    ['IPv4 mapped', 'http://[::ffff:127.0.0.1]/'],
    ['IPv4 mapped, hexadecimal', 'http://[::ffff:7f00:1]/'],
    ['IPv4 compatible', 'http://[::127.0.0.1]/'],
    ['NAT64', 'http://[64:ff9b::7f00:1]/'],
    ['local NAT64', 'http://[64:ff9b:1::7f00:1]/'],
    ['6to4', 'http://[2002:7f00:1::]/'],
    ['Teredo', 'http://[2001:0:7f00:1::]/'],
    ['link-local with zone', 'http://[fe80::1%25eth0]/'],
    ['link-local', 'http://[fe80::1]/'],
    ['unique local', 'http://[fc00::1]/'],
    ['site-local', 'http://[fec0::1]/'],
    ['IPv6 multicast', 'http://[ff02::1]/'],
    ['private 10', 'http://10.0.0.1/'],
    ['private 172', 'http://172.31.255.255/'],
    ['private 192', 'http://192.168.1.1/'],
    ['carrier NAT', 'http://100.64.0.1/'],
    ['cloud metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['another cloud metadata', 'http://100.100.100.200/latest/meta-data/'],
    ['metadata by name', 'http://metadata.google.internal/'],
    ['protocol assignments', 'http://192.0.0.1/'],
    ['documentation', 'http://192.0.2.1/'],
    ['benchmarks', 'http://198.18.0.1/'],
    ['6to4 relay', 'http://192.88.99.1/'],
    ['multicast', 'http://224.0.0.1/'],
    ['reserved', 'http://240.0.0.1/'],
    ['broadcast', 'http://255.255.255.255/'],
    ['circled digits', 'http://①②⑦.⓪.⓪.①/'],
    ['full-width dots', 'http://127。0。0。1/'],
    ['user name', 'http://example.com@127.0.0.1/'],
    ['user name before a public host', 'https://user@example.com/'],
    ['fragment trick', 'http://127.0.0.1#@example.com/'],
    ['backslash trick', 'http://example.com\\@127.0.0.1/'],
    ['no slashes', 'http:127.0.0.1/'],
    ['no scheme', '//127.0.0.1/'],
    ['file', 'file:///etc/passwd'],
    ['gopher', 'gopher://127.0.0.1:5432/_x'],
    ['ftp', 'ftp://example.com/'],
    ['data', 'data:text/plain,x'],
    ['socket', 'unix:/var/run/docker.sock'],
    ['port of another service', 'https://public.example:22/'],
    ['empty', ''],
  ])('refuses %s', (_, address) => {
    expect(() => checkAddress(address, nothingPrivate)).toThrow('not-allowed');
  });

  test.each([
    ['192.168.1.10/32', 'http://192.168.1.10:11434/v1'],
    ['10.0.0.0/8', 'http://10.1.2.3/'],
    ['127.0.0.1', 'http://127.0.0.1:5000/'],
    ['::1', 'http://[::1]:11434/v1'],
    ['LOCALHOST', 'http://localhost:11434/v1'],
    ['ollama.lan', 'http://ollama.lan:11434/v1'],
  ])('lets what the operator listed as %s pass: %s', (list, address) => {
    expect(checkAddress(address, parsePrivateHosts(['other.lan', list])).href).toBe(address);
  });

  test.each([
    ['192.168.1.10/32', 'http://192.168.1.11:11434/v1'],
    ['localhost', 'http://127.0.0.1/'],
    ['127.0.0.1', 'gopher://127.0.0.1/'],
  ])('with %s listed still refuses %s', (list, address) => {
    expect(() => checkAddress(address, parsePrivateHosts(['other.lan', list]))).toThrow('not-allowed');
  });

  test('names the entry of the list it cannot read', () => {
    expect(() => parsePrivateHosts(['localhost', 'http://x'])).toThrow('http://x');
  });
});
