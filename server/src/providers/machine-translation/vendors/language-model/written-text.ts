import { EngineError } from '../../engine-error.ts';
import type { WritingRequest, WrittenText } from '../../engine-vendor.ts';
import type { ModelText } from './model-text.ts';

/** Rules and data as two messages; the text travels as JSON, so that nothing in it can pass for a rule. */
export function writingMessages({ instructions, text }: WritingRequest): {
  readonly rules: string;
  readonly batch: string;
} {
  return { rules: instructions, batch: JSON.stringify({ text }) };
}

/** Returns the output of a model without its thinking. @throws {EngineError} content-blocked, too-long, bad-output */
export function writtenText({ content, ended, model, tokens }: ModelText, asked: string): WrittenText {
  if (ended === 'blocked') throw new EngineError('content-blocked', 'blocked by a filter');
  if (ended === 'cut') throw new EngineError('too-long', 'ran out of tokens');
  const text = content.replace(/^[\s\S]*<\/think>/, '').trim();
  if (text === '') throw new EngineError('bad-output', 'nothing was written');
  return { text, version: model || asked, ...(tokens && { tokens }) };
}
