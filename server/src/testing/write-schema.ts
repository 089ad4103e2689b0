import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';
import { schemaFiles } from './schema-files.ts';

/** `npm run generate`: migrates a throw-away database and writes the files that show its schema. */
const dataDir = mkdtempSync(join(tmpdir(), 'transloom-schema-'));
const server = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  await migrate(server.url);
  for (const { path, text } of await schemaFiles(server.url)) writeFileSync(path, text);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
