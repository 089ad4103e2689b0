/** Questions about BCP 47 tags, answered from CLDR by the runtime; no catalogue needed. */

const rememberedTags = 1_000;

/** Undefined for what is no language tag at all. */
const locale = remembered(parse);

const likely = remembered((tag): LikelyTag | undefined => {
  const maximized = locale(tag)?.maximize();
  // CLDR takes an unknown language for English.
  if (maximized === undefined || baseLanguage(tag) === 'und') return undefined;
  return { whole: maximized.toString(), written: `${maximized.language}-${maximized.script}` };
});

/** Language without script and region: `zh` for `zh-Hans-CN`. Underscores and any case are understood. */
export function baseLanguage(tag: string): string {
  return locale(tag)?.language ?? tag.toLowerCase();
}

/** ISO 15924 code of the script the language is normally written in, such as `Latn` or `Hans`. */
export function scriptOf(tag: string): string {
  const script = scripts.get(tag) ?? locale(tag)?.maximize().script ?? 'Latn';
  scripts.set(tag, script);
  return script;
}

/** The runtime takes a while to find one, and texts of one language come by the million. */
const scripts = new Map<string, string>();

export type Direction = 'ltr' | 'rtl';

export function direction(tag: string): Direction {
  return rightToLeftScripts.has(scriptOf(tag)) ? 'rtl' : 'ltr';
}

/** Whether words, and so sentences, are written with spaces between them. */
export function isSpaced(tag: string): boolean {
  return !unspacedScripts.has(scriptOf(tag));
}

/** Whether sentences follow one another without a space (Chinese, Japanese); Thai puts one there. */
export function isIdeographic(tag: string): boolean {
  return ideographicScripts.has(scriptOf(tag));
}

export type PluralCategory = Intl.LDMLPluralRule;

/** CLDR categories of numbers, in CLDR's order: `['one', 'few', 'many', 'other']` for Russian. */
export function pluralCategories(
  tag: string,
  type: Intl.PluralRuleType = 'cardinal',
): readonly PluralCategory[] {
  const rules = new Intl.PluralRules(locale(tag)?.toString() ?? 'en', { type });
  return rules.resolvedOptions().pluralCategories.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** `same`: the same way of writing (zh-CN, zh-Hans); `variant`: another region (en-US, en-GB). */
export type LanguageLikeness = 'same' | 'variant' | 'different';

/** Texts of other scripts are never of the same language here: zh-CN and zh-TW, sr-Latn and sr-Cyrl. */
export function compareLanguages(a: string, b: string): LanguageLikeness {
  if (a === b) return 'same';
  const [one, other] = [likely(a), likely(b)];
  if (one === undefined || other === undefined) return 'different';
  if (one.whole === other.whole) return 'same';
  return one.written === other.written ? 'variant' : 'different';
}

interface LikelyTag {
  /** With the script and the region that go without saying. */
  readonly whole: string;
  /** Language and script. */
  readonly written: string;
}

const order: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);
const ideographicScripts = new Set(['Hans', 'Hant', 'Hani', 'Jpan', 'Hira', 'Kana', 'Bopo']);
const unspacedScripts = new Set([...ideographicScripts, 'Khmr', 'Laoo', 'Mymr', 'Thai', 'Tibt']);

/** Asking the runtime takes microseconds, and a memory asks for each of its units. A file may say any tag it likes. */
function remembered<Answer>(ask: (tag: string) => Answer): (tag: string) => Answer {
  const known = new Map<string, Answer>();
  return (tag) => {
    const answer = known.get(tag);
    if (answer !== undefined || known.has(tag)) return answer as Answer;
    if (known.size >= rememberedTags) known.clear();
    const asked = ask(tag);
    known.set(tag, asked);
    return asked;
  };
}

/** Older tags name the language behind its macrolanguage: `zh-yue` is `yue`. */
const extendedLanguage =
  /^(?:zh|ar|ms|uz|kok|sw|sgn)-(yue|nan|hak|wuu|gan|hsn|cdo|cjy|cpx|czh|czo|mnp|lzh|cmn|arb|arz|ary|apc|acm|ajp|zsm|uzn)(?=-|$)/i;

function parse(tag: string): Intl.Locale | undefined {
  try {
    const wellFormed = new Intl.Locale(tag.replaceAll('_', '-').replace(extendedLanguage, '$1'));
    // The macrolanguage is still widely used where Bokmål is meant; the runtime keeps the two apart.
    return wellFormed.language === 'no' ? new Intl.Locale(wellFormed, { language: 'nb' }) : wellFormed;
  } catch {
    return undefined; // not well-formed; files carry tags such as `x-unknown!`
  }
}
