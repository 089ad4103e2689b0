import { type XmlElement, xmlTree } from '../xml-tree.ts';

/** The first thing the second TMX file has not as the first has it; undefined where nothing is lost. */
export function tmxDifference(before: string, after: string): string | undefined {
  const [old, now] = [before, after].map((text) => childElements(xmlTree(text))[0]);
  if (old === undefined || now === undefined) return 'no root';
  return elementDifference(headerOf(old), headerOf(now)) ?? bodyDifference(old, now);
}

function bodyDifference(old: XmlElement, now: XmlElement): string | undefined {
  const [units, others] = [old, now].map((root) => childElements(childElements(root, 'body')[0]));
  if (units === undefined || others === undefined) return 'no body';
  if (units.length !== others.length) return `${units.length} units, then ${others.length}`;
  return units.map((unit, i) => elementDifference(unit, others[i])).find((found) => found !== undefined);
}

function headerOf(root: XmlElement): XmlElement | undefined {
  return childElements(root, 'header')[0];
}

/** Attributes that came along, such as the version of a header's tool, are no loss. */
function elementDifference(old: XmlElement | undefined, now: XmlElement | undefined): string | undefined {
  if (old === undefined) return undefined;
  if (old.name !== now?.name) return `${old.name}, then ${now?.name}`;
  const names = attributesOf(now);
  const lost = Object.entries(attributesOf(old)).find(([name, value]) => names[name] !== value);
  if (lost !== undefined) return `${old.name} ${lost.join('=')}, then ${names[lost[0]]}`;
  return inText.has(old.name) ? textDifference(old, now) : childrenDifference(old, now);
}

/** TMX 1.1 wrote `lang`. */
function attributesOf({ attributes }: XmlElement): Readonly<Record<string, string>> {
  const { lang, ...others } = attributes;
  return lang === undefined ? attributes : { 'xml:lang': lang, ...others };
}

/** Elements whose white space is text. */
const inText = new Set(['seg', 'prop', 'note']);

function textDifference(old: XmlElement, now: XmlElement): string | undefined {
  const [before, after] = [old, now].map((element) => JSON.stringify(element.children));
  return before === after ? undefined : `${before}, then ${after}`;
}

/** Properties and notes may stand in any order between one another. */
function childrenDifference(old: XmlElement, now: XmlElement): string | undefined {
  for (const [name, children] of Map.groupBy(childElements(old), (child) => child.name)) {
    const others = childElements(now, name);
    if (children.length !== others.length) return `${children.length} ${name}, then ${others.length}`;
    for (const [i, child] of children.entries()) {
      const found = elementDifference(child, others[i]);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function childElements(element: XmlElement | undefined, name?: string): readonly XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}
