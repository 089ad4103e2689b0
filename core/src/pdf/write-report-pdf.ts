import { fitText, textRuns, textWidth } from './text-runs.ts';

/** A short document of A4 pages: a title, facts, a table and closing lines. */
export interface Report {
  readonly title: string;
  /** Label and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below the table, at the right: label and value; the last stands out. */
  readonly sums: readonly (readonly [string, string])[];
  readonly remark: string;
}

export interface ReportColumn {
  readonly title: string;
  /** Share of the width of the page. */
  readonly share: number;
  readonly numeric?: boolean;
}

const page = { width: 595, height: 842, margin: 50 };
const inner = page.width - 2 * page.margin;
const lineHeight = 18;

/**
 * Writes a report as PDF 1.7. Fonts are not embedded: Latin text is Helvetica, Chinese is STSong-Light in the encoding
 * UniGB-UTF16-H, which PDF readers know (ISO 32000-1, 9.7.5.2). Other scripts are written as far as that font has them.
 */
export function writeReportPdf(report: Report): Uint8Array {
  const pages = new Pages();
  pages.text(report.title, { size: 18, bold: true, gap: 30 });
  for (const [label, value] of report.facts) {
    pages.at(label, page.margin, { size: 10, gray: true });
    pages.at(fitText(value, 10, inner - 120), page.margin + 120, { size: 10 });
    pages.down(16);
  }
  pages.down(12);
  writeTable(pages, report);
  for (const [index, [label, value]] of report.sums.entries()) {
    const isLast = index === report.sums.length - 1;
    const look = { size: isLast ? 12 : 10, bold: isLast };
    pages.need(lineHeight + 4);
    pages.right(`${label}  ${value}`, page.width - page.margin, look);
    pages.down(lineHeight);
  }
  pages.down(10);
  for (const line of wrapped(report.remark, 10)) pages.text(line, { size: 10, gap: 15 });
  return pdfOf(pages.finished());
}

function writeTable(pages: Pages, { columns, rows }: Report): void {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const row = (cells: readonly string[], look: Look) => {
    pages.need(lineHeight);
    let x = page.margin;
    for (const [index, { share, numeric }] of columns.entries()) {
      const width = (share / total) * inner;
      const text = fitText(cells[index] ?? '', look.size, width - 8);
      if (numeric) pages.right(text, x + width, look);
      else pages.at(text, x, look);
      x += width;
    }
    pages.rule();
    pages.down(lineHeight);
  };
  row(
    columns.map(({ title }) => title),
    { size: 9, bold: true },
  );
  for (const cells of rows) row(cells, { size: 9 });
  pages.down(6);
}

/** Lines no wider than the page; Chinese breaks between any two characters. */
function wrapped(text: string, size: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of paragraph.match(/[!-~]+\s*|./gu) ?? []) {
      if (line !== '' && textWidth(line + piece, size) > inner) {
        lines.push(line);
        line = '';
      }
      line += piece;
    }
    return [...lines, line];
  });
}

interface Look {
  readonly size: number;
  readonly bold?: boolean;
  readonly gray?: boolean;
}

/** Content streams of pages, filled from top to bottom. */
class Pages {
  readonly #pages: string[][] = [[]];
  #y = page.height - page.margin;

  /** A new page where so many points do not fit any more. */
  need(points: number): void {
    if (this.#y - points > page.margin) return;
    this.#pages.push([]);
    this.#y = page.height - page.margin;
  }

  down(points: number): void {
    this.#y -= points;
  }

  text(text: string, look: Look & { readonly gap: number }): void {
    this.need(look.gap);
    this.at(fitText(text, look.size, inner), page.margin, look);
    this.down(look.gap);
  }

  right(text: string, x: number, look: Look): void {
    this.at(text, x - textWidth(text, look.size), look);
  }

  at(text: string, x: number, { size, bold = false, gray = false }: Look): void {
    const shown = textRuns(text).map(({ font, text: run }) => {
      const name = font === 'chinese' ? 'F3' : bold ? 'F2' : 'F1';
      return `/${name} ${size} Tf ${font === 'chinese' ? utf16(run) : ascii(run)} Tj`;
    });
    const place = `1 0 0 1 ${x.toFixed(2)} ${this.#y.toFixed(2)} Tm`;
    this.#pages.at(-1)?.push(`BT ${gray ? '0.45' : '0.1'} g ${place} ${shown.join(' ')} ET`);
  }

  /** A thin line under the row. */
  rule(): void {
    const y = (this.#y - 5).toFixed(2);
    this.#pages.at(-1)?.push(`0.85 G 0.5 w ${page.margin} ${y} m ${page.width - page.margin} ${y} l S`);
  }

  finished(): readonly string[] {
    return this.#pages.map((lines) => lines.join('\n'));
  }
}

function ascii(text: string): string {
  return `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
}

function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `<${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

function pdfOf(contents: readonly string[]): Uint8Array {
  const firstPage = 8;
  const pageIds = contents.map((_, index) => firstPage + index * 2);
  const fonts = '/Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] >>',
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 7 0 R
      /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>`,
    `<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0
      /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << ${fonts} >>
      /Contents ${firstPage + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`);
}
