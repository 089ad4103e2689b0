import type { InlineCode, InlineText } from './inline-text.ts';
import { foreignCodes, missingCodes } from './missing-codes.ts';
import { isWellNested, pairedIds } from './nesting.ts';
import { projectCodes } from './project-codes.ts';
import { projectPlace } from './project-place.ts';

/**
 * The target with exactly the source's codes: foreign and doubled ones go, missing ones are put where they
 * most likely belong. Used when an engine or a person lost codes. Pairs that nest in the source nest here.
 */
export function restoreCodes(source: InlineText, target: InlineText): InlineText {
  const foreign = new Set(foreignCodes(source, target));
  let restored: InlineText = { ...target, codes: target.codes.filter((code) => !foreign.has(code)) };
  for (const code of missingCodes(source, restored)) {
    restored = { ...restored, codes: insert(restored.codes, findPlace(source, restored, code), source) };
  }
  return isSound(source, restored) ? restored : { ...restored, codes: projectCodes(source, restored) };
}

function findPlace(source: InlineText, target: InlineText, code: InlineCode): InlineCode {
  const at = occurrencePlace(source, target, code) ?? projectPlace(source, target, code);
  return { ...code, at: clampToPartner(target.codes, code, at) };
}

/** Where a pair's own text occurs once in the target as it stands (a name, a number, an address). */
function occurrencePlace(source: InlineText, target: InlineText, code: InlineCode): number | undefined {
  if (!pairedIds(source.codes).has(code.id)) return undefined;
  const open = source.codes.find(({ id, kind }) => id === code.id && kind === 'open');
  const close = source.codes.find(({ id, kind }) => id === code.id && kind === 'close');
  const inner = source.text.slice(open?.at, close?.at);
  const start = target.text.indexOf(inner);
  if (inner.trim() === '' || start === -1 || target.text.includes(inner, start + 1)) return undefined;
  return code.kind === 'open' ? start : start + inner.length;
}

function clampToPartner(codes: readonly InlineCode[], { id, kind }: InlineCode, at: number): number {
  const partner = codes.find((code) => code.id === id && code.kind !== kind);
  if (kind === 'placeholder' || partner === undefined) return at;
  return kind === 'open' ? Math.min(at, partner.at) : Math.max(at, partner.at);
}

/** Among codes at the same place the source's order decides. */
function insert(codes: readonly InlineCode[], code: InlineCode, source: InlineText): readonly InlineCode[] {
  const rank = sourceIndex(source, code);
  const index = codes.findIndex(
    (other) => other.at > code.at || (other.at === code.at && sourceIndex(source, other) > rank),
  );
  return index === -1 ? [...codes, code] : codes.toSpliced(index, 0, code);
}

function sourceIndex(source: InlineText, { id, kind }: InlineCode): number {
  return source.codes.findIndex((code) => code.id === id && code.kind === kind);
}

function isSound(source: InlineText, target: InlineText): boolean {
  if (isWellNested(source.codes)) return isWellNested(target.codes);
  return [...pairedIds(source.codes)].every(
    (id) =>
      target.codes.findIndex((code) => code.id === id && code.kind === 'open') <
      target.codes.findIndex((code) => code.id === id && code.kind === 'close'),
  );
}
