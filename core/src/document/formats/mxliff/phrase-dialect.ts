import { encodeXmlText } from '../../../xml/xml-text.ts';
import type { InlinePiece } from '../../bilingual/inline-piece.ts';
import { setAttribute } from '../../bilingual/tag-attribute.ts';
import type { WrittenState } from '../../bilingual/target-change.ts';
import type { TargetState } from '../../document-format.ts';
import { codeDetails } from '../xliff/xliff-code-type.ts';
import type { XliffDialect } from '../xliff/xliff-dialect.ts';

/** Phrase writes codes as text and counts the steps of its workflow that have confirmed a unit. */
export const phraseDialect: XliffDialect = {
  factsOf({ attributes }) {
    const state = stateOf(attributes.get('m:confirmed'));
    return {
      ...(state && { targetState: state }),
      ...(attributes.get('m:locked') === 'true' && { locked: true }),
    };
  },
  markStates(unit, { state, segments }) {
    const { attributes, rawNames, text } = unit;
    const confirmed = rawNames.get('m:confirmed');
    const edited = rawNames.get('m:level-edited');
    const isEdited = segments.some(({ content }) => content !== undefined);
    const said = confirmation(attributes.get('m:confirmed'), state);
    return [
      confirmed === undefined ? undefined : setAttribute(text, unit, confirmed, said),
      edited === undefined || !isEdited ? undefined : setAttribute(text, unit, edited, 'true'),
    ];
  },
  splitText: (text) => splitCodes(text),
};

/** A number that says yes says how many steps have said so, and stays; older files have `true` and `false`. */
function confirmation(now: string | undefined, state: WrittenState): string {
  const [no, yes] = /^\d/.test(now ?? '') ? ['0', '1'] : ['false', 'true'];
  if (state === 'empty' || state === 'draft') return no;
  return state === 'reviewed' && Number(now) > 1 ? String(now) : yes;
}

function stateOf(confirmed: string | undefined): TargetState | undefined {
  if (confirmed === undefined) return undefined;
  if (confirmed === 'true' || confirmed === '1') return 'translated';
  return Number(confirmed) > 1 ? 'reviewed' : 'draft';
}

/** `{1}`, `{1>` with `<1}`, and formats such as `{b>` with `<b}`. */
const code = /\{(\d{1,5})\}|\{(\d{1,5}|[biu^_]{1,3})>|<(\d{1,5}|[biu^_]{1,3})\}/g;

function splitCodes(text: string): readonly InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let last = 0;
  for (const match of text.matchAll(code)) {
    if (match.index > last) pieces.push({ kind: 'text', text: text.slice(last, match.index) });
    pieces.push(codePiece(match));
    last = match.index + match[0].length;
  }
  if (last < text.length) pieces.push({ kind: 'text', text: text.slice(last) });
  return pieces;
}

function codePiece([native, alone, opens, closes]: RegExpExecArray): InlinePiece {
  const name = alone ?? opens ?? closes ?? '';
  const type = /^\d/.test(name) ? 'other' : 'format';
  return {
    kind: alone === undefined ? (opens === undefined ? 'close' : 'open') : 'placeholder',
    key: name,
    native: encodeXmlText(native),
    details: codeDetails(type, name, alone !== undefined),
  };
}
