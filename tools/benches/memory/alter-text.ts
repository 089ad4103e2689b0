import type { MatchTokens } from '@transloom/core/memory/tokens/cut-tokens';
import { matchTokens } from '@transloom/core/memory/tokens/match-tokens';
import { pick, type Random } from '@transloom/core/random/seeded-random';

/** Words of a corpus by kind, to alter its texts with. */
export type Vocabulary = Readonly<Record<'word' | 'character', readonly string[]>>;

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const found = { word: new Set<string>(), character: new Set<string>() };
  for (const text of texts) {
    const { surfaces, kinds } = matchTokens(text);
    for (const [i, surface] of surfaces.entries()) {
      const kind = kinds[i];
      if (kind === 'word' || kind === 'character') found[kind].add(surface);
    }
  }
  return { word: [...found.word], character: [...found.character] };
}

/**
 * The text as another document has it: other numbers, names and words, and now and then its clauses in another
 * order. `percent` of the tokens are another, at least one.
 */
export function alterText(text: string, vocabulary: Vocabulary, percent: number, random: Random): string {
  const normal = text.normalize('NFKC');
  const tokens = matchTokens(normal);
  const replaced = new Set<number>();
  const times = Math.max(1, Math.round((tokens.surfaces.length * percent) / 100));
  for (let i = 0; i < times; i++) replaced.add(random(Math.max(1, tokens.surfaces.length)));
  const altered = spell(normal, tokens, (surface, i) =>
    replaced.has(i) ? replacement(surface, tokens.kinds[i], vocabulary, random) : surface,
  );
  return random(4) === 0 ? moveClause(altered, random) : altered;
}

function spell(
  text: string,
  { surfaces }: MatchTokens,
  write: (surface: string, index: number) => string,
): string {
  let written = '';
  let last = 0;
  for (const [i, surface] of surfaces.entries()) {
    const at = text.indexOf(surface, last);
    written += text.slice(last, at) + write(surface, i);
    last = at + surface.length;
  }
  return written + text.slice(last);
}

/** A third of the words are left out, a third become another, a third get one more beside them. */
function replacement(
  surface: string,
  kind: MatchTokens['kinds'][number] | undefined,
  vocabulary: Vocabulary,
  random: Random,
): string {
  if (kind !== 'word' && kind !== 'character') return String(random(10_000));
  const other = pick(random, vocabulary[kind]);
  const change = random(3);
  if (change === 0) return '';
  return change === 1 ? other : `${surface}${kind === 'word' ? ' ' : ''}${other}`;
}

function moveClause(text: string, random: Random): string {
  const clauses = text.split(/(?<=[,;:，；：])/u);
  if (clauses.length < 3) return text;
  const [moved = ''] = clauses.splice(random(clauses.length - 1), 1);
  clauses.splice(random(clauses.length), 0, moved);
  return clauses.join('');
}
