import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../testing/answer-api.ts';
import { answerUploads } from '../../../testing/answer-uploads.ts';
import { idOf } from '../../../testing/signed-in-world.ts';
import { dialog, openTermBase, rowOf } from '../../../testing/term-base-world.ts';
import { termEntry } from '../../../testing/term-samples.ts';

const png = (name: string) => new File(['pixel'], name, { type: 'image/png' });
const address = 'data:image/png;base64,iVBORw0KGgo=';

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const changed = { 'termEntries.changeTermEntry': () => termEntry(1) };

async function openForm(world: Parameters<typeof openTermBase>[0] = {}) {
  const opened = openTermBase({ ...world, answers: { ...changed, ...world.answers } });
  await opened.person.click((await rowOf('screen 1')).getByRole('button', { name: '修改' }));
  const drawer = await dialog();
  const save = async () => {
    await opened.person.click(drawer.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(opened.inputs('termEntries.changeTermEntry')).toHaveLength(1));
    return opened.inputs('termEntries.changeTermEntry')[0];
  };
  return { ...opened, drawer, save };
}

const input = (drawer: Awaited<ReturnType<typeof dialog>>, label: string) =>
  drawer.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

test('a picture is chosen, shown, and saved with the entry', async () => {
  const { sent } = answerUploads();
  const { person, drawer, save } = await openForm();
  await waitFor(() => expect(input(drawer, '拖放、粘贴或点击选择图片').disabled).toBe(false));
  await person.upload(input(drawer, '拖放、粘贴或点击选择图片'), png('a.png'));
  expect(await drawer.findByRole('img', { name: '新图片：a.png' })).toBeDefined();
  expect(drawer.queryByLabelText('图片地址')).toBeNull();
  await waitFor(() => expect(sent).toEqual(['a.png']));
  expect(await save()).toMatchObject({ pictureId: idOf(901) });
});

test('a picture is pasted, and text that is pasted stays text', async () => {
  const { sent } = answerUploads();
  const { drawer } = await openForm();
  await waitFor(() => expect(input(drawer, '拖放、粘贴或点击选择图片').disabled).toBe(false));
  const remark = drawer.getByLabelText('备注');
  const files = [png('image.png')];
  fireEvent.paste(remark, { clipboardData: { files, types: ['text/plain', 'Files'] } });
  fireEvent.paste(remark, { clipboardData: { files, types: ['Files'] } });
  expect(await drawer.findByRole('img', { name: '新图片：image.png' })).toBeDefined();
  await waitFor(() => expect(sent).toEqual(['image.png']));
});

test('a picture that is there is shown, and removed', async () => {
  const entry = termEntry(1, { pictureId: idOf(77) });
  const { person, drawer, save } = await openForm({
    entries: [entry],
    answers: { 'termEntries.termPicture': () => ({ address }) },
  });
  expect((await drawer.findByRole('img', { name: 'screen 1的图片' })).getAttribute('src')).toBe(address);
  await person.click(drawer.getByRole('button', { name: '移除图片' }));
  expect(drawer.queryByRole('img', { name: 'screen 1的图片' })).toBeNull();
  expect(await save()).toMatchObject({ pictureId: null });
});

test('one that nobody touches stays, and another one takes its place', async () => {
  answerUploads();
  const entry = termEntry(1, { pictureId: idOf(77) });
  const answers = { 'termEntries.termPicture': () => ({ address }) };
  const { person, drawer, save } = await openForm({ entries: [entry], answers });
  await drawer.findByRole('img', { name: 'screen 1的图片' });
  await person.upload(input(drawer, '更换图片'), png('b.png'));
  expect(await drawer.findByRole('img', { name: '新图片：b.png' })).toBeDefined();
  expect(await save()).toMatchObject({ pictureId: idOf(901) });
});

test('an entry whose picture nobody touches is saved with it', async () => {
  const entry = termEntry(1, { pictureId: idOf(77) });
  const { save } = await openForm({
    entries: [entry],
    answers: { 'termEntries.termPicture': () => ({ address }) },
  });
  expect(await save()).toMatchObject({ pictureId: idOf(77) });
});

test.each([
  ['a file of another kind', new File(['x'], 'a.svg', { type: 'image/svg+xml' }), /a\.svg/],
  ['what the server refuses', png('bad.png'), /不是 PNG/],
])('%s is refused in words, and the entry keeps what it had', async (_, file, words) => {
  const message = '“bad.png”的内容不是 PNG，无法使用。';
  const failure = { code: 'file.other-content', params: {} };
  answerUploads({ 'bad.png': { name: 'bad.png', failure, message } });
  const { drawer, save } = await openForm();
  const area = input(drawer, '拖放、粘贴或点击选择图片');
  await waitFor(() => expect(area.disabled).toBe(false));
  fireEvent.change(area, { target: { files: [file] } });
  expect((await drawer.findByRole('alert')).textContent).toMatch(words);
  expect(drawer.getByLabelText('图片地址')).toBeDefined();
  expect(await save()).toMatchObject({ pictureId: null });
});

test('a picture that cannot be read says so, and is asked for again', async () => {
  let fails = true;
  const { person } = openTermBase({
    entries: [termEntry(1, { pictureId: idOf(78) })],
    answers: {
      'termEntries.termPicture': () => {
        if (fails) throw new Refusal('resource.not-found');
        return { address };
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: '查看术语“screen 1”' }));
  const drawer = await dialog();
  expect(await drawer.findByText('图片加载失败', undefined, { timeout: 10_000 })).toBeDefined();
  fails = false;
  await person.click(drawer.getByRole('button', { name: '重试' }));
  expect(await drawer.findByRole('img', { name: 'screen 1的图片' })).toBeDefined();
});
