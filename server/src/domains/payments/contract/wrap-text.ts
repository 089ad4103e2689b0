/** Signs that never begin a line in Chinese. */
const neverFirst = /^[，。；：、？！）】》”’％]/;

/**
 * The lines of a paragraph: Latin words stay whole, Chinese may break behind each character but not before closing
 * marks. Words that are wider than a line stand alone in theirs.
 */
export function wrapText(
  text: string,
  mostWidth: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const pieces = text.match(/[\u2E80-\uFFEF]|[^\s\u2E80-\uFFEF]+\s*|\s+/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const fits = widthOf((line + piece).trimEnd()) <= mostWidth;
    if (line === '' || fits || neverFirst.test(piece)) line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece;
    }
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}
