import {
  estimateTokens,
  estimateTranslatedTokens,
  type TokenEstimate,
} from '@transloom/core/text/estimate-tokens';
import { writeCodeTags } from '../../../providers/machine-translation/code-tags.ts';
import type {
  EnginePrice,
  EngineRequest,
  EngineSegment,
  WritingRequest,
} from '../../../providers/machine-translation/engine-vendor.ts';
import { chatMessages } from '../../../providers/machine-translation/vendors/openai-compatible/chat-prompt.ts';
import type { Cost } from '../../billing/money.ts';

/** What a request will likely take, before it is sent. */
export interface ExpectedUse {
  /** As the ledger counts them: code points of the source without codes. */
  readonly characters: number;
  readonly read: TokenEstimate;
  readonly written: TokenEstimate;
}

/** Quotes, braces and the number of a text in the answer of a language model. */
const tokensAroundText = 12;
/** A summary is asked for in 80 words. */
const tokensOfSummary = { usual: 110, most: 400 };

const noTokens: TokenEstimate = { usual: 0, most: 0 };

/** Returns the expected use of a translation; for an engine paid by the token, with the whole prompt. */
export function expectedUse(request: EngineRequest, price: EnginePrice | undefined): ExpectedUse {
  const { segments, targetLanguage } = request;
  const characters = countCharacters(segments);
  if (price?.unit !== 'tokens') return { characters, read: noTokens, written: noTokens };
  const contents = chatMessages(request).map(({ content }) => content);
  const written = segments.map(({ source }) =>
    estimateTranslatedTokens(writeCodeTags(source), targetLanguage),
  );
  const around = segments.length * tokensAroundText;
  return {
    characters,
    read: estimateTokens(contents.join('\n')),
    written: plus(sumTokens(written), { usual: around, most: around }),
  };
}

/** Of a summary. */
export function expectedWriting(
  { instructions, text, characters = [...text].length }: Omit<WritingRequest, 'signal'>,
  price: EnginePrice | undefined,
): ExpectedUse {
  if (price?.unit !== 'tokens') return { characters, read: noTokens, written: noTokens };
  const read = estimateTokens(`${instructions}\n${JSON.stringify({ text })}`);
  return { characters, read, written: tokensOfSummary };
}

/** Code points without codes, spaces included, as the specification counts them. */
export function countCharacters(segments: readonly EngineSegment[]): number {
  return segments.reduce((sum, { source }) => sum + [...source.text].length, 0);
}

export function plusUse(a: ExpectedUse, b: ExpectedUse): ExpectedUse {
  return {
    characters: a.characters + b.characters,
    read: plus(a.read, b.read),
    written: plus(a.written, b.written),
  };
}

/** Undefined where nobody knows the price. */
export function expectedCost(
  price: EnginePrice | undefined,
  { characters, read, written }: ExpectedUse,
  kind: keyof TokenEstimate,
): Cost | undefined {
  if (price === undefined) return undefined;
  const { currency, unit, source, target = 0 } = price;
  const micros = unit === 'characters' ? characters * source : read[kind] * source + written[kind] * target;
  return { currency, micros: Math.ceil(micros) };
}

function sumTokens(estimates: readonly TokenEstimate[]): TokenEstimate {
  return estimates.reduce(plus, noTokens);
}

function plus(a: TokenEstimate, b: TokenEstimate): TokenEstimate {
  return { usual: a.usual + b.usual, most: a.most + b.most };
}
