import type { FrameMessage } from './frame/frame-messages.ts';
import marks from './frame-marks.css?inline';
import reading from './frame-reading.css?inline';
import units from './frame-units.css?inline';

/** A document as it is shown in a frame. */
export interface FramePage {
  readonly html: string;
  /** `units`: its segments one below the other. `own`: as the document itself looks. */
  readonly look: 'units' | 'own';
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The message that shows a document. One without styles of its own is dressed for reading. */
export function showMessage({
  html,
  look,
  language,
  direction,
}: FramePage): Extract<FrameMessage, { kind: 'show' }> {
  const paper = look === 'own' && hasStyles(html);
  const style = (look === 'units' ? units : paper ? '' : reading) + marks;
  return { kind: 'show', html, style, language, direction, paper };
}

function hasStyles(html: string): boolean {
  return /<style|\s(?:style|bgcolor)="|<font\b/.test(html);
}
