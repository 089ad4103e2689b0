import { EngineError } from '../../engine-error.ts';
import { parseJson } from '../http-failure.ts';

/**
 * The data of server-sent events in their order; a body that is plain JSON counts as one.
 * @throws {EngineError} bad-output
 */
export function parseEvents(text: string): readonly unknown[] {
  if (!/^(event|data|id):/m.test(text)) return [parseJson(text)];
  // Every event ends with an empty line; one that does not was cut off.
  if (!/\r?\n\r?\n$/.test(text)) throw new EngineError('bad-output', 'events broke off');
  const lines = text.split(/\r?\n/).flatMap((line) => /^data:\s?(.*)$/.exec(line)?.[1] ?? []);
  return lines.filter((line) => line !== '' && line !== '[DONE]').map(parseJson);
}
