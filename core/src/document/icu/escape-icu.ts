/** How the apostrophes of a message are written: always doubled, or only where they would begin a quotation. */
export type Apostrophes = 'doubled' | 'where-needed';

/** Text as an ICU message writes it. */
export function escapeIcu(text: string, inPlural: boolean, apostrophes: Apostrophes): string {
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
  if (message.includes("''")) return 'doubled';
  return message.includes("'") ? 'where-needed' : plain;
}
