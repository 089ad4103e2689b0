/** A term that texts are translated with. */
export interface GivenTerm {
  readonly source: string;
  readonly target: string;
}

export interface GlossaryWish {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** Letters, digits and hyphens, begun by a letter. */
  readonly name: string;
  /** Each source once. */
  readonly terms: readonly GivenTerm[];
  readonly signal: AbortSignal;
}

/** Lists of terms that a vendor keeps and follows in every request that names one. */
export interface VendorGlossaries {
  /** The id that requests name it by. @throws {EngineError} */
  create(wish: GlossaryWish): Promise<string>;
  /** @throws {EngineError} */
  exists(id: string, signal: AbortSignal): Promise<boolean>;
  /** One that is gone is as good as deleted. @throws {EngineError} */
  remove(id: string, signal: AbortSignal): Promise<void>;
}
