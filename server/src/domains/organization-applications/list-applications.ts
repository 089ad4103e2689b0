import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type {
  organizationApplicationsApi,
  ReceivedApplication,
} from '@transloom/contracts/organization-applications';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { findPeople } from '../users/find-user.ts';
import {
  type ApplicationRow,
  selectApplication,
  selectApplicationPage,
} from './organization-applications.store.ts';
import { shownApplication } from './shown-application.ts';

type Api = typeof organizationApplicationsApi;

export async function listApplications(
  { asSystem }: Context,
  { pageNumber, pageSize, ...filter }: InputOf<Api['listApplications']>,
): Promise<OutputOf<Api['listApplications']>> {
  return asSystem(async (db) => {
    const page = { ...filter, limit: pageSize, offset: (pageNumber - 1) * pageSize };
    const { rows, total } = await selectApplicationPage(db, page);
    const people = await findPeople(db, rows.flatMap(peopleOf));
    const records = await Promise.all(rows.map((row) => receivedApplication(db, row, people)));
    return { records, total, pageNumber, pageSize };
  });
}

/** @throws {AppError} resource.not-found */
export async function application(
  { asSystem }: Context,
  { requestId }: InputOf<Api['application']>,
): Promise<ReceivedApplication> {
  return asSystem(async (db) => {
    const row = await selectApplication(db, requestId);
    if (row === undefined) throw new AppError('resource.not-found');
    return receivedApplication(db, row, await findPeople(db, peopleOf(row)));
  });
}

function peopleOf({ applicantId, decidedBy }: ApplicationRow): readonly string[] {
  return decidedBy === null ? [applicantId] : [applicantId, decidedBy];
}

async function receivedApplication(
  db: Db,
  row: ApplicationRow,
  people: Awaited<ReturnType<typeof findPeople>>,
): Promise<ReceivedApplication> {
  return {
    ...(await shownApplication(db, row)),
    applicant: people.get(row.applicantId)?.name ?? '',
    decidedBy: row.decidedBy === null ? null : (people.get(row.decidedBy)?.name ?? null),
  };
}
