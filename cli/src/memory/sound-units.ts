import type { UnitBatch } from '@transloom/core/memory/exchange/exchange-format';
import type { CommandCall } from '../command.ts';
import { cliText } from '../texts.ts';

/** The batches of a file without units that a forbidden character spoiled; standard error says how many those are. */
export async function* soundUnits(
  batches: AsyncIterable<UnitBatch>,
  { language, terminal }: Pick<CommandCall, 'language' | 'terminal'>,
): AsyncGenerator<UnitBatch> {
  let spoiled = 0;
  for await (const batch of batches) {
    const units = batch.units.filter(({ isSpoiled }) => !isSpoiled);
    spoiled += batch.units.length - units.length;
    yield { ...batch, units };
  }
  if (spoiled > 0) terminal.printError(cliText('memory.spoiled', language, { units: spoiled }));
}
