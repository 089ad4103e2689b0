import { basename, extname } from 'node:path';
import type {
  ExchangeFormat,
  ExchangeLanguages,
  UnitBatch,
} from '@transloom/core/memory/exchange/exchange-format';
import { exchangeFormats } from '@transloom/core/memory/exchange/exchange-formats';
import type { TmxHeader, TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import type { Command } from '../command.ts';
import { streamOutput } from '../document/files.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireFile, requireValue } from '../options.ts';
import { programVersion } from '../program-version.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';
import { askedLanguages, languagesOf } from './memory-languages.ts';
import { openMemory } from './open-memory.ts';
import { soundUnits } from './sound-units.ts';

const usage = usageOf('memory convert');

/** A file of a memory as one of another kind; between TMX files nothing is lost. */
export const convertMemory: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['out', 'from'], lists: ['to'] });
  const [path, out] = [requireFile(options), requireValue(options, 'out')];
  const format = exchangeFormats.find(({ id }) => extname(out).toLowerCase() === `.${id}`);
  if (format?.write === undefined)
    throw new Refusal('document.unsupported', { name: basename(out), formats: writable });
  const asked = askedLanguages(options);
  // Columns have to be known before the first row.
  const languages = options.value('from') ? asked : await languagesOf(path, asked, options);
  await streamOutput(
    out,
    written(soundUnits(openMemory(path, languages), { language, terminal }), format.write, languages),
  );
  terminal.print(cliText('file.written', language, { out }));
};

const writable = exchangeFormats
  .filter(({ write }) => write !== undefined)
  .map(({ id }) => id)
  .join(', ');

async function* written(
  batches: AsyncGenerator<UnitBatch>,
  write: NonNullable<ExchangeFormat['write']>,
  languages: ExchangeLanguages,
): AsyncGenerator<Uint8Array> {
  const first = await batches.next();
  const header: TmxHeader | undefined = first.done ? undefined : first.value.header;
  async function* units(): AsyncGenerator<TmxUnit> {
    if (!first.done) yield* first.value.units;
    for await (const batch of batches) yield* batch.units;
  }
  yield* write(units(), { ...languages, programVersion: programVersion(), ...(header && { header }) });
}
