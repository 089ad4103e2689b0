import type { InlineText } from '@transloom/core/inline/inline-text';
import { missingNumbers } from '@transloom/core/quality/missing-numbers';
import { checkTermUse, isAllowed } from '@transloom/core/terms/check-term-use';
import type { ExpectedTerm, TextFault } from '../engine-vendor.ts';

/** Finds wrong numbers and terms in a usable translation. Codes are checked separately because they can be put back. */
export function findFaults(
  source: InlineText,
  target: InlineText,
  { language, terms = [] }: { readonly language: string; readonly terms?: readonly ExpectedTerm[] },
): readonly TextFault[] {
  const numbers = missingNumbers(source.text, target.text);
  return [
    ...numbers.map((written): TextFault => ({ kind: 'number', written })),
    ...findTermFaults(target.text, language, terms),
  ];
}

/** Terms that a translation lacks or may not use. */
export function findTermFaults(
  target: string,
  language: string,
  terms: readonly ExpectedTerm[],
): TextFault[] {
  if (terms.length === 0) return [];
  const concepts = terms.map(({ targets }, id) => ({ id, targets }));
  return checkTermUse(target, language, concepts).flatMap(({ id, use, forbidden }) => {
    const { source = '', targets = [] } = terms[id] ?? {};
    const allowed = targets.filter(isAllowed).map(({ text }) => text.replace('|', ''));
    const missing: TextFault[] = use === 'missing' ? [{ kind: 'term', source, targets: allowed }] : [];
    const wrong = forbidden.map(({ start, end }) => target.slice(start, end));
    return [...missing, ...wrong.map((written): TextFault => ({ kind: 'forbidden-term', written }))];
  });
}
