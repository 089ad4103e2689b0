/** A text and the tags in it, apart: `texts` has one member more than `marks`. Braces are single in `texts`. */
export interface MarkedText {
  readonly texts: readonly string[];
  /** Codes and style marks as markup writes them, such as `{1}` or `{/b}`. */
  readonly marks: readonly string[];
}

const mark = /\{\{|\{\/?\d{1,9}\/?\}|\{\/?[biu](?:#[0-9a-f]{6})?\}/g;

/** Splits inline markup at its tags. */
export function splitMarks(markup: string): MarkedText {
  const texts: string[] = [''];
  const marks: string[] = [];
  let last = 0;
  const add = (text: string) => texts.push(`${texts.pop() ?? ''}${text}`);
  for (const { 0: found, index } of markup.matchAll(mark)) {
    add(markup.slice(last, index));
    last = index + found.length;
    if (found === '{{') add('{');
    else {
      marks.push(found);
      texts.push('');
    }
  }
  add(markup.slice(last));
  return { texts, marks };
}

/** The markup again. */
export function joinMarks({ texts, marks }: MarkedText): string {
  return texts.map((text, i) => `${text.replaceAll('{', '{{')}${marks[i] ?? ''}`).join('');
}

/** The text for a language model: the tags stand as `⟦1⟧`, `⟦2⟧` … in their order. */
export function withMarkers({ texts }: MarkedText): string {
  return texts.map((text, i) => (i === 0 ? text : `⟦${i}⟧${text}`)).join('');
}

/** An answer of a model with the tags of its source; undefined where one is missing, added or in another order. */
export function readMarkers(answer: string, { marks }: MarkedText): MarkedText | undefined {
  const parts = answer.split(/⟦(\d{1,4})⟧/);
  const numbers = parts.filter((_, i) => i % 2 === 1);
  const isWhole = numbers.length === marks.length && numbers.every((number, i) => Number(number) === i + 1);
  const texts = parts.filter((_, i) => i % 2 === 0);
  return isWhole && !texts.some((text) => /[⟦⟧]/.test(text)) ? { texts, marks } : undefined;
}
