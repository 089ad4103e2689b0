import { describe, expect, test } from 'vitest';
import { XmlScanner } from './xml-scanner.ts';

const namespaces = new Map([['urn:w', 'w']]);

function attributesOf(content: string): readonly (readonly [string, string])[][] {
  const scanner = new XmlScanner(`<w:r xmlns:w="urn:w" xmlns:v="urn:w">${content}</w:r>`, 'part', namespaces);
  const found: (readonly [string, string])[][] = [];
  while (scanner.next() !== 'done')
    if (scanner.event === 'start' && scanner.depth > 1) found.push([...scanner.attributes()]);
  return found;
}

describe('tags like one before', () => {
  test('have values of their own', () => {
    const tags = '<w:p w:a="1" w:b="2"/><w:p w:a="3" w:b="4>"></w:p><w:p w:a=""/><w:p w:b="5" w:a="6"/>';
    expect(attributesOf(tags)).toEqual([
      [
        ['w:a', '1'],
        ['w:b', '2'],
      ],
      [
        ['w:a', '3'],
        ['w:b', '4>'],
      ],
      [['w:a', '']],
      [
        ['w:b', '5'],
        ['w:a', '6'],
      ],
    ]);
  });

  test('may hold references', () => {
    expect(attributesOf('<w:p w:a="1"/><w:p w:a="&lt;&#65;"/>')).toEqual([[['w:a', '1']], [['w:a', '<A']]]);
  });

  test('mean what their namespaces say', () => {
    const inner = '<w:p w:a="1"/><w:s xmlns:w="urn:x"><w:p w:a="2"/></w:s><w:p w:a="3"/>';
    expect(attributesOf(inner)).toEqual([[['w:a', '1']], [], [['{urn:x}a', '2']], [['w:a', '3']]]);
  });

  test.each([
    ['a second attribute of the same name', '<w:p w:a="2" w:a="3"/>'],
    ['a second attribute of the same name under another prefix', '<w:p w:a="2" v:a="3"/>'],
    ['a tag in a value', '<w:p w:a="<w:q/>"/>'],
    ['a reference to nothing', '<w:p w:a="&bad;"/>'],
    ['no space between attributes', '<w:p w:a="2"w:b="3"/>'],
    ['no end of a value', '<w:p w:a="2/>'],
  ])('are refused for %s', (_, tag) => {
    expect(() => attributesOf(`<w:p w:a="1"/>${tag}`)).toThrow();
  });
});
