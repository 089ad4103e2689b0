import { type XmlElement, xmlTree } from '../xml-tree.ts';

/** The first thing the second TBX file has not as the first has it; undefined where nothing is lost. */
export function tbxDifference(before: string, after: string): string | undefined {
  const [old, now] = [before, after].map(xmlTree);
  return old && now ? difference(old, now, '') : 'no root';
}

/** Attributes that came along are no loss; neither is white space between elements. */
function difference(old: XmlElement, now: XmlElement, above: string): string | undefined {
  const place = `${above}/${old.name}`;
  if (old.name !== now.name) return `${place}, then ${now.name}`;
  const lost = Object.entries(old.attributes).find(([name, value]) => now.attributes[name] !== value);
  if (lost !== undefined) return `${place} ${lost.join('=')}, then ${now.attributes[lost[0]]}`;
  const [children, others] = [contentOf(old), contentOf(now)];
  for (const [i, child] of children.entries()) {
    const found = childDifference(child, others[i], place);
    if (found !== undefined) return found;
  }
  return others.length > children.length ? `${place}: ${others.length - children.length} more` : undefined;
}

function childDifference(
  child: XmlElement | string,
  other: XmlElement | string | undefined,
  place: string,
): string | undefined {
  if (typeof child !== 'string' && typeof other === 'object') return difference(child, other, place);
  return child === other ? undefined : `${place}: ${named(child)}, then ${named(other)}`;
}

function named(child: XmlElement | string | undefined): string {
  return typeof child === 'object' ? child.name : JSON.stringify(child);
}

/** White space counts where text stands beside it. */
function contentOf({ children }: XmlElement): readonly (XmlElement | string)[] {
  return children.filter((child) => typeof child !== 'string' || child.trim() !== '');
}
