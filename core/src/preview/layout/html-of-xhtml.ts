const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const selfClosing = /<([A-Za-z][\w:.-]*)((?:\s+[^\s=<>/"']+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/>/g;

/** XHTML as a browser reads HTML: elements that close themselves get an end, or all that follows would be in them. */
export function htmlOfXhtml(text: string): string {
  return text
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')
    .replaceAll(selfClosing, (tag: string, name: string, attributes: string) =>
      empty.has(name.toLowerCase()) ? tag : `<${name}${attributes}></${name}>`,
    );
}
