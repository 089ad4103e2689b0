import { Readable } from 'node:stream';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { memberFilterFields, type membersApi } from '@transloom/contracts/members';
import { roleNames } from '@transloom/contracts/role-names';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { z } from 'zod';
import type { Context, JobContext } from '../../platform/context.ts';
import { defineDownload } from '../files/define-download.ts';
import type { DownloadFile } from '../files/make-download.ts';
import { type MemberInTable, membersForTable } from '../organizations/members-for-table.ts';
import { requireRole } from '../organizations/roles/own-roles.ts';
import { requireTeam } from '../organizations/teams/require-team.ts';
import { exampleRows, headings, memberColumns } from './member-table.ts';

const wantedSchema = z.object({ ...memberFilterFields, template: z.boolean() });

export const memberDownload = defineDownload({
  kind: 'members.export-members',
  wanted: wantedSchema,
  timeoutSeconds: 600,
  concurrency: 1,
  write: buildTable,
});

/** @throws {AppError} resource.not-found, for a team or role that is none of the organization */
export async function exportMembers(
  context: Context,
  wanted: InputOf<typeof membersApi.exportMembers>,
): Promise<OutputOf<typeof membersApi.exportMembers>> {
  if (wanted.teamId !== undefined) await requireTeam(context, wanted.teamId);
  if (wanted.roleId !== undefined) await requireRole(context, wanted.roleId);
  return memberDownload.start(context, fileName(context.language, wanted.template), wanted);
}

async function buildTable(
  job: JobContext,
  { template, ...filter }: z.output<typeof wantedSchema>,
): Promise<DownloadFile> {
  const { language } = job;
  const rows = template
    ? exampleRows[language]
    : (await job.transact((context) => membersForTable(context, filter))).map(rowOf(language));
  const titles = memberColumns.map((column) => headings[language][column]);
  const pieces = writeWorkbook(titles, inTurn(rows));
  return { name: fileName(language, template), content: Readable.from(pieces) };
}

const rowOf =
  (language: JobContext['language']) =>
  (member: MemberInTable): readonly string[] => [
    member.name,
    member.phone ?? '',
    member.email ?? '',
    member.ownRoleName ?? roleNames[member.role][language],
    member.teams.join('; '),
    member.languages.join('; '),
    member.systemCode ?? '',
  ];

async function* inTurn(rows: readonly (readonly string[])[]): AsyncGenerator<readonly string[]> {
  yield* rows;
}

function fileName(language: JobContext['language'], template: boolean): string {
  if (language === 'zh-CN') return template ? '成员导入模板.xlsx' : '成员.xlsx';
  return template ? 'member-template.xlsx' : 'members.xlsx';
}
