import { EngineError } from '../../../providers/machine-translation/engine-error.ts';

/** Unicode code points: what is longer says more than was asked for. */
const mostCharacters = 900;

/** One paragraph of bounded length. @throws {EngineError} bad-output where nothing is said */
export function readSummary(written: string): string {
  const text = written
    .replace(/^```\w*\n|\n```$/g, '')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (!/\p{L}/u.test(text)) throw new EngineError('bad-output', 'no words in the summary');
  const characters = [...text];
  return characters.length <= mostCharacters ? text : `${characters.slice(0, mostCharacters).join('')}…`;
}
