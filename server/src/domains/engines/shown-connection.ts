import type { EngineConnection } from '@transloom/contracts/engines';
import type { Context } from '../../platform/context.ts';
import { maskSecret } from '../../platform/secrets/secret.ts';
import { openSettings } from './connect-engine.ts';
import type { ConnectionRow } from './engines.store.ts';

type ShownColumn =
  | 'id'
  | 'vendor'
  | 'name'
  | 'ownerId'
  | 'charactersPerMonth'
  | 'requestsPerMinute'
  | 'fallbackKey'
  | 'updatedAt';

type Shown = Pick<ConnectionRow, ShownColumn> & {
  readonly settings: unknown;
  readonly secrets: unknown;
};

/** A connection as those see it who may change it: secrets masked. `usedCharacters`: this month. */
export function shownConnection(
  context: Pick<Context, 'actor' | 'providers'>,
  row: Shown,
  usedCharacters: number,
): EngineConnection {
  const stored = { id: row.id, settings: row.settings, secrets: row.secrets } as ConnectionRow;
  const secrets = new Set(Object.keys(row.secrets as object));
  const settings = Object.entries(openSettings(context, stored)).map(([name, value]) => [
    name,
    secrets.has(name) ? maskSecret(value) : value,
  ]);
  const { charactersPerMonth, requestsPerMinute, fallbackKey } = row;
  return {
    connectionId: row.id,
    scope: row.ownerId === null ? 'organization' : 'user',
    ...{ charactersPerMonth, requestsPerMinute, fallbackKey, usedCharacters },
    vendor: row.vendor,
    name: row.name,
    settings: Object.fromEntries(settings),
    updatedAt: row.updatedAt.toISOString(),
  };
}
