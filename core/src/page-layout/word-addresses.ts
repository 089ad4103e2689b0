export type WordRelationship = readonly [id: string, type: string, target: string, mode?: 'External'];

/** The addresses that the links of a part of a Word document lead to, each once. */
export class WordAddresses {
  readonly #ids = new Map<string, string>();

  /** Returns the id of the relationship that names the address. */
  idOf(url: string): string {
    const id = this.#ids.get(url) ?? `link${this.#ids.size + 1}`;
    this.#ids.set(url, id);
    return id;
  }

  get relationships(): readonly WordRelationship[] {
    return Array.from(this.#ids, ([url, id]) => [id, 'hyperlink', url, 'External']);
  }
}
