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
};
