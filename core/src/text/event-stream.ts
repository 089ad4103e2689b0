/** An event of a `text/event-stream`, as the HTML standard has it (9.2 Server-sent events). */
export interface StreamedEvent {
  /** `message` where the stream names none. */
  readonly event: string;
  readonly data: string;
}

/**
 * Reads a stream of events that comes in pieces cut anywhere: each call gives the events that its piece made whole. An
 * event that nothing ends is never given.
 */
export function eventReader(): (piece: string) => readonly StreamedEvent[] {
  let open = '';
  return (piece) => {
    const blocks = (open + piece).split(/\r?\n\r?\n/);
    open = blocks.pop() ?? '';
    return blocks.flatMap(readBlock);
  };
}

/** Nothing for a block of comments, which only keep a line alive. */
function readBlock(block: string): readonly StreamedEvent[] {
  const fields = block.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line));
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  const data = valuesOf('data');
  return data.length === 0 ? [] : [{ event: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') }];
}
