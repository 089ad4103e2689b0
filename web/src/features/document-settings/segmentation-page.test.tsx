import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { defaultSegmentation } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { expect, test, vi } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { signedInWorld } from '../../testing/signed-in-world.ts';
import type { SegmentationSettings } from './document-settings.queries.ts';

const manager: readonly PermissionKey[] = ['project', 'project:detailRouter', 'project:manage'];
const rules = (before: string): SegmentationSettings => ({
  ...defaultSegmentation,
  groups: [{ name: '英语', languagePattern: 'en.*', rules: [{ isBreak: false, before, after: '\\s' }] }],
});

function open(saved: SegmentationSettings = { ...defaultSegmentation, groups: [] }, answers: Answers = {}) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: manager }),
    'documentSettings.segmentation': () => saved,
    'documentSettings.previewSegmentation': ({ text }) => ({ sentences: text.split(/(?<=\.)/) }),
    'documentSettings.saveSegmentation': (settings) => settings,
    ...answers,
  });
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { ...openApp('/project/segmentation'), called, person: userEvent.setup() };
}

const saveButton = () => screen.findByRole('button', { name: '保存' });

test('without own rules it says what they are for, and there is nothing to save', async () => {
  open();
  await screen.findByText('还没有自定义规则');
  expect(await saveButton()).toHaveProperty('disabled', true);
});

test('a rule is tried while it is written, and saved', async () => {
  const { called, person } = open();
  await person.click(await screen.findByRole('button', { name: /添加规则组/ }));
  await person.type(screen.getByLabelText('第 1 条规则：断点之前'), 'Nr');
  const tried = () => JSON.stringify(called('documentSettings.previewSegmentation').at(-1));
  await waitFor(() => expect(tried()).toContain('"before":"Nr"'));
  await person.click(await saveButton());
  await screen.findByText('断句规则已保存，对新文件生效');
  expect(called('documentSettings.saveSegmentation')).toMatchObject([
    { groups: [{ rules: [{ before: 'Nr' }] }] },
  ]);
});

test('a rule that is not filled in splits nothing otherwise, and is not saved', async () => {
  const { called, person } = open();
  await person.click(await screen.findByRole('button', { name: /添加规则组/ }));
  await person.type(screen.getByLabelText('试用文本'), ' End.');
  const tried = () => called('documentSettings.previewSegmentation').at(-1);
  await waitFor(() => expect(tried()).toMatchObject({ text: expect.stringContaining('End.') }));
  expect(tried()).toMatchObject({ settings: { groups: [{ rules: [] }] } });
  await person.click(await saveButton());
  await screen.findByText('断句规则已保存，对新文件生效');
  expect(called('documentSettings.saveSegmentation')).toMatchObject([{ groups: [{ rules: [] }] }]);
});

test('the text to try is in the language it is split by', async () => {
  open();
  expect((await screen.findByLabelText('试用文本')).getAttribute('lang')).toBe('en');
});

test('an expression that cannot be used is marked in its field, and the refusal is told', async () => {
  const { person } = open(rules('(['), {
    'documentSettings.previewSegmentation': () => {
      throw new Refusal('segmentation.bad-pattern', { group: 1, rule: 1 });
    },
  });
  const field = await screen.findByLabelText('第 1 条规则：断点之前');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await screen.findByText('第 1 组第 1 条规则的表达式有误，请检查后重试。');
  await person.click(screen.getByRole('radio', { name: /按段落切分/ }));
  expect(screen.getByLabelText('第 1 条规则：断点之前')).toBe(field);
});

test('rules that split nothing are named', async () => {
  open({ ...rules('Dr'), builtIn: false });
  expect(await screen.findByText(/以下规则组不会断句/)).toBeDefined();
});

test('a file of rules that is refused says where, and the rules stay', async () => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget();
      readonly status = 422;
      readonly responseText = JSON.stringify({
        status: 422,
        data: null,
        code: 'segmentation.not-srx',
        requestId: 'request-1',
        message: '“a.srx”不是有效的 SRX 文件（第 3 行）',
        params: { name: 'a.srx', line: 3 },
      });
      open(): void {}
      setRequestHeader(): void {}
      send(): void {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  const { person } = open(rules('Dr'));
  await person.upload(
    await screen.findByLabelText('上传 SRX', { selector: 'input' }),
    new File(['x'], 'a.srx'),
  );
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/第 3 行/)).toBeTruthy();
  expect(screen.getByLabelText('第 1 条规则：断点之前')).toHaveProperty('value', 'Dr');
});

test('whoever may not manage projects does not get there', async () => {
  const { called } = open(undefined, signedInWorld({ permissions: ['project', 'project:detailRouter'] }));
  await waitFor(() => expect(screen.queryByText('切分方式')).toBeNull());
  expect(called('documentSettings.segmentation')).toEqual([]);
});

test('rules that cannot be loaded can be asked for again', async () => {
  let down = true;
  const { person } = open(undefined, {
    'documentSettings.segmentation': () => {
      if (down) throw new Refusal('server.unexpected');
      return rules('Dr');
    },
  });
  const again = await screen.findByRole('button', { name: '重试' });
  down = false;
  await person.click(again);
  await screen.findByDisplayValue('Dr');
});
