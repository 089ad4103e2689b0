import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { defaultOptions } from '../document-settings/default-options.ts';
import { requireOptions } from '../document-settings/require-options.ts';

interface Chosen {
  readonly documentOptions: OptionsByFormat;
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
}

/**
 * Reading options for the files of a project, by format: the chosen ones, and for other formats the default of the
 * organization. A default that names columns for other languages does not apply.
 * @throws {AppError} document.option-…
 */
export async function optionsInForce(
  context: Context,
  { documentOptions, sourceLanguage, targetLanguages }: Chosen,
): Promise<OptionsByFormat> {
  const languages = [sourceLanguage, ...targetLanguages];
  for (const [format, options] of Object.entries(documentOptions)) requireOptions(format, options, languages);
  const defaults = Object.entries(await defaultOptions(context)).filter(([format, options]) =>
    fits(() => requireOptions(format, options, languages)),
  );
  return { ...Object.fromEntries(defaults), ...documentOptions };
}

function fits(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return false;
  }
}
