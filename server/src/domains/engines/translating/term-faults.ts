import type { InlineText } from '@transloom/core/inline/inline-text';
import type { Context } from '../../../platform/context.ts';
import type { TextFault } from '../../../providers/machine-translation/engine-vendor.ts';
import { findTermFaults } from '../../../providers/machine-translation/translate-segments/find-faults.ts';
import { termsOf } from './found-surroundings.ts';

interface Translations {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly projectId?: string | undefined;
  readonly pairs: readonly { readonly source: InlineText; readonly target: InlineText }[];
}

/** Terms of the term bases that translations do not keep, also those of engines that cannot read terms; for each pair. */
export async function termFaults(
  context: Context,
  { pairs, ...languages }: Translations,
): Promise<readonly (readonly TextFault[])[]> {
  if (pairs.length === 0) return [];
  const terms = await termsOf(context, { ...languages, texts: pairs.map(({ source }) => source) });
  return pairs.map(({ target }, i) => findTermFaults(target.text, languages.targetLanguage, terms[i] ?? []));
}
