import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueText } from './field-fault.ts';
import { passwordSchema, phoneOrEmailSchema, usernameSchema } from './fields.ts';

function texts(schema: z.ZodType, input: unknown, language: 'zh-CN' | 'en-US'): readonly string[] {
  const isMissing = (path: readonly PropertyKey[]) =>
    path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
      input,
    ) === undefined;
  const issues = schema.safeParse(input).error?.issues ?? [];
  return issues.map((issue) => issueText(issue, { language, missing: isMissing(issue.path) && 'required' }));
}

test.each([
  [
    z.object({ targetLanguages: z.array(z.string()) }),
    {},
    '请填写“译文语言”。',
    '“Target languages” is required.',
  ],
  [z.object({ name: z.string().min(1) }), { name: '' }, '请填写“名称”。', '“Name” is required.'],
  [
    z.object({ name: z.string().max(3) }),
    { name: 'four' },
    '“名称”最多 3 个字符。',
    '“Name” can have at most 3 characters.',
  ],
  [z.object({ fileIds: z.array(z.string()).min(1) }), { fileIds: [] }, '请选择“文件”。', 'Choose “Files”.'],
  [
    z.object({ matchRate: z.number().max(102) }),
    { matchRate: 103 },
    '“最低匹配率”不能大于 102。',
    '“Lowest match rate” must be at most 102.',
  ],
  [
    z.object({ status: z.enum(['active', 'archived']) }),
    { status: 'gone' },
    '“状态”只能是：active, archived。',
    '“Status” must be one of: active, archived.',
  ],
  [
    z.object({ link: z.url() }),
    { link: 'x' },
    '“链接”应为完整的网址。',
    '“Link” must be a full web address.',
  ],
  [z.object({ price: z.number() }), { price: 'x' }, '“价格”应为数字。', '“Price” must be a number.'],
  [
    z.object({ terms: z.array(z.object({ source: z.string().min(1) })) }),
    { terms: [{ source: 'a' }, { source: '' }] },
    '请填写“术语 2 – 原文”。',
    '“Terms 2 – Source” is required.',
  ],
  [z.strictObject({}), { other: 1 }, '不支持的字段：other。', 'Unknown fields: other.'],
  [z.object({ rowId: z.uuid() }), { rowId: 'x' }, '“rowId”的格式不正确。', '“rowId” has the wrong format.'],
])('a refused field is named as the screen names it', (schema, input, zh, en) => {
  expect(texts(schema, input, 'zh-CN')).toEqual([zh]);
  expect(texts(schema, input, 'en-US')).toEqual([en]);
});

test.each([
  [passwordSchema, 'short'],
  [usernameSchema, '!'],
  [phoneOrEmailSchema, 'nobody'],
])('the rules of accounts are said in full', (schema, value) => {
  const [said = ''] = texts(z.object({ password: schema }), { password: value }, 'en-US');
  expect(said).toMatch(/^(?:The|Enter) .{20,}\.$/);
  expect(texts(z.object({ password: schema }), { password: value }, 'zh-CN')[0]).toMatch(
    /\p{Script=Han}{4}/u,
  );
});
