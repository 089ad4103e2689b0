import { text } from './bilingual.ts';

/** The refusals of checks and comments in the editor, in both languages. */
export const editorTexts = {
  'comment.unreached': text(
    '提到的人不能打开此文件，请先让其参与项目。',
    'Somebody you mention cannot open this file. Let them work in the project first.',
  ),
  'editor.pattern-invalid': text(
    '正则表达式有误，或使用了不支持的前瞻与反向引用。',
    'The expression is not valid, or uses look-ahead or back-references.',
  ),
  'editor.too-many-views': text(
    '最多保存 {limit} 个视图，请先删除不用的视图。',
    'You can save {limit} views. Remove one that you no longer need.',
  ),
  'segment.no-tags': text('原文没有标签。', 'The source has no tags.'),
  'segment.tags-of-format': text(
    '{format} 文件没有标签，不能填充。',
    'Files of the type {format} have no tags to fill in.',
  ),
  'spelling.too-many-words': text(
    '一种语言最多添加 {limit} 个自定义词。',
    'An organization adds {limit} words to a language at most.',
  ),
  'quality.pattern-invalid': text(
    '检查项“{name}”的正则表达式有误，或使用了不支持的前瞻与反向引用。请至少填写一个有效的表达式。',
    'An expression of the check “{name}” is not valid, or uses look-ahead or back-references. Enter at least one valid expression.',
  ),
  'quality.too-many-patterns': text(
    '每个项目最多 {limit} 个自定义检查项。',
    'A project has {limit} checks of its own at most.',
  ),
  'intelligent-check.off': text(
    '此项目未开启智能质检。项目经理可在项目设置的“质检设置”中开启。',
    'The intelligent check is off for this project. A project manager can turn it on under “QA settings”.',
  ),
  'intelligent-check.nothing': text(
    '没有可检查的句段：所选句段没有译文、已锁定，或检查后没有改动。',
    'There is nothing to check: the segments have no translation, are locked, or have not changed since they were checked.',
  ),
  'own-check.changed': text(
    '此检查项刚被他人修改，请查看最新内容后再保存。',
    'Somebody else has just changed this check. Look at it and save again.',
  ),
  'own-check.duplicate-name': text('已有名为“{name}”的检查项。', 'There is a check named “{name}” already.'),
  'own-check.too-many': text(
    '一个组织最多 {limit} 个自定义检查项。',
    'An organization has {limit} checks of its own at most.',
  ),
  'own-check.untried': text(
    '请先用记忆库试用“{name}”，再启用。',
    'Try “{name}” on a memory before you turn it on.',
  ),
  'own-check.no-samples': text(
    '记忆库“{memory}”中没有此检查项适用语言的句对，请选择其他记忆库。',
    'The memory “{memory}” has no entries in the languages of this check. Choose another memory.',
  ),
};
