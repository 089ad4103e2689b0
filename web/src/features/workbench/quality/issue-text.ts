import { qualityText } from '@transloom/contracts/quality-texts';
import { currentLocale } from '../../../i18n/locale.ts';
import type { SegmentIssue } from './segment-issue.ts';

/** The words of an issue in the language of the interface. */
export function issueText({ check, params }: Pick<SegmentIssue, 'check' | 'params'>): string {
  return qualityText(check, currentLocale(), params);
}
