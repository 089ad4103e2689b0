/** Something that failed on this side, with its words in the user's language. */
export class ScreenError extends Error {
  override readonly name = 'ScreenError';
}
