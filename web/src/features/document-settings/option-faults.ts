import type { ChosenOptions } from '@transloom/contracts/document-settings';
import type { DocumentOptionName } from '@transloom/core/document/document-options';
import {
  type DocumentOptionFault,
  findOptionFault,
  isColumn,
} from '@transloom/core/document/find-option-fault';

/** A format as the server lists it. */
export interface FormatWithOptions {
  readonly id: string;
  readonly name: string;
  readonly options: readonly string[];
}

export type OptionFault = DocumentOptionFault['reason'] | 'missing-column';

/** Letters of columns by language; undefined where the file is of one language. */
export function columnsOf({ languageColumns }: ChosenOptions): Readonly<Record<string, string>> | undefined {
  if (typeof languageColumns !== 'object' || Array.isArray(languageColumns)) return undefined;
  return Object.keys(languageColumns).length === 0 ? undefined : languageColumns;
}

/** Languages whose column cannot be used, and those of `needed` without one. */
export function wrongColumns(
  columns: Readonly<Record<string, string>>,
  needed: readonly string[],
): readonly string[] {
  const all = Object.values(columns);
  const wrong = Object.entries(columns).filter(
    ([, letters]) =>
      letters !== '' && (!isColumn(letters) || all.indexOf(letters) !== all.lastIndexOf(letters)),
  );
  return [...wrong.map(([language]) => language), ...needed.filter((language) => !columns[language])];
}

/** What keeps options from being used for files in these languages; undefined where nothing does. */
export function faultOf(
  format: FormatWithOptions,
  chosen: ChosenOptions,
  languages: readonly string[],
): OptionFault | undefined {
  const columns = columnsOf(chosen);
  if (columns !== undefined && languages.some((language) => !columns[language])) return 'missing-column';
  const options = format.options as readonly DocumentOptionName[];
  return findOptionFault({ options }, chosen, isExpression)?.reason;
}

/** The server knows which expressions it can run; here only those are found that are none. */
function isExpression(source: string): boolean {
  try {
    return source !== '' && new RegExp(source, 'u').source !== '';
  } catch {
    return false; // the only way to ask
  }
}
