import { text } from './bilingual.ts';

/** What memories and term bases say. */
export const assetTexts = {
  'asset.busy': text(
    '正在导入或整理，请等它完成后再试。',
    'An import or a clean-up is running. Try again when it is done.',
  ),
  'asset.gone': text(
    '该记忆库或术语库已被删除，或已由其他操作接管。',
    'It was deleted, or something else has taken over.',
  ),
  'asset.merged': text(
    '“{name}”已并入另一个库，不再接收内容。',
    '“{name}” was merged into another one, and takes nothing any more.',
  ),

  'cleaning.other-state': text(
    '这次整理的状态已改变，请查看最新状态。',
    'This clean-up has moved on. Look at what it is now.',
  ),

  'memory.duplicate-name': text(
    '已有名为“{name}”的翻译记忆库。',
    'There is a translation memory named “{name}” already.',
  ),
  'memory.gone': text(
    '该翻译记忆库已被删除，或已由其他导入接管。',
    'The translation memory was deleted, or another import has taken over.',
  ),
  'memory.import-not-resumable': text(
    '该导入无法继续，请重新上传文件。',
    'This import cannot go on. Upload the file again.',
  ),
  'memory.other-direction': text(
    '请选择两个或以上语言方向相同的翻译记忆库。',
    'Choose two or more translation memories of the same language direction.',
  ),
  'memory.entry-exists': text(
    '该翻译记忆库中已有相同的原文和译文。',
    'The translation memory has this source and target already.',
  ),
  'memory.entry-changed': text(
    '该条目已被他人修改，请查看最新内容后再保存。',
    'Somebody else has changed this entry. Look at what it is now, then save again.',
  ),
  'memory.not-writable': text('该翻译记忆库不可写入。', 'This translation memory cannot be written to.'),

  'term-base.duplicate-name': text('术语库“{name}”已存在。', 'There is already a term base “{name}”.'),
  'term-base.other-language': text(
    '请选择两个或以上原文语言相同的术语库。',
    'Choose two or more term bases of the same source language.',
  ),
  'term-base.not-writable': text('该术语库不可写入。', 'This term base cannot be written to.'),

  'term.duplicate': text(
    '术语库中已有相同的术语“{term}”。',
    'The term base has the same entry for “{term}” already.',
  ),
  'term.entry-changed': text(
    '该术语条目已被他人修改，请查看最新内容后再保存。',
    'Somebody else has changed this term entry. Look at what it is now, then save again.',
  ),
  'term.missing-language': text(
    '条目需要一个术语库原文语言的术语，以及至少一个译文语言的术语。',
    'An entry needs a term in the source language of the term base and one in a target language.',
  ),
} as const;
