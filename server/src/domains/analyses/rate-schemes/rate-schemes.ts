import type { InputOf } from '@transloom/contracts/endpoint';
import type { RateScheme, rateSchemesApi } from '@transloom/contracts/rate-schemes';
import { defaultRateScheme } from '@transloom/core/analysis/rate-scheme';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { shownNames } from '../../users/shown-names.ts';
import {
  findSchemes,
  findSchemeVersions,
  insertScheme,
  insertSchemeVersion,
  isNameTaken,
  lockScheme,
  type SchemeVersionRow,
  updateScheme,
} from './rate-schemes.store.ts';

type Api = typeof rateSchemesApi;

/** The rates that every organization starts with. Its name is the interface's word for them. */
const builtIn: RateScheme = {
  schemeId: null,
  name: '',
  version: 1,
  rates: defaultRateScheme,
  changedBy: null,
  changedAt: null,
};

/** The built-in scheme first, then those of the organization by name. */
export async function listRateSchemes(context: Context): Promise<RateScheme[]> {
  return [builtIn, ...(await shownSchemes(context, await findSchemes(context.db)))];
}

/** The scheme in force with this id; null is the built-in one. @throws {AppError} resource.not-found */
export async function requireRateScheme(
  context: Pick<Context, 'db' | 'language'>,
  schemeId: string | null,
): Promise<RateScheme> {
  if (schemeId === null) return builtIn;
  const [newest] = await rateSchemeVersions(context, { schemeId });
  if (newest === undefined) throw new AppError('resource.not-found');
  return newest;
}

/** The same; undefined where it was deleted. */
export async function rateSchemeInForce(
  context: Pick<Context, 'db' | 'language'>,
  schemeId: string | null,
): Promise<RateScheme | undefined> {
  if (schemeId === null) return builtIn;
  const [newest] = await shownSchemes(context, await findSchemeVersions(context.db, schemeId));
  return newest;
}

/** @throws {AppError} rate-scheme.duplicate-name */
export async function addRateScheme(
  context: Context,
  { name, rates }: InputOf<Api['addRateScheme']>,
): Promise<RateScheme> {
  const id = newId();
  const { organizationId } = context.actor;
  const inserted = await insertScheme(context.db, { organizationId, id, name });
  if (!inserted) throw new AppError('rate-scheme.duplicate-name', { name, field: 'name' });
  return addVersion(context, { schemeId: id, version: 1, name, rates });
}

/** @throws {AppError} resource.not-found, rate-scheme.changed, rate-scheme.duplicate-name */
export async function changeRateScheme(
  context: Context,
  { schemeId, version, name, rates }: InputOf<Api['changeRateScheme']>,
): Promise<RateScheme> {
  const { db } = context;
  const scheme = await lockScheme(db, schemeId);
  if (scheme === undefined) throw new AppError('resource.not-found');
  if (scheme.version !== version) throw new AppError('rate-scheme.changed');
  if (await isNameTaken(db, name, schemeId))
    throw new AppError('rate-scheme.duplicate-name', { name, field: 'name' });
  await updateScheme(db, schemeId, { name, version: version + 1 });
  return addVersion(context, { schemeId, version: version + 1, name, rates });
}

/** @throws {AppError} resource.not-found */
export async function rateSchemeVersions(
  context: Pick<Context, 'db' | 'language'>,
  { schemeId }: InputOf<Api['rateSchemeVersions']>,
): Promise<RateScheme[]> {
  const rows = await findSchemeVersions(context.db, schemeId);
  if (rows.length === 0) throw new AppError('resource.not-found');
  return shownSchemes(context, rows);
}

/** @throws {AppError} resource.not-found */
export async function deleteRateScheme(
  context: Context,
  { schemeId }: InputOf<Api['deleteRateScheme']>,
): Promise<null> {
  if ((await lockScheme(context.db, schemeId)) === undefined) throw new AppError('resource.not-found');
  await updateScheme(context.db, schemeId, { deleted: true });
  return null;
}

interface NextVersion extends InputOf<Api['addRateScheme']> {
  readonly schemeId: string;
  readonly version: number;
}

async function addVersion(context: Context, next: NextVersion): Promise<RateScheme> {
  const { organizationId, userId } = context.actor;
  await insertSchemeVersion(context.db, {
    ...next,
    organizationId,
    changedBy: userId,
    changedAt: context.now(),
  });
  return requireRateScheme(context, next.schemeId);
}

async function shownSchemes(
  context: Pick<Context, 'db' | 'language'>,
  rows: readonly SchemeVersionRow[],
): Promise<RateScheme[]> {
  const names = await shownNames(
    context,
    rows.map(({ changedBy }) => changedBy),
  );
  return rows.map(({ schemeId, name, version, rates, changedBy, changedAt }) => ({
    schemeId,
    name,
    version,
    // A line that is newer than the scheme is paid as the built-in rates say.
    rates: { ...defaultRateScheme, ...(rates as RateScheme['rates']) },
    changedBy: names.get(changedBy) ?? null,
    changedAt: changedAt.toISOString(),
  }));
}
