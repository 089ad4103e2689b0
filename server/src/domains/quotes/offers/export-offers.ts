import { Readable } from 'node:stream';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { memberOffersApi } from '@transloom/contracts/member-offers';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import type { Context, JobContext } from '../../../platform/context.ts';
import { defineDownload } from '../../files/define-download.ts';
import { membersInScope } from '../../organizations/members-in-scope.ts';
import {
  exampleOffers,
  kindWords,
  minorDigits,
  offerColumns,
  offerHeadings,
  unitWords,
} from './offer-table.ts';
import { offersOfPeople } from './offers-of-people.ts';

export const offerDownload = defineDownload({
  kind: 'quotes.export-offers',
  wanted: memberOffersApi.exportOffers.input,
  timeoutSeconds: 600,
  concurrency: 1,
  async write(job, { template }) {
    const { language } = job;
    const rows = template ? exampleOffers[language] : await offerRows(job);
    const titles = offerColumns.map((column) => offerHeadings[language][column]);
    const pieces = writeWorkbook(titles, inTurn(rows), [32, 16, 18, 18, 12, 10, 12, 24]);
    return { name: fileName(language, template), content: Readable.from(pieces) };
  },
});

/** @throws {AppError} access.denied */
export async function exportOffers(
  context: Context,
  wanted: InputOf<typeof memberOffersApi.exportOffers>,
): Promise<OutputOf<typeof memberOffersApi.exportOffers>> {
  return offerDownload.start(context, fileName(context.language, wanted.template), wanted);
}

async function offerRows(job: JobContext): Promise<readonly (readonly string[])[]> {
  const { language } = job;
  return job.transact(async (context) => {
    const members = await membersInScope(context, 'rate:edit');
    const offers = await offersOfPeople(context, [...members.keys()]);
    return offers.map(({ userId, kind, sourceLanguage, targetLanguage, unitPrice, currency, per, unit }) => {
      const member = members.get(userId);
      return [
        member?.phone ?? member?.email ?? member?.name ?? '',
        kindWords[kind][language],
        sourceLanguage,
        targetLanguage,
        String(unitPrice / 10 ** minorDigits(currency)),
        currency,
        String(per),
        unitWords[unit][language],
      ];
    });
  });
}

async function* inTurn(rows: readonly (readonly string[])[]): AsyncGenerator<readonly string[]> {
  yield* rows;
}

function fileName(language: JobContext['language'], template: boolean): string {
  if (language === 'zh-CN') return template ? '成员报价导入模板.xlsx' : '成员报价.xlsx';
  return template ? 'member-quote-template.xlsx' : 'member-quotes.xlsx';
}
