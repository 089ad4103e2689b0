import { degrees, PDFDocument, type PDFFont, PDFName, PDFString, StandardFonts } from 'pdf-lib';

export interface DrawnText {
  readonly text: string;
  readonly x: number;
  /** From the bottom. */
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  /** Degrees, against the clock. */
  readonly turn?: number;
}

/** A PDF with a page for each list of texts; the first page has a link to an address, beside its texts. */
export async function buildPdf(pages: readonly (readonly DrawnText[])[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const heavy = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const texts of pages) drawTexts(pdf, texts, { plain, heavy });
  const [first] = pdf.getPages();
  const action = { Type: 'Action', S: 'URI', URI: PDFString.of('https://example.com/') };
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [450, 40, 550, 60], A: action };
  first?.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(pdf.context.obj(link))]));
  return pdf.save();
}

function drawTexts(
  pdf: PDFDocument,
  texts: readonly DrawnText[],
  { plain, heavy }: { readonly plain: PDFFont; readonly heavy: PDFFont },
): void {
  const page = pdf.addPage([595, 842]);
  for (const { text, x, y, size = 12, bold = false, turn = 0 } of texts)
    page.drawText(text, { x, y, size, font: bold ? heavy : plain, rotate: degrees(turn) });
}
