const words =
  'align animation appearance background border bottom box clear color column columns content cursor direction display ' +
  'fill filter flex float font gap grid height inset justify left letter line list margin max min object opacity order ' +
  'outline overflow padding place pointer position right resize stroke table text top transform transition user ' +
  'vertical visibility white width word writing z zoom';
/** What names of CSS begin with, before their first hyphen. */
const properties = new Set(words.split(' '));
const longest = 20_000;

/** Whether a text is rules or declarations of CSS and nothing else: `margin: 0; color: red`, `.a { top: 0 }`. */
export function isStyleSheet(text: string): boolean {
  if (!text.includes(':') || text.length > longest) return false;
  if (!text.includes('{')) return areDeclarations(text, false);
  const [head = '', ...rules] = text.split('{');
  const bodies = rules.map((rule) => rule.split('}'));
  const tail = bodies.at(-1)?.[1] ?? '';
  if (head.trim() === '' || tail.trim() !== '') return false;
  return bodies.every(([body = '', selector, more]) => {
    return selector !== undefined && more === undefined && areDeclarations(body, true);
  });
}

/** One by itself may be a sentence (`color: red`), unless it ends as declarations do or stands in a rule. */
function areDeclarations(text: string, inRule: boolean): boolean {
  const parts = text.split(';').map((part) => part.trim());
  const declarations = parts.filter((part) => part !== '');
  if (declarations.length === 0) return inRule;
  if (declarations.length === parts.length && parts.length === 1 && !inRule) return false;
  return declarations.every(isDeclaration);
}

function isDeclaration(text: string): boolean {
  const [name = '', ...value] = text.split(':');
  if (value.join(':').trim() === '') return false;
  if (/^--[\w-]+$/.test(name.trimEnd())) return true;
  const plain = name.trimEnd().replace(/^-(?:webkit|moz|ms|o)-/, '');
  return /^[a-z]+(?:-[a-z]+)*$/.test(plain) && properties.has(plain.split('-')[0] ?? '');
}
