/** What stands at a place of a JSON document. */
interface JsonPlace {
  /** Undefined for the document itself. */
  readonly container: JsonContainer | undefined;
  /** Empty in arrays. */
  readonly key: string;
  /** Place in the container. */
  readonly index: number;
  /** Where the key, or in arrays the value, begins. */
  readonly memberStart: number;
  readonly start: number;
  readonly end: number;
  /** Right before it. */
  readonly comments: readonly string[];
}

/** A text, a number, `true` … */
export interface JsonLeaf extends JsonPlace {
  readonly kind: 'text' | 'other';
  readonly container: JsonContainer;
}

export interface JsonContainer extends JsonPlace {
  readonly kind: 'object' | 'array';
  /** 0 is the document, an array of the one value it has. */
  readonly depth: number;
  readonly children: readonly JsonNode[];
}

export type JsonNode = JsonLeaf | JsonContainer;

export function isContainer(node: JsonNode): node is JsonContainer {
  return node.kind === 'object' || node.kind === 'array';
}

/** What a container holds itself, not in containers of its own. */
export function leavesIn({ children }: JsonContainer): readonly JsonLeaf[] {
  return children.filter((child) => !isContainer(child));
}

/** All texts, numbers and so on of a document, in file order. */
export function* allLeaves(document: JsonContainer): Generator<JsonLeaf, void> {
  const open = [document.children.values()];
  for (let inner = open.at(-1); inner !== undefined; inner = open.at(-1)) {
    const { value: child, done } = inner.next();
    if (done === true) open.pop();
    else if (isContainer(child)) open.push(child.children.values());
    else yield child;
  }
}

/** Of an object that says a thing twice the last counts. */
export function memberOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.children.findLast((member) => member.key === key) : undefined;
}

/** Place in the document as a pointer, such as `/menu/items/0`. */
export function pointerOf(node: JsonNode): string {
  return wayTo(node)
    .map((step) => `/${stepOf(step)}`)
    .join('');
}

export function stepOf({ container, key, index }: JsonNode): string {
  return container?.kind === 'object' ? key.replaceAll('~', '~0').replaceAll('/', '~1') : String(index);
}

/** The same for people: `menu.items[0]`. */
export function pathOf(node: JsonNode): string {
  return wayTo(node)
    .map(({ container, key, index }, i) => {
      if (container?.kind !== 'object') return `[${index}]`;
      return i === 0 || key === '' ? key : `.${key}`;
    })
    .join('');
}

/** From the member of the outermost object or array to the node. */
function wayTo(node: JsonNode): readonly JsonNode[] {
  const way: JsonNode[] = [];
  for (let step = node; step.container !== undefined && step.container.depth > 0; step = step.container)
    way.push(step);
  return way.reverse();
}
