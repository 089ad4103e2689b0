import { textWeight } from './text-weight.ts';

/** Openings that announce a translation, with a colon. */
const announcements = [
  /^((sure|certainly|of course|okay|ok)[,!.:]? *)?(here(['’]s| is| are)|(the|my) )?[^.:\n]{0,30}\b(translat(ion|ed)|version)\b[^.:\n]{0,40}:/i,
  /^((好的|当然|当然可以|没问题)[，,。！!：:]?)?(以下|下面|这)?是?[^。：:\n]{0,20}(翻译|译文)[^。：:\n]{0,10}[：:]/,
  /^(claro|por supuesto|aquí)[^.:\n]{0,40}traducción[^.:\n]{0,40}:/i,
  /^(voici|bien sûr)[^.:\n]{0,40}\btraduction[^.:\n]{0,40}:/i,
  /^(hier ist|gerne|natürlich)[^.:\n]{0,40}\bübersetzung[^.:\n]{0,40}:/i,
];

/** Openings of answers about the task; people say such things too, so they count only at an unlikely length. */
const turns = [
  /^(sure|certainly|of course|okay|ok)[,!.:]/i,
  /^(i['’]?m|i am) (sorry|unable|an ai)\b/i,
  /^(sorry|unfortunately)[, ]/i,
  /^i (can['’]?t|cannot|could not|couldn['’]t|won['’]t) /i,
  /^as an? (ai|large|language|assistant)\b/i,
  /^(please )?(provide|paste|send)( me)? the text\b/i,
  /^(好的|当然|没问题|抱歉|对不起|很抱歉|非常抱歉)[，,。！!：:]/,
  /^作为.{0,8}(AI|人工智能|语言模型|助手)/i,
];

/** Whether an answer talks about translating instead of translating. */
export function isTalk(source: string, target: string): boolean {
  const opening = target.trimStart();
  const announces = !/[:：]/.test(source) && announcements.some((pattern) => pattern.test(opening));
  return announces || (isUnlikelyLength(source, target) && turns.some((pattern) => pattern.test(opening)));
}

function isUnlikelyLength(source: string, target: string): boolean {
  const share = textWeight(target) / textWeight(source);
  return share < 0.4 || share > 2.2;
}
