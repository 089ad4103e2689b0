import type { Endpoint, InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../app-error.ts';
import type { Actor } from '../context.ts';
import type { RateLimits, RateRule } from '../rate-limits/rate-limits.ts';

/** How much one person, and one organization, may ask of what costs. */
export interface CallLimit {
  readonly name: string;
  readonly windowSeconds: number;
  readonly perPerson: number;
  readonly perOrganization: number;
  readonly calls: readonly LimitedCall[];
}

/** An endpoint, and how much a call of it counts. */
export interface LimitedCall {
  readonly endpoint: Endpoint;
  // biome-ignore lint/suspicious/noExplicitAny: calls of all endpoints stand in one list; `limitedCall` has checked each
  readonly weight: (input: any) => number;
}

export function limitedCall<E extends Endpoint>(
  endpoint: E,
  weight: (input: InputOf<E>) => number = () => 1,
): LimitedCall {
  return { endpoint, weight };
}

interface CostlyCall {
  readonly endpoint: Endpoint;
  readonly input: unknown;
  readonly actor: Actor;
}

/**
 * Counts a call against its limits, in a transaction of its own before that of the call.
 * @throws {AppError} limit.person, limit.organization
 */
export async function takeFromLimits(
  rateLimits: RateLimits,
  callLimits: readonly CallLimit[],
  { endpoint, input, actor }: CostlyCall,
): Promise<void> {
  for (const limit of callLimits) {
    const call = limit.calls.find((limited) => limited.endpoint === endpoint);
    if (call === undefined) continue;
    const weight = call.weight(input);
    if (weight <= 0) continue;
    const { userId, organizationId } = actor;
    const [person, organization] = rulesOf(limit);
    const refused = await rateLimits.takeAll([
      { rule: person, subject: userId, weight },
      { rule: organization, subject: organizationId, weight },
    ]);
    if (refused !== undefined)
      throw refusalBy(refused.rule === person ? 'limit.person' : 'limit.organization', refused);
  }
}

function rulesOf({
  name,
  windowSeconds,
  perPerson,
  perOrganization,
}: CallLimit): readonly [RateRule, RateRule] {
  return [
    { name: `calls.${name}-of-person`, limit: perPerson, windowSeconds },
    { name: `calls.${name}-of-organization`, limit: perOrganization, windowSeconds },
  ];
}

function refusalBy(
  code: 'limit.person' | 'limit.organization',
  { rule, waitSeconds }: { readonly rule: RateRule; readonly waitSeconds: number },
): AppError {
  const { limit, windowSeconds } = rule;
  const minutes = (seconds: number) => Math.ceil(seconds / 60);
  return new AppError(code, {
    limit,
    window: minutes(windowSeconds),
    minutes: minutes(waitSeconds),
    seconds: waitSeconds,
  });
}
