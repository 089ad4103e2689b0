import { text } from './bilingual.ts';

/** What tasks, and the work under them in the editor, say. */
export const taskTexts = {
  'task.not-yours': text(
    '该任务没有分配给您，无法操作。',
    'This task is not assigned to you, so you cannot do that.',
  ),
  'task.state': text(
    '任务状态已变化，请刷新后重试。',
    'The task is in another state by now. Reload, and try again.',
  ),
  'task.taken': text('任务已被[ {name} ]领取。', 'The task was taken[ by {name}].'),
  'task.principal-required': text('请选择负责人。', 'Choose a person in charge.'),
  'task.phone-required': text(
    '无法分配：[“{name}”]没有手机号，请先绑定手机号。',
    'The task cannot be assigned: [{name} has ]no phone number. Please link mobile number first.',
  ),
  'task.own-review': text(
    '[“{name}”]负责该文件的前一环节，不能审校自己的译文。可在任务规划中允许自审。',
    'People do not review their own work[: {name} works on an earlier stage of this file]. The task planning can allow it.',
  ),
  'task.deadline-past': text(
    '截止时间须晚于文件上传时间。',
    'The deadline must be later than the upload of the file.',
  ),
  'task.deadline-after-project': text(
    '截止时间不能晚于项目的截止时间[（{deadline}）]。',
    'The deadline must not be later than that of the project[ ({deadline})].',
  ),
  'task.expired': text(
    '任务已过截止时间，请联系任务经理[ {name} ]延期。',
    'The deadline of this task has passed. Ask the task manager[, {name},] for another one.',
  ),
  'task.reason-required': text('请填写原因。', 'Give a reason.'),
  'task.undo-too-late': text(
    '接受已超过 30 分钟，请联系任务经理收回。',
    'The task was accepted more than 30 minutes ago. Ask the task manager to take it back.',
  ),
  'task.something-confirmed': text(
    '已有确认的句段，不能撤销接受。请联系任务经理收回。',
    'Segments are confirmed already, so the task cannot be given back. Ask the task manager to take it back.',
  ),
  'task.stage-not-open': text('上一环节尚未提交。', 'The stage before it is not submitted yet.'),
  'task.segments-unconfirmed': text(
    '还有 {count} 个句段未确认，不能提交。',
    '{count} segments are not confirmed yet, so the task cannot be submitted.',
  ),
  'task.qa-open': text(
    '还有 {count} 个质量问题未处理，不能提交。',
    '{count} QA issues are open, so the task cannot be submitted.',
  ),
  'task.return-impossible': text('当前环节不能退回。', 'Cannot return at the current stage.'),
  'task.part-submitted': text(
    '已提交的部分不能拆分或合并。',
    'A part that is submitted cannot be split or merged.',
  ),
  'task.nothing-to-export': text('任务中没有可导出的句段。', 'The task has no segments to export.'),
  'pay.question-open': text(
    '您已就该项提出疑问，请等待任务经理答复。',
    'You have asked about this line already. The task manager has not answered yet.',
  ),
  'pay.question-answered': text('该疑问已有答复。', 'This question is answered already.'),
  'parts.empty': text('每个部分都须包含段落。', 'Each part needs a paragraph.'),
  'parts.gap': text(
    '拆分须覆盖全部段落，请检查遗漏的段落。',
    'The parts must cover every paragraph. One was left out.',
  ),
  'parts.overlap': text('一个段落只能属于一个部分。', 'A paragraph belongs to one part only.'),
  'parts.beyond': text('拆分位置超出文件范围。', 'A part ends beyond the document.'),
  'parts.inside-paragraph': text(
    '只能在段落之间拆分。',
    'A document is split between paragraphs, not inside one.',
  ),
  'parts.one': text(
    '文件的段落太少，不能这样拆分。',
    'The document has too few paragraphs to be split like this.',
  ),
  'parts.held': text(
    '不同的人员正在处理或已受邀处理这些部分，请先收回其中的任务。',
    'Different people work on these parts, or were asked to. Take tasks back first, so that one person is left.',
  ),

  'segment.archived': text('项目已归档，不能修改。', 'The project is archived, so nothing can be changed.'),
  'segment.confirmed-later': text(
    '后一环节已确认该句段，您不能再修改。',
    'A later stage has confirmed this segment, so you can no longer change it.',
  ),
  'segment.earlier-stage-open': text(
    '上一环节尚未确认该句段。',
    'The stage before yours has not confirmed this segment yet.',
  ),
  'segment.not-yours': text(
    '该句段不属于您的任务，只能查看。',
    'This segment is not part of your task; you can only read it.',
  ),
};
