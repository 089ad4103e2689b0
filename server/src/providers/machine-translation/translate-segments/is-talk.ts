/** Openings of answers that talk about the task, or refuse it, instead of translating. */
const talk = [
  /^(sure|certainly|of course|okay|ok)[,!.:]? *(here|i('| wi)ll|let me|the)\b/i,
  /^here(['’]s| is| are)\b[^.\n]{0,60}\b(translat|version)/i,
  /^(the )?(translation|translated (text|segment|version))\b[^.\n]{0,40}:/i,
  /^(i['’]?m|i am) (sorry|unable|an ai)\b/i,
  /^(sorry|unfortunately),? (but )?i (can|could|am|was)\b/i,
  /^i (can['’]?t|cannot|could not|couldn['’]t|won['’]t) (translate|assist|help|comply|fulfil)/i,
  /^as an? (ai|large|language|assistant)\b/i,
  /^(please )?(provide|paste|send)( me)? the text\b/i,
  /^(好的|当然|当然可以|没问题)[，,。！!：:]/,
  /^(以下|下面)是.{0,20}(翻译|译文)/,
  /^(译文|翻译|翻译结果|翻译如下)\s*[：:]/,
  /^(抱歉|对不起|很抱歉|非常抱歉)[，,].{0,20}(无法|不能)/,
  /^作为.{0,8}(AI|人工智能|语言模型|助手)/i,
  /^(claro|por supuesto|desde luego)[,!.:]? (aquí|la traducción)/i,
  /^(voici|bien sûr|certainement)\b[^.\n]{0,40}\btradu/i,
  /^(hier ist|gerne|natürlich)\b[^.\n]{0,40}\bübersetz/i,
];

/** Common first words of the same turns in a source text, whose translation may then begin so rightly. */
const talkingSource =
  /^(sure|certainly|of course|ok|here|the transl|transl|i['’]?m|i am|i can|i could|i won|sorry|unfortunately|as an? |please|provide|paste|send|好|当然|没问题|以下|下面|译文|翻译|抱歉|对不起|很抱歉|非常抱歉|作为|claro|por supuesto|desde luego|lo siento|voici|bien sûr|certainement|désolé|hier|gerne|natürlich|leider)/i;

/** Whether an answer talks where the source does not. */
export function isTalk(source: string, target: string): boolean {
  const opening = target.trimStart();
  return talk.some((pattern) => pattern.test(opening)) && !talkingSource.test(source.trimStart());
}
