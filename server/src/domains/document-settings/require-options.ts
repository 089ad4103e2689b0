import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { findOptionFault } from '@transloom/core/document/find-option-fault';
import { findFileFormat, heededOptions } from '@transloom/core/document/heeded-options';
import { isPlaceholderPattern } from '@transloom/core/document/placeholders/is-placeholder-pattern';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { AppError } from '../../platform/app-error.ts';

/**
 * What was chosen fits the format. With languages: a file with a column for each of some languages has one for all
 * of these (specification 2-translation §5).
 * @throws {AppError} document.option-…, document.unsupported
 */
export function requireOptions(
  formatId: string,
  options: ChosenOptions,
  languages: readonly string[] = [],
): void {
  const format = findFileFormat(formatId);
  if (format === undefined) throw new AppError('document.unsupported', { name: formatId, formats: '' });
  const fault = findOptionFault({ options: heededOptions(format) }, options, isPlaceholderPattern);
  const named = { format: format.name };
  if (fault !== undefined)
    throw new AppError(`document.option-${fault.reason}`, { ...named, option: fault.option });
  const missing = languages.find((language) => lacksColumn(options, language));
  if (missing !== undefined)
    throw new AppError('document.option-missing-column', { ...named, language: missing });
}

function lacksColumn({ languageColumns }: ChosenOptions, language: string): boolean {
  if (typeof languageColumns !== 'object' || Array.isArray(languageColumns)) return false;
  const tags = Object.keys(languageColumns);
  return tags.length > 0 && !tags.some((tag) => compareLanguages(tag, language) !== 'different');
}
