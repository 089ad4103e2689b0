import { fitCodes } from '../../../inline/fit-codes.ts';
import type { InlineCode, InlineText, StyleRun } from '../../../inline/inline-text.ts';
import { renderInline, type TextStyle } from '../../../inline/render-inline.ts';
import { type Splice, spliceText } from '../../../text/splice-text.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import { openRun, runsByLook } from './character-look.ts';
import { type IdmlParagraph, runOf } from './idml-paragraph.ts';
import type { CodePiece, Frame } from './idml-piece.ts';

interface Written {
  readonly xml: string;
  readonly restored: boolean;
}

/** The paragraph's elements anew; `inner` are replacements inside its codes. */
export function writeParagraph(
  paragraph: IdmlParagraph,
  target: InlineText,
  inner: readonly Splice[],
): Written {
  const fitted = fitCodes(paragraph.source, paragraph.codes, target);
  const writer = new ParagraphWriter(paragraph, inner);
  writer.text(paragraph.lead);
  renderInline(fitted, {
    text: (text) => writer.text(text),
    code: (code) => writer.code(code),
    openStyle: (style) => writer.style(style, true),
    closeStyle: (style) => writer.style(style, false),
  });
  writer.text(paragraph.trail);
  return { xml: writer.finish(), restored: fitted !== target };
}

const anyRun = {
  kind: 'run',
  details: { type: 'format' },
  name: 'CharacterStyleRange',
  start: 0,
  end: 0,
} as const;

class ParagraphWriter {
  readonly #paragraph: IdmlParagraph;
  readonly #inner: readonly Splice[];
  /** The paragraph's own runs, by how they look. */
  readonly #runs: ReadonlyMap<string, string>;
  /** Elements that are open in the output. */
  #frames: readonly Frame[];
  /** What codes say must be open. */
  readonly #links: Frame[] = [];
  readonly #cores: string[] = [];
  readonly #styles = new Set<TextStyle['name']>();
  #inContent = false;
  #xml = '';

  constructor(paragraph: IdmlParagraph, inner: readonly Splice[]) {
    this.#paragraph = paragraph;
    this.#inner = inner;
    this.#runs = runsByLook(paragraph.runs);
    this.#frames = paragraph.range.startFrames;
  }

  text(text: string): string {
    if (text === '') return '';
    this.#enterContent();
    this.#xml += encodeXmlText(text);
    return '';
  }

  code({ id, kind }: InlineCode): string {
    const native = this.#paragraph.natives.get(id);
    if (native === undefined) return '';
    if ('raw' in native) this.#placeholder(native);
    else if ('core' in native) toggle(this.#cores, native.core, kind);
    else toggle(this.#links, native, kind);
    return '';
  }

  style({ name }: TextStyle, on: boolean): string {
    if (on) this.#styles.add(name);
    else this.#styles.delete(name);
    return '';
  }

  /** Ends in the elements in which the paragraph ended. */
  finish(): string {
    this.#moveTo(this.#paragraph.range.endFrames);
    return this.#xml;
  }

  #placeholder({ raw, inContent, start, end }: CodePiece): void {
    if (inContent) {
      this.#enterContent();
      this.#xml += raw;
      return;
    }
    this.#moveTo(this.#wanted());
    const own = this.#inner.filter((splice) => splice.start >= start && splice.end <= end);
    this.#xml += spliceText(
      raw,
      own.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start })),
    );
  }

  #enterContent(): void {
    const wanted = this.#wanted();
    if (this.#inContent && sameFrames(wanted, this.#frames)) return;
    this.#moveTo(wanted);
    this.#xml += '<Content>';
    this.#inContent = true;
  }

  #wanted(): readonly Frame[] {
    const { base, baseCore } = this.#paragraph;
    const style: Pick<StyleRun, 'bold' | 'italic' | 'underline'> = {
      ...(this.#styles.has('bold') && { bold: true }),
      ...(this.#styles.has('italic') && { italic: true }),
      ...(this.#styles.has('underline') && { underline: 'SINGLE' }),
    };
    const open = openRun({ core: this.#cores.at(-1) ?? baseCore, style }, this.#runs);
    const around = [...base, ...this.#links];
    return runOf(base) === open ? around : [...around, { ...anyRun, open }];
  }

  #moveTo(wanted: readonly Frame[]): void {
    if (this.#inContent) this.#xml += '</Content>';
    this.#inContent = false;
    const different = this.#frames.findIndex((frame, i) => !sameFrame(frame, wanted[i]));
    const kept = different === -1 ? this.#frames.length : different;
    for (const { name } of this.#frames.slice(kept).toReversed()) this.#xml += `</${name}>`;
    for (const { open } of wanted.slice(kept)) this.#xml += open;
    this.#frames = wanted;
  }
}

function toggle<T>(open: T[], one: T, kind: InlineCode['kind']): void {
  if (kind === 'open') open.push(one);
  else open.splice(open.lastIndexOf(one), 1);
}

function sameFrames(a: readonly Frame[], b: readonly Frame[]): boolean {
  return a.length === b.length && a.every((frame, i) => sameFrame(frame, b[i]));
}

/** Runs are the same where they look the same; links are themselves. */
function sameFrame(a: Frame, b: Frame | undefined): boolean {
  return a === b || (a.kind === 'run' && b?.kind === 'run' && a.open === b.open);
}
