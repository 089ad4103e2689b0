import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configSchema } from '@transloom/server/config';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** D01 and D04: what the samples for running the product promise. No container engine runs here. */

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const settings = new Set(Object.keys(configSchema.shape));

interface Service {
  readonly image?: string;
  readonly read_only?: boolean;
  readonly environment?: Record<string, string>;
}
const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
};

test('the image runs as no root, without the history of the sources', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^USER transloom$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK/m);
  expect(dockerfile).toContain('npm ci');
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data']));
});

test('images are pinned, and the product has a root file system that is read only', () => {
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  expect(images.filter((image) => !/:[\w.-]*\d/.test(image))).toEqual([]);
  for (const name of ['api', 'worker']) expect(services[name]?.read_only).toBe(true);
});

test('every setting of the samples exists', () => {
  const composed = Object.keys(services['api']?.environment ?? {});
  const unit = [...read('deploy/transloom.service').matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) =>
    String(name),
  );
  const named = [...composed, ...unit];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
});

test('the proxy sample answers with TLS 1.2 and 1.3 alone, redirects plain HTTP and passes websockets', () => {
  const operations = read('docs/operations.md');
  expect(operations).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  expect(operations).toContain('return 301 https://$host$request_uri;');
  expect(operations).toContain('proxy_set_header Upgrade $http_upgrade;');
});
