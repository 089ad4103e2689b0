import { segmentWorkApi } from '@transloom/contracts/segment-work';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { ownDocument, workbenchWorld } from '../../../testing/workbench-world.ts';

const { server, user, colleague } = await workbenchWorld();

const made = (content: string, name = 'work.txt') => ownDocument(server, user, { name, content });
type Made = Awaited<ReturnType<typeof made>>;

// Unconfirming takes back what the confirmation wrote into the memory.
describe('taking a confirmation back', () => {
  const inMemory = async ({ row }: Made, number: number) => {
    const { segmentId } = await row(number);
    const { data } = await callAs(server, user, workbenchApi.segmentSuggestions, { segmentId });
    return data.matches.filter(({ rate }) => rate >= 100).map(({ targetMarkup }) => targetMarkup);
  };

  test('deletes the entry that it made', async () => {
    const document = await made('Polish the brass knob.');
    await document.save(1, 'Pula el pomo.');
    expect(await inMemory(document, 1)).toEqual(['Pula el pomo.']);
    await document.save(1, 'Pula el pomo.', { confirmed: false });
    expect(await inMemory(document, 1)).toEqual([]);
  });

  test('gives an entry that was overwritten its translation back', async () => {
    const document = await made('Polish the silver spoon.');
    await document.save(1, 'Primera.');
    await document.save(1, 'Segunda.');
    expect(await inMemory(document, 1)).toEqual(['Segunda.']);
    await document.save(1, 'Segunda.', { confirmed: false });
    expect(await inMemory(document, 1)).toEqual(['Primera.']);
  });

  test('leaves an entry that somebody changed since', async () => {
    const document = await made('Polish the copper pan.');
    await document.save(1, 'De la primera.');
    const other = await made('Polish the copper pan.');
    await other.save(1, 'Del colega.', { by: colleague });
    await document.save(1, 'De la primera.', { confirmed: false });
    expect(await inMemory(document, 1)).toEqual(['Del colega.']);
  });
});

// Rules D5.34, D5.35 and D7.13 of the specification.
test('tags are filled where the texts correspond, and refused with their reason', async () => {
  const document = await made('Wash [it](https://w.example) well.\n\nDry it.', 'tags.md');
  const plain = await made('Dry it.', 'tags.txt');
  const fill = async (of: Made, number: number, target: string) =>
    callAs(server, user, segmentWorkApi.fillTags, { segmentId: (await of.row(number)).segmentId, target });
  expect((await fill(document, 1, 'Lave esto bien.')).data.target).toMatch(/\{1\}.+\{\/1\}/);
  expect((await fill(document, 1, ' ')).code).toBe('segment.empty-target');
  expect((await fill(document, 1, '{')).code).toBe('segment.codes-invalid');
  expect((await fill(document, 2, 'Séquelo.')).code).toBe('segment.no-tags');
  expect((await fill(plain, 1, 'Séquelo.')).code).toBe('segment.tags-of-format');
});
