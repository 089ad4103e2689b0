import { bitCount } from './bit-count.ts';
import { scanTokens } from './match-tokens.ts';
import { hash32 } from './text-hash.ts';

/**
 * How a text is written besides its words, in 32 bits, so that of thousands of texts with the same tokens the
 * nearest can be told: 16 bits for its numbers, a bit each; 12 for its punctuation, a bit each sign; 4 for words that
 * begin with a capital.
 */
export function textForm(text: string): number {
  const normal = text.normalize('NFKC');
  let form = 0;
  let last = 0;
  scanTokens(normal, (start, end, kind) => {
    form |= signsForm(normal, last, start);
    last = end;
    if (kind === 'number')
      form |= (1 << (hash32(normal, start, end) & 15)) | separatorsForm(normal, start, end);
    else if (isCapital(normal.charCodeAt(start))) form |= 1 << (28 + (hash32(normal, start, end) & 3));
  });
  return form | signsForm(normal, last, normal.length);
}

/** How many bits of two forms differ. */
export function formDistance(first: number, second: number): number {
  return bitCount(first ^ second);
}

/** `1,000.5` is replaced by `2,000.5`, not by `2000`. */
function separatorsForm(text: string, from: number, to: number): number {
  let form = 0;
  for (let i = from; i < to; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x2c || unit === 0x2e) form |= signBit(unit + i - from);
  }
  return form;
}

function signsForm(text: string, from: number, to: number): number {
  let form = 0;
  for (let i = from; i < to; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x20) form |= 1 << (16 + ((Math.imul(unit, 0x9e3779b1) >>> 28) % 12));
  }
  return form;
}

function isCapital(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}

function signBit(sign: number): number {
  return 1 << (16 + ((Math.imul(sign, 0x9e3779b1) >>> 28) % 12));
}
