import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';

/** Everybody keeps engines of their own; those of the organisation are for its administrators. */
export function mayChangeEngine({ permissions, userId }: Actor, ownerId: string | null): boolean {
  return ownerId === null ? permissions.has('engine:settings') : ownerId === userId;
}

/** @throws {AppError} access.denied */
export function requireMayChangeEngine(actor: Actor, ownerId: string | null): void {
  if (!mayChangeEngine(actor, ownerId)) throw new AppError('access.denied');
}
