import { describe, expect, test } from 'vitest';
import { readTranslations } from './read-translations.ts';

const json = '{"segments":[{"id":1,"text":"uno"},{"id":2,"text":"dos \\"2\\""}]}';
const both = [
  [1, 'uno'],
  [2, 'dos "2"'],
];

// M02: an answer is read by its shape, and what does not fit is no translation.
describe('readTranslations', () => {
  test.each([
    ['plain', json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after thinking', `<think>The user {wants} "id": 1 …</think>\n${json}`],
    ['after thinking whose opening was cut', `wants it</think>${json}`],
    ['between words', `Here you are:\n${json}\nHope that helps!`],
    ['as a bare list', '[{"id":1,"text":"uno"},{"id":2,"text":"dos \\"2\\""}]'],
    [
      'with ids as strings and another name',
      '{"translations":[{"id":"1","translation":"uno"},{"id":"2","target":"dos \\"2\\""}]}',
    ],
    ['by id', '{"1":"uno","2":"dos \\"2\\""}'],
    ['with a comma too many', '{"segments":[{"id":1,"text":"uno"},{"id":2,"text":"dos \\"2\\""},]}'],
    ['broken off', '{"segments":[{"id":1,"text":"uno"},{"id":2,"text":"dos \\"2\\""},{"id":3,"text":"tr'],
    ['with a line break in a later text', `${json.slice(0, -2)},{"id":3,"text":"tres\n`],
  ])('reads JSON %s', (_, content) => {
    expect([...readTranslations(content)]).toEqual(both);
  });

  test.each([
    '',
    'uno, dos',
    '{}',
    '[]',
    'null',
    '{"segments":"uno"}',
    '{"segments":[{"id":1}]}',
    '[{"id":true,"text":"uno"},{"id":[1],"text":"uno"},{"id":" 1","text":"uno"},{"id":null,"text":"uno"}]',
    '<think>{"1":"uno"}',
  ])('finds nothing in %j', (content) => {
    expect(readTranslations(content).size).toBe(0);
  });

  test('does not choose between two texts for one id', () => {
    const content =
      '[{"id":1,"text":"uno"},{"id":1,"text":"dos"},{"id":2,"text":"dos"},{"id":2,"text":"dos"}]';
    expect([...readTranslations(content)]).toEqual([[2, 'dos']]);
  });
});
