import { readFileSync } from 'node:fs';

/** As its package says. */
export function programVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
