/** Unicode code points: what is longer says more than was asked for. */
const mostCharacters = 900;

/** One paragraph of bounded length; undefined where nothing is said. */
export function readSummary(written: string): string | undefined {
  const text = written
    .replace(/^```\w*\n|\n```$/g, '')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (!/\p{L}/u.test(text)) return undefined;
  const characters = [...text];
  return characters.length <= mostCharacters ? text : `${characters.slice(0, mostCharacters).join('')}…`;
}
