import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { Context } from '../../../platform/context.ts';
import { findEngineVendor } from '../../../providers/machine-translation/engine-registry.ts';
import { fromMicros } from '../../billing/money.ts';
import type { EngineCost } from '../../billing/used-characters.ts';
import { priceInForce } from '../catalogue/list-price.ts';
import type { ConnectionRow } from '../engines.store.ts';
import { openConnection, shownSettings, unreadableSecrets } from './connection-settings.ts';

type ShownColumn =
  | 'id'
  | 'vendor'
  | 'name'
  | 'ownerId'
  | 'charactersPerMonth'
  | 'requestsPerMinute'
  | 'fallbackKey'
  | 'price'
  | 'microsPerMonth'
  | 'updatedAt';

type Shown = Omit<Pick<ConnectionRow, ShownColumn>, 'price'> & {
  readonly price: unknown;
  readonly settings: unknown;
  readonly secrets: unknown;
};

export interface EngineUse {
  readonly usedCharacters: number;
  readonly usedCosts: readonly EngineCost[];
}

export const noUse: EngineUse = { usedCharacters: 0, usedCosts: [] };

/** A connection as those see it who may change it: secrets masked, with its use this month. */
export function shownConnection(
  context: Pick<Context, 'actor' | 'providers'>,
  row: Shown,
  { usedCharacters, usedCosts }: EngineUse,
): EngineConnection {
  const { charactersPerMonth, requestsPerMinute, fallbackKey, microsPerMonth } = row;
  const vendor = findEngineVendor(row.vendor);
  const inForce = vendor && priceInForce(row, vendor, openConnection(context, row));
  return {
    connectionId: row.id,
    scope: row.ownerId === null ? 'organization' : 'user',
    charactersPerMonth,
    requestsPerMinute,
    fallbackKey,
    usedCharacters,
    usedCosts: [...usedCosts],
    price: row.price as EngineConnection['price'],
    moneyPerMonth: microsPerMonth === null ? null : fromMicros(microsPerMonth),
    currency: inForce?.currency ?? null,
    vendor: row.vendor,
    name: row.name,
    settings: shownSettings(context, row),
    unreadable: [...unreadableSecrets(context, row)],
    updatedAt: row.updatedAt.toISOString(),
  };
}
