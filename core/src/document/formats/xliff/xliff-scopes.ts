import type { XmlPiece } from '../../../xml/walk-xml.ts';

type StartPiece = Extract<XmlPiece, { kind: 'start' }>;

/** What holds for everything in an element that is open. */
export interface XliffScope {
  readonly translate: boolean;
  readonly preserve: boolean;
  readonly canResegment: boolean;
  readonly notes: readonly string[];
}

interface OpenScope extends XliffScope {
  readonly notes: string[];
  readonly contexts: Map<string, string>;
}

const outermost: XliffScope = {
  translate: true,
  preserve: false,
  canResegment: true,
  notes: [],
};

/** The elements that are open around a unit, each of which may say something for all that is in it. */
export class XliffScopes {
  readonly #open: OpenScope[] = [];

  get current(): XliffScope {
    return this.#open.at(-1) ?? outermost;
  }

  open({ attribute }: StartPiece): void {
    this.#open.push({ ...withAttributes(this.current, attribute), notes: [], contexts: new Map() });
  }

  close(): void {
    this.#open.pop();
  }

  /** What the innermost element that says it says. */
  context(type: string): string | undefined {
    return this.#open.findLast(({ contexts }) => contexts.has(type))?.contexts.get(type);
  }

  addNote(note: string): void {
    if (note !== '') this.#open.at(-1)?.notes.push(note);
  }

  addContexts(contexts: ReadonlyMap<string, string>): void {
    for (const [type, text] of contexts) this.#open.at(-1)?.contexts.set(type, text);
  }
}

/** As the element itself says, else as what is around it does. */
export function withAttributes(
  outer: XliffScope,
  attribute: (name: string) => string | undefined,
): XliffScope {
  const space = attribute('xml:space');
  return {
    ...outer,
    translate: saysYes(attribute('translate'), outer.translate),
    canResegment: saysYes(attribute('canResegment'), outer.canResegment),
    preserve: space === undefined ? outer.preserve : space === 'preserve',
  };
}

function saysYes(value: string | undefined, inherited: boolean): boolean {
  return value === undefined ? inherited : value !== 'no';
}
