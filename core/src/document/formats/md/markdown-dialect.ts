/** How a kind of Markdown is read. */
export interface MarkdownDialect {
  /** Whether braces hold expressions of JavaScript, as in MDX. */
  readonly expressions: boolean;
  /** Expressions of the user for what is code. */
  readonly patterns: readonly string[];
}
