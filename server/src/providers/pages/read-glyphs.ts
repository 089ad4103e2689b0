import type { DrawnLine, Glyph, PageGlyphs, PageTag } from '@transloom/core/page-layout/page-glyphs';
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fontLook } from './font-look.ts';
import { asMatrix, type Matrix, multiply } from './page-matrix.ts';
import { type PageSheet, type Turn, turnSheet } from './page-sheet.ts';
import { type AnnotationCount, readAnnotations } from './read-annotations.ts';
import { readPageTags, tagName } from './read-page-tags.ts';
import { linesOfPath } from './read-path.ts';
import { type LoadedFont, newTextState, TextCursor, type TextState } from './text-state.ts';

/** A page as its instructions show it. */
export interface ReadPage extends PageGlyphs {
  /** From the file's own places to those of the page as people see it. */
  readonly view: Matrix;
  /** How far each instruction that shows text moves on, in thousandths of the size; by its number. */
  readonly advances: readonly number[];
  /** Characters that stand on their side, one above the other, or that nobody sees. */
  readonly skipped: { readonly turned: number; readonly invisible: number };
  readonly annotations: AnnotationCount;
}

/** A character as pdf.js reports it. */
interface ShownGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

export async function readGlyphs(pdf: PDFDocumentProxy, number: number): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const [list, tags] = [await page.getOperatorList({ annotationMode: 0 }), await readPageTags(page)];
  const sheet = { width, height, view: asMatrix(transform) };
  const read = runPage(page, list, { sheet, tags });
  const turn = read.turns.findIndex(
    (count) => count > read.glyphs.length && count === Math.max(...read.turns),
  );
  const upright = turn < 0 ? undefined : turnSheet(sheet, turn as Turn);
  const whole = upright === undefined ? read : runPage(page, list, { sheet: upright, tags });
  const { count: annotations, links } = await readAnnotations(page, (upright ?? sheet).view);
  page.cleanup();
  return { ...(upright ?? sheet), tags, ...whole, annotations, links };
}

interface PageSetting {
  readonly sheet: PageSheet;
  readonly tags: ReadonlyMap<string, PageTag>;
}

type InstructionList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

function runPage(page: PDFPageProxy, list: InstructionList, { sheet, tags }: PageSetting) {
  const reader = new GlyphReader(page, sheet, tags);
  for (const [index, name] of list.fnArray.entries())
    reader.run(name, (list.argsArray[index] ?? []) as unknown[]);
  return reader.result;
}

type Instruction = (args: readonly unknown[]) => void;

/** More lines on one page are drawings. */
const mostLines = 1_000;

class GlyphReader {
  readonly #glyphs: Glyph[] = [];
  readonly #lines: DrawnLine[] = [];
  readonly #advances: number[] = [];
  readonly #fonts = new Map<string, LoadedFont>();
  readonly #page: PDFPageProxy;
  readonly #sheet: PageSheet;
  readonly #tags: ReadonlyMap<string, PageTag>;
  readonly #saved: TextState[] = [];
  readonly #marks: (string | undefined)[] = [];
  readonly #cursor = new TextCursor();
  #state: TextState;
  /** Characters that run down, the other way, and up. */
  readonly #turns: [number, number, number] = [0, 0, 0];
  #slanted = 0;
  #invisible = 0;

  constructor(page: PDFPageProxy, sheet: PageSheet, tags: ReadonlyMap<string, PageTag>) {
    this.#page = page;
    this.#sheet = sheet;
    this.#tags = tags;
    this.#state = newTextState(sheet.view);
  }

  get result() {
    const turns = this.#turns;
    const turned = this.#slanted + turns[0] + turns[1] + turns[2];
    const skipped = { turned, invisible: this.#invisible };
    return { glyphs: this.#glyphs, lines: this.#lines, advances: this.#advances, skipped, turns };
  }

  run(name: number, args: readonly unknown[]): void {
    this.#instructions[name]?.(args);
  }

  readonly #instructions: Readonly<Record<number, Instruction>> = {
    [OPS.save]: () => this.#save(),
    [OPS.restore]: () => this.#restore(),
    [OPS.transform]: (args) => this.#transform(asMatrix(args)),
    [OPS.paintFormXObjectBegin]: ([matrix]) => {
      this.#save();
      if (matrix) this.#transform(asMatrix(matrix));
    },
    [OPS.paintFormXObjectEnd]: () => this.#restore(),
    [OPS.setGState]: ([changes]) => this.#setGraphics(changes as readonly (readonly [string, unknown])[]),
    [OPS.setFont]: ([font, size]) => this.#setFont(String(font), Number(size)),
    [OPS.setCharSpacing]: ([value]) => this.#set({ characterSpacing: Number(value) }),
    [OPS.setWordSpacing]: ([value]) => this.#set({ wordSpacing: Number(value) }),
    [OPS.setHScale]: ([value]) => this.#set({ horizontalScale: Number(value) / 100 }),
    [OPS.setLeading]: ([value]) => this.#set({ leading: Number(value) }),
    [OPS.setTextRise]: ([value]) => this.#set({ rise: Number(value) }),
    [OPS.setTextRenderingMode]: ([value]) => this.#set({ renderingMode: Number(value) }),
    [OPS.setFillRGBColor]: ([color]) => this.#set({ color: asColor(color) }),
    [OPS.setStrokeRGBColor]: ([color]) => this.#set({ strokeColor: asColor(color) }),
    [OPS.setLineWidth]: ([width]) => this.#set({ lineWidth: Number(width) }),
    [OPS.constructPath]: ([paint, data]) => this.#addLines(paint, (data as readonly unknown[])[0]),
    [OPS.beginText]: () => this.#cursor.begin(),
    [OPS.setTextMatrix]: (args) => this.#cursor.begin(asMatrix(args.length === 6 ? args : args[0])),
    [OPS.moveText]: ([x, y]) => this.#cursor.move(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      this.#set({ leading: -Number(y) });
      this.#cursor.move(Number(x), Number(y));
    },
    [OPS.nextLine]: () => this.#cursor.move(0, -this.#state.leading),
    [OPS.beginMarkedContent]: () => this.#marks.push(this.#marks.at(-1)),
    [OPS.beginMarkedContentProps]: ([, id]) =>
      this.#marks.push(typeof id === 'number' ? tagName(id) : this.#marks.at(-1)),
    [OPS.endMarkedContent]: () => this.#marks.pop(),
    [OPS.showText]: ([glyphs]) => this.#show(glyphs as readonly (ShownGlyph | number | null)[]),
  };

  #addLines(paint: unknown, data: unknown): void {
    if (this.#lines.length >= mostLines) return;
    this.#lines.push(...linesOfPath(paint, data as ArrayLike<number> | null, this.#state));
  }

  #set(changes: Partial<TextState>): void {
    Object.assign(this.#state, changes);
  }

  #save(): void {
    this.#saved.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  #transform(matrix: Matrix): void {
    this.#state.transform = multiply(this.#state.transform, matrix);
  }

  #setGraphics(changes: readonly (readonly [string, unknown])[]): void {
    for (const [name, value] of changes) {
      if (name !== 'Font') continue;
      const [font, size] = value as readonly [unknown, unknown];
      this.#setFont(String(font), Number(size));
    }
  }

  #setFont(id: string, size: number): void {
    const font = this.#fonts.get(id) ?? this.#loadFont(id);
    this.#fonts.set(id, font);
    this.#set({ font, fontSize: size });
  }

  #loadFont(id: string): LoadedFont {
    const font = this.#page.commonObjs.has(id) ? this.#page.commonObjs.get(id) : undefined;
    const unit = asMatrix(font?.fontMatrix ?? [0.001, 0, 0, 0.001, 0, 0])[0];
    return {
      ...fontLook(font?.name, font?.isSerifFont, font?.isMonospace),
      unit,
      vertical: font?.vertical === true,
    };
  }

  #show(glyphs: readonly (ShownGlyph | number | null)[]): void {
    const operator = this.#advances.length;
    const { font, fontSize, characterSpacing, wordSpacing, horizontalScale } = this.#state;
    let moved = 0;
    for (const glyph of glyphs ?? []) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        const back = (-glyph * fontSize) / 1000;
        moved += back;
        this.#cursor.advance(back * horizontalScale);
        continue;
      }
      const width = glyph.width * (font?.unit ?? 0.001) * fontSize;
      const step = width + characterSpacing + (glyph.isSpace ? wordSpacing : 0);
      this.#place(glyph.unicode, width * horizontalScale, operator);
      moved += step;
      this.#cursor.advance(step * horizontalScale);
    }
    this.#advances.push(fontSize === 0 ? 0 : (moved * 1000) / fontSize);
  }

  #place(text: string, width: number, operator: number): void {
    const { transform, rise, fontSize, font, color, renderingMode } = this.#state;
    const place = multiply(multiply(transform, this.#cursor.matrix), [1, 0, 0, 1, 0, rise]);
    const [a, b, c, d, x, y] = place;
    const seen = text.trim() !== '';
    const size = Math.hypot(c, d) * Math.abs(fontSize);
    const letter = { x, y, width: Math.abs(width * a) };
    if (renderingMode === 3 || renderingMode === 7 || this.#isOutside(letter, size)) {
      this.#invisible += seen ? 1 : 0;
      return;
    }
    const isLevel = Math.abs(b) <= Math.abs(a) * 0.02 && a > 0 && d < 0 === fontSize > 0;
    if (!isLevel || font?.vertical) {
      if (seen) this.#countTurned(a, b, font?.vertical === true);
      return;
    }
    const { bold = false, italic = false, family = 'sans' } = font ?? {};
    const tag = this.#marks.at(-1);
    this.#glyphs.push({
      ...letter,
      text,
      operator,
      look: { size, color, family, bold, italic: italic || Math.abs(c) > Math.abs(d) * 0.15 },
      ...(tag !== undefined && this.#tags.has(tag) && { tag }),
    });
  }

  /** Beside the page, where nobody sees what is written. */
  #isOutside({ x, y, width }: { x: number; y: number; width: number }, size: number): boolean {
    return x + width < 0 || x > this.#sheet.width || y < 0 || y - size > this.#sheet.height;
  }

  #countTurned(a: number, b: number, vertical: boolean): void {
    const [across, along] = [Math.abs(a), Math.abs(b)];
    if (vertical || Math.min(across, along) > Math.max(across, along) * 0.02) this.#slanted += 1;
    else if (across > along) this.#turns[1] += 1;
    else this.#turns[b > 0 ? 0 : 2] += 1;
  }
}

function asColor(value: unknown): string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000';
}
