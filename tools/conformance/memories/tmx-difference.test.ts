import { expect, test } from 'vitest';
import { tmxDifference } from './tmx-difference.ts';

const unit =
  '<tu tuid="1"><note>n</note><prop type="p">v</prop><tuv xml:lang="en"><seg>a <ph x="1"/> b</seg></tuv></tu>';
const file = (body: string) =>
  `<tmx version="1.1"><header srclang="en"><prop type="h">x</prop></header><body>${body}</body></tmx>`;

test.each([
  ['an older name of the language', unit.replace('xml:lang', 'lang')],
  ['other white space between elements', unit.replaceAll('><', '>\n<')],
  ['notes and properties in another order', unit.replace(/(<note.*note>)(<prop.*prop>)/, '$2$1')],
  ['an attribute more', unit.replace('<tu ', '<tu changeid="x" ')],
])('%s is no loss', (_what, after) => {
  expect(tmxDifference(file(unit), file(after))).toBeUndefined();
});

test.each([
  ['a unit', ''],
  ['an attribute', unit.replace(' tuid="1"', '')],
  ['a note', unit.replace('<note>n</note>', '')],
  ['the text of a property', unit.replace('>v<', '> v<')],
  ['a code', unit.replace('<ph x="1"/>', '')],
  ['an attribute of a code', unit.replace(' x="1"', '')],
  ['white space of a text', unit.replace('a <ph', 'a<ph')],
])('%s that is gone is found', (_what, after) => {
  expect(tmxDifference(file(unit), file(after))).toBeDefined();
});
