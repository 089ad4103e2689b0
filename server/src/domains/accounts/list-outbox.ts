import type { accountsApi } from '@transloom/contracts/accounts';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { VisitorContext } from '../../platform/context.ts';

/** @throws {AppError} resource.not-found, where codes and mails really go out */
export async function listOutbox({
  providers,
}: VisitorContext): Promise<OutputOf<typeof accountsApi.outbox>> {
  if (!providers.outbox) throw new AppError('resource.not-found');
  return [...(await providers.outbox.list())];
}
