import { text } from './bilingual.ts';

/** What projects and the work in the editor say. */
export const projectTexts = {
  'project.language-equal': text(
    '译文语言不能与原文语言相同。',
    'The target language must differ from the source language.',
  ),
  'project.files-required': text('请先上传文件。', 'Upload a file first.'),
  'project.deadline-past': text(
    '截止时间须晚于现在，请重新选择。',
    'The deadline must be later than now. Choose another one.',
  ),
  'project.not-active': text('项目已归档，不能修改。', 'The project is archived and cannot be changed.'),
  'project.scores-off': text(
    '此项目未启用自动评分，请先在 QA 设置中开启。',
    'Automatic scoring is off in this project. Turn it on in the QA settings first.',
  ),
  'webhook.none': text(
    '尚未设置外部系统，或已停用，请联系组织管理员。',
    'No outside system is set up, or it is switched off. Ask an administrator of the organization.',
  ),
  'project.changed': text(
    '项目设置已被他人修改，请查看最新内容后再保存。',
    'Somebody else has changed the project settings. Look at them and save again.',
  ),
  'project.engine-missing': text(
    '请为{targetLanguage}选择翻译模型，或选择不使用机器翻译。',
    'Choose an engine for {targetLanguage}, or no machine translation.',
  ),
  'project.language-unknown': text(
    '{targetLanguage}不是项目的译文语言。',
    '{targetLanguage} is not a target language of the project.',
  ),
  'template.name-required': text('请输入模板名称', 'Please enter the template name'),
  'template.team-required': text('请选择团队', 'Please select the team'),
  'template.source-required': text('请选择原文语言', 'Please select source language'),
  'template.target-required': text('请选择译文语言', 'Please select target language'),
  'template.changed': text(
    '模板已被他人修改，请查看最新内容后再保存。',
    'Somebody else has changed the template. Look at it and save again.',
  ),
  'project.memory-unfit': text(
    '记忆库“{name}”没有项目的语言方向。',
    'The memory “{name}” has none of the language pairs of the project.',
  ),
  'project.term-base-unfit': text(
    '术语库“{name}”没有项目的语言。',
    'The term base “{name}” has none of the language pairs of the project.',
  ),

  'segment.locked': text('该句段已锁定，不能修改。', 'This segment is locked and cannot be changed.'),
  'segment.codes-invalid': text(
    '译文中的标签有误，请检查后再保存。',
    'The inline codes of the translation are not valid. Check them and save again.',
  ),
  'segment.empty-target': text('译文为空，不能确认。', 'An empty translation cannot be confirmed.'),
  'segment.changed': text(
    '句段刚刚被他人修改，请查看后再试。',
    'Somebody has just changed this segment. Look at it and try again.',
  ),
  'segment.not-locked': text('该句段没有锁定。', 'This segment is not locked.'),
  'segment.split-at-end': text(
    '不能在句首或句尾拆分，请把光标放在原文中间。',
    'A segment cannot be split at its start or end. Put the cursor inside the source.',
  ),
  'segment.merge-last': text(
    '这是文件的最后一句，没有可合并的下一句。',
    'This is the last segment of the document; there is none to merge it with.',
  ),
  'segment.merge-paragraph': text(
    '下一句属于另一个段落，不能合并。',
    'The next segment belongs to another paragraph, so they cannot be merged.',
  ),
  'segment.source-edited': text(
    '原文已修改，不能再拆分或合并。',
    'The source was edited, so the segment can no longer be split or merged.',
  ),
  'segment.source-codes': text('修改原文时不能增减标签。', 'The tags of the source must stay as they are.'),
  'segment.manual-translation': text(
    '人工翻译项目，不能获取机器翻译。',
    'Manual translation, cannot obtain Machine Translation',
  ),

  'comparison.duplicate-term': text(
    '“{source}”写了两次，一个方向中每条原文只能有一个译法。',
    '“{source}” stands there twice. In a direction each source has one translation.',
  ),

  'style-guide.changed': text(
    '风格指南已被他人修改，请刷新后再保存。',
    'Somebody else has changed the style guide. Reload it and save again.',
  ),
  'style-guide.too-many-files': text(
    '风格指南最多可添加 {limit} 个文件。',
    'A style guide can have at most {limit} files.',
  ),
} as const;
