/** The lines of texts with something in them, for services that answer line by line and drop empty ones. */
export function linesOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split('\n')).filter(isWritten);
}

/** Texts put together again from their translated lines; undefined where there are too many or too few. */
export function textsOfLines(
  texts: readonly string[],
  translated: readonly string[],
): readonly string[] | undefined {
  if (translated.length !== linesOf(texts).length) return undefined;
  const lines = translated.values();
  const next = (line: string) => (isWritten(line) ? (lines.next().value ?? '') : line);
  return texts.map((text) => text.split('\n').map(next).join('\n'));
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}
