import { listEndpoints } from '@transloom/contracts/api';
import { type AuditAction, actionOfEndpoint } from '@transloom/contracts/audited-actions';
import type { Endpoint } from '@transloom/contracts/endpoint';
import type { LongRequestContext, RequestContext } from '../../platform/context.ts';
import type { Route } from '../../platform/http/route.ts';
import { type AuditEvent, recordAudit } from './record-audit.ts';

const actions = new Map<Endpoint, AuditAction | undefined>(
  listEndpoints().map(({ name, endpoint }) => [endpoint, actionOfEndpoint(name)]),
);

/**
 * Records calls of a route that the list of audited actions names, in the transaction that does what is recorded; of a
 * call with several transactions in one of its own, once it has succeeded.
 */
export function auditedRoute(route: Route): Route {
  const action = actions.get(route.endpoint);
  // An export of the trail records itself, with what it gave.
  if (action === undefined || action === 'audit.export') return route;
  const record = async (context: RequestContext, facts: AuditEvent['details']) => {
    const { userId: actorId, organizationId } = context.actor;
    const details = { ...facts, address: context.caller.address };
    await recordAudit(context, { organizationId, actorId, action, details });
  };
  return {
    ...route,
    useCase: async (context: RequestContext | LongRequestContext, input: object) => {
      const output = await route.useCase(context, input);
      const facts = { ...factsOf(input), ...factsOf(output) };
      if ('transact' in context) await context.transact((short) => record(short, facts));
      else await record(context, facts);
      return output;
    },
  };
}

const longestFact = 200;

/** Ids, and how many where there are several; names that people gave. Never settings, texts or secrets. */
function factsOf(value: unknown): NonNullable<AuditEvent['details']> {
  if (typeof value !== 'object' || value === null) return {};
  const facts = Object.entries(value).flatMap(([name, fact]): [string, string | number][] => {
    if (
      /^(?:\w*Id|name|vendor|direction|repository|scope|role|formerRole)$/.test(name) &&
      typeof fact === 'string'
    )
      return [[name, fact.slice(0, longestFact)]];
    if (/Ids$/.test(name) && Array.isArray(fact)) return [[name, shortList(fact)]];
    return [];
  });
  return Object.fromEntries(facts);
}

function shortList(ids: readonly unknown[]): string {
  const shown = ids.slice(0, 5).join(' ');
  return ids.length > 5 ? `${shown} … (${ids.length})` : shown;
}
