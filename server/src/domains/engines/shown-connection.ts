import type { EngineConnection } from '@transloom/contracts/engines';
import type { Context } from '../../platform/context.ts';
import { maskSecret } from '../../platform/secrets/secret.ts';
import { openSettings } from './connect-engine.ts';
import type { ConnectionRow } from './engines.store.ts';

type Shown = Pick<ConnectionRow, 'id' | 'vendor' | 'name' | 'updatedAt'> & {
  readonly settings: unknown;
  readonly secrets: unknown;
};

/** A connection as administrators see it: secrets masked. */
export function shownConnection(context: Pick<Context, 'actor' | 'providers'>, row: Shown): EngineConnection {
  const stored = { id: row.id, settings: row.settings, secrets: row.secrets } as ConnectionRow;
  const secrets = new Set(Object.keys(row.secrets as object));
  const settings = Object.entries(openSettings(context, stored)).map(([name, value]) => [
    name,
    secrets.has(name) ? maskSecret(value) : value,
  ]);
  return {
    connectionId: row.id,
    vendor: row.vendor,
    name: row.name,
    settings: Object.fromEntries(settings),
    updatedAt: row.updatedAt.toISOString(),
  };
}
