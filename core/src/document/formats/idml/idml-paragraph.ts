import type { InlineCode, InlineCodeDetails, InlineText, StyleRun } from '../../../inline/inline-text.ts';
import { normalizeStyles } from '../../../inline/styles.ts';
import { lookOf } from './character-look.ts';
import type { CodePiece, FoundParagraph, Frame, ParagraphRange, Piece } from './idml-piece.ts';

/** A paragraph as inline text, with what is needed to write it again. */
export interface IdmlParagraph {
  readonly source: InlineText;
  readonly codes: Readonly<Record<number, InlineCodeDetails>>;
  /** What stays at the edges of the text. */
  readonly lead: string;
  readonly trail: string;
  /** Elements around the whole paragraph. */
  readonly base: readonly Frame[];
  /** The look of most characters. */
  readonly baseCore: string;
  readonly natives: ReadonlyMap<number, CodePiece | Frame | { readonly core: string }>;
  /** Runs of the paragraph, those with most characters first. */
  readonly runs: readonly string[];
  readonly range: ParagraphRange;
}

/** Undefined where there is no text. Codes at the edges stay outside. */
export function readParagraph(found: FoundParagraph): IdmlParagraph | undefined {
  const all = found.pieces;
  const isInside = (piece: Piece) => (piece.kind === 'text' ? piece.text.trim() !== '' : piece.speaks);
  const first = all.findIndex(isInside);
  const last = all.findLastIndex(isInside);
  if (first === -1) return undefined;
  const pieces = wholeElements(all, first, last);
  const base = commonFrames(pieces);
  const reading = new ParagraphReading(pieces, base);
  for (const piece of pieces) reading.add(piece);
  return { ...reading.finish(), range: rangeOf(found, pieces, base) };
}

/** With the links at its edges, which would else be there twice. */
function rangeOf(found: FoundParagraph, pieces: readonly Piece[], base: readonly Frame[]): ParagraphRange {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const before = found.pieces.findLast(({ end }) => end <= (first?.start ?? 0))?.end ?? found.start;
  const after = found.pieces.find(({ start }) => start >= (last?.end ?? 0))?.start ?? found.end;
  const isLink = (frame: Frame) => frame.kind === 'wrapper' && !base.includes(frame);
  const opening = first?.frames.findIndex((frame) => isLink(frame) && frame.start >= before) ?? -1;
  const closing = last?.frames.findIndex((frame) => isLink(frame) && frame.end <= after) ?? -1;
  const [opened, closed] = [first?.frames[opening], last?.frames[closing]];
  return {
    start: opened?.start ?? first?.start ?? found.start,
    end: closed?.end ?? last?.end ?? found.end,
    startFrames: first?.frames.slice(0, opened === undefined ? undefined : opening) ?? [],
    endFrames: last?.frames.slice(0, closed === undefined ? undefined : closing) ?? [],
  };
}

/** Pieces of one `Content` are replaced together. */
function wholeElements(all: readonly Piece[], first: number, last: number): readonly Piece[] {
  const [start, end] = [all[first]?.start, all[last]?.end];
  const from = all.findIndex((piece) => piece.start === start);
  const to = all.findLastIndex((piece) => piece.end === end);
  return all.slice(from, to + 1);
}

class ParagraphReading {
  readonly #base: readonly Frame[];
  readonly #baseCore: string;
  readonly #runs: readonly string[];
  readonly #codes: InlineCode[] = [];
  readonly #details: Record<number, InlineCodeDetails> = {};
  readonly #natives = new Map<number, CodePiece | Frame | { readonly core: string }>();
  readonly #styles: StyleRun[] = [];
  /** Pairs that are open, innermost last: links, and one look at most. */
  readonly #open: { readonly id: number; readonly frame: Frame | undefined; readonly core: string }[] = [];
  #text = '';
  #nextId = 1;

  constructor(pieces: readonly Piece[], base: readonly Frame[]) {
    this.#base = base;
    this.#runs = runsOf(pieces);
    this.#baseCore = lookOf(this.#runs[0] ?? '').core;
  }

  add(piece: Piece): void {
    const links = piece.frames.filter((frame) => frame.kind === 'wrapper' && !this.#base.includes(frame));
    const look = lookOf(runOf(piece.frames));
    this.#enter(links, piece.kind === 'code' && !piece.inContent ? this.#core() : look.core);
    if (piece.kind === 'code') {
      this.#push('placeholder', this.#nextId++, piece.details, piece);
      return;
    }
    const start = this.#text.length;
    this.#text += piece.text;
    if (Object.keys(look.style).length > 0)
      this.#styles.push({ start, end: this.#text.length, ...look.style });
  }

  finish(): Omit<IdmlParagraph, 'range'> {
    this.#enter([], this.#baseCore);
    const { lead, trail } = this.#blankEdges();
    const end = this.#text.length - lead.length - trail.length;
    const shift = (at: number) => Math.min(Math.max(at - lead.length, 0), end);
    const styles = this.#styles
      .map((run) => ({ ...run, start: shift(run.start), end: shift(run.end) }))
      .filter((run) => run.start < run.end);
    return {
      source: {
        text: this.#text.slice(lead.length, this.#text.length - trail.length),
        codes: this.#codes.map((code) => ({ ...code, at: shift(code.at) })),
        styles: normalizeStyles(styles),
      },
      codes: this.#details,
      lead,
      trail,
      base: this.#base,
      baseCore: this.#baseCore,
      natives: this.#natives,
      runs: this.#runs,
    };
  }

  /** White space in front of all codes, and that behind all. */
  #blankEdges(): { readonly lead: string; readonly trail: string } {
    const text = this.#text;
    const [first, last] = [this.#codes[0]?.at ?? text.length, this.#codes.at(-1)?.at ?? 0];
    const lead = Math.min(text.length - text.trimStart().length, first);
    const trail = Math.max(text.trimEnd().length, last, lead);
    return { lead: text.slice(0, lead), trail: text.slice(trail) };
  }

  #core(): string {
    return this.#open.at(-1)?.core ?? this.#baseCore;
  }

  /** Closes and opens pairs until exactly these links and this look are around. */
  #enter(links: readonly Frame[], core: string): void {
    const here = this.#open.filter(({ frame }) => frame !== undefined);
    const same = here.every(({ frame }, i) => frame === links[i]) && here.length === links.length;
    if (same && this.#core() === core) return;
    const kept = here.findIndex(({ frame }, i) => frame !== links[i]);
    this.#closeDownTo(kept === -1 ? here.length : kept);
    for (const frame of links.slice(this.#open.length)) this.#openPair(frame, this.#baseCore);
    if (core !== this.#baseCore) this.#openPair(undefined, core);
  }

  #openPair(frame: Frame | undefined, core: string): void {
    const id = this.#nextId++;
    this.#open.push({ id, frame, core });
    const details = frame?.details ?? { type: 'format', display: nameOfRun(core) };
    this.#push('open', id, details, frame ?? { core });
  }

  #closeDownTo(count: number): void {
    while (this.#open.length > count) {
      const pair = this.#open.pop();
      if (pair !== undefined) this.#codes.push({ id: pair.id, kind: 'close', at: this.#text.length });
    }
  }

  #push(
    kind: InlineCode['kind'],
    id: number,
    details: InlineCodeDetails,
    native: CodePiece | Frame | { readonly core: string },
  ): void {
    this.#codes.push({ id, kind, at: this.#text.length });
    this.#details[id] = details;
    this.#natives.set(id, native);
  }
}

export function runOf(frames: readonly Frame[]): string {
  return frames.findLast(({ kind }) => kind === 'run')?.open ?? '';
}

/** Frames around all pieces, down to the innermost link or mark. */
function commonFrames(pieces: readonly Piece[]): readonly Frame[] {
  const [first] = pieces;
  const common = first?.frames.filter((frame, i) => pieces.every(({ frames }) => frames[i] === frame)) ?? [];
  return common.slice(0, common.findLastIndex(({ kind }) => kind === 'wrapper') + 1);
}

function runsOf(pieces: readonly Piece[]): readonly string[] {
  const lengths = new Map<string, number>();
  for (const piece of pieces) {
    const run = runOf(piece.frames);
    lengths.set(run, (lengths.get(run) ?? 0) + (piece.kind === 'text' ? piece.text.length : 0));
  }
  return [...lengths].toSorted(([, a], [, b]) => b - a).map(([run]) => run);
}

function nameOfRun(core: string): string {
  const style = /AppliedCharacterStyle="CharacterStyle\/([^"]*)"/.exec(core)?.[1] ?? '';
  return style.startsWith('$ID/') || style === '' ? 'format' : style.slice(0, 40);
}
