import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildIdml, type IdmlContents } from '../../../testing/idml-builder.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import type { FormatOptions } from '../../document-format.ts';
import { parseDocument, rewriteDocument } from '../../read-document.ts';
import { idmlFormat } from './idml-format.ts';

function textsOf(contents: IdmlContents, options: FormatOptions = {}): readonly string[] {
  const { units } = parseDocument(idmlFormat, buildIdml(contents), options);
  return units.map(({ source }) => toMarkup(source));
}

/** The story after each paragraph became what is given for it. */
function rewrite(story: string, targets: Readonly<Record<string, string>>): string {
  const file = buildIdml({ stories: [story] });
  const { output } = rewriteDocument(idmlFormat, file, ({ source }) => {
    const target = targets[toMarkup(source)];
    return target === undefined ? undefined : fromMarkup(target);
  });
  const xml = readZipText(output, 'Stories/Story_u1.xml');
  return xml.slice(xml.indexOf('<StoryPreference/>') + 18, xml.indexOf('</Story>'));
}

const paragraph = (...runs: readonly string[]) =>
  `<ParagraphStyleRange>${runs.join('')}</ParagraphStyleRange>`;
const run = (content: string, attributes = '') =>
  `<CharacterStyleRange AppliedCharacterStyle="n"${attributes}>${content}</CharacterStyleRange>`;
const said = (text: string) => `<Content>${text}</Content>`;

test('reads stories in the order of their frames, paragraphs between line ends', () => {
  const stories = [
    paragraph(run(`${said('One ')}${said('more')}<Br/>${said('Two')}`)),
    paragraph(run(said('Three'))),
  ];
  expect(textsOf({ stories })).toEqual(['One more', 'Two', 'Three']);
  expect(textsOf({ stories, hidden: [1] })).toEqual(['One more', 'Two']);
  expect(textsOf({ stories, hidden: [1] }, { hiddenText: true })).toHaveLength(3);
});

test('takes bold and italic as styles, other looks as codes, tuned letters as nothing', () => {
  const story = paragraph(
    run(said('A ')),
    run(said('bold'), ' FontStyle="Bold"'),
    run(said(' wo'), ' KerningValue="-5"'),
    run(said('rd in ')),
    run(said('red'), ' FillColor="Red"'),
    run(said('.')),
  );
  expect(textsOf({ stories: [story] })).toEqual(['A {b}bold{/b} word in {1}red{/1}.']);
});

test('writes runs where they moved, and goes on in the run that was last', () => {
  const story = paragraph(
    run(`${said('Next')}<Br/>${said('In ')}`),
    run(`${said('red')}<Br/>${said('Last')}`, ' FillColor="Red"'),
  );
  expect(rewrite(story, { 'In {1}red{/1}': '{1}rot{/1} {i}innen{/i}' })).toBe(
    paragraph(
      run(`${said('Next')}<Br/>`),
      run(said('rot'), ' FillColor="Red"'),
      run(said(' ')),
      run(said('innen'), ' FontStyle="Italic"'),
      run(`<Br/>${said('Last')}`, ' FillColor="Red"'),
    ),
  );
});

test('keeps a link one element wherever it goes', () => {
  const link = `<HyperlinkTextSource Self="h">${run(said('here'))}</HyperlinkTextSource>`;
  expect(
    rewrite(paragraph(run(said('Click ')), link), { 'Click {1}here{/1}': '{1}Hier{/1} & klicken' }),
  ).toBe(
    paragraph(
      run(''),
      `<HyperlinkTextSource Self="h">${run(said('Hier'))}</HyperlinkTextSource>`,
      run(said(' &amp; klicken')),
    ),
  );
});

test('reads cells and footnotes after the paragraph they stand in', () => {
  const note = `<Footnote>${paragraph(run(`${said('<?ACE 4?> The note')}`))}</Footnote>`;
  const table = `<Table><Cell>${paragraph(run(said('Cell')))}</Cell></Table>`;
  const story = paragraph(run(`${said('Text')}${note}${said(' on page <?ACE 18?>')}<Br/>${table}`));
  expect(textsOf({ stories: [story] })).toEqual(['Text{1/} on page {2/}', '{1/} The note', 'Cell']);
  const written = rewrite(story, {
    'Text{1/} on page {2/}': '{2/} Seite{1/}',
    '{1/} The note': '{1/} Note',
    Cell: 'Zelle',
  });
  expect(written).toBe(
    paragraph(
      run(
        `${said('<?ACE 18?> Seite')}${note.replace('The note', 'Note')}<Br/>${table.replace('Cell<', 'Zelle<')}`,
      ),
    ),
  );
});

test('reads comments where they are asked for, and not what was deleted', () => {
  const deleted = `<Change ChangeType="DeletedText">${said('old')}</Change>`;
  const inserted = `<Change ChangeType="InsertedText">${said('new')}</Change>`;
  const note = `<Note>${paragraph(run(said('Why?')))}</Note>`;
  const stories = [paragraph(run(`${said('A ')}${deleted}${inserted}${note}${said(' one')}`))];
  expect(textsOf({ stories })).toEqual(['A {1/}new{2/} one']);
  expect(textsOf({ stories }, { comments: true })).toEqual(['A {1/}new{2/} one', 'Why?']);
});

test('leaves out text whose conditions are all hidden', () => {
  const condition = (name: string, visible: boolean) =>
    `<Condition Self="Condition/${name}" Visible="${visible}"/>`;
  const conditions = condition('On Paper', false) + condition('Print', false) + condition('Web', true);
  const under = (names: string) => ` AppliedConditions="${names}"`;
  const story = paragraph(
    run(said('Read ')),
    run(said('on paper '), under('Condition/On%20Paper Condition/Print')),
    run(said('on screen'), under('Condition/On%20Paper Condition/Web')),
    run(`<HiddenText>${paragraph(run(said('never')))}</HiddenText>`),
    run(said('.')),
  );
  const contents = { stories: [story], conditions };
  expect(textsOf(contents)).toEqual(['{1}Read {2/}{/1}on screen{3/}{4}.{/4}']);
  expect(textsOf(contents, { hiddenText: true }).join(' ')).toContain('on paper');
  const { warnings } = parseDocument(idmlFormat, buildIdml(contents));
  expect(warnings).toEqual([{ code: 'hidden-text-skipped', count: 2 }]);
});
