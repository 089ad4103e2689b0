import { text } from './bilingual.ts';

/** These are the messages of the tools for texts. */
export const toolTexts = {
  'detector.not-translated': text(
    '所选内容里没有译文，无法检测。请上传双语文件，或选择已有译文的项目。',
    'There are no translations to compare. Upload bilingual files, or choose a project with translations.',
  ),
  'polish.style-exists': text(
    '自定义风格已存在，请换一个名称。',
    'Custom style already exists. Choose another name.',
  ),
  'polish.again-limit': text(
    '同一文本最多润色 {limit} 次，次数已用完。请新建润色任务。',
    'A text can be polished {limit} times at most. Start a new polish to go on.',
  ),
  'polish.document-only': text(
    '只能润色 doc、docx、ppt 和 pptx 文件，“{name}”不是这些格式。',
    'Only doc, docx, ppt and pptx files can be polished; “{name}” is none of them.',
  ),
  'polish.too-large': text(
    '“{name}”超过 {limit} MB，不能润色。请拆分后再上传。',
    '“{name}” is larger than {limit} MB. Split it and upload the parts.',
  ),
  'polish.not-tracked': text(
    '只有 Word 文档可以导出为修订稿。',
    'Only Word documents can be exported with tracked changes.',
  ),
  'alignment.segment-empty': text(
    '句段不能为空。如不需要这一行，请将其删除。',
    'A segment cannot be empty. Delete the row if you do not need it.',
  ),
  'alignment.split-edge': text(
    '不能在句首或句尾拆分，请把光标移到句中。',
    'A segment cannot be split at its start or end. Put the cursor inside it.',
  ),
  'alignment.split-needs-editing': text(
    '请先进入编辑状态，把光标放在要拆分的位置。',
    'Edit the segment first, and put the cursor where it should be split.',
  ),
  'alignment.merge-sides': text('原文不能与译文合并。', 'Source cannot be merged with target.'),
  'alignment.not-consecutive': text(
    '只能合并相邻的句段。',
    'Only segments that follow one another can be merged.',
  ),
  'alignment.at-edge': text('已经是第一行或最后一行。', 'This is the first or last row already.'),
  'alignment.no-gap': text(
    '上一行已有内容，无法上移。请合并或先下移其他句段。',
    'The row above has text. Merge the two, or move that one first.',
  ),
  'alignment.changed': text(
    '这些句段刚被他人修改，请查看最新内容后再操作。',
    'Somebody else has just changed these segments. Look at what they are now, then try again.',
  ),
  'alignment.nothing-to-undo': text('没有可撤销的操作。', 'There is nothing to undo.'),
  'alignment.nothing-to-redo': text('没有可重做的操作。', 'There is nothing to redo.'),
  'alignment.saved-already': text(
    '对齐结果已保存到“{name}”，每个结果只能保存一次。如有修改，请保存到新的记忆库。',
    'The pairs were saved to “{name}”, and each result is saved once. Save to a new memory instead.',
  ),
  'alignment.nothing-to-save': text(
    '没有可保存的句对：每行都缺少原文或译文，或待确认。',
    'There are no pairs to save: each row lacks a side, or is pending.',
  ),
  'alignment.other-language': text(
    '该记忆库没有所选语言方向，请选择其他记忆库。',
    'This memory does not have the languages of the alignment. Choose another one.',
  ),
  'alignment.one-language': text(
    '“{name}”中只找到一种语言的文本。请上传双语文件，或分别上传原文和译文。',
    '“{name}” has text in one language only. Upload a bilingual file, or source and target as two files.',
  ),
  'alignment.too-long': text(
    '两侧共 {count} 个句段，超过 {limit} 的上限。请拆分后分别对齐。',
    'Both sides have {count} segments together, more than {limit}. Split the files and align them part by part.',
  ),
  'qa-check.no-checks': text('请至少选择一个检查项。', 'Choose at least one item to check.'),
  'qa-check.no-translation': text(
    '“{name}”中没有所选语言的译文。请选择其他语言或双语文件，或另行上传译文文件。',
    '“{name}” has no translation in this language. Choose another language or a bilingual file, or upload the translation as a file of its own.',
  ),
  'qa-check.no-files': text(
    '该项目没有可检查的该语言文件。',
    'The project has no file of this language that could be checked.',
  ),
  'qa-check.too-long': text(
    '共有 {count} 个句段，超过 {limit} 的上限。请分批检查。',
    'There are {count} segments, more than {limit}. Check the files in several checks.',
  ),
  'qa-check.changed': text(
    '该句段刚被他人修改，请查看最新内容后再操作。',
    'Somebody else has just changed this segment. Look at what it is now, then try again.',
  ),
  'qa-check.not-writable': text(
    '这一行对应文件中的多个句段，请直接在文件中修改。',
    'This row joins several segments of its file. Correct them in the file itself.',
  ),
  'qa-check.nothing-corrected': text('还没有修改任何译文。', 'No translation has been corrected yet.'),
  'qa-check.in-project': text(
    '修改已直接写入项目，请在项目中下载文件。',
    'The corrections are in the project already. Download its files there.',
  ),
} as const;
