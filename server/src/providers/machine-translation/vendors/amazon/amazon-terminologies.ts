import { termTable } from '../api/api-glossaries.ts';
import type { ApiGlossaries } from '../api/glossary-calls.ts';
import { type AmazonSettings, amazonRequest } from './amazon-request.ts';

/** Custom terminologies of Amazon Translate: a table with a column for each language, known by its name. */
export const amazonTerminologies: ApiGlossaries<AmazonSettings> = {
  // Somebody who named a terminology of their own wants that one.
  fits: ({ terminology }) => terminology === undefined,
  async create({ settings, send, now }, { from, to, name, terms }) {
    const table = termTable([{ source: from, target: to }, ...terms]);
    const file = Buffer.from(table).toString('base64');
    const wish = {
      Name: name,
      MergeStrategy: 'OVERWRITE',
      TerminologyData: { File: file, Format: 'TSV', Directionality: 'UNI' },
    };
    await send({ method: 'POST', ...amazonRequest(settings, 'ImportTerminology', wish, now()) });
    return name;
  },
  async exists({ settings, send, now }, id) {
    const wish = { Name: id, TerminologyDataFormat: 'TSV' };
    const found = await send({ method: 'POST', ...amazonRequest(settings, 'GetTerminology', wish, now()) });
    return found !== undefined;
  },
  async remove({ settings, send, now }, id) {
    await send({ method: 'POST', ...amazonRequest(settings, 'DeleteTerminology', { Name: id }, now()) });
  },
};
