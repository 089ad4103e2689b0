import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { webSourceHash } from './source-hash.ts';

/** Builds the web application when its sources are not those of the last build. */
export function buildWebIfStale(
  root: string,
  { onBuild }: { onBuild(): void },
): 'fresh' | 'built' | 'failed' {
  const stampFile = join(root, 'web/dist/.source-hash');
  const hash = webSourceHash(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return 'fresh';
  onBuild();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) return 'failed';
  compressFiles(join(root, 'web/dist'));
  writeFileSync(stampFile, hash);
  return 'built';
}
