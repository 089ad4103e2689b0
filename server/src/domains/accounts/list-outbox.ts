import type { accountsApi } from '@transloom/contracts/accounts';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { VisitorContext } from '../../platform/context.ts';

/**
 * Only for callers on the server's own machine: whoever reads the outbox can sign in as anybody.
 * @throws {AppError} resource.not-found, also where codes and mails really go out
 */
export async function listOutbox({
  providers,
  caller,
}: VisitorContext): Promise<OutputOf<typeof accountsApi.outbox>> {
  if (!providers.outbox || !caller.onThisMachine) throw new AppError('resource.not-found');
  return [...(await providers.outbox.list())];
}
