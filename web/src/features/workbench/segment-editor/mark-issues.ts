import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import styles from '../quality/issue-marks.module.css';
import { issueText } from '../quality/issue-text.ts';
import type { SegmentIssue } from '../quality/segment-issue.ts';
import { placeOf } from './place-of.ts';

/** Underlines the places of issues in the text that is edited. Marks of an older text end with it. */
export function markIssues(issues: () => readonly SegmentIssue[]): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) =>
        DecorationSet.create(
          doc,
          issues().flatMap((issue) => {
            const { start = 0, end = 0 } = issue.targetSpan ?? {};
            if (start === end) return [];
            const places = [placeOf(doc, start), placeOf(doc, end - 1) + 1] as const;
            if (places[1] > doc.content.size) return [];
            return [
              Decoration.inline(...places, { class: styles[issue.severity] ?? '', title: issueText(issue) }),
            ];
          }),
        ),
    },
  });
}
