import type { InlineText } from '../inline/inline-text.ts';
import type { Replacement } from './auto-replace-kind.ts';
import { replaceText } from './replace-text.ts';
import { stringSpans } from './string-spans.ts';

interface KnownPair {
  readonly source: InlineText;
  readonly target: InlineText;
}

export interface ReplacedStrings extends KnownPair {
  readonly replacements: readonly Replacement[];
}

/**
 * A remembered pair with the strings of letters and digits of the segment in it. Undefined where none differs, or where
 * it is not certain which one of the target is meant: each must stand in the target as often as in its source.
 */
export function replaceStrings({ source, target }: KnownPair, segment: string): ReplacedStrings | undefined {
  const present = stringSpans(segment);
  if (present.length === 0) return undefined;
  const known = stringSpans(source.text);
  if (known.length !== present.length) return undefined;
  const changes = new Map<string, string>();
  for (const [i, { written: was }] of known.entries()) {
    const is = present[i]?.written ?? was;
    if ((changes.get(was) ?? is) !== is) return undefined;
    changes.set(was, is);
  }
  const replacements = [...changes].flatMap(([was, is]): Replacement[] =>
    was === is ? [] : [{ kind: 'string', was, is }],
  );
  const inTarget = stringSpans(target.text);
  const timesIn = (spans: typeof known, text: string) =>
    spans.filter(({ written }) => written === text).length;
  const certain = replacements.every(({ was }) => timesIn(known, was) === timesIn(inTarget, was));
  if (replacements.length === 0 || !certain) return undefined;
  const edits = (spans: typeof known) =>
    spans.map(({ start, end, written }) => ({ start, end, text: changes.get(written) ?? written }));
  return {
    source: replaceText(source, edits(known)),
    target: replaceText(target, edits(inTarget)),
    replacements,
  };
}
