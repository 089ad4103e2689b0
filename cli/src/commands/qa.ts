import { qualityText } from '@transloom/contracts/quality-texts';
import { toMarkup } from '@transloom/core/inline/markup';
import { checkSegment } from '@transloom/core/quality/check-segment';
import { checkDocument } from '@transloom/core/quality/document-rules';
import type { QualityIssue } from '@transloom/core/quality/quality-rule';
import type { Command } from '../command.ts';
import { readBilingualFile } from '../document/read-bilingual-file.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireFile } from '../options.ts';
import { cliText } from '../texts.ts';

const usage = usageOf('qa');

/** Checks the translations of a bilingual file; issues of one segment come together, in the order of the file. */
export const qa: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['from', 'to', 'options'], flags: ['json'] });
  const { segments, sourceLanguage, targetLanguage } = await readBilingualFile(requireFile(options), options);
  const ofDocument = Map.groupBy(checkDocument(segments), ({ segmentId }) => segmentId);
  const issues = segments.flatMap((segment) => {
    const found: readonly QualityIssue[] = [
      ...checkSegment({ ...segment, sourceLanguage, targetLanguage }),
      ...(ofDocument.get(segment.id) ?? []),
    ];
    return found.map(({ check, severity, sourceSpan, targetSpan, params, fix }) => ({
      segment: segment.id,
      check,
      severity,
      message: qualityText(check, language, params),
      sourceSpan,
      targetSpan,
      fix: fix && toMarkup(fix),
    }));
  });
  if (options.flag('json')) terminal.print(JSON.stringify({ segments: segments.length, issues }));
  else {
    for (const { segment, severity, check, message } of issues)
      terminal.print([segment, severity, check, message].join('\t'));
    terminal.printError(cliText('qa.done', language, { segments: segments.length, issues: issues.length }));
  }
};
