import { createHash } from 'node:crypto';
import type { companySignInApi } from '@transloom/contracts/company-sign-in';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Role } from '@transloom/contracts/roles';
import { AppError } from '../../../platform/app-error.ts';
import type { LongVisitorContext, VisitorContext } from '../../../platform/context.ts';
import type { RateRule } from '../../../platform/rate-limits/rate-limits.ts';
import { decryptSecret } from '../../../platform/secrets/secret.ts';
import type { Claims } from '../../../providers/company-sign-in/openid-connect.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { addMember } from '../../organizations/create-organization.ts';
import { findMembership } from '../../organizations/find-membership.ts';
import { renewRole } from '../../organizations/renew-role.ts';
import { findUser, findUserByTarget } from '../../users/find-user.ts';
import { browserHash } from '../browser-hash.ts';
import { enterFully } from '../enter.ts';
import { register } from '../register.ts';
import {
  insertAttempt,
  insertIdentity,
  organizationOfDomain,
  type StoredCompany,
  selectCompany,
  takeAttempt,
  userOfIdentity,
} from './company.store.ts';
import { placeOfClient, redirectUriOf } from './company-settings.ts';

const perAddress: RateRule = { name: 'accounts.company-sign-ins', limit: 30, windowSeconds: 10 * 60 };
const attemptMs = 10 * 60_000;

/** @throws {AppError} company.none, company.unreachable, request.too-frequent */
export async function startCompanySignIn(
  context: LongVisitorContext,
  { email }: InputOf<typeof companySignInApi.startCompanySignIn>,
): Promise<OutputOf<typeof companySignInApi.startCompanySignIn>> {
  const { caller, providers, now } = context;
  await context.rateLimits.take(perAddress, caller.address);
  const company = await context.transact(async ({ db }) => {
    const organizationId = await organizationOfDomain(db, domainOf(email));
    return organizationId === undefined ? undefined : selectCompany(db, organizationId);
  });
  if (company === undefined) throw new AppError('company.none');
  try {
    const redirectUri = redirectUriOf(caller);
    const started = await providers.openIdConnect.start(providerOf(context, company), redirectUri);
    const { state, nonce, codeVerifier, address } = started;
    const { organizationId } = company;
    const bound = { stateHash: hashState(state), browserHash: browserHash(caller), organizationId };
    const attempt = { ...bound, nonce, codeVerifier, expiresAt: new Date(now().getTime() + attemptMs) };
    await context.transact(({ db }) => insertAttempt(db, attempt, now()));
    return { address };
  } catch (cause) {
    throw new AppError('company.unreachable', {}, { cause });
  }
}

/**
 * The attempt is used up, whatever the provider sent: nothing is left behind of one that is refused (A11).
 * @throws {AppError} company.refused, company.no-email, account.suspended
 */
export async function finishCompanySignIn(
  context: LongVisitorContext,
  { code, state, iss }: InputOf<typeof companySignInApi.finishCompanySignIn>,
): Promise<OutputOf<typeof companySignInApi.finishCompanySignIn>> {
  const { caller, now, providers, log } = context;
  const found = await context.transact(async ({ db }) => {
    const attempt = await takeAttempt(db, hashState(state), browserHash(caller), now());
    const company = attempt && (await selectCompany(db, attempt.organizationId));
    return attempt && company && { attempt, company };
  });
  if (found === undefined) throw new AppError('company.refused');
  const { attempt, company } = found;
  const returned = new URL(redirectUriOf(caller));
  for (const [name, value] of Object.entries({ code, state, iss }))
    if (value !== undefined) returned.searchParams.set(name, value);
  const { nonce, codeVerifier } = attempt;
  const claims = await providers.openIdConnect
    .finish(providerOf(context, company), { returned, state, nonce, codeVerifier })
    .catch(async (cause: unknown) => {
      const { organizationId } = company;
      log.warn({ organizationId }, 'an answer of a sign-in service was refused');
      await context.transact((visitor) => recordRefusal(visitor, organizationId));
      throw new AppError('company.refused', {}, { cause });
    });
  return { userInfo: await context.transact((visitor) => enterBy(visitor, company, claims)) };
}

/** Whoever runs the organization sees it in the audit trail. */
function recordRefusal(context: VisitorContext, organizationId: string): Promise<void> {
  const details = { way: 'company', address: context.caller.address };
  return recordAudit(context, { organizationId, actorId: null, action: 'account.sign-in-failed', details });
}

async function enterBy(context: VisitorContext, company: StoredCompany, claims: Claims) {
  const { organizationId, issuer } = company;
  const { db } = context;
  const identity = { organizationId, issuer, subject: claims.sub };
  const known = await userOfIdentity(db, identity);
  const user = known === undefined ? await userByEmail(context, company, claims) : await findUser(db, known);
  if (user === undefined) throw new AppError('company.refused');
  if (known === undefined) await insertIdentity(db, { ...identity, userId: user.userId });
  const member = await findMembership(db, user.userId, organizationId);
  if (member === undefined) {
    const joined = {
      organizationId,
      userId: user.userId,
      role: roleOf(company, claims),
      joinedAt: context.now(),
    };
    await addMember(db, joined);
  } else if (saysGroups(company, claims)) {
    await renewRole(context, { organizationId, userId: user.userId, role: roleOf(company, claims) });
  }
  return enterFully(context, user, 'company', { organizationId });
}

/** An address counts where the provider has proved it, and the organization owns its domain. */
async function userByEmail(context: VisitorContext, { organizationId }: StoredCompany, claims: Claims) {
  const { email, email_verified: proven } = claims;
  if (typeof email !== 'string' || proven !== true) throw new AppError('company.no-email');
  const owner = await organizationOfDomain(context.db, domainOf(email));
  if (owner !== organizationId) throw new AppError('company.no-email');
  const found = await findUserByTarget(context.db, email);
  return found ?? register(context, { target: email, passwordHash: null });
}

/** A provider that says nothing of groups, or a company without a table of them, leaves roles as they are. */
function saysGroups({ roleClaim, roleMap }: StoredCompany, claims: Claims): boolean {
  return roleMap.length > 0 && claims[roleClaim] !== undefined;
}

function roleOf({ roleClaim, roleMap, defaultRole }: StoredCompany, claims: Claims): Role {
  const groups = [claims[roleClaim]].flat();
  return roleMap.find(({ group }) => groups.includes(group))?.role ?? defaultRole;
}

function providerOf({ providers }: Pick<LongVisitorContext, 'providers'>, company: StoredCompany) {
  const { issuer, clientId, clientSecret } = company;
  const secret = decryptSecret(providers.keyring, placeOfClient(company), clientSecret);
  return { issuer, clientId, clientSecret: secret };
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

function hashState(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
