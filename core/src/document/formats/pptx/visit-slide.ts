import type { Relationship } from '../ooxml/relationships.ts';
import { type DrawingPart, visitDrawing } from '../ooxml/visit-drawing.ts';
import { presentIn, visitDrawnObjects } from '../ooxml/visit-drawn-objects.ts';
import { countingWalk, drawingVisit, type PresentationWalk } from './presentation-walk.ts';
import { visitSlideComments } from './visit-slide-comments.ts';

/**
 * Takes a slide, what is drawn on it, its notes and its comments past the visitor. Gives the parts it has its design
 * from, nearest first.
 * @throws {DocumentFormatError}
 */
export function visitSlide(walk: PresentationWalk, slide: string): readonly string[] {
  const drawing = drawingVisit(walk);
  const hidden = visitDrawing(drawing, slide, { skips: (placeholder) => skipOnSlide(walk, placeholder) });
  const skipped = hidden && !walk.options.hiddenText;
  const shown = skipped ? countingWalk(walk) : walk;
  visitDrawnObjects({ ...drawing, visit: shown.visit }, slide, { seen: walk.seen, chartData: true });
  const related = presentIn(walk.book, slide);
  const notes = targetsOf(related, 'notesSlide');
  for (const part of notes) visitNotes(shown, part);
  for (const part of targetsOf(related, 'comments')) visitSlideComments(shown, part);
  return skipped ? [] : designsOf(walk, related, notes);
}

function targetsOf(related: readonly Relationship[], type: string): readonly string[] {
  return related.filter((one) => one.type === type).map(({ target }) => target);
}

function designsOf(walk: PresentationWalk, related: readonly Relationship[], notes: readonly string[]) {
  const layouts = targetsOf(related, 'slideLayout');
  const masters = layouts.flatMap((layout) => targetsOf(presentIn(walk.book, layout), 'slideMaster'));
  const { speakerNotes = true } = walk.options;
  const notesMasters = speakerNotes
    ? notes.flatMap((part) => targetsOf(presentIn(walk.book, part), 'notesMaster'))
    : [];
  return [...layouts, ...masters, ...notesMasters];
}

type Skip = ReturnType<NonNullable<DrawingPart['skips']>>;

function skipOnSlide({ options }: PresentationWalk, placeholder: string | undefined): Skip {
  const { headersAndFooters = true } = options;
  const isEdge = placeholder === 'hdr' || placeholder === 'ftr' || placeholder === 'dt';
  return isEdge && !headersAndFooters ? 'excluded-text-skipped' : undefined;
}

/** What the speaker wrote; a page of notes also repeats the slide, its number and the date. */
function visitNotes(walk: PresentationWalk, part: string): void {
  const { speakerNotes = true } = walk.options;
  const skips = (placeholder: string | undefined): Skip => {
    const own = placeholder === undefined || placeholder === 'body';
    return speakerNotes && own ? undefined : 'excluded-text-skipped';
  };
  visitDrawing(drawingVisit(walk), part, { kind: 'note', skips });
}
