/** What the texts became that a reader may choose from, or that a condition chooses from. */
export type Choices = Map<string, string | undefined>;
