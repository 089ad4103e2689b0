/** Words of a service or a model that speaks about its work, in the languages that models mostly answer in. */

const translationWord =
  'translat(?:ion|ions|ed|e|es|ing)|version|rendering|traducci[oó]n|traducid[oa]|traduction|traduite?|tradução|traduzid[oa]|traduzione|tradott[oa]|[üu]bersetzung|[üu]bersetzt|vertaling|перевод|переведен\\p{L}*|переклад|翻译|翻譯|译文|譯文|訳文|翻訳|訳|번역|ترجمة|الترجمة|bản dịch|terjemahan|คำแปล|tłumaczenie|překlad|çeviri';

/** A text that has one of these speaks about translating itself. */
export const aboutTranslation = new RegExp(translationWord, 'iu');

/** "Here is the translation:" and the like, at the beginning. */
export const announcement = new RegExp(
  `^(?:[^.!。！\\n]{1,30}[.!。！]\\s*)?[^\\p{L}]{0,4}[^:：\\n.。]{0,60}(?:${translationWord})[^:：\\n.。]{0,50}[:：]`,
  'iu',
);

const interjections = [
  "sure(?: thing)?|certainly|of course|absolutely|okay|ok|great|got it|understood|no problem|alright|happy to help|here you go|here it is|here (?:is|are)|here['’]s",
  'claro(?: que sí)?|por supuesto|desde luego|entendido|aquí (?:está|tienes?|lo tienes|tiene)',
  "bien sûr|d[’']accord|certainement|voici|voilà|avec plaisir",
  'natürlich|gerne?|selbstverständlich|hier ist|alles klar|verstanden',
  'certo|certamente|ecco|va bene|com certeza|claro que sim|aqui está|entendi',
  'конечно|хорошо|разумеется|вот',
  '好的|当然|當然|没问题|沒問題|可以的|明白了?|收到|以下是?|下面是|这是',
  'はい|もちろん(?:です)?|承知(?:しました|いたしました)|かしこまりました|了解(?:です|しました)|以下',
  '네|물론(?:입니다|이죠)?|알겠습니다|다음은',
  'بالتأكيد|بالطبع|حسنا|حسنًا|dạ|chắc chắn rồi|tất nhiên|vâng|tentu(?: saja)?|baik|แน่นอน|ได้เลย|ครับ',
].join('|');

/** Interjections that a model begins its answer with. */
export const interjection = new RegExp(`^["'“«¡*]{0,2}(?:${interjections})`, 'iu');

/** One of them anywhere, for texts that say such a thing in the middle. */
export const anyInterjection = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${interjections})(?![\\p{Script=Latin}])`,
  'iu',
);

/** One of them as an exclamation. */
export const exclamation = new RegExp(`${interjection.source}\\s*[!！]`, 'iu');

/** One of them in front of a comma, a colon or an end; but not of a role of reStructuredText. */
export const opening = new RegExp(`${interjection.source}(?=\\s*(?:[.。,，—-]|[:：](?![a-z])))`, 'iu');

const clauseEnd = '[,，、.。!！:：;；—]';
const eastAsian = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}';
const clauseWord = `[^\\s${eastAsian},，、.。!！:：;；—]{1,10}`;

/** "Okay, here you go:" */
export const handover =
  /^[^:：\n]{0,30}\b(?:here (?:you go|it is|you are)|below|as follows|aquí (?:tienes?|está|lo tienes)|ci-dessous|voici|hier ist|如下|以下)[^:：\n]{0,20}[:：](?![a-z])/iu;

/** A first clause of a few words, as an interjection in any language is. */
export const shortClause = new RegExp(
  `^[^\\p{L}]{0,3}(?:(?:${clauseWord}\\s)?${clauseWord}|[${eastAsian}]{1,6})\\s?${clauseEnd}`,
  'u',
);

/** Words of a translator or a model beside the text, in front of a colon or within brackets. */
const noteWord = `translator['’]s notes?|note to (?:the )?(?:editor|client|reader)|t\\.?/?n\\.?|notes?|please note|explanation|explanations|comments?|reasoning|rationale|disclaimer|alternative(?:ly| translations?)?|option \\d|nota(?: del traductor| do tradutor| del traduttore)?|n\\. ?del ?t\\.|explicación|comentario|note du traducteur|n\\.?d\\.?t\\.?|remarque|explication|anmerkung(?: des übersetzers)?|hinweis|erläuterung|anm\\. ?d\\. ?[üu]bers\\.?|osservazione|explicação|observação|примечание(?: переводчика)?|прим\\. ?(?:пер|перев)\\.?|пояснение|译者注|譯者註|译注|譯註|注释?|註|说明|說明|解释|备注|備註|訳注|訳者注|注意|補足|説明|역주|참고|주석|설명|ملاحظة(?: المترجم)?|شرح|ghi chú|lưu ý|giải thích|catatan(?: penerjemah)?|penjelasan|หมายเหตุ`;

/** A note in brackets, or one that begins a line or a last sentence. */
export const note = new RegExp(
  `[([（【［*_]\\s*(?:${noteWord})\\s*[:：\\])）】］–—-]|(?:^|[\\n.。!！?？*]\\s*\\**)(?:${noteWord})(?: (?:of|on|de|zu|für|about)[^:：\\n]{0,40})?\\**\\s*[:：]`,
  'iu',
);

/** A text that begins with such a word is a note itself. */
export const noteAtStart = new RegExp(`^[^\\p{L}]{0,4}(?:${noteWord})`, 'iu');

/** Polite ends of an answer, and offers to go on. */
export const closing = new RegExp(
  [
    "let me know (?:if|how|whether)|(?:i )?hope (?:this|that) helps|feel free to|is there anything else|would you like me to|if you(?:['’]d| would)? (?:like|need|have|want)[^.\\n]{0,60}(?:let me know|just ask|happy to)|happy to (?:help|adjust|assist)|anything else i can",
    'espero que (?:esto |te |le )?(?:ayude|sirva)|av[ií]s(?:a|e)me si|h[aá](?:z|ga)melo saber|no dude en|¿(?:hay|necesitas?|desea) algo más|si necesitas? (?:algo|más|otra)',
    "n['’]hésitez pas|j['’]espère que cela|faites-(?:le-)?moi savoir|dites-moi si",
    'lass(?:en)? (?:sie )?(?:es )?mich wissen|ich hoffe,? (?:das|dies) hilft|sagen sie (?:mir )?bescheid|gerne weiter',
    'fammi sapere|spero (?:che )?(?:questo|ti|sia)|me avise se|espero que (?:isso|isto) ajude|fique à vontade|não hesite',
    'дайте (?:мне )?знать|надеюсь,? (?:это|что это)|обращайтесь|если вам нужн\\p{L}+[^.\\n]{0,40}(?:помощь|ещё)',
    '希望(?:这|對|对)[^。\\n]{0,10}(?:帮助|幫助)|如(?:有|果)[^。\\n]{0,20}(?:告诉我|告訴我|随时告知|隨時告知|联系我)|请(?:随时)?告诉我[。！]?$|需要我(?:再|调整|修改)|还有什么(?:可以|需要)',
    'お(?:役に立|気軽に)|お知らせください|ご(?:不明|質問)[^。\\n]{0,20}ください|도움이 (?:되었|되셨|필요하시)|말씀해 ?주세요|알려 ?주세요',
    'أتمنى أن (?:يكون|تكون) (?:هذا|هذه)|لا تتردد في (?:السؤال|التواصل|طرح)|hãy cho (?:tôi|mình) biết|hy vọng (?:điều|bản)|semoga (?:ini )?membantu|beri tahu saya|jangan ragu|หวังว่า(?:จะเป็นประโยชน์|คำแปล)|แจ้งให้(?:ฉัน|ผม|เรา)ทราบ',
  ].join('|'),
  'iu',
);

/** What an assistant says of itself and of what it will not do. */
export const refusal = new RegExp(
  [
    "\\b(?:i['’]?m|i am) (?:unable|not able) to (?:help|assist|translate|process|provide)|\\bi (?:can['’]?t|cannot|can not|won['’]t|am unable to|couldn['’]t) (?:help|assist|translate|fulfil|comply|provide|process|answer)|\\bas an? (?:ai|large language|language) |\\b(?:please )?(?:provide|paste|send|share)(?: me)? the text\\b|\\bno text (?:was )?(?:provided|given)",
    'no puedo (?:ayudar|asistir|traducir|cumplir|procesar)|como (?:modelo|asistente|una? (?:ia|inteligencia))',
    "je ne (?:peux|suis) pas (?:en mesure|vous aider|traduire|répondre)|en tant qu['’](?:ia|assistant|un modèle)",
    '(?:ich )?kann (?:ich )?(?:ihnen |dir )?(?:dabei |damit )?(?:leider )?nicht (?:helfen|weiterhelfen|übersetzen)|als (?:ki|sprachmodell|ein (?:ki|sprachmodell))\\b',
    'non posso (?:aiutar|tradurre)|não posso (?:ajudar|traduzir)|не могу (?:помочь|перевести|выполнить)|как (?:ии|языковая модель)\\b',
    '无法(?:翻译|协助|提供|处理)|無法(?:翻譯|協助|提供)|作为(?:一个|一名)?(?:AI|人工智能|语言模型)|请(?:提供|输入|发送)(?:需要|要)?(?:翻译)的?(?:文本|内容|原文)',
    'お手伝いできません|翻訳できません|도와드릴 수 없|번역할 수 없|لا أستطيع (?:مساعد|ترجم)|لا يمكنني (?:مساعد|ترجم)|tôi không thể (?:giúp|dịch|hỗ trợ)|saya tidak (?:dapat|bisa) (?:membantu|menerjemahkan)|ไม่สามารถ(?:ช่วย|แปล)',
  ].join('|'),
  'iu',
);

/** What a text that really declines or apologizes says. */
export const apology =
  /\b(?:sorry|afraid|unable|cannot|can['’]t|unfortunately)\b|lo siento|no puedo|perd[oó]n|désolée?|je ne peux|leid|leider|kann ich|nicht helfen|dispiace|non posso|desculpe|sinto muito|não posso|lamento|извин|прости|сожален|не могу|抱歉|对不起|對不起|无法|無法|不能|不好意思|申し訳|すみません|ごめん|できません|できない|죄송|미안|수 없|آسف|عذر|لا أستطيع|لا يمكن|xin lỗi|rất tiếc|không thể|maaf|tidak (?:dapat|bisa)|ขออภัย|ขอโทษ|ไม่สามารถ|przepraszam|przykro|nie mogę|omlouvám|üzgün|spijt|helaas/iu;

/** Signs that only a model's own format has. */
export const modelSigns =
  /<\|[a-z_]{2,30}\|>|<\/?(?:think|thinking|translation|output|answer|target|s|end_of_turn|start_of_turn|eos|pad)>|\[\/?INST\]|^```|```$|^#{1,4}\s|^(?:user|assistant|human|system)\s*:/im;
