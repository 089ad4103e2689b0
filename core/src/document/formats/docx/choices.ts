/** What the texts became that a reader may choose from, or that a condition chooses from. */
export type Choices = Map<string, string | undefined>;

/** Part of an instruction, with the place of its characters; one that stands in a run of its own. */
export interface InstructionPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
