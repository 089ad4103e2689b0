import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { DocumentFormatError } from '../document/document-format-error.ts';
import { XmlScanner } from './xml-scanner.ts';

const noTable = new Map<string, string>();

describe('XmlScanner', () => {
  test('says what stands where', () => {
    const xml = '<?xml version="1.0"?><a b="1"><!-- c --><d/>t&amp;<![CDATA[<x>]]></a>';
    const scanner = new XmlScanner(xml, 'a.xml', noTable);
    const seen: string[] = [];
    while (scanner.next() !== 'done') {
      seen.push(`${scanner.event} ${scanner.depth} ${xml.slice(scanner.start, scanner.end)}`);
    }
    expect(seen).toEqual([
      'instruction 0 <?xml version="1.0"?>',
      'start 1 <a b="1">',
      'comment 1 <!-- c -->',
      'start 2 <d/>',
      'end 2 ',
      'text 1 t&amp;',
      'cdata 1 <![CDATA[<x>]]>',
      'end 1 </a>',
    ]);
  });

  test.each(['<w:p xmlns:w="urn:w"/>', '<p xmlns="urn:w"/>', '<p xmlns="urn:strict"/>'])(
    'gives %s the name of the table',
    (xml) => {
      const table = new Map([
        ['urn:w', 'w'],
        ['urn:strict', 'w'],
      ]);
      const scanner = new XmlScanner(xml, 'a.xml', table);
      scanner.next();
      expect(scanner.name).toBe('w:p');
    },
  );

  test('forgets a namespace where its element ends', () => {
    const table = new Map([['urn:a', 'a']]);
    const scanner = new XmlScanner('<x><p xmlns="urn:a"><p xmlns=""/><p/></p><p/></x>', 'a.xml', table);
    const names: string[] = [];
    while (scanner.next() !== 'done') if (scanner.event === 'start') names.push(scanner.name);
    expect(names).toEqual(['x', 'a:p', 'p', 'a:p', 'p']);
  });

  test('decodes references in text and attributes', () => {
    const scanner = new XmlScanner('<a b="&lt;&#65;&#x1F600;\n">&quot;\r\n&apos;</a>', 'a.xml', noTable);
    scanner.next();
    expect(scanner.attribute('b')).toBe('<A😀 ');
    scanner.next();
    expect(scanner.value()).toBe('"\n\'');
  });

  test('skips a document type on request, and keeps its entities as they stand', () => {
    const doctype = `<!DOCTYPE a [<!-- ]> ' --><!ENTITY who "> ]"><?p ]>?>]>`;
    const xml = `${doctype}<a b="&who;">&who; &amp;</a>`;
    const scanner = new XmlScanner(xml, 'a.xml', noTable, { doctype: 'pass' });
    expect(scanner.next()).toBe('doctype');
    expect(xml.slice(scanner.start, scanner.end)).toBe(doctype);
    scanner.next();
    expect(scanner.attribute('b')).toBe('&who;');
    const place = scanner.attributePlace('b');
    expect(xml.slice(place?.start, place?.end)).toBe('&who;');
    scanner.next();
    expect(scanner.value()).toBe('&who; &');
    expect(() => new XmlScanner(xml, 'a.xml', noTable).next()).toThrow('doctype');
  });

  test.each(['<!DOCTYPE a', '<!DOCTYPE a [<!--]>', '<a><!DOCTYPE a></a>', '<!DOCTYPE a><a>& b</a>'])(
    'refuses %s also then',
    (xml) => {
      const scanner = new XmlScanner(xml, 'a.xml', noTable, { doctype: 'pass' });
      expect(() => {
        while (scanner.next() !== 'done');
      }).toThrow(DocumentFormatError);
    },
  );

  test('skips an element with all that is in it', () => {
    const scanner = new XmlScanner('<a><b><b/>x</b><c/></a>', 'a.xml', noTable);
    scanner.next();
    scanner.next();
    scanner.skipElement();
    expect(scanner.next()).toBe('start');
    expect(scanner.name).toBe('c');
  });

  test('walks 10,000 levels down and refuses the next', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(ours(nested(10_000))).toContain('end');
    expect(ours(nested(10_001))).toBe('limit');
  });

  test('refuses a document type, whatever it declares', () => {
    expect(ours('<!DOCTYPE a><a/>')).toBe('unsafe');
  });

  test.each([
    ['<a>&amp;&nbsp;</a>', '&nbsp;'],
    ['<a b="&x;"/>', '&x;'],
  ])('names the entity of %j, which it does not read', (xml, entity) => {
    const scanner = new XmlScanner(xml, 'a.xml', noTable);
    expect(() => {
      while (scanner.next() !== 'done');
    }).toThrow(expect.objectContaining({ code: 'entities', params: expect.objectContaining({ entity }) }));
  });

  test.each([
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a/>text',
    '',
    'text',
    '<a b></a>',
    '<a b=c/>',
    '<a b="1" b="2"/>',
    '<a b="<"/>',
    '<a b="1"c="2"/>',
    '<a>&nbsp;</a>',
    '<a>&</a>',
    '<a>&#0;</a>',
    '<a>&#xD800;</a>',
    '<a>]]></a>',
    '<a>\u0001</a>',
    '<a><!-- -- --></a>',
    '<a><!-- ',
    '<a><![CDATA[',
    '<a><?xml version="1.0"?></a>',
    '<a / >',
    '< a/>',
    '<1/>',
    '<p:a/>',
    '<a p:b="1"/>',
    '<a xmlns:p=""/>',
    '<a xmlns:p="u" xmlns:q="u" p:b="1" q:b="2"/>',
    '<a:b:c xmlns:a="u"/>',
    '<a',
    '<',
    '</a>',
  ])('refuses %j, as saxes does', (xml) => {
    expect(ours(xml)).toBe('broken');
    expect(theirs(xml)).toBe('broken');
  });

  test('sees what saxes sees', () => {
    fc.assert(
      fc.property(element(3), (xml) => {
        expect(ours(xml)).toEqual(theirs(xml));
      }),
    );
  });

  test('accepts and refuses what saxes accepts and refuses', () => {
    const pieces = [
      '<a>',
      '</a>',
      '<a b="',
      '"',
      "'",
      '/>',
      '>',
      '&lt;',
      '&',
      ';',
      ' ',
      'x',
      '<!--',
      '-->',
      ']]>',
    ];
    const tangled = fc
      .array(fc.constantFrom(...pieces), { maxLength: 12 })
      .map((parts) => `<r>${parts.join('')}</r>`);
    fc.assert(
      fc.property(tangled, (xml) => {
        expect(ours(xml)).toEqual(theirs(xml));
      }),
      { numRuns: 2000 },
    );
  });
});

/** The document as a text of events that any parser should agree on, or why it is refused. */
function ours(xml: string): string {
  try {
    const scanner = new XmlScanner(xml, 'a.xml', noTable);
    const seen: string[] = [];
    while (scanner.next() !== 'done') seen.push(describeEvent(scanner));
    return seen.join('');
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    // To saxes a reference to an entity that XML does not have is a fault like all others.
    return error.code === 'entities' ? 'broken' : error.code;
  }
}

function describeEvent(scanner: XmlScanner): string {
  if (scanner.event === 'start') return `\nstart ${scanner.name} ${JSON.stringify(scanner.attributes())}\n`;
  if (scanner.event === 'end') return `\nend ${scanner.name}\n`;
  if (scanner.event === 'text' || scanner.event === 'cdata') return scanner.depth > 0 ? scanner.value() : '';
  return '';
}

function theirs(xml: string): string {
  let seen = '';
  const parser = new SaxesParser({ xmlns: true });
  const expanded = (uri: string, local: string) => (uri === '' ? local : `{${uri}}${local}`);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const given = Object.values(attributes).filter(
      ({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns',
    );
    const named = given.map((attribute) => [expanded(attribute.uri, attribute.local), attribute.value]);
    seen += `\nstart ${expanded(uri, local)} ${JSON.stringify(named)}\n`;
  });
  parser.on('closetag', ({ uri, local }) => {
    seen += `\nend ${expanded(uri, local)}\n`;
  });
  parser.on('text', (text) => {
    seen += text;
  });
  parser.on('cdata', (text) => {
    seen += text;
  });
  try {
    parser.write(xml).close();
    return seen;
  } catch {
    return 'broken';
  }
}

function element(levels: number): fc.Arbitrary<string> {
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '&amp;', '&#x4e2d;', '😀', '"', '>', '-'),
  });
  const other = fc.constantFrom('<!-- c -->', '<?go on?>', '<![CDATA[<&]]>', '<e/>', '<p:e p:f="g"/>');
  const child =
    levels === 0
      ? fc.oneof(text, other)
      : fc.oneof(
          text,
          other,
          fc.nat().chain(() => element(levels - 1)),
        );
  const value = fc.string({ unit: fc.constantFrom('v', ' ', '\t', '&lt;', "'", '>', 'é') });
  const name = fc.constantFrom('a', 'b-c', 'p:d', 'ü');
  return fc
    .record({ name, value, uri: fc.constantFrom('u1', 'u2'), children: fc.array(child, { maxLength: 4 }) })
    .map(({ name, value, uri, children }) => {
      const open = `<${name} xmlns:p="${uri}" x="${value}" p:x = '${value.replaceAll("'", '')}'`;
      return children.length === 0
        ? `${open} />`
        : `${open}>${children.join('').replaceAll(']]>>', ']]>')}</${name} >`;
    });
}
