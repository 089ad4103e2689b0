import { TbxFile } from '@transloom/core/terms/exchange/read-tbx';
import { tbxConcept, tbxEnd, tbxHead } from '@transloom/core/terms/exchange/write-tbx';
import { exchangeProof } from '../exchange-proof.ts';
import { tbxDifference } from './tbx-difference.ts';

/** Every TBX file of the corpus is read and written again with nothing lost, element by element. */
export const termsProof = exchangeProof({
  name: 'terms',
  extension: 'tbx',
  roundTrip(bytes) {
    const file = new TbxFile(bytes);
    const concepts = [...file.concepts()];
    const { frame } = file;
    const written = [tbxHead(frame), ...concepts.map((concept) => tbxConcept(concept, frame)), tbxEnd(frame)];
    return { units: concepts.length, written: written.join('') };
  },
  difference: tbxDifference,
});
