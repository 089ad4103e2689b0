import { toMarkup } from '@transloom/core/inline/markup';
import { plainText } from '@transloom/core/inline/plain-text';
import { countDetails, sumCounts } from '@transloom/core/text/count-words';
import type { Command } from '../command.ts';
import { openDocument } from '../document/open-document.ts';
import { splitUnit } from '../document/split-document.ts';
import { checkLanguageTag, readOptions, requireFile } from '../options.ts';

/** The language whose sentence rules serve best where nobody names one. */
const anyLanguage = 'en';

export const extract: Command = async ({ args, terminal }) => {
  const usage = 'transloom extract FILE [--from LANGUAGE] [--json]';
  const options = readOptions(args, { usage, values: ['from'], flags: ['json'] });
  const language = checkLanguageTag(options.value('from') ?? anyLanguage);
  const { format, units } = await openDocument(requireFile(options));
  const split = units.map((unit) => ({
    id: unit.id,
    segments: splitUnit(unit, language).map(({ id, source }) => ({
      id,
      source: toMarkup(source),
      plain: plainText(source, unit.codes),
      text: source.text,
    })),
  }));
  const segments = split.flatMap((unit) => unit.segments);
  if (!options.flag('json')) {
    for (const { plain } of segments) terminal.print(plain);
    return;
  }
  const counts = sumCounts(segments.map(({ text }) => countDetails(text)));
  terminal.print(
    JSON.stringify({
      format: format.id,
      units: split.map((unit) => ({
        ...unit,
        segments: unit.segments.map(({ text: _, ...shown }) => shown),
      })),
      counts: { segments: segments.length, words: counts.words, characters: counts.charactersWithSpaces },
    }),
  );
};
