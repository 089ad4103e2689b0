import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { openPage } from '../../testing/open-page.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormFields } from './form-fields.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { useEditForm } from './use-edit-form.ts';

const schema = z.object({
  name: z.string().trim().min(1).max(20),
  tone: z.enum(['plain', 'formal']),
  pages: z.number().int().min(1).max(500),
  shared: z.boolean(),
});
type Guide = z.infer<typeof schema>;

const saved: Guide = { name: '安装手册', tone: 'plain', pages: 12, shared: false };

interface World {
  readonly save?: (guide: Guide) => Promise<unknown>;
  readonly first?: Guide;
  /** What somebody else saves meanwhile. */
  readonly theirs?: Guide;
}

function open({ save = async () => undefined, first = saved, theirs = first }: World = {}) {
  const sent: Guide[] = [];
  function GuideForm() {
    const [now, setNow] = useState(first);
    const form = useEditForm({
      schema,
      saved: now,
      labels: { name: '名称', tone: '语气', pages: '页数', shared: '共享' },
      save: async (guide) => {
        sent.push(guide);
        await save(guide);
        setNow(guide);
      },
      onConflict: () => setNow(theirs),
    });
    return (
      <>
        <FormFailure form={form} />
        <FormFields
          form={form}
          fields={{
            name: { placeholder: '例如：安装手册' },
            tone: { options: { plain: '平实', formal: '正式' } },
            pages: {},
            shared: { hint: '组织成员都能看到' },
          }}
        />
        <SaveButtons form={form} />
        <Button onClick={() => setNow(theirs)}>别人保存</Button>
      </>
    );
  }
  const page = openPage({ '/guide': GuideForm, '/other': () => <p>别的页面</p> }, '/guide');
  return { ...page, sent, user: userEvent.setup() };
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: '名称' });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存' });

test('fields come from the schema, with its bounds', async () => {
  open();
  expect((await nameField()).maxLength).toBe(20);
  expect(screen.getByRole('radio', { name: '正式' })).toBeDefined();
  expect(screen.getByRole('spinbutton', { name: '页数' }).getAttribute('aria-valuemax')).toBe('500');
  expect(screen.getByRole('switch', { name: '共享' })).toBeDefined();
});

test('it says whether anything is to be saved; discarding takes changes back', async () => {
  const { user } = open();
  const field = await nameField();
  expect(screen.getByText('没有修改')).toBeDefined();
  expect(saveButton().disabled).toBe(true);
  await user.type(field, '二');
  expect(screen.getByText('有未保存的修改')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '放弃修改' }));
  expect(field.value).toBe('安装手册');
  expect(saveButton().disabled).toBe(true);
});

test('what is saved is the values as the schema reads them, and then there is nothing to save', async () => {
  const { user, sent } = open();
  await user.type(await nameField(), ' 二 ');
  await user.click(screen.getByRole('radio', { name: '正式' }));
  await user.click(saveButton());
  await waitFor(() => expect(sent).toEqual([{ ...saved, name: '安装手册 二', tone: 'formal' }]));
  await waitFor(() => expect(saveButton().disabled).toBe(true));
});

test('Enter in a field of one line saves', async () => {
  const { user, sent } = open();
  await user.type(await nameField(), '二{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('the first field that does not fit gets the cursor, and says why as the screen calls it', async () => {
  const { user, sent } = open();
  const field = await nameField();
  await user.clear(field);
  await user.click(saveButton());
  expect(await screen.findByText('请填写“名称”。')).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  await user.type(field, '手册');
  expect(screen.queryByText('请填写“名称”。')).toBeNull();
});

test('a refusal of the server is shown at the field it names, which gets the cursor', async () => {
  const { user } = open({
    save: async () => {
      throw new ApiError({
        code: 'request.invalid',
        status: 400,
        message: '名称已被使用',
        params: { field: 'name' },
      });
    },
  });
  const field = await nameField();
  await user.type(field, '二');
  await user.click(saveButton());
  expect((await screen.findByRole('alert')).textContent).toBe('名称已被使用');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('安装手册二');
});

test('a refusal that names no field stands above, and what was typed stays', async () => {
  const { user } = open({
    save: async () => {
      throw new ApiError({ code: 'server.unexpected', status: 500, message: '服务器出错' });
    },
  });
  await user.type(await nameField(), '二');
  await user.click(saveButton());
  expect((await screen.findByRole('alert')).textContent).toContain('服务器出错');
  expect((await nameField()).value).toBe('安装手册二');
});

test('fields that somebody else saved meanwhile follow, unless this person changed them', async () => {
  const { user } = open({ theirs: { ...saved, name: '别人的手册', pages: 30 } });
  await user.click(await screen.findByRole('radio', { name: '正式' }));
  await user.click(screen.getByRole('button', { name: '别人保存' }));
  await waitFor(async () => expect((await nameField()).value).toBe('别人的手册'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '正式' }).checked).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a field that both changed keeps this person’s value, shows the other and can take it', async () => {
  const theirs = { ...saved, name: '别人的手册' };
  const conflict = new ApiError({ code: 'style-guide.changed', status: 409, message: '已被他人修改' });
  let refused = false;
  const { user, sent } = open({
    theirs,
    save: async () => {
      if (refused) return;
      refused = true;
      throw conflict;
    },
  });
  await user.type(await nameField(), '二');
  await user.click(saveButton());
  expect(await screen.findByText(/其他人同时修改了：名称/)).toBeDefined();
  expect((await nameField()).value).toBe('安装手册二');
  await user.click(screen.getByRole('button', { name: '采用' }));
  expect((await nameField()).value).toBe('别人的手册');
  await user.type(await nameField(), '改');
  await user.click(saveButton());
  await waitFor(() => expect(sent.at(-1)?.name).toBe('别人的手册改'));
});

test('leaving asks while there are changes, and not after they are saved', async () => {
  const { user, go } = open();
  await user.type(await nameField(), '二');
  go('/other');
  await user.click(await screen.findByRole('button', { name: '留在此页' }));
  expect(screen.queryByText('别的页面')).toBeNull();
  await user.click(saveButton());
  await waitFor(() => expect(saveButton().disabled).toBe(true));
  go('/other');
  expect(await screen.findByText('别的页面')).toBeDefined();
});
