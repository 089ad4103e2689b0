import { XmlScanner } from '../xml/xml-scanner.ts';

/** An inline element of XLIFF 2.1, or a segment, with where it stands. */
interface XliffElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly side: 'source' | 'target' | undefined;
  /** Number of the segment or ignorable in its unit. */
  readonly segment: number;
}

/**
 * What breaks the rules of XLIFF 2.1 that a schema cannot say, a line each, as the Schematron rules of the standard
 * have them: ids (K1 to K6), languages (F1), pairs (F5, F6), types (F8), data (F15).
 */
export function xliffFaults(xliff: string): readonly string[] {
  const { root, units } = readUnits(xliff);
  const hasTargets = units.some(({ elements }) => elements.some(({ name }) => name === 'target'));
  const faults = hasTargets && !root.has('trgLang') ? ['F1: targets without trgLang'] : [];
  if (root.get('trgLang') === 'und' || root.get('trgLang') === '') faults.push('F1: trgLang says nothing');
  const ids = units.map(({ id }) => id);
  if (new Set(ids).size < ids.length) faults.push('K3: two units have an id');
  return [...faults, ...units.flatMap((unit) => unitFaults(unit).map((fault) => `${unit.id}: ${fault}`))];
}

interface XliffUnitElements {
  readonly id: string;
  readonly elements: readonly XliffElement[];
}

interface Reading {
  readonly units: { readonly id: string; readonly elements: XliffElement[] }[];
  root: ReadonlyMap<string, string>;
  side: XliffElement['side'];
  segment: number;
}

function readUnits(xliff: string): Reading {
  const scanner = new XmlScanner(xliff, '', new Map());
  const reading: Reading = { units: [], root: new Map(), side: undefined, segment: 0 };
  while (scanner.next() !== 'done') {
    const { event, rawName: name } = scanner;
    if (event === 'start') readStart(reading, name, new Map(scanner.attributes()));
    else if (event === 'end' && isText(name)) reading.side = undefined;
  }
  return reading;
}

function readStart(reading: Reading, name: string, attributes: ReadonlyMap<string, string>): void {
  const { units } = reading;
  if (name === 'xliff') reading.root = attributes;
  if (name === 'unit') units.push({ id: attributes.get('id') ?? '', elements: [] });
  if (isSegment(name)) reading.segment++;
  const { side, segment } = reading;
  units.at(-1)?.elements.push({ name, attributes, side, segment });
  if (isText(name)) reading.side = name;
}

function isText(name: string): name is 'source' | 'target' {
  return name === 'source' || name === 'target';
}

function isSegment(name: string): boolean {
  return name === 'segment' || name === 'ignorable';
}

function unitFaults({ elements }: XliffUnitElements): readonly string[] {
  const inline = elements.filter(({ side }) => side !== undefined);
  const segments = elements.filter(({ name }) => isSegment(name));
  const sourceIds = [...segments, ...inline.filter(({ side }) => side === 'source')].flatMap(idOf);
  const data = elements.filter(({ name }) => name === 'data').flatMap(idOf);
  return [
    ...twice(sourceIds).map((id) => `K6S: ${id} stands twice`),
    ...inline.flatMap((element) => targetIdFaults(element, [...segments, ...inline])),
    ...twice(data).map((id) => `K5: data ${id} stands twice`),
    ...(['source', 'target'] as const).flatMap((side) =>
      pairFaults(inline.filter((one) => one.side === side)),
    ),
    ...inline.flatMap((element) => typeFaults(element, data)),
  ];
}

function idOf({ attributes }: XliffElement): readonly string[] {
  const id = attributes.get('id');
  return id === undefined ? [] : [id];
}

function twice(ids: readonly string[]): readonly string[] {
  return ids.filter((id, i) => ids.indexOf(id) !== i);
}

/** An id in a target is its own, or that of the same element in the source beside it. */
function targetIdFaults(element: XliffElement, all: readonly XliffElement[]): readonly string[] {
  const [id] = idOf(element);
  if (element.side !== 'target' || id === undefined) return [];
  const others = all.filter((one) => one !== element && idOf(one).includes(id));
  const [other] = others;
  const isCopy = other?.side === 'source' && other.segment === element.segment && other.name === element.name;
  return others.length === 0 || (others.length === 1 && isCopy) ? [] : [`K6T: ${id} in a target`];
}

const hints = ['canCopy', 'canDelete', 'canReorder', 'canOverlap'];

function pairFaults(side: readonly XliffElement[]): readonly string[] {
  return side.flatMap((element, i) => {
    if (element.name === 'sc') return startFaults(element, side, i);
    return element.name === 'ec' ? endFaults(element, side.slice(0, i)) : [];
  });
}

function startFaults(
  { attributes }: XliffElement,
  side: readonly XliffElement[],
  i: number,
): readonly string[] {
  const id = attributes.get('id') ?? '';
  const isEnd = (one: XliffElement) => one.name === 'ec' && one.attributes.get('startRef') === id;
  if (attributes.get('isolated') === 'yes') return side.some(isEnd) ? [`F5: ${id} is not isolated`] : [];
  const ends = side.slice(i + 1).filter(isEnd);
  if (ends.length !== 1) return [`F5.1: ${id} ends ${ends.length} times`];
  const differing = hints.filter((hint) => attributes.get(hint) !== ends[0]?.attributes.get(hint));
  return differing.map((hint) => `F5.1: ${hint} of ${id} differs at its end`);
}

function endFaults({ attributes }: XliffElement, before: readonly XliffElement[]): readonly string[] {
  const [id, startRef] = [attributes.get('id'), attributes.get('startRef')];
  if (attributes.get('isolated') === 'yes')
    return id !== undefined && startRef === undefined ? [] : ['F6: an isolated end without an id'];
  const starts = before.filter(
    ({ name, attributes: start }) => name === 'sc' && start.get('id') === startRef,
  );
  const isWhole = id === undefined && starts.length === 1 && starts[0]?.attributes.get('isolated') !== 'yes';
  return isWhole ? [] : [`F6: the end of ${startRef} has ${starts.length} starts`];
}

function typeFaults({ attributes }: XliffElement, data: readonly string[]): readonly string[] {
  const [type, subType, dataRef] = ['type', 'subType', 'dataRef'].map((name) => attributes.get(name));
  const wanted = subType === 'xlf:var' ? 'ui' : subType?.startsWith('xlf:') ? 'fmt' : type;
  return [
    ...(subType !== undefined && type !== wanted ? [`F8: ${subType} of ${type}`] : []),
    ...(dataRef !== undefined && !data.includes(dataRef) ? [`F15: no data ${dataRef}`] : []),
  ];
}
