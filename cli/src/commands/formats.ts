import type { ConvertedFormat } from '@transloom/core/document/converted-format';
import { fileFormats } from '@transloom/core/document/format-registry';
import { findOffice } from '@transloom/server/providers/office/find-office';
import { missingOffice } from '@transloom/server/providers/office/office-refusal';
import { findPagePrograms } from '@transloom/server/providers/pages/page-programs';
import { missingTesseract } from '@transloom/server/providers/pages/pages-refusal';
import type { Command } from '../command.ts';
import { readOptions } from '../options.ts';

export const formats: Command = async ({ args, terminal }) => {
  const options = readOptions(args, { usage: 'transloom formats [--json]', flags: ['json'] });
  const rows = fileFormats.map((format) => ({
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

function converted({ id, becomes, gives }: ConvertedFormat) {
  if (becomes === 'pages') {
    const needs = id === 'image' ? missingTesseract.program : undefined;
    const available = needs === undefined || findPagePrograms().tesseract !== undefined;
    return { gives, ...(needs !== undefined && { program: needs }), available };
  }
  return { becomes, program: missingOffice.program, available: findOffice() !== undefined };
}
