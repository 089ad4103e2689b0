import { listEndpoints } from '@transloom/contracts/api';
import type { Endpoint } from '@transloom/contracts/endpoint';
import { expect, test } from 'vitest';
import { routes } from './domains.ts';
import { callWith } from './testing/call-as.ts';
import { exampleInput } from './testing/example-input.ts';
import { mirrorWorld } from './testing/mirror-world.ts';
import type { TestUser } from './testing/test-user.ts';

const { server, own } = await mirrorWorld();

const hostile: readonly unknown[] = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  '😀'.repeat(300),
  'a'.repeat(100_000),
  `' or 1=1 --`,
  `'); drop table project; --`,
  `%_\\`,
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '$(id){{7*7}}',
  '\r\nset-cookie: a=b',
  '1e400',
  null,
  [],
  {},
  Number.MAX_VALUE,
];

const served = new Set(routes.map(({ endpoint }) => endpoint));
const tried = listEndpoints().filter(({ endpoint }) => served.has(endpoint) && endpoint.body !== 'multipart');

/** The example with each of its fields replaced, however deep, one at a time. */
function corrupt(endpoint: Endpoint): readonly Readonly<Record<string, unknown>>[] {
  const input = exampleInput(endpoint, own.findId);
  const optional = Object.keys((endpoint.input as { shape?: object }).shape ?? {});
  const whole = { ...Object.fromEntries(optional.map((field) => [field, undefined])), ...input };
  return Object.entries(whole).flatMap(([field, value]) =>
    corruptions(value)
      .filter((wrong) => !endpoint.path.includes(`{${field}}`) || (wrong !== '' && isWellFormed(wrong)))
      .map((wrong) => ({ ...input, [field]: wrong })),
  );
}

function corruptions(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return [...hostile, ...value.flatMap(corruptions).map((wrong) => [wrong])];
  if (typeof value !== 'object' || value === null) return hostile;
  const inner = Object.entries(value).flatMap(([field, part]) =>
    corruptions(part).map((wrong) => ({ ...value, [field]: wrong })),
  );
  return [...hostile, ...inner];
}

/** Half a character cannot stand in an address at all. */
function isWellFormed(value: unknown): boolean {
  return typeof value !== 'string' || value.isWellFormed();
}

async function signedIn({ access }: Endpoint): Promise<TestUser | undefined> {
  return access === 'public' ? undefined : server.signIn(own.member);
}

test.each(tried)(
  '$name refuses or takes whatever comes, and never fails',
  async ({ endpoint }) => {
    let user = await signedIn(endpoint);
    let taken = false;
    for (const input of corrupt(endpoint)) {
      let answer = await callWith(server, user, endpoint, input);
      if (answer.http === 401 && taken) {
        // Some calls end the session they are made with.
        user = await signedIn(endpoint);
        answer = await callWith(server, user, endpoint, input);
      }
      const told = JSON.stringify(input).slice(0, 200);
      expect(answer.http, told).toBeLessThan(500);
      if (user !== undefined) expect(answer.http, told).not.toBe(401);
      taken = answer.http === 200;
    }
  },
  60_000,
);
