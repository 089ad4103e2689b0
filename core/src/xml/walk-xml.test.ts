import { describe, expect, test } from 'vitest';
import { walkXml, type XmlPiece } from './walk-xml.ts';

const namespaces = new Map([['urn:x', 'x']]);

function walk(text: string): readonly XmlPiece[] {
  return [...walkXml(Buffer.from(text), { namespaces, whole: new Set(['u', 'x:u']) })];
}

/** `<name`, `/name` and the text of elements that are read whole. */
function stepsOf(text: string): readonly string[] {
  return walk(text).map((piece) => {
    if (piece.kind === 'element') return piece.text;
    return piece.kind === 'start' ? `<${piece.name}` : `/${piece.name}`;
  });
}

test.each([
  ['<a><u>1</u>text<b/><u/></a>', ['<a', '<u>1</u>', '<b', '/b', '<u/>', '/a']],
  ['<a><u><u>in</u>side</u></a>', ['<a', '<u><u>in</u>side</u>', '/a']],
  ['<a><!-- <u>no</u> --><![CDATA[<u>]]><?p <u>?></a>', ['<a', '/a']],
  ['<a><u><!-- </u> --><![CDATA[</u>]]></u></a>', ['<a', '<u><!-- </u> --><![CDATA[</u>]]></u>', '/a']],
  ['<a t="1 > 0"><u t=">"/></a >', ['<a', '<u t=">"/>', '/a']],
  ['<!DOCTYPE a [<!ENTITY e "]>"><!-- \' > -->]><a/>', ['<a', '/a']],
  ['\ufeff<?xml version="1.0"?>\r\n<a/>\n', ['<a', '/a']],
  ['<p:a xmlns:p="urn:x"><p:u>1</p:u></p:a>', ['<x:a', '<p:u>1</p:u>', '/x:a']],
  ['<a><u xmlns="urn:x">1</u><u>2</u></a>', ['<a', '<u xmlns="urn:x">1</u>', '<u>2</u>', '/a']],
])('walks %s', (text, steps) => {
  expect(stepsOf(text)).toEqual(steps);
});

test('gives places in bytes', () => {
  const text = '<a t="译"><u>é</u></a>';
  const element = walk(text).find(({ kind }) => kind === 'element');
  expect(Buffer.from(text).subarray(element?.start, element?.end).toString()).toBe('<u>é</u>');
});

test('an element that is read whole knows the names around it, and only those', () => {
  const names = walk('<a xmlns:p="urn:x"><b xmlns:p="urn:y"><u><p:c/></u></b><u><p:c/></u></a>').flatMap(
    (piece) => {
      if (piece.kind !== 'element') return [];
      const scanner = piece.scan();
      scanner.next();
      scanner.next();
      return scanner.name;
    },
  );
  expect(names).toEqual(['{urn:y}c', 'x:c']);
});

describe('refuses', () => {
  test.each([
    ['<a><b></a></b>', 'tags that cross'],
    ['<a/><b/>', 'a second root'],
    ['text<a/>', 'text outside'],
    ['', 'nothing'],
  ])('%j: %s', (text) => {
    expect(() => walk(text)).toThrow(expect.objectContaining({ code: 'broken' }));
  });

  test.each([
    ['<a', 'a tag'],
    ['<a b="', 'an attribute'],
    ['<a><!-- ', 'a comment'],
    ['<a><u></a>', 'an element that is read whole'],
    ['<a><u/>', 'an element'],
  ])('%j: %s is cut off', (text) => {
    expect(() => walk(text)).toThrow(expect.objectContaining({ code: 'cut-off' }));
  });

  test.each([
    ['text of another file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///x">]><a/>', 'unsafe'],
    [
      'an entity that only the document type declares',
      '<!DOCTYPE a [<!ENTITY x "y">]><a b="&x;"/>',
      'entities',
    ],
  ])('%s', (_what, text, code) => {
    expect(() => walk(text)).toThrow(
      expect.objectContaining({ code, params: expect.objectContaining({ part: ':1' }) }),
    );
  });

  test.each([
    ['too deep a document', '<a>'.repeat(1_001)],
    ['too long an element', `<a><u>${'<b/>'.repeat(2 ** 21)}</u></a>`],
  ])('%s', (_what, text) => {
    expect(() => walk(text)).toThrow(expect.objectContaining({ code: 'limit' }));
  });
});
