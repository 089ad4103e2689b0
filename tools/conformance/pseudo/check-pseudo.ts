import type { DocumentFormat, FormatOptions, UnitVisitor } from '@transloom/core/document/document-format';
import { pseudoTranslate } from '@transloom/core/document/pseudo-translate';
import { parseDocument, rewriteDocument } from '@transloom/core/document/read-document';
import { toMarkup } from '@transloom/core/inline/markup';
import { type DocumentOutcome, outcomeOf } from '../outcome.ts';

export interface PseudoCheck {
  readonly outcome: DocumentOutcome;
  readonly output?: Uint8Array;
}

/** A pair whose target has the same plural forms as the source. */
const languages: FormatOptions = { sourceLanguage: 'en', targetLanguage: 'de' };

/** Word files give text of another script than the language's properties of its own, which are codes when read again. */
const optionsOf = ({ id }: DocumentFormat) => (id === 'docx' ? {} : languages);

/** Translates every unit to text that is longer and accented; reading it again gives exactly what was written. */
export function checkPseudo(format: DocumentFormat, file: Uint8Array): PseudoCheck {
  try {
    const written = new Map<string, string>();
    const translate: UnitVisitor = ({ id, source }) => {
      const target = pseudoTranslate(source);
      written.set(id, toMarkup(target));
      return target;
    };
    const options = optionsOf(format);
    const { output, warnings } = rewriteDocument(format, file, translate, options);
    const again = new Map(
      parseDocument(format, output, options).units.map((unit) => [
        unit.id,
        toMarkup(unit.target ?? unit.source),
      ]),
    );
    if (again.size !== written.size) return failed(`${written.size} units came back as ${again.size}`);
    const wrong = [...written].filter(([id, target]) => again.get(id) !== target);
    const shortened = warnings.find(({ code }) => code === 'text-shortened')?.count ?? 0;
    if (wrong.length <= shortened) return { outcome: { kind: 'passed', units: written.size }, output };
    const [[id, target] = ['', '']] = wrong;
    return failed(`${id}: ${target} came back as ${again.get(id)}`);
  } catch (error) {
    return { outcome: outcomeOf(error) };
  }
}

function failed(reason: string): PseudoCheck {
  return { outcome: { kind: 'failed', reason } };
}
