import { toMarkup } from '@transloom/core/inline/markup';
import { type DiscardReason, discardReason } from '@transloom/core/memory/exchange/discard-reason';
import type { ExchangeLanguages } from '@transloom/core/memory/exchange/exchange-format';
import { tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { hash64 } from '@transloom/core/memory/tokens/text-hash';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireFile } from '../options.ts';
import { cliText } from '../texts.ts';
import { KnownKeys } from './known-keys.ts';
import { askedLanguages, languagesOf } from './memory-languages.ts';
import { openMemory } from './open-memory.ts';

const usage = usageOf('memory check');

type Report = Record<'units' | 'detected' | 'usable' | 'duplicate' | DiscardReason, number>;

/** Counts what an import would take of a file, and what it would leave out and why. */
export const checkMemory: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['from'], lists: ['to'], flags: ['json'] });
  const path = requireFile(options);
  const asked = askedLanguages(options);
  const languages = options.value('from') ? asked : await languagesOf(path, asked, options);
  const report: Report = {
    units: 0,
    detected: 0,
    usable: 0,
    empty: 0,
    identical: 0,
    duplicate: 0,
    tooLong: 0,
    otherLanguage: 0,
    spoiled: 0,
  };
  const count = unitCounter(languages, report);
  for await (const { units } of openMemory(path, languages)) for (const unit of units) count(unit);
  const result = { ...languages, ...report };
  if (options.flag('json')) terminal.print(JSON.stringify(result));
  else terminal.print(cliText('memory.checked', language, report));
};

function unitCounter(
  { sourceLanguage, targetLanguages }: ExchangeLanguages,
  report: Report,
): (unit: TmxUnit) => void {
  const known = new KnownKeys();
  return (unit) => {
    const pairs = targetLanguages.flatMap((targetLanguage) => {
      const entry = tmxEntry(unit, { sourceLanguage, targetLanguage });
      return entry === undefined ? [] : [{ ...entry, targetLanguage }];
    });
    report.units += 1;
    if (unit.isSpoiled) {
      report.detected += 1;
      report.spoiled += 1;
      return;
    }
    report.detected += Math.max(1, pairs.length);
    if (pairs.length === 0) report.otherLanguage += 1;
    for (const pair of pairs) {
      const { source, target, context, targetLanguage } = pair;
      // Of a text that is left out, which may be of any length, nothing more is looked at.
      const key = () => JSON.stringify([targetLanguage, toMarkup(source), toMarkup(target), context]);
      const reason = discardReason(pair) ?? (known.add(hash64(key())) ? 'duplicate' : 'usable');
      report[reason] += 1;
    }
  };
}
