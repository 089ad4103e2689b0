import { TmxReader } from '../tmx/tmx-reader.ts';
import type { TmxUnit } from '../tmx/tmx-unit.ts';
import { tmxEnd, tmxStart, tmxUnitXml } from '../tmx/tmx-writer.ts';
import type { ExchangeFormat, UnitBatch, UnitWriting } from './exchange-format.ts';

/** TMX 1.1 to 1.4b, levels 1 and 2; written as 1.4b. */
export const tmxExchange: ExchangeFormat = {
  id: 'tmx',
  name: 'TMX',
  extensions: ['tmx'],
  read: readUnits,
  write: writeUnits,
};

async function* readUnits(content: AsyncIterable<Uint8Array>): AsyncGenerator<UnitBatch> {
  const reader = new TmxReader();
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    const units = reader.push(piece);
    if (units.length > 0) yield { units, bytes, header: reader.header };
  }
  yield { units: reader.finish(), bytes, header: reader.header };
}

/** Characters of a chunk: a chunk for each unit would cost more than the unit. */
const pieceLength = 64 * 1024;

async function* writeUnits(units: AsyncIterable<TmxUnit>, writing: UnitWriting): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = tmxStart(writing);
  for await (const unit of units) {
    text += tmxUnitXml(unit);
    if (text.length < pieceLength) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text + tmxEnd);
}
