import { describe, expect, test } from 'vitest';
import type { TermConcept } from '../term-concept.ts';
import { TbxFile } from './read-tbx.ts';
import { newFrame } from './tbx-dialect.ts';
import { tbxConcept, tbxEnd, tbxHead } from './write-tbx.ts';

const martif = (body: string) =>
  `<?xml version="1.0"?><!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd"><martif type="TBX-Default" xml:lang="en"><martifHeader><fileDesc><sourceDesc><p>Ours</p></sourceDesc></fileDesc></martifHeader><text><body>${body}</body><back><refObjectList type="respPerson"><refObject id="p1"><item type="fn">A</item></refObject></refObjectList></back></text></martif>`;

const namespaces =
  'xmlns="urn:iso:std:iso:30042:ed-2" xmlns:b="http://www.tbxinfo.net/ns/basic" xmlns:m="http://www.tbxinfo.net/ns/min"';

const files = {
  'the first edition': martif(
    '<termEntry id="c1"><descripGrp><descrip type="definition">Water in <hi>air</hi></descrip><admin type="source">us</admin></descripGrp><descrip type="subjectField">weather</descrip><transacGrp><transac type="transactionType">origination</transac><date>2024-01-01</date></transacGrp><langSet xml:lang="en"><ntig id="t1"><termGrp><term>fog</term><termNote type="partOfSpeech">noun</termNote><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termGrp><descrip type="context">thick fog</descrip></ntig></langSet><langSet xml:lang="de"><tig><term id="x">Nebel</term><termNote type="grammaticalGender">masculine</termNote><note>auch Dunst</note></tig></langSet></termEntry>',
  ),
  'the second edition, categories as attributes': `<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><tbxHeader><fileDesc><sourceDesc><p>Ours</p></sourceDesc></fileDesc></tbxHeader><text><body><conceptEntry id="c1"><descrip type="subjectField">weather</descrip><langSec xml:lang="en"><descrip type="definition">Water in air</descrip><termSec><term>fog</term><termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></termSec></langSec></conceptEntry></body></text></tbx>`,
  'the second edition, categories as elements': `<tbx type="TBX-Basic" style="dct" xml:lang="en" ${namespaces}><tbxHeader><fileDesc><sourceDesc><p>Ours</p></sourceDesc></fileDesc></tbxHeader><text><body><conceptEntry id="c1"><m:subjectField>weather</m:subjectField><b:definition>Water in air</b:definition><langSec xml:lang="en"><termSec><term>fog</term><m:partOfSpeech>noun</m:partOfSpeech></termSec></langSec></conceptEntry></body></text></tbx>`,
  'TBX-Min': `<TBX dialect="TBX-Min"><header><id>Ours</id><languages source="de" target="en"/></header><body><entry id="c1"><subjectField>weather</subjectField><langGroup xml:lang="de"><termGroup><term>Nebel</term><termStatus>notRecommended</termStatus><customer>us</customer></termGroup></langGroup></entry></body></TBX>`,
};

function read(text: string) {
  const file = new TbxFile(new TextEncoder().encode(text));
  const concepts = [...file.concepts()];
  return { concepts, frame: file.frame };
}

function write({ concepts, frame }: ReturnType<typeof read>): string {
  return tbxHead(frame) + concepts.map((concept) => tbxConcept(concept, frame)).join('') + tbxEnd(frame);
}

describe.each(Object.entries(files))('%s', (_, text) => {
  test('comes back with everything it says', () => {
    const first = read(text);
    expect(first.concepts).toHaveLength(1);
    expect(read(write(first))).toEqual(first);
  });
});

test.each([
  [
    'the first edition',
    { definition: 'Water in air', subject: 'weather' },
    { status: 'deprecated', partOfSpeech: 'noun' },
  ],
  [
    'the second edition, categories as attributes',
    { definition: 'Water in air', subject: 'weather' },
    { status: 'admitted' },
  ],
  [
    'the second edition, categories as elements',
    { definition: 'Water in air', subject: 'weather' },
    { partOfSpeech: 'noun' },
  ],
  ['TBX-Min', { subject: 'weather' }, { status: 'deprecated', text: 'Nebel' }],
] as const)('%s is understood', (name, concept, term) => {
  const [read1] = read(files[name]).concepts;
  expect(read1).toMatchObject(concept);
  expect(read1?.sections[0]?.terms[0]).toMatchObject(term);
});

test.each(Object.entries(files))('a change of a concept is written: %s', (_, text) => {
  const { concepts, frame } = read(text);
  const [concept] = concepts;
  const [section] = concept?.sections ?? [];
  const [term] = section?.terms ?? [];
  if (concept === undefined || section === undefined || term === undefined) throw new Error('nothing read');
  const changed = {
    ...concept,
    definition: 'Tiny drops',
    link: 'https://example.org/fog',
    sections: [
      {
        ...section,
        terms: [
          { ...term, text: 'mist', status: 'forbidden', note: 'New' } as const,
          { text: 'haze', status: 'preferred' } as const,
        ],
      },
    ],
  };
  const again = read(write({ concepts: [changed], frame })).concepts[0];
  expect(again).toMatchObject({ definition: 'Tiny drops', link: 'https://example.org/fog' });
  expect(again?.sections[0]?.terms).toMatchObject([
    { text: 'mist', status: 'forbidden', note: 'New' },
    { text: 'haze', status: 'preferred' },
  ]);
});

test('a term base that comes from no file is written as TBX-Basic', () => {
  const concept: TermConcept = {
    sections: [{ language: 'en', terms: [{ text: 'a < b', status: 'preferred' }] }],
  };
  const again = read(write({ concepts: [concept], frame: newFrame('en') }));
  expect(again.concepts[0]?.sections[0]?.terms[0]).toMatchObject({ text: 'a < b', status: 'preferred' });
  expect(again.frame.attributes).toMatchObject({ type: 'TBX-Basic', style: 'dca' });
});

test.each([
  ['nothing', '', 'empty'],
  ['another kind of file', '<xliff/>', 'unsupported'],
  ['a file that is cut off', '<martif><text><body><termEntry><langSet xml:lang="en">', 'cut-off'],
  [
    'an entity of a document type',
    martif('<termEntry><langSet xml:lang="en"><tig><term>&x;</term></tig></langSet></termEntry>'),
    'entities',
  ],
  [
    'an entity of another file',
    martif('<termEntry><langSet xml:lang="en"><tig><term>&x;</term></tig></langSet></termEntry>').replace(
      'V02.dtd"',
      'V02.dtd" [<!ENTITY x SYSTEM "file:///etc/passwd">]',
    ),
    'unsafe',
  ],
])('%s is refused', (_, text, code) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ code }));
});
