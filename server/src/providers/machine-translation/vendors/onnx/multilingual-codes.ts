/**
 * A model's own names of its languages by their tags, out of the marks it puts before texts: `zho_Hans` (NLLB) and
 * `__zh__` (M2M100). A script stands in the tag where the language is written in several, or it is Chinese.
 */
export function multilingualCodes(marks: readonly string[]): ReadonlyMap<string, string> {
  const codes = marks.flatMap(
    (mark) => /^([a-z]{3}_[A-Z][a-z]{3})$|^__([a-z]{2,3})__$/.exec(mark)?.slice(1) ?? [],
  );
  const known = codes.filter((code) => code !== undefined);
  return new Map(
    known.flatMap((code): [string, string][] => {
      const tag = toTag(code);
      return tag === undefined ? [] : [[tag, code]];
    }),
  );
}

function toTag(code: string): string | undefined {
  try {
    const { language, script, baseName } = new Intl.Locale(code.replace('_', '-'));
    const usual = new Intl.Locale(language).maximize().script;
    return script === usual && language !== 'zh' ? language : baseName;
  } catch {
    return undefined; // no tag of BCP 47
  }
}
