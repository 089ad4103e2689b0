import { screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { Refusal } from '../../testing/answer-api.ts';
import { answerUploads } from '../../testing/answer-uploads.ts';
import { openProject } from '../../testing/project-page-world.tsx';
import { translationDocument } from '../../testing/project-samples.ts';
import { idOf } from '../../testing/signed-in-world.ts';

test('the name is changed where it stands', async () => {
  const { person, called } = openProject();
  await person.click(await screen.findByRole('button', { name: '修改项目名称' }));
  const field = screen.getByLabelText('项目名称');
  await person.clear(field);
  await person.type(field, '用户手册{Enter}');
  expect(await screen.findByRole('heading', { name: '用户手册' })).toBeDefined();
  expect(called('projects.changeProject')).toEqual([{ projectId: idOf(1), name: '用户手册' }]);
});

test('Escape gives the old name back', async () => {
  const { person, called } = openProject();
  await person.click(await screen.findByRole('button', { name: '修改项目名称' }));
  await person.type(screen.getByLabelText('项目名称'), '别的{Escape}');
  expect(await screen.findByRole('heading', { name: '说明书' })).toBeDefined();
  expect(called('projects.changeProject')).toEqual([]);
});

test('an archived project takes no files and comes back', async () => {
  const { person, called } = openProject({ changes: { status: 'archived' } });
  await screen.findByText('已归档');
  expect(screen.queryByRole('button', { name: '添加文件' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '更多' }));
  await person.click(await screen.findByText('恢复项目'));
  await waitFor(() => expect(called('projectArchives.reactivateProject')).toEqual([{ projectId: idOf(1) }]));
});

// Rules D4.1 and D4.2 of the specification.
test('archiving asks, names what is not confirmed, and tells the outside system unless one says no', async () => {
  const { person, called } = openProject({
    answers: {
      'projectArchives.archiveProject': () => null,
      'projectArchives.projectDeliveries': () => ({ tells: 'erp.example.com', deliveries: [] }),
    },
  });
  const archive = async () => {
    await person.click(await screen.findByRole('button', { name: '更多' }));
    await person.click(await screen.findByText('归档项目'));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await archive();
  expect(dialog.getByText('还有 900 个句段未确认。')).toBeDefined();
  await person.click(await dialog.findByLabelText('将文件和任务数据发送到 erp.example.com'));
  await person.click(dialog.getByRole('button', { name: '归档项目' }));
  await waitFor(() =>
    expect(called('projectArchives.archiveProject')).toEqual([{ projectId: idOf(1), tell: false }]),
  );
});

test('adds files; a name the project has is named before it is sent', async () => {
  const { person, called } = openProject({
    documents: [translationDocument(11, { name: 'a.txt' })],
    answers: { 'projects.addDocuments': () => [] },
  });
  const { sent } = answerUploads();
  await person.click(await screen.findByRole('button', { name: '添加文件' }));
  const drawer = within(await screen.findByRole('dialog'));
  const input = await drawer.findByLabelText(/把文件或文件夹拖到这里/, { selector: 'input:not([disabled])' });
  await person.upload(input, [new File(['1'], 'a.txt'), new File(['2'], 'b.txt')]);
  expect(await drawer.findByText(/未添加：a.txt/)).toBeDefined();
  await person.click(await drawer.findByRole('button', { name: '添加 1 个文件' }));
  await waitFor(() => expect(called('projects.addDocuments')).toHaveLength(1));
  expect(sent).toEqual(['b.txt']);
});

test('who may only look sees the documents and nothing to change them with', async () => {
  openProject({
    permissions: ['project', 'project:detailRouter'],
    documents: [translationDocument(11, { status: 'failed', segmentCount: 0 })],
  });
  await screen.findByText('file-11.docx');
  expect(screen.queryByRole('tab', { name: '译后编辑' })).toBeNull();
  for (const name of ['添加文件', '下载全部', '修改项目名称', '重试 file-11.docx', '删除文件', '更多']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('a project that is not there says so', async () => {
  openProject({
    answers: {
      'projects.project': () => {
        throw new Refusal('resource.not-found');
      },
    },
  });
  expect(await screen.findByText('找不到这个项目')).toBeDefined();
  expect(screen.getByRole('link', { name: '返回项目列表' })).toBeDefined();
});

test('a project without files offers to add some, and nothing else before that', async () => {
  openProject();
  await screen.findByText('项目里还没有文件');
  expect(screen.getAllByRole('button', { name: '添加文件' })).toHaveLength(1);
});

test('the remark is changed although the deadline has passed', async () => {
  const { person, called } = openProject({
    search: 'tab=base',
    changes: { deadline: '2020-01-02T08:00:00.000Z' },
  });
  const card = within(await screen.findByRole('region', { name: '基本信息' }));
  await person.type(card.getByLabelText(/^备注/), '面向用户');
  await person.click(card.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(called('projects.changeProject')).toMatchObject([{ remark: '面向用户' }]));
  expect(called('projects.changeProject')[0]).not.toHaveProperty('deadline');
});

test('a deadline that has passed is refused in the words of the server', async () => {
  const { person, called } = openProject({
    search: 'tab=base',
    changes: { deadline: '2999-01-02T08:00:00.000Z' },
  });
  const card = within(await screen.findByRole('region', { name: '基本信息' }));
  const field = card.getByLabelText('截止时间');
  await person.clear(field);
  await person.type(field, `${dayjs().format('YYYY-MM-DD')} 00:00{Enter}`);
  await person.click(card.getByRole('button', { name: '保存' }));
  expect(await card.findByText('截止时间须晚于现在，请重新选择。')).toBeDefined();
  expect(called('projects.changeProject')).toEqual([]);
});
