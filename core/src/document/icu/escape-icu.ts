/**
 * How the apostrophes of a message are written: always doubled, only where they would begin a quotation, or as they
 * are, for programs that know arguments in braces and nothing more.
 */
export type Apostrophes = 'doubled' | 'where-needed' | 'as-they-are';

/** Text as an ICU message writes it. */
export function escapeIcu(text: string, inPlural: boolean, apostrophes: Apostrophes): string {
  if (apostrophes === 'as-they-are') return text;
  const marks = inPlural ? /[{}#]['{}#]*|'/g : /[{}]['{}]*|'/g;
  return text.replaceAll(marks, (mark, at: number) => {
    if (mark !== "'") return `'${mark.replaceAll("'", "''")}'`;
    const next = text.charAt(at + 1);
    // At the end of a piece an argument may follow.
    return apostrophes === 'doubled' || next === '' || "{}#'<|".includes(next) ? "''" : "'";
  });
}

/** As the message does it now; `plain` where it does not show. */
export function apostrophesOf(message: string, plain: Apostrophes): Apostrophes {
  if (plain === 'as-they-are') return plain;
  if (message.includes("''")) return 'doubled';
  return message.includes("'") ? 'where-needed' : plain;
}

/** Whether a file's messages are read by ICU's rules shows in what only ICU knows. */
export function apostrophesIn(file: string): Apostrophes {
  return /''|,\s*(?:plural|select|selectordinal|number|date|time)\s*[,}]/.test(file)
    ? 'where-needed'
    : 'as-they-are';
}
