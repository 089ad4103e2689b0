/** A save as its writer saw it. */
export interface Save {
  readonly operationId: string;
  readonly segmentId: string;
  readonly baseVersion: number;
  /** No two saves have the same text. */
  readonly target: string;
  /** `unknown`: no answer came, however often the writer asked. */
  readonly outcome: 'saved' | 'conflict' | 'unknown';
  /** Null unless saved. */
  readonly savedVersion: number | null;
}

/** Work that was acknowledged, with the number of rows that it makes. */
export interface Job {
  readonly kind: 'document' | 'import';
  /** Id of the document or memory. */
  readonly subjectId: string;
  readonly expected: number;
}

/** Records of the clients that save segments and upload files. */
export interface History {
  readonly saves: readonly Save[];
  readonly jobs: readonly Job[];
}

/** Everything the checker reads from the database. */
export interface Kept {
  readonly revisions: readonly {
    readonly segmentId: string;
    readonly operationId: string;
    readonly version: number;
    readonly target: string;
    readonly conflicting: boolean;
  }[];
  readonly segments: readonly {
    readonly segmentId: string;
    readonly version: number;
    readonly target: string;
  }[];
  /** Rows by document or memory; those that are missing have none. */
  readonly rowsOf: ReadonlyMap<string, number>;
}
