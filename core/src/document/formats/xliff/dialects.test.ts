import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { dialects, transUnit, version12, written } from '../../../testing/xliff-files.ts';
import { parseDocument, rewriteDocument } from '../../read-document.ts';
import { mqxliffFormat } from '../mqxliff/mqxliff-format.ts';
import { mxliffFormat } from '../mxliff/mxliff-format.ts';
import { sdlxliffFormat } from '../sdlxliff/sdlxliff-format.ts';

const sdl = (conf: string) =>
  transUnit(
    `<source>A</source><seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source><target><mrk mtype="seg" mid="1">B</mrk></target><sdl:seg-defs><sdl:seg id="1"${conf}/></sdl:seg-defs>`,
    '',
    dialects.trados,
  );
test.each([
  ['', undefined, undefined],
  [' conf="Draft"', 'draft', undefined],
  [' conf="ApprovedTranslation" locked="true"', 'reviewed', true],
])('Trados%s', (conf, state, locked) => {
  expect(parseDocument(sdlxliffFormat, sdl(conf)).units[0]).toMatchObject({
    ...(state && { targetState: state }),
    ...(locked && { locked }),
  });
  expect(written(sdl(conf), { '1/1/1': 'C' }, {}, sdlxliffFormat)).toContain('conf="Translated"');
});

test('a unit of memoQ is edited, not confirmed', () => {
  const file = version12(
    '<trans-unit id="1" mq:status="ManuallyConfirmed" mq:locked="locked"><source>A</source><target>B</target></trans-unit>',
    '',
    dialects.memoq,
  );
  expect(parseDocument(mqxliffFormat, file).units[0]).toMatchObject({
    targetState: 'translated',
    locked: true,
  });
  expect(written(file, { '1/1': 'C' }, {}, mqxliffFormat)).toContain('mq:status="PartiallyEdited"');
});

test('a unit of memoQ that has no status gets one', () => {
  const file = version12(
    '<trans-unit id="1"><source>A</source></trans-unit>',
    '',
    dialects.memoq.replace('mq=', 'q='),
  );
  const changed = { by: 'Ana', at: '2026-01-02T00:00:00Z' };
  const visit = () => ({ ...fromMarkup('B'), state: 'translated', changed }) as const;
  const { output } = rewriteDocument(mqxliffFormat, file, visit);
  expect(Buffer.from(output).toString()).toContain(
    '<trans-unit id="1" q:status="ManuallyConfirmed" q:lastchanginguser="Ana" q:lastchangedtimestamp="2026-01-02T00:00:00Z">',
  );
});

test.each([
  ['{1&gt;a&lt;1} {2} {b&gt;c&lt;b}', '{1}a{/1} {2/} {3}c{/3}'],
  ['{name} {1 &lt;2 }', '{{name} {{1 <2 }'],
  ['{1&gt;open', '{1}open'],
])('codes of Phrase are text: %s', (text, markup) => {
  const file = version12(`<trans-unit id="1"><source>${text}</source></trans-unit>`, '', dialects.phrase);
  const [unit] = parseDocument(mxliffFormat, file).units;
  expect(unit && toMarkup(unit.source)).toBe(markup);
  expect(written(file, { '1/1': markup }, {}, mxliffFormat)).toContain(
    `<target>${text.replaceAll('>', '&gt;')}</target>`,
  );
});
