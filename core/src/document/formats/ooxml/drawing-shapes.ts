import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { isOn } from './on-off.ts';

/** A shape, a group of shapes or a frame, while it is walked through. */
interface Shape {
  readonly depth: number;
  hidden: boolean;
  placeholder: string | undefined;
}

/** What of a drawing stands around the place a scanner has come to. */
export class DrawingShapes {
  readonly #shapes: Shape[] = [];
  onHiddenSlide = false;

  enter(scanner: XmlScanner): void {
    const { name, depth } = scanner;
    const shape = this.#shapes.at(-1);
    if (shapeElements.test(name)) this.#shapes.push({ depth, hidden: false, placeholder: undefined });
    else if (name === 'p:sld') this.onHiddenSlide = !isOn(scanner.attribute('show'));
    else if (shape === undefined) return;
    else if (name.endsWith(':cNvPr') && depth === shape.depth + 2)
      shape.hidden ||= isOn(scanner.attribute('hidden') ?? '0');
    else if (name === 'p:ph' && depth === shape.depth + 3)
      shape.placeholder = scanner.attribute('type') ?? 'obj';
  }

  leave({ depth }: XmlScanner): void {
    if (this.#shapes.at(-1)?.depth === depth) this.#shapes.pop();
  }

  /** Whether the slide, a group or the shape itself is not shown. */
  get hidden(): boolean {
    return this.onHiddenSlide || this.#shapes.some(({ hidden }) => hidden);
  }

  /** What the shape is for in the layout, such as `title`; undefined for a shape of its own. */
  get placeholder(): string | undefined {
    return this.#shapes.findLast(({ placeholder }) => placeholder !== undefined)?.placeholder;
  }
}

const shapeElements = /^(?:p|xdr):(?:sp|pic|grpSp|graphicFrame|cxnSp|contentPart)$/;
