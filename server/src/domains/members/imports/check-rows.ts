import { emailSchema, phoneSchema } from '@transloom/contracts/fields';
import { limits } from '@transloom/contracts/limits';
import type { rowFaultSchema } from '@transloom/contracts/member-imports';
import { roleNames } from '@transloom/contracts/role-names';
import { type Role, roles } from '@transloom/contracts/roles';
import type { z } from 'zod';
import type { Invitable } from '../../organizations/invitable.ts';
import { languageNamed } from '../../system/language-mapping.ts';
import type { MemberColumn } from '../member-table.ts';

export type RowFault = z.infer<typeof rowFaultSchema>;

/** A row of a file as it is written there. */
export interface TableRow {
  /** Number in the sheet; the headings are row 1. */
  readonly row: number;
  readonly cells: Readonly<Record<MemberColumn, string>>;
}

export interface RowToInvite {
  readonly target: string;
  readonly name: string;
  readonly role: Role;
  readonly teamId: string | null;
  readonly languages: string[];
  readonly systemCode: string | null;
}

export interface FaultyRow {
  readonly row: number;
  readonly value: string;
  readonly fault: RowFault;
}

interface CheckedRows {
  readonly good: readonly RowToInvite[];
  readonly faults: readonly FaultyRow[];
}

interface CheckedAgainst {
  readonly invitable: Invitable;
  /** Of rows that name none. */
  readonly role: Role;
}

/** Rows that can be invited, and those that cannot with what is wrong; of rows with the same address the first counts. */
export function checkRows(rows: readonly TableRow[], against: CheckedAgainst): CheckedRows {
  const good: RowToInvite[] = [];
  const faults: FaultyRow[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of rows) {
    const read = readRow(cells, against);
    const fault = 'fault' in read ? read : repeated(cells, seen);
    if (fault !== undefined) faults.push({ row, ...fault });
    else if (!('fault' in read)) good.push(read);
    for (const address of addresses(cells)) seen.add(address);
  }
  return { good, faults };
}

interface Fault {
  readonly fault: RowFault;
  readonly value: string;
}

type Cells = TableRow['cells'];

function addresses({ phone, email }: Cells): readonly string[] {
  return [phone, email.toLowerCase()].filter((address) => address !== '');
}

function repeated({ phone, email }: Cells, seen: ReadonlySet<string>): Fault | undefined {
  if (phone !== '' && seen.has(phone)) return { fault: 'repeated-phone', value: phone };
  if (email !== '' && seen.has(email.toLowerCase())) return { fault: 'repeated-email', value: email };
  return undefined;
}

/** What is wrong with a row, in the order in which people fill it in. */
function readRow(cells: Cells, against: CheckedAgainst): RowToInvite | Fault {
  return cardFault(cells) ?? placeOf(cells, against);
}

function cardFault(cells: Cells): Fault | undefined {
  const { name, phone, email, systemCode } = cells;
  if (name === '') return { fault: 'no-name', value: '' };
  const long = [
    [name, limits.memberNameCharacters] as const,
    [systemCode, limits.systemCodeCharacters] as const,
  ].find(([text, most]) => text.length > most);
  if (long !== undefined) return { fault: 'too-long', value: long[0].slice(0, long[1]) };
  if (phone !== '' && !phoneSchema.safeParse(phone).success) return { fault: 'phone', value: phone };
  if (email !== '' && !emailSchema.safeParse(email).success) return { fault: 'email', value: email };
  return addresses(cells).length === 0 ? { fault: 'no-address', value: name } : undefined;
}

function placeOf(cells: Cells, { invitable, role: usual }: CheckedAgainst): RowToInvite | Fault {
  const { name, phone, email, systemCode } = cells;
  const target = email === '' ? phone : email.toLowerCase();
  if (addresses(cells).some((address) => invitable.addresses.has(address)))
    return { fault: 'member', value: target };
  const role = cells.role === '' ? usual : roleNamed(cells.role);
  if (role === undefined) return { fault: 'role', value: cells.role };
  if (!invitable.roles.has(role)) return { fault: 'role-not-assignable', value: cells.role };
  const teamId = cells.team === '' ? null : invitable.teams.get(cells.team.toLowerCase());
  if (teamId === undefined) return { fault: 'team', value: cells.team };
  const texts = parts(cells.languages);
  const unknown = texts.find((text) => languageNamed(text) === undefined);
  if (unknown !== undefined) return { fault: 'language', value: unknown };
  const known = texts.flatMap((text) => languageNamed(text) ?? []);
  return { target, name, role, teamId, languages: [...new Set(known)], systemCode: systemCode || null };
}

function parts(text: string): readonly string[] {
  return text
    .split(/[;,；，、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A role by its key or by its word in either language. */
function roleNamed(text: string): Role | undefined {
  const wanted = text.toLowerCase();
  return roles.find((role) =>
    [role, roleNames[role]['zh-CN'], roleNames[role]['en-US']].some((word) => word.toLowerCase() === wanted),
  );
}
