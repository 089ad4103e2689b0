import { randomBytes, randomUUID } from 'node:crypto';
import type { companySignInApi } from '@transloom/contracts/company-sign-in';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Caller, LongRequestContext, RequestContext } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { decryptSecret, encryptSecret, type SecretPlace } from '../../../platform/secrets/secret.ts';
import { recordOwn } from '../record-own.ts';
import { requireConfirmed } from '../require-confirmed.ts';
import {
  type ClaimedDomain,
  insertDomain,
  markVerified,
  type StoredCompany,
  selectCompany,
  selectDomains,
  upsertCompany,
} from './company.store.ts';

export function redirectUriOf({ origin }: Pick<Caller, 'origin'>): string {
  return `${origin}/login/company`;
}

export function placeOfClient({
  id,
  organizationId,
}: Pick<StoredCompany, 'id' | 'organizationId'>): SecretPlace {
  return { organization: organizationId, table: 'company_sign_in', row: id, column: 'secrets.client' };
}

export async function companySignIn(
  context: RequestContext,
): Promise<OutputOf<typeof companySignInApi.companySignIn>> {
  const { organizationId } = context.actor;
  const stored = await selectCompany(context.db, organizationId);
  const domains = (await selectDomains(context.db, organizationId)).map(describe);
  const redirectUri = redirectUriOf(context.caller);
  if (stored === undefined) return { settings: null, redirectUri, domains };
  const { id: _, organizationId: __, clientSecret: ___, ...settings } = stored;
  return { settings, redirectUri, domains };
}

/** @throws {AppError} account.confirm-identity, company.unreachable, company.no-domain */
export async function saveCompanySignIn(
  context: LongRequestContext,
  { clientSecret, ...settings }: InputOf<typeof companySignInApi.saveCompanySignIn>,
): Promise<null> {
  const { organizationId } = context.actor;
  const { keyring, openIdConnect } = context.providers;
  const stored = await context.transact(async (request) => {
    await requireConfirmed(request);
    const domains = await selectDomains(request.db, organizationId);
    const proven = domains.some(({ verifiedAt }) => verifiedAt !== null);
    if (settings.enforced && !proven) throw new AppError('company.no-domain', { field: 'enforced' });
    return selectCompany(request.db, organizationId);
  });
  const id = stored?.id ?? randomUUID();
  const place = placeOfClient({ id, organizationId });
  // A kept secret goes to the issuer that it was given for alone.
  const keeps = clientSecret === '' && stored !== undefined && stored.issuer === settings.issuer;
  const secret = keeps ? decryptSecret(keyring, place, stored.clientSecret) : clientSecret;
  try {
    await openIdConnect.check({ ...settings, clientSecret: secret });
  } catch (cause) {
    throw new AppError('company.unreachable', { field: 'issuer' }, { cause });
  }
  const company = { ...settings, id, organizationId, clientSecret: encryptSecret(keyring, place, secret) };
  await context.transact(async (request) => {
    await upsertCompany(request.db, company);
    const { issuer, enforced } = settings;
    await recordOwn(request, 'company.sign-in-change', { issuer, enforced });
  });
  return null;
}

export async function claimDomain(
  { db, actor }: RequestContext,
  { domain }: InputOf<typeof companySignInApi.claimDomain>,
): Promise<OutputOf<typeof companySignInApi.claimDomain>> {
  const { organizationId } = actor;
  const token = randomBytes(16).toString('hex');
  await insertDomain(db, organizationId, { domain, token, verifiedAt: null });
  return describe(await requireDomain(await selectDomains(db, organizationId), domain));
}

/** @throws {AppError} resource.not-found, company.record-missing, company.domain-taken */
export async function verifyDomain(
  context: LongRequestContext,
  { domain }: InputOf<typeof companySignInApi.verifyDomain>,
): Promise<OutputOf<typeof companySignInApi.verifyDomain>> {
  const { organizationId } = context.actor;
  const claimed = await requireDomain(
    await context.transact(({ db }) => selectDomains(db, organizationId)),
    domain,
  );
  const records = await context.providers.textRecords(domain).catch((): readonly string[] => []);
  if (!records.includes(recordOf(claimed))) throw new AppError('company.record-missing', { domain });
  await context.transact(async (request) => {
    try {
      await markVerified(request.db, organizationId, domain, context.now());
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('company.domain-taken', { domain }, { cause: error });
      throw error;
    }
    await recordOwn(request, 'company.domain-verify', { domain });
  });
  return { ...describe(claimed), verified: true };
}

async function requireDomain(domains: readonly ClaimedDomain[], domain: string): Promise<ClaimedDomain> {
  const claimed = domains.find((each) => each.domain === domain);
  if (claimed === undefined) throw new AppError('resource.not-found');
  return claimed;
}

function recordOf({ token }: ClaimedDomain): string {
  return `transloom-verification=${token}`;
}

function describe(claimed: ClaimedDomain) {
  return { domain: claimed.domain, record: recordOf(claimed), verified: claimed.verifiedAt !== null };
}
