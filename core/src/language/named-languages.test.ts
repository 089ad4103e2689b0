import { expect, test } from 'vitest';
import { namedLanguages } from './named-languages.ts';

const tmx = (header: string, ...variants: string[]) =>
  `<?xml version="1.0"?><tmx version="1.4"><header ${header}/><body><tu>${variants
    .map((tag) => `<tuv xml:lang="${tag}"><seg>x</seg></tuv>`)
    .join('')}`;

test.each([
  ['a TMX', tmx('srclang="en"', 'en', 'fr'), 'en', ['fr']],
  ['one of several languages', tmx('srclang="de-DE"', 'de-DE', 'en', 'ja'), 'de', ['en', 'ja']],
  ['one of any source', tmx('srclang="*all*"', 'zh-CN', 'en'), 'zh-CN', ['en']],
  ['tags in capitals', tmx('srclang="EN"', 'EN', 'ZH-cn'), 'en', ['zh-CN']],
  ['an old TMX', tmx("srclang = 'fr'", 'fr').replaceAll('xml:lang', 'lang'), 'fr', []],
  ['an XLIFF 1.2', '<file source-language="en" target-language="es" original="a">', 'en', ['es']],
  ['an XLIFF 2', '<xliff version="2.0" srcLang="en" trgLang="pt">', 'en', ['pt']],
  [
    'a TBX, by the language it is written in',
    '<martif type="TBX" xml:lang="de"><langSet xml:lang="en"/><langSet xml:lang="de"/>',
    'de',
    ['en'],
  ],
  ['a TBX of version 3', '<tbx><langSec xml:lang="it"/><langSec xml:lang="en"/>', 'it', ['en']],
  ['a table', 'en,de\nhouse,Haus', undefined, []],
  ['nothing', '', undefined, []],
  ['what is no language', tmx('srclang="none at all"', '??'), undefined, []],
])('of %s', (_, head, source, targets) => {
  expect(namedLanguages(head)).toEqual({ source, targets });
});

test('of a hostile beginning at once', () => {
  expect(namedLanguages('<tuv '.repeat(13_000))).toEqual({ source: undefined, targets: [] });
  expect(namedLanguages(`<tuv ${'lang '.repeat(13_000)}`)).toEqual({ source: undefined, targets: [] });
});
