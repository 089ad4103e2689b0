import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { notify } from '../messages/notify.ts';
import type { ApplicationRow } from './organization-applications.store.ts';

interface News {
  readonly row: Pick<ApplicationRow, 'applicationId' | 'applicantId'>;
  readonly kind: 'organization-approved' | 'organization-rejected' | 'organization-message';
  readonly params: Readonly<Record<string, string>>;
  /** News with the same key reach the applicant once. */
  readonly key?: string;
}

/** In a transaction of the system. */
export async function tellApplicant(
  { publish, now }: Pick<Context, 'publish' | 'now'>,
  db: Db,
  { row, kind, params, key = `${kind} ${row.applicationId}` }: News,
): Promise<void> {
  await notify({ db, publish, now }, { kind, to: [row.applicantId], params, link: '/account/apply', key });
}
