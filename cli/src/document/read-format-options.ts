import type { DocumentFormat, FormatOptions } from '@transloom/core/document/document-format';
import { findOptionFault } from '@transloom/core/document/find-option-fault';
import { isPlaceholderPattern } from '@transloom/core/document/placeholders/is-placeholder-pattern';
import { checkLanguageTag, type Options, readJsonOption } from '../options.ts';
import { Refusal } from '../refusal.ts';

/** The options of a command that reads a document. */
export const formatOptionNames = ['options', 'from', 'to'] as const;

/**
 * What `--options JSON`, `--from` and `--to` say to the format.
 * @throws {Refusal} usage.json, usage.document-option, usage.language-tag
 */
export function readFormatOptions(options: Options, format: DocumentFormat): FormatOptions {
  const chosen = readJsonOption(options);
  const fault = findOptionFault(format, chosen, isPlaceholderPattern);
  if (fault !== undefined) {
    const known = format.options.join(', ');
    throw new Refusal('usage.document-option', { ...fault, format: format.id, options: known });
  }
  const [source, target] = [options.value('from'), options.value('to')];
  return {
    ...chosen,
    ...(source !== undefined && { sourceLanguage: checkLanguageTag(source) }),
    ...(target !== undefined && { targetLanguage: checkLanguageTag(target) }),
  };
}
