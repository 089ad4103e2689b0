import { fromMarkup } from '@transloom/core/inline/markup';
import type { QualityIssue } from '@transloom/core/quality/quality-rule';
import type { ShownModelIssue } from './intelligent-checks.ts';

/** Words of a text that name an issue are cut to what a column of the list takes. */
const mostQuoted = 150;

/**
 * An issue of a language model in the form that issues of rules have, so that lists, words and ignores treat both alike.
 * It is known again by the words it is about; the explanation differs with each answer of the model.
 */
export function modelQualityIssue(
  { origin: _, explanation, name, fix, ...issue }: ShownModelIssue,
  { source, target }: { readonly source: string; readonly target: string },
): Omit<QualityIssue, 'fix'> & { readonly fix?: string } {
  const { sourceSpan, targetSpan } = issue;
  const found = targetSpan && fromMarkup(target).text.slice(targetSpan.start, targetSpan.end);
  const missing = targetSpan
    ? undefined
    : sourceSpan && fromMarkup(source).text.slice(sourceSpan.start, sourceSpan.end);
  return {
    ...issue,
    category: 'words',
    params: {
      ...(found !== undefined && { found: found.slice(0, mostQuoted) }),
      ...(missing !== undefined && { missing: missing.slice(0, mostQuoted) }),
      ...(name !== undefined && { name }),
      explanation,
    },
    ...(fix !== undefined && { fix }),
  };
}
