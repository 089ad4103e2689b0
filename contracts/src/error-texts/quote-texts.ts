import { text } from './bilingual.ts';

/** The refusals of project quotes and of member quotes, in both languages. */
export const quoteTexts = {
  'quote.not-draft': text(
    '报价已发送或已有答复，不能修改。请先撤回链接，或新建报价。',
    'The quote was sent or answered, so it cannot be changed. Withdraw its link, or make a new quote.',
  ),
  'quote.answered': text(
    '报价已有答复，不能再操作。',
    'The quote was answered, so nothing more can be done with it.',
  ),
  'quote.link-ended': text(
    '链接无效或已过期，请向发送方索取新链接。',
    'This link is not valid or has expired. Ask whoever sent it for a new one.',
  ),
  'offer.duplicate': text(
    '该成员在此语言方向和任务类型上已有报价。',
    'This member already has a quote for this language pair and task type.',
  ),
  'offer.same-language': text('源语言与译文语言不能相同。', 'Source and target language must differ.'),
  'offer-import.wrong-template': text(
    '文件与模板不符[，缺少列：{columns}]。请下载模板后重新填写。',
    'The file does not follow the template[. Missing columns: {columns}]. Download the template and fill it in.',
  ),
  'offer-import.too-many': text('一次最多导入 {limit} 行。', 'A file holds at most {limit} rows.'),
};
