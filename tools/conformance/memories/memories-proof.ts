import { readTmx } from '@transloom/core/memory/tmx/tmx-reader';
import { writeTmx } from '@transloom/core/memory/tmx/tmx-writer';
import { exchangeProof } from '../exchange-proof.ts';
import { tmxDifference } from './tmx-difference.ts';

/** Every TMX file of the corpus is read and written again with nothing lost, element by element. */
export const memoriesProof = exchangeProof({
  name: 'memories',
  extension: 'tmx',
  roundTrip(file) {
    const { header, units } = readTmx(file);
    const written = writeTmx(units, { sourceLanguage: 'en', programVersion: '0', header });
    return { units: units.length, written: [...written].join('') };
  },
  difference: tmxDifference,
});
