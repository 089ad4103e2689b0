import {
  beginText,
  endText,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFString,
  StandardFonts,
  setFontAndSize,
  setTextMatrix,
  showText,
} from 'pdf-lib';
import { wrapText } from './wrap-text.ts';

/** A paragraph, or a gap before one. */
export interface PdfParagraph {
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
  readonly centered?: boolean;
  /** Points before it. */
  readonly gap?: number;
}

export interface PdfDocument {
  readonly title: string;
  readonly paragraphs: readonly PdfParagraph[];
  readonly footer: (page: number, pages: number) => string;
}

const paper = { width: 595, height: 842, margin: 64 };
const usualSize = 10.5;
const lineHeight = 1.65;

/**
 * Draws paragraphs on pages of A4. Latin is set in Helvetica; Chinese in the font that every reader of PDF has for the characters of
 * GB 18030, so that no font of this machine is needed.
 */
export async function drawPdf({ title, paragraphs, footer }: PdfDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    chinese: chineseFont(pdf),
  };
  const pen = new Pen(pdf, fonts);
  for (const paragraph of paragraphs) pen.write(paragraph);
  const pages = pdf.getPages();
  for (const [index, page] of pages.entries()) pen.writeFooter(page, footer(index + 1, pages.length));
  return pdf.save();
}

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  readonly chinese: ReturnType<typeof chineseFont>;
}

class Pen {
  readonly #pdf: PDFDocument;
  readonly #fonts: Fonts;
  #page: PDFPage;
  #top = paper.margin;

  constructor(pdf: PDFDocument, fonts: Fonts) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#page = this.#newPage();
  }

  write({ text, size = usualSize, bold = false, centered = false, gap = 4 }: PdfParagraph): void {
    this.#top += gap;
    const most = paper.width - 2 * paper.margin;
    for (const line of wrapText(text, most, (part) => this.#widthOf(part, size, bold))) {
      if (this.#top + size * lineHeight > paper.height - paper.margin) {
        this.#page = this.#newPage();
        this.#top = paper.margin;
      }
      this.#top += size * lineHeight;
      const left = centered ? (paper.width - this.#widthOf(line, size, bold)) / 2 : paper.margin;
      this.#draw(this.#page, { line, size, bold, left, top: this.#top });
    }
  }

  writeFooter(page: PDFPage, line: string): void {
    const size = 8;
    const left = (paper.width - this.#widthOf(line, size, false)) / 2;
    this.#draw(page, { line, size, bold: false, left, top: paper.height - paper.margin / 2 });
  }

  #newPage(): PDFPage {
    const page = this.#pdf.addPage([paper.width, paper.height]);
    page.node.setFontDictionary(PDFName.of('FC'), this.#fonts.chinese);
    page.node.setFontDictionary(PDFName.of('FP'), this.#fonts.plain.ref);
    page.node.setFontDictionary(PDFName.of('FB'), this.#fonts.bold.ref);
    return page;
  }

  #widthOf(text: string, size: number, bold: boolean): number {
    return runsOf(text).reduce(
      (sum, run) =>
        sum + (run.latin ? this.#latin(bold).widthOfTextAtSize(run.text, size) : run.text.length * size),
      0,
    );
  }

  #latin(bold: boolean): PDFFont {
    return bold ? this.#fonts.bold : this.#fonts.plain;
  }

  #draw(
    page: PDFPage,
    { line, size, bold, left, top }: { line: string; size: number; bold: boolean; left: number; top: number },
  ): void {
    let x = left;
    for (const run of runsOf(line)) {
      const key = run.latin ? (bold ? 'FB' : 'FP') : 'FC';
      const text = run.latin ? this.#latin(bold).encodeText(run.text) : PDFHexString.of(utf16Hex(run.text));
      page.pushOperators(
        beginText(),
        setFontAndSize(key, size),
        setTextMatrix(1, 0, 0, 1, x, paper.height - top),
        showText(text),
        endText(),
      );
      x += this.#widthOf(run.text, size, bold);
    }
  }
}

interface Run {
  readonly text: string;
  readonly latin: boolean;
}

/** What Helvetica has, and the rest. Quotation marks beside Chinese are Chinese ones. */
function runsOf(text: string): readonly Run[] {
  const isChinese = /[\u4E00-\u9FFF]/.test(text);
  const latin = isChinese ? /[\x20-\xFF]+/g : /[\x20-\xFF‘’“”–—…•]+/g;
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(latin)) {
    if (index > end) runs.push({ text: text.slice(end, index), latin: false });
    runs.push({ text: found, latin: true });
    end = index + found.length;
  }
  return end < text.length ? [...runs, { text: text.slice(end), latin: false }] : runs;
}

function utf16Hex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex');
}

/** A font by the name that readers know; nothing of it is in the file. */
function chineseFont(pdf: PDFDocument) {
  const { context } = pdf;
  const name = 'STSong-Light';
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 6,
      FontBBox: [-25, -254, 1000, 880],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 880,
      StemV: 93,
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1'), Supplement: 4 },
      DW: 1000,
      FontDescriptor: descriptor,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'UniGB-UTF16-H',
      DescendantFonts: [descendant],
    }),
  );
}
