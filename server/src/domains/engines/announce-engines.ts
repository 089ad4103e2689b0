import type { Context } from '../../platform/context.ts';

/** Tells everybody who may have a list of engines before them: one came, went, failed or works again. */
export function announceEngines({
  actor: { organizationId },
  publish,
}: Pick<Context, 'actor' | 'publish'>): void {
  publish({ audience: { kind: 'organization', organizationId }, message: { type: 'engines-changed' } });
}
