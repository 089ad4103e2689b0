import type { InflectionRules } from './inflection-rules.ts';

/** Plurals that change the word itself; as they are compared, so with one alef. */
const arabicPlurals =
  'قواعد قاعدة, برامج برنامج, اجهزة جهاز, خوادم خادم, مواقع موقع, انظمة نظام, صور صورة, رسائل رسالة, كتب كتاب, ' +
  'جداول جدول, نوافذ نافذة, مفاتيح مفتاح, اخطاء خطا, عناوين عنوان, حقول حقل, اسماء اسم, اوامر امر, قوائم قائمة, ' +
  'وثائق وثيقة, ادوات اداة, عقود عقد, شركاء شريك, عملاء عميل, بنوك بنك, اسواق سوق, اسعار سعر, دول دولة, مدن مدينة, ' +
  'قوانين قانون, حقوق حق, شروط شرط, اشهر شهر, ايام يوم, اقسام قسم, احكام حكم, اطراف طرف, افراد فرد, اموال مال, ' +
  'نصوص نص, نسخ نسخة, ملفات ملف, اجزاء جزء, انواع نوع, ارقام رقم, رموز رمز, روابط رابط, فروع فرع, مشاريع مشروع, ' +
  'مصادر مصدر, معايير معيار, مراكز مركز, مكاتب مكتب, مدارس مدرسة, مستخدمون مستخدم, نتائج نتيجة, وسائل وسيلة, وظائف وظيفة';

/** `and`, `so`, then `by`, `for`, `as`, `will`, then the article. */
const arabicProclitics = /^(?:[وف]?(?:ال|[بك]ال|لل)|[وف]?[بلكس]|[وف])$/;

export const arabic: InflectionRules = {
  paradigms: [],
  irregular: arabicPlurals,
  proclitics: arabicProclitics,
  article: 'ال',
  endings: {
    stem: 2,
    longest: 6,
    form: /^(?:ات|ان|ين|ون|ا|ت|تي|وا|ية|يات)?(?:ه|ها|هم|هن|هما|ك|كم|كن|كما|ي|ني|نا)?$/,
    stems: 'ة ت, ة -, ا ي, ء ئ, ين ي, ون و',
  },
};

export const persian: InflectionRules = {
  paradigms: [],
  endings: {
    stem: 2,
    longest: 8,
    form: /^(?:ها|های|هایی|هاي|هايي|ان|ات)?(?:ي|م|ت|ش|مان|تان|شان|ام|ات|اش)?(?:را)?$/,
    stems: 'ه گ, ه -',
  },
};

/** `and`, `that`, `in`, `to`, `from`, `as`, `the`; letters have the shape they have inside of words. */
export const hebrew: InflectionRules = {
  paradigms: [],
  proclitics: /^ו?(?:כש|ש|מ|ב|ל|כ)?ה?$/,
  endings: {
    stem: 2,
    longest: 5,
    form: /^(?:ימ|ות|יי|ת|י)?(?:י|כ|ו|ה|נו|כמ|כנ|המ|הנ|יו|יה|ינו|יכמ|יהמ)?$/,
    stems: 'ה -, ה ת, ת -, ה י',
  },
};
