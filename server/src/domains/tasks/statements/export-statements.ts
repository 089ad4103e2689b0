import { Readable } from 'node:stream';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { statementsApi } from '@transloom/contracts/statements';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { defineDownload } from '../../files/define-download.ts';
import { inUnits } from './money-in-units.ts';
import { allStatements, myStatement } from './show-statements.ts';

export const statementDownload = defineDownload({
  kind: 'tasks.export-statements',
  wanted: statementsApi.exportStatements.input,
  timeoutSeconds: 300,
  concurrency: 1,
  async write(job, { month, everybody }) {
    const statements = await job.transact((context) =>
      everybody ? allStatements(context, { month }) : myStatement(context, { month }),
    );
    async function* rows() {
      for (const { username, lines } of statements)
        for (const { at, project, document, billableWords, currency, amount } of lines)
          yield [
            username,
            at.slice(0, 10),
            project,
            document,
            String(billableWords),
            currency ?? '',
            amount === null || currency === null ? '' : inUnits(amount, currency),
          ];
    }
    const pieces = writeWorkbook(headings[job.language], rows(), [18, 12, 30, 30, 14, 10, 14]);
    return { name: fileName(job.language, month), content: Readable.from(pieces) };
  },
});

/** @throws {AppError} access.denied, for the statements of everybody without the right to prices */
export async function exportStatements(
  context: Context,
  wanted: InputOf<typeof statementsApi.exportStatements>,
): Promise<OutputOf<typeof statementsApi.exportStatements>> {
  if (wanted.everybody && !context.actor.permissions.has('task:price')) throw new AppError('access.denied');
  return statementDownload.start(context, fileName(context.language, wanted.month), wanted);
}

const headings: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  'zh-CN': ['成员', '日期', '项目', '文件', '计费字数', '币种', '金额'],
  'en-US': ['Member', 'Date', 'Project', 'File', 'Billable words', 'Currency', 'Amount'],
};

function fileName(language: InterfaceLanguage, month: string): string {
  return language === 'zh-CN' ? `结算单 ${month}.xlsx` : `statement ${month}.xlsx`;
}
