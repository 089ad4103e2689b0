import { expect, test } from 'vitest';
import { translated, unitTexts } from '../../../testing/document-texts.ts';
import { parseDocument } from '../../read-document.ts';
import { resxFormat } from './resx-format.ts';

const root = (content: string) => `<root>${content}</root>`;
const data = (name: string, value: string, more = '') =>
  `<data name="${name}"${more}><value>${value}</value><comment>About ${name}</comment></data>`;

test('reads strings with their names and comments, nothing else', () => {
  const xml = root(
    `<resheader name="version"><value>2.0</value></resheader>${data('A', 'Text')}${data('B', '1, 2', ' type="System.Drawing.Size"')}${data('&gt;&gt;C', 'name')}<data name="D" xml:space="preserve"><value>Other</value></data>`,
  );
  expect(parseDocument(resxFormat, Buffer.from(xml)).units).toMatchObject([
    { id: 'A', key: 'A', notes: ['About A'] },
    { id: 'D', key: 'D' },
  ]);
});

test('finds placeholders and tags', () => {
  expect(unitTexts(resxFormat, root(data('A', '{0} has &lt;b&gt;{1:N0}&lt;/b&gt; files')))).toEqual([
    '{1/} has {2/} files',
  ]);
});

test('reads values that are HTML where it is asked to', () => {
  const xml = root(data('A', '&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &lt;i&gt;x&lt;/i&gt;&lt;/p&gt;'));
  expect(unitTexts(resxFormat, xml, { embeddedHtml: true })).toEqual(['One', 'Two {i}x{/i}']);
  expect(translated(resxFormat, xml, { 'A/text-2': '{i}y{/i} & z' }, { embeddedHtml: true })).toBe(
    root(data('A', '&lt;p&gt;One&lt;/p&gt;&lt;p&gt;&lt;i&gt;y&lt;/i&gt; &amp;amp; z&lt;/p&gt;')),
  );
});

test('what a comment locks is not changed', () => {
  const locked = (comment: string) =>
    root(`<data name="A"><value>Open Foo.Bar of Foo</value><comment>${comment}</comment></data>`);
  const all = parseDocument(resxFormat, Buffer.from(locked('{Locked}')));
  expect(all.units).toEqual([]);
  expect(all.warnings).toEqual([{ code: 'excluded-text-skipped', count: 1 }]);
  expect(unitTexts(resxFormat, locked('A name. {Locked="Foo.Bar"}'))).toEqual(['Open {1/} of Foo']);
  expect(unitTexts(resxFormat, locked('{Locked="Foo.Bar", "of"}'))).toEqual(['Open {1/} {2/} Foo']);
  expect(unitTexts(resxFormat, locked('Locked'))).toEqual(['Open Foo.Bar of Foo']);
});
