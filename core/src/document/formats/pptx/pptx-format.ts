import type {
  DocumentFormat,
  DocumentReport,
  FormatOptions,
  UnitVisitor,
  WriteOutput,
} from '../../document-format.ts';
import { isOfficePackage, openOfficePackage } from '../ooxml/office-package.ts';
import { OfficeReport } from '../ooxml/office-report.ts';
import { PartEdits } from '../ooxml/part-edits.ts';
import { visitDrawing } from '../ooxml/visit-drawing.ts';
import { visitDrawnObjects } from '../ooxml/visit-drawn-objects.ts';
import { visitProperties } from '../ooxml/visit-properties.ts';
import { writePackage } from '../ooxml/write-package.ts';
import { listSlides } from './list-slides.ts';
import { drawingVisit, type PresentationWalk } from './presentation-walk.ts';
import { visitSlide } from './visit-slide.ts';

const mainType =
  /^application\/vnd\.(?:openxmlformats-officedocument\.presentationml|ms-powerpoint)\..*main\+xml$/i;

/** PowerPoint presentations, templates and shows, with or without macros; transitional and strict. */
export const pptxFormat: DocumentFormat = {
  id: 'pptx',
  name: 'PowerPoint presentation',
  extensions: ['pptx', 'pptm', 'potx', 'potm', 'ppsx', 'ppsm'],
  mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  styles: true,
  options: ['hiddenText', 'headersAndFooters', 'comments', 'speakerNotes', 'altText', 'documentProperties'],
  recognize: (file) => (isOfficePackage(file, mainType) ? 3 : 0),
  process: processPresentation,
};

function processPresentation(
  file: Uint8Array,
  visit: UnitVisitor,
  options: FormatOptions,
  write: WriteOutput,
): DocumentReport {
  const book = openOfficePackage(file, mainType);
  const report = new OfficeReport();
  const edits = new PartEdits();
  const walk: PresentationWalk = { book, options, visit, report, edits, seen: new Set() };
  const designs = listSlides(book).flatMap((slide) => visitSlide(walk, slide));
  for (const design of new Set(designs)) visitDesign(walk, design);
  if (options.documentProperties) visitProperties(book, visit, edits);
  writePackage(book, edits, write);
  return { warnings: report.warnings() };
}

/** A layout or master that is in use: what its placeholders say is a prompt nobody sees on a slide. */
function visitDesign(walk: PresentationWalk, part: string): void {
  const drawing = drawingVisit(walk);
  visitDrawing(drawing, part, {
    skips: (placeholder) => (placeholder === undefined ? undefined : 'unseen'),
  });
  visitDrawnObjects(drawing, part, { seen: walk.seen, chartData: true });
}
