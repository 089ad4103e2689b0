import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { exchangeWorld } from '../../../testing/exchange-world.ts';
import { offeredFields } from './memory-fields.ts';

const { server, imported } = await exchangeWorld();

const unit = (word: string, said: string, attributes = '', ofTarget = '') =>
  `<tu ${attributes}>${said}<tuv xml:lang="en"><seg>${word}</seg></tuv>
    <tuv xml:lang="fr">${ofTarget}<seg>${word} fr</seg></tuv></tu>`;
const prop = (type: string, value: string) => `<prop type="${type}">${value}</prop>`;

const clientsTmx = `<tmx version="1.4"><header srclang="en" creationtool="Other" creationtoolversion="9"
  segtype="sentence" o-tmf="o" adminlang="en" datatype="xml"/><body>
  ${unit('One', prop('client', 'Kone Ltd') + prop('subject', 'Lifts "A"'), 'usagecount="3"')}
  ${unit('Two', prop('client', 'KONE ltd'))}
  ${unit('Three', prop('client', 'Otis'), 'o-encoding="iso"', prop('x-Domain', '电梯 (50%_)'))}
  ${unit('Four', '<note>Kone</note>')}</body></tmx>`;

test.each([
  [{ field: 'client', value: 'kone' }, ['One', 'Two']],
  [{ field: 'client', value: 'Otis' }, ['Three']],
  [{ field: 'client' }, ['One', 'Three', 'Two']],
  [{ field: 'subject', value: 'lifts "a"' }, ['One']],
  [{ field: 'x-Domain', value: '电梯 (50%_)' }, ['Three']],
  [{ field: 'x-Domain', value: '.*' }, []],
  [{ field: 'x-domain' }, []],
  [{ field: 'o-encoding', value: 'ISO' }, ['Three']],
  [{ value: 'otis' }, ['Three']],
  [{ field: 'client" || 1 == 1)', value: String.raw`\" ) $` }, []],
  [{ field: 'client', value: 'kone', text: 'two' }, ['Two']],
  [{ field: 'client', value: 'kone', targetLanguage: 'de' }, []],
])('entries are narrowed by what their file says of them: %j', async (filter, expected) => {
  const { user, memoryId } = await imported(clientsTmx);
  const { data } = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId, ...filter });
  expect(data.records.map(({ sourceMarkup }) => sourceMarkup).sort()).toEqual(expected);
  expect(data.total).toBe(expected.length);
});

test('fields that entries have are offered with what stands in them, to whoever sees the memory', async () => {
  const { user, memoryId } = await imported(clientsTmx);
  const { data } = await callAs(server, user, memoryEntriesApi.memoryFields, { memoryId });
  expect(data).toEqual([
    { name: 'client', values: expect.arrayContaining(['KONE ltd', 'Kone Ltd', 'Otis']) },
    { name: 'subject', values: ['Lifts "A"'] },
    { name: 'x-Domain', values: ['电梯 (50%_)'] },
  ]);
  const stranger = await server.signIn(await server.addMember('ADMIN'));
  expect(await callAs(server, stranger, memoryEntriesApi.memoryFields, { memoryId })).toMatchObject({
    http: 404,
  });
});

test('a memory without entries offers none, and a name longer than any is refused', async () => {
  const { user, memoryId } = await imported(clientsTmx.replaceAll('xml:lang="en"', 'xml:lang="it"'));
  const { data } = await callAs(server, user, memoryEntriesApi.memoryFields, { memoryId });
  expect(data).toEqual([]);
  const wrong = { memoryId, field: 'x'.repeat(201) };
  expect(await callWith(server, user, memoryEntriesApi.listEntries, wrong)).toMatchObject({
    http: 400,
    code: 'request.invalid',
  });
});

test('what is different in each entry is no choice, and the most frequent goes first', () => {
  const sample = Array.from({ length: 40 }, (_, i) => ({
    unit: {
      properties: [
        { type: 'id', value: String(i) },
        { type: 'client', value: i % 4 === 0 ? 'Otis' : 'Kone' },
      ],
    },
  }));
  expect(offeredFields([...sample, { unit: { properties: [{ type: 'rare', value: 'x' }] } }])).toEqual([
    { name: 'client', values: ['Kone', 'Otis'] },
    { name: 'id', values: [] },
    { name: 'rare', values: ['x'] },
  ]);
});
