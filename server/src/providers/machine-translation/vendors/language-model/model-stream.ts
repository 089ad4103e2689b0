import { eventReader } from '@transloom/core/text/event-stream';
import { EngineError } from '../../engine-error.ts';
import { parseEvents } from '../api/events.ts';
import type { ModelPiece, ModelText } from './model-text.ts';

/** Returns the part that an event adds; undefined if it contains no text. @throws {EngineError} for an error event */
export type ReadModelPiece = (event: unknown) => ModelPiece | undefined;

/** Tells the content as it grows, for each piece of the body that arrives. */
export function contentReader(
  read: ReadModelPiece,
  onContent: (content: string) => void,
): (piece: string) => void {
  const push = eventReader();
  let content = '';
  return (piece) => {
    const added = push(piece)
      .map(({ data }) => contentOf(read, data))
      .join('');
    if (added === '') return;
    content += added;
    onContent(content);
  };
}

/** Returns an empty text for an unreadable event; the complete body fails later. */
function contentOf(read: ReadModelPiece, data: string): string {
  try {
    return read(JSON.parse(data))?.content ?? '';
  } catch {
    return '';
  }
}

/** The text of a whole stream. @throws {EngineError} bad-output where it broke off; what an error event tells */
export function readModelStream(body: string, read: ReadModelPiece): ModelText {
  const pieces = parseEvents(body).flatMap((event) => read(event) ?? []);
  const last = <Part extends keyof ModelPiece>(part: Part) =>
    pieces.findLast((piece) => piece[part] !== undefined)?.[part];
  const ended = last('ended');
  if (ended === undefined) throw new EngineError('bad-output', 'events broke off');
  const content = pieces.map((piece) => piece.content ?? '').join('');
  const counts = pieces.flatMap(({ tokens }) => tokens ?? []);
  return { content, ended, model: last('model'), tokens: counts.length === 0 ? undefined : largest(counts) };
}

/** Some tell what was read at the beginning and what was written at the end, some all at every step. */
function largest(counts: readonly NonNullable<ModelText['tokens']>[]): ModelText['tokens'] {
  return {
    read: Math.max(...counts.map(({ read }) => read)),
    written: Math.max(...counts.map(({ written }) => written)),
  };
}
