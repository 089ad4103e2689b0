/**
 * The JSON objects in what a model wrote, the outermost of each place. Thinking, code fences and words around them are left
 * out. Where the writing breaks off, the whole objects inside the broken one are given. It never throws.
 */
export function objectsInAnswer(written: string): readonly Readonly<Record<string, unknown>>[] {
  const text = written.replace(/^[\s\S]*<\/think>/, '').replace(/<think>[\s\S]*/, '');
  const objects: Readonly<Record<string, unknown>>[] = [];
  let end = 0;
  for (const span of closedBraces(text).toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start < end) continue;
    const object = parsed(text.slice(span.start, span.end));
    if (object === undefined) continue;
    objects.push(object);
    end = span.end;
  }
  return objects;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Pairs of braces outside of strings. A quotation mark in the words around the JSON begins no string. */
function closedBraces(text: string): readonly Span[] {
  const open: number[] = [];
  const spans: Span[] = [];
  const sign = /"(?:[^"\\]|\\.)*"|[{}]/gs;
  for (let at = text.indexOf('{'); at >= 0; ) {
    sign.lastIndex = at;
    const found = sign.exec(text);
    if (found === null) break;
    if (found[0] === '{') open.push(found.index);
    else if (found[0] === '}') spans.push({ start: open.pop() ?? 0, end: sign.lastIndex });
    at = open.length > 0 ? sign.lastIndex : text.indexOf('{', sign.lastIndex);
  }
  return spans;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
