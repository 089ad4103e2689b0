import { describe, expect, test } from 'vitest';
import { DocumentFormatError } from '../../document/document-format-error.ts';
import type { XmlEvent } from './xml-event.ts';
import { XmlEvents } from './xml-events.ts';

describe('xml events', () => {
  test.each([
    ['<a/>', ['a', '/a']],
    ['<a x="1" y=\'"2"\'>t</a>', ['a x=1 y="2"', '"t"', '/a']],
    ['\ufeff<?xml version="1.0"?>\n<!-- > --><a/>\n<!-- -->', ['a', '/a']],
    ['<!DOCTYPE a SYSTEM "a.dtd" [<!ENTITY x "]>"> <!-- ] > -->]><a/>', ['a', '/a']],
    ['<a>1 &lt; 2 &amp; &#20013;&#x6587;</a>', ['a', '"1 < 2 & 中文"', '/a']],
    ['<a><![CDATA[<b>&amp;]]></a>', ['a', '"<b>&amp;"', '/a']],
    ['<a x="1 > 0">\r\n</a >', ['a x=1 > 0', '"\n"', '/a']],
  ])('reads %j, whole and character by character', (xml, expected) => {
    expect(eventsOf([xml]).map(shown)).toEqual(expected);
    expect(
      eventsOf([...xml])
        .map(shown)
        .join(' '),
    ).toBe(expected.join(' '));
  });

  test.each([
    ['a NUL', '<a>b\0</a>', 'broken'],
    ['an entity of a file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///x">]><a/>', 'unsafe'],
    ['a parameter entity of the network', '<!DOCTYPE a [<!ENTITY % x PUBLIC "x" "http://x">]><a/>', 'unsafe'],
    ['an entity that expands', '<!DOCTYPE a [<!ENTITY x "boom">]><a>&x;</a>', 'entities'],
    ['an entity in an attribute', '<a x="&xxe;"/>', 'entities'],
    ['a character that XML forbids', '<a>&#0;</a>', 'broken'],
    ['a bare ampersand', '<a>R&D</a>', 'broken'],
    ['tags that cross', '<a><b></a></b>', 'broken'],
    ['the end missing', '<a><b></b>', 'cut-off'],
    ['a tag cut off', '<a x="1', 'cut-off'],
    ['an attribute twice', '<a x="1" x="2"/>', 'broken'],
    ['an attribute without quotes', '<a x=1/>', 'broken'],
    ['two roots', '<a/><b/>', 'broken'],
    ['text before the root', 'hello <a/>', 'broken'],
    ['a doctype inside', '<a><!DOCTYPE a></a>', 'broken'],
    ['no element', '<!-- nothing -->', 'empty'],
    ['nesting without end', '<a>'.repeat(101), 'limit'],
  ])('refuses %s', (_what, xml, code) => {
    expect(() => eventsOf([xml])).toThrow(expect.objectContaining({ code }));
    expect(() => eventsOf([xml])).toThrow(DocumentFormatError);
  });

  test.each([
    ['white space in a tag', `<a${' '.repeat(1_000_000)}/>`],
    ['attributes that hold >', `<a ${Array.from({ length: 100_000 }, (_, i) => `x${i}=">"`).join(' ')}/>`],
  ])('reads much %s in time', (_what, xml) => {
    expect(eventsOf([xml])).toHaveLength(2);
  });

  test('refuses a tag without end', () => {
    const xml = new XmlEvents();
    expect(() => xml.push(`<a x="${'y'.repeat(4 * 1024 * 1024)}`)).toThrow(
      expect.objectContaining({ code: 'too-long' }),
    );
  });

  test('names the entity that it does not read', () => {
    expect(() => eventsOf(['<a>\nR&amp;D&nbsp;</a>'])).toThrow(
      expect.objectContaining({ params: { line: 2, entity: '&nbsp;' } }),
    );
  });

  test('says in which line', () => {
    expect(() => eventsOf(['<a>\n\n<b></c></a>'])).toThrow(
      expect.objectContaining({ params: { line: 3, what: '/c' } }),
    );
  });
});

function eventsOf(pieces: readonly string[]): readonly XmlEvent[] {
  const xml = new XmlEvents();
  const events = pieces.flatMap((piece) => xml.push(piece));
  xml.finish();
  return events;
}

function shown(event: XmlEvent): string {
  if (event.kind === 'text') return `"${event.text}"`;
  if (event.kind === 'close') return `/${event.name}`;
  const attributes = Object.entries(event.attributes).map(([name, value]) => ` ${name}=${value}`);
  return event.name + attributes.join('');
}
