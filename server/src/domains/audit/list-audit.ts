import type { AuditEntry, auditApi } from '@transloom/contracts/audit';
import { auditActions, auditedActions, isAuditAction } from '@transloom/contracts/audited-actions';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { findPeople, findPeopleNamed } from '../users/find-user.ts';
import { type AuditFilter, countEntries, selectEntries } from './audit.store.ts';
import { recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify-audit.ts';

type Filter = InputOf<typeof auditApi.exportAudit>;

const mostExported = 50_000;

export async function listAudit(
  context: Context,
  { pageNumber, pageSize, ...given }: InputOf<typeof auditApi.listAudit>,
): Promise<OutputOf<typeof auditApi.listAudit>> {
  const filter = await filterOf(context, given);
  const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize };
  const [records, total] = await Promise.all([
    shownEntries(context, filter, page),
    countEntries(context.db, filter),
  ]);
  return { records, total, pageNumber, pageSize };
}

export async function verifyOwnAudit(
  { db, actor }: Context,
  _: InputOf<typeof auditApi.verifyAudit>,
): Promise<OutputOf<typeof auditApi.verifyAudit>> {
  const [verdict, entries] = await Promise.all([verifyAudit(db, actor.organizationId), countEntries(db, {})]);
  return { intact: verdict.intact, firstBreak: verdict.intact ? null : verdict.firstBreak, entries };
}

/** The export is an entry itself, written after what it shows. */
export async function exportAudit(
  context: Context,
  given: Filter,
): Promise<OutputOf<typeof auditApi.exportAudit>> {
  const filter = await filterOf(context, given);
  const entries = await shownEntries(context, filter, { offset: 0, limit: mostExported });
  const { userId: actorId, organizationId } = context.actor;
  await recordAudit(context, {
    organizationId,
    actorId,
    action: 'audit.export',
    details: { entries: entries.length },
  });
  const heading = ['place', 'time', 'person', 'action', 'description', 'details'];
  const rows = entries.map((entry) => [
    String(entry.place),
    entry.occurredAt,
    entry.person ?? '',
    entry.action,
    entry.words,
    JSON.stringify(entry.details),
  ]);
  const csv = [heading, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
  return { name: `audit-${context.now().toISOString().slice(0, 10)}.csv`, csv: `\ufeff${csv}\r\n` };
}

/** A cell that a spreadsheet would run as a formula gets an apostrophe (F08). */
function csvCell(text: string): string {
  const inert = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}

async function filterOf({ db }: Context, { kind, person, from, until }: Filter): Promise<AuditFilter> {
  return {
    actions: kind && auditActions.filter((action) => auditedActions[action].kind === kind),
    actorIds: person === '' ? undefined : await findPeopleNamed(db, person),
    from,
    until,
  };
}

async function shownEntries(
  { db, language }: Context,
  filter: AuditFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<AuditEntry[]> {
  const rows = await selectEntries(db, filter, page);
  const people = await findPeople(
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  return rows.map(({ place, occurredAt, actorId, action, details }) => ({
    place: Number(place),
    occurredAt: occurredAt.toISOString(),
    person: people.get(actorId ?? '')?.name ?? null,
    personId: actorId,
    action,
    words: isAuditAction(action) ? auditedActions[action].words[language] : action,
    details: details as AuditEntry['details'],
  }));
}
