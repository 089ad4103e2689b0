import type { ConvertedFormat } from '@transloom/core/document/converted-format';
import { findOptionFault } from '@transloom/core/document/find-option-fault';
import { type FileFormat, fileFormats } from '@transloom/core/document/format-registry';
import { heededOptions } from '@transloom/core/document/heeded-options';
import { isPlaceholderPattern } from '@transloom/core/document/placeholders/is-placeholder-pattern';
import { findOffice } from '@transloom/server/providers/office/find-office';
import { missingOffice } from '@transloom/server/providers/office/office-refusal';
import { findPagePrograms } from '@transloom/server/providers/pages/page-programs';
import { missingTesseract } from '@transloom/server/providers/pages/pages-refusal';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readJsonOption, readOptions } from '../options.ts';
import { Refusal } from '../refusal.ts';

const usage = usageOf('formats');

/** What files can be; with options those that heed them. */
export const formats: Command = async ({ args, terminal }) => {
  const options = readOptions(args, { usage, values: ['options'], flags: ['json'] });
  const rows = formatsWith(readJsonOption(options)).map((format) => ({
    id: format.id,
    name: format.name,
    extensions: format.extensions,
    mediaType: format.mediaType,
    ...('becomes' in format ? converted(format) : { options: format.options }),
  }));
  if (options.flag('json')) terminal.print(JSON.stringify(rows));
  else
    for (const { id, name, extensions } of rows) terminal.print(`${id}\t${name}\t.${extensions.join(' .')}`);
};

/** @throws {Refusal} usage.document-option where no format takes them */
function formatsWith(chosen: Readonly<Record<string, unknown>>): readonly FileFormat[] {
  const faultIn = (format: FileFormat) =>
    findOptionFault({ options: heededOptions(format) }, chosen, isPlaceholderPattern);
  const found = fileFormats.filter((format) => faultIn(format) === undefined);
  if (found.length > 0) return found;
  const known = new Set(fileFormats.flatMap(heededOptions));
  const fault = findOptionFault({ options: [...known] }, chosen, isPlaceholderPattern);
  if (fault === undefined) return found;
  throw new Refusal('usage.document-option', {
    ...fault,
    format: fileFormats.map(({ id }) => id).join(', '),
    options: [...known].join(', '),
  });
}

function converted({ id, becomes, gives }: ConvertedFormat) {
  if (becomes === 'pages') {
    const needs = id === 'image' ? missingTesseract.program : undefined;
    const available = needs === undefined || findPagePrograms().tesseract !== undefined;
    return { gives, ...(needs !== undefined && { program: needs }), available };
  }
  return { becomes, program: missingOffice.program, available: findOffice() !== undefined };
}
