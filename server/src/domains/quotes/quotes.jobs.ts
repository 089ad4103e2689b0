import { quoteDownload } from './export-quote.ts';
import { offerDownload } from './offers/export-offers.ts';
import { offerImports } from './offers/offer-imports.ts';

export const quotesJobs = [offerDownload.job, quoteDownload.job, ...offerImports.jobs];
