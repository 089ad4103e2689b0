import type { DocumentWarning } from '@transloom/core/document/document-format';
import type { CommandCall } from '../command.ts';
import { cliText } from '../texts.ts';
import { warningLine } from './warning-texts.ts';

/** What a command that wrote a file has to say of it. */
export interface WrittenReport {
  readonly out: string;
  readonly format: string;
  readonly units: number;
  readonly warnings: readonly DocumentWarning[];
  readonly identical?: boolean;
}

type Caller = Pick<CommandCall, 'language' | 'terminal'>;

/** One line of JSON, or words: the file on standard output, warnings beside it on standard error. */
export function reportWritten(report: WrittenReport, asJson: boolean, { language, terminal }: Caller): void {
  if (asJson) terminal.print(JSON.stringify(report));
  else {
    terminal.print(cliText('file.written', language, { out: report.out }));
    printWarnings(report.warnings, { language, terminal });
  }
}

/** On standard error, so that results can be piped on. */
export function printWarnings(warnings: readonly DocumentWarning[], { language, terminal }: Caller): void {
  for (const warning of warnings) terminal.printError(warningLine(warning, language));
}
