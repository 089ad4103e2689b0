const entity = /^&[\p{L}_:][\p{L}\p{N}._:-]{0,63};/u;

/** The reference a text begins with, where it is one to an entity; of a bad reference: to one that XML does not have. */
export function entityReference(text: string): string | undefined {
  return entity.exec(text)?.[0];
}
