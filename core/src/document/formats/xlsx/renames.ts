/** Names in a workbook that changed, and that formulas speak of. */
export class Renames {
  /** New names of sheets by the old ones in lower case; names are compared so. */
  readonly sheets = new Map<string, string>();
  /** By name of a table in lower case: new names of columns by the old ones in lower case. */
  readonly columns = new Map<string, Map<string, string>>();

  /** What pivot tables called things, and call them now. */
  texts: ReadonlyMap<string, string> = new Map();

  get isEmpty(): boolean {
    return this.sheets.size + this.columns.size + this.texts.size === 0;
  }

  renameSheet(from: string, to: string): void {
    if (from !== to) this.sheets.set(from.toLowerCase(), to);
  }

  renameColumn(table: string, from: string, to: string): void {
    if (from === to) return;
    const columns = this.columns.get(table.toLowerCase()) ?? new Map<string, string>();
    columns.set(from.toLowerCase(), to);
    this.columns.set(table.toLowerCase(), columns);
  }
}

/** The name itself, or with a number where another has it already; `taken` is in lower case and takes it in. */
export function uniqueName(name: string, taken: Set<string>, maxLength: number): string {
  let unique = name;
  for (let number = 2; taken.has(unique.toLowerCase()); number++)
    unique = `${name.slice(0, maxLength - String(number).length)}${number}`;
  taken.add(unique.toLowerCase());
  return unique;
}
