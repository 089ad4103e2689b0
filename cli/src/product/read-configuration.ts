import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Config, ConfigError, readConfig } from '@transloom/server/config';
import type { Terminal } from '../command.ts';
import { Refusal } from '../refusal.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));

/**
 * The configuration that `npm start` reads too: `.env` and a relative `DATA_DIR` are those of the project's folder.
 * @throws {Refusal} configuration.invalid
 */
export function readConfiguration(environment: Terminal['environment']): Config {
  process.chdir(root);
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) throw new Refusal('configuration.invalid', { detail: error.message });
    throw error;
  }
}
