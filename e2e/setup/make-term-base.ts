import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { type Caller, callProduct } from './call-product.ts';

/** A term base from English into Latvian, which no other journey translates into. Gives its id. */
export async function makeTermBase(
  caller: Caller,
  name: string,
  pairs: readonly (readonly [string, string])[],
): Promise<string> {
  const languages = { sourceLanguage: 'en', targetLanguages: ['lv'] };
  const { termBaseId } = await callProduct(caller, termsApi.createTermBase, { name, ...languages });
  for (const [source, target] of pairs) {
    const terms = [
      { language: 'en', text: source },
      { language: 'lv', text: target },
    ];
    await callProduct(caller, termEntriesApi.addTermEntry, { termBaseId, terms });
  }
  return termBaseId;
}
