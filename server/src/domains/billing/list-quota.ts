import { type billingApi, type QuotaUse, quotaModuleSchema } from '@transloom/contracts/billing';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { roleSchema } from '@transloom/contracts/roles';
import type { Context } from '../../platform/context.ts';
import { shownNames } from '../users/shown-names.ts';
import { selectLiveLots } from './ledger/lots.store.ts';
import { requireUserOfUses } from './require-user-of-uses.ts';
import { type StoredUse, selectUses } from './uses.store.ts';

export async function listQuotaLots({
  db,
  actor,
  now,
}: Context): Promise<OutputOf<typeof billingApi.quotaLots>> {
  const lots = await selectLiveLots(db, actor.organizationId, now());
  return lots.map(({ id, expiresAt, createdAt, ...lot }) => ({
    ...lot,
    lotId: id,
    createTime: createdAt.toISOString(),
    expireTime: expiresAt?.toISOString() ?? null,
  }));
}

/** @throws {AppError} resource.not-found for somebody who never worked in the organization */
export async function listQuotaUses(
  context: Context,
  { pageNumber, pageSize, userId, module, from, to }: InputOf<typeof billingApi.quotaUses>,
): Promise<OutputOf<typeof billingApi.quotaUses>> {
  const { db } = context;
  await requireUserOfUses(context, userId);
  const { records, total } = await selectUses(db, {
    userId,
    module,
    offset: (pageNumber - 1) * pageSize,
    count: pageSize,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  });
  const names = await shownNames(
    context,
    records.map((use) => use.userId),
  );
  const shown = records.map((use) => shownUse(use, names.get(use.userId) ?? null));
  return { records: shown, total, pageNumber, pageSize };
}

function shownUse(use: StoredUse, username: string | null): QuotaUse {
  const { id, role, module, characters, tokens, objectKind, objectId, usedAt } = use;
  return {
    useId: id,
    username,
    characters,
    tokens,
    role: roleSchema.nullable().catch(null).parse(role),
    module: quotaModuleSchema.catch('api').parse(module),
    object: objectKind === null || objectId === null ? null : { kind: objectKind, id: objectId },
    date: usedAt.toISOString(),
  };
}
