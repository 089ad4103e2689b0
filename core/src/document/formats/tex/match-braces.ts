/** For each opening brace the place of the one that closes it; braces in comments and in verbatim text do not count. */
export function matchBraces(text: string): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  const open: number[] = [];
  for (const match of text.matchAll(notCounted)) {
    if (match[0] === '{') open.push(match.index);
    else if (match[0] === '}') {
      const start = open.pop();
      if (start !== undefined) matches.set(start, match.index);
    }
  }
  return matches;
}

const notCounted =
  /\\verb\*?([^a-zA-Z\s*{])[^\r\n]*?\1|\\begin\{(?:verbatim|Verbatim|lstlisting|minted|comment)\}|\\[\s\S]|%[^\r\n]*|[{}]/g;
