import { documentFormats } from '@transloom/core/document/format-registry';
import type { Command } from '../command.ts';
import { readOptions } from '../options.ts';

export const formats: Command = async ({ args, terminal }) => {
  const options = readOptions(args, { usage: 'transloom formats [--json]', flags: ['json'] });
  const rows = documentFormats.map(({ id, name, extensions, mediaType, options: heeded }) => ({
    id,
    name,
    extensions,
    mediaType,
    options: heeded,
  }));
  if (options.flag('json')) terminal.print(JSON.stringify(rows));
  else
    for (const { id, name, extensions } of rows) terminal.print(`${id}\t${name}\t.${extensions.join(' .')}`);
};
