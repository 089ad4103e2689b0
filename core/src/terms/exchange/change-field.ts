import { type conceptFields, findField, type termFields } from './tbx-fields.ts';
import type { XmlElement } from './xml-element.ts';

type Field =
  | (typeof conceptFields)[keyof typeof conceptFields]
  | (typeof termFields)[keyof typeof termFields];

/** The elements with another value of a field: in its place where it has one, else at the end. */
export function changeField(
  elements: readonly XmlElement[],
  field: Field,
  value: string | undefined,
  prefix: string,
): readonly XmlElement[] {
  const element = findField(elements, field);
  if (element !== undefined)
    return replaceElement(
      elements,
      element,
      value === undefined ? undefined : withValue(element, field, value),
    );
  return value === undefined ? elements : [...elements, newField(field, value, prefix)];
}

export function replaceElement(
  elements: readonly XmlElement[],
  wanted: XmlElement,
  by: XmlElement | undefined,
): readonly XmlElement[] {
  return elements.flatMap((element) => {
    if (element === wanted) return by ?? [];
    const children = replaceAmong(element.children, wanted, by);
    return children === element.children ? element : { ...element, children };
  });
}

function replaceAmong(
  children: XmlElement['children'],
  wanted: XmlElement,
  by: XmlElement | undefined,
): XmlElement['children'] {
  let changed = false;
  const result = children.flatMap((child) => {
    if (typeof child === 'string') return child;
    const [replaced] = replaceElement([child], wanted, by);
    changed ||= replaced !== child;
    return replaced ?? [];
  });
  return changed ? result : children;
}

function withValue(element: XmlElement, { target }: Field, value: string): XmlElement {
  if (target === true) return { ...element, attributes: { ...element.attributes, target: value } };
  return { ...element, children: [value] };
}

function newField(
  { element, categories: [category = ''], target }: Field,
  value: string,
  prefix: string,
): XmlElement {
  const name = prefix + element;
  if (element === 'note') return { name, children: [value] };
  if (target !== true) return { name, attributes: { type: category }, children: [value] };
  // What an address holds itself is not said twice.
  const shown = value.startsWith('data:') ? category : value;
  return { name, attributes: { type: category, target: value }, children: [shown] };
}
