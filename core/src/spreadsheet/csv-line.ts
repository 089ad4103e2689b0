/** Excel runs what looks like a formula, also out of a text file; an apostrophe keeps it from that. */
const formula = /^(?='*[=+\-@\t\r])/;

/** A row of a CSV file with its line break. Cells are quoted where needed, and cells that look like formulas guarded. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = text.replace(formula, "'");
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
