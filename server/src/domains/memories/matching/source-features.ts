import { endianness } from 'node:os';
import { tokensAndSigns } from '@transloom/core/memory/index/text-form';
import { TextReader } from '@transloom/core/memory/index/text-reader';
import { type CandidateBounds, onceEach, tokenPair } from '@transloom/core/memory/tokens/match-features';
import { matchTokenIds } from '@transloom/core/memory/tokens/match-tokens';
import { affixHashes } from '@transloom/core/memory/tokens/short-texts';
import { combineHashes, hash32 } from '@transloom/core/memory/tokens/text-hash';
import { numberToken } from '@transloom/core/memory/tokens/token-spans';

/** Token data by which a source is compared. */
export interface SourceTokens {
  readonly tokenCount: number;
  readonly signature: bigint;
  readonly tokens: Buffer;
}

/** The search data of a source: the row of `memory_source`. */
export interface SourceFeatures extends SourceTokens {
  readonly features: readonly number[];
}

export function sourceFeatures(directionId: string, text: string): SourceFeatures {
  const features = new Set<number>();
  const ids = matchTokenIds(text);
  visitFeatures(hash32(directionId), { text, ids }, (feature) => features.add(feature));
  return { ...sourceTokens(ids), features: [...features] };
}

interface TokenizedText {
  readonly text: string;
  /** Token ids as `matchTokenIds` gives them. */
  readonly ids: Int32Array;
}

/** Visits the features of a text; some pairs are repeated. `directionHash`: `hash32` of the id of the direction. */
export function visitFeatures(
  directionHash: number,
  { text, ids }: TokenizedText,
  visit: (feature: number) => void,
): void {
  const salt = { directionHash, band: lengthBand(ids.length) };
  for (const id of onceEach(ids)) visit(featureOf(id, salt));
  for (let i = 1; i < ids.length; i++) visit(featureOf(tokenPair(ids[i - 1] ?? 0, ids[i] ?? 0), salt));
  for (const id of affixHashes(text, ids.length)) visit(featureOf(id, salt));
  const form = formBesideNumbers(text, ids);
  if (form !== undefined) visit(featureOf(form, salt));
}

const reader = new TextReader();

/** Most tokens of a form; few texts have all of more. */
const mostOfMany = 12;

/**
 * The feature that a short text with numbers shares with the texts that differ in numbers only, which may be
 * thousands; undefined for other texts.
 */
export function formBesideNumbers(text: string, ids: Int32Array): number | undefined {
  if (ids.length > mostOfMany || !ids.includes(numberToken)) return undefined;
  reader.read(text);
  return tokensAndSigns(ids, reader.form);
}

export function sourceTokens(ids: Int32Array): SourceTokens {
  return { tokenCount: ids.length, signature: tokenSignature(ids), tokens: packTokens(ids) };
}

const isLittle = endianness() === 'LE';

export function packTokens(ids: Int32Array): Buffer {
  const packed = Buffer.copyBytesFrom(ids);
  return isLittle ? packed : packed.swap32();
}

export function readTokens(packed: Uint8Array): Int32Array {
  const bytes = Buffer.from(packed);
  if (!isLittle) bytes.swap32();
  return new Int32Array(new Uint8Array(bytes).buffer);
}

/** Values that features are mixed with in one direction for the texts of one length band. */
export interface Salt {
  /** `hash32` of the id. */
  readonly directionHash: number;
  /** Length band as `lengthBand` gives it. */
  readonly band: number;
}

export interface BandSalt extends Salt {
  readonly directionId: string;
  /** Tokens of the shortest text of the band. */
  readonly shortest: number;
}

/**
 * The feature of a token, a pair or an affix in one direction for the texts of one length band. The features for all
 * bands differ in their last five bits only, which the functions of the database rely on: a search in several bands
 * reads one bucket.
 */
export function featureOf(id: number, { directionHash, band }: Salt): number {
  return combineHashes(id, directionHash) ^ band;
}

/** The bands that can hold a match. */
export function saltsOf(
  directionIds: readonly string[],
  { shortest, longest }: CandidateBounds,
): readonly BandSalt[] {
  const bands: (readonly [number, number])[] = [];
  for (let count = shortest; count <= longest; count++) {
    if (bands.at(-1)?.[0] !== lengthBand(count)) bands.push([lengthBand(count), count]);
  }
  return directionIds.flatMap((directionId) =>
    bands.map(([band, shortest]) => ({ directionId, directionHash: hash32(directionId), band, shortest })),
  );
}

/** 64 bits with a sign, one bit for each token: a bit that an entry lacks is a token that it lacks. */
export function tokenSignature(tokens: ArrayLike<number>): bigint {
  const { high, low } = signatureHalves(tokens);
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

/** The signature as two numbers: building one of 64 bits takes as long as reading the tokens. */
export function signatureHalves(tokens: ArrayLike<number>): { readonly high: number; readonly low: number } {
  let high = 0;
  let low = 0;
  for (let i = 0; i < tokens.length; i++) {
    const bit = (tokens[i] ?? 0) >>> 26;
    if (bit < 32) high |= 1 << (31 - bit);
    else low |= 1 << (63 - bit);
  }
  return { high, low };
}

/**
 * Texts of up to six tokens each have a band, longer ones share it with those up to half as long again. Below 32 for all that
 * are shorter than a million tokens.
 */
export function lengthBand(tokenCount: number): number {
  let band = Math.min(tokenCount, 6);
  for (let longest = 6; longest < tokenCount; longest = Math.floor(longest * 1.5)) band++;
  return band;
}

/** Salt for the features of the text itself. */
export function ownSalt(directionId: string, tokenCount: number): Salt {
  return { directionHash: hash32(directionId), band: lengthBand(tokenCount) };
}
