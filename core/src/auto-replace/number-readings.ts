/**
 * The values a written number can have, in plain notation without leading or trailing zeros. `1,000` is a
 * thousand or one; `1.000,5` only a thousand and a half; what is no number (`3.14.2`) reads as it stands.
 */
export function numberReadings(written: string): readonly string[] {
  return isPlain.test(written) ? [written] : readingsOf(written.normalize('NFKC'));
}

/** Most are. */
const isPlain = /^(?:0|[1-9][0-9]*)$/;

function readingsOf(text: string): readonly string[] {
  const groups = text.split(/[.,]/);
  const separators = [...text.replace(/[^.,]/g, '')];
  if (separators.length === 0) return [plain(text, '')];
  const grouped = groups.slice(1).every((group) => group.length === 3) && isFirstGroup(groups[0] ?? '');
  if (separators.length === 1) {
    const decimal = plain(groups[0] ?? '', groups[1] ?? '');
    return grouped ? [plain(groups.join(''), ''), decimal] : [decimal];
  }
  const last = separators.at(-1);
  if (separators.every((separator) => separator === last)) {
    return [grouped ? plain(groups.join(''), '') : text];
  }
  return [mixedReading(groups, separators) ?? text];
}

/** Both signs occur: the last one is the decimal sign if all before it are the other one, in threes. */
function mixedReading(groups: readonly string[], separators: readonly string[]): string | undefined {
  const whole = groups.slice(0, -1);
  const inThrees = isFirstGroup(whole[0] ?? '') && whole.slice(1).every((group) => group.length === 3);
  const alike = new Set(separators.slice(0, -1)).size === 1;
  return inThrees && alike ? plain(whole.join(''), groups.at(-1) ?? '') : undefined;
}

function isFirstGroup(group: string): boolean {
  return /^[^0]..?$|^[^0]$/u.test(group);
}

function plain(whole: string, fraction: string): string {
  const integer = whole.replace(/^0+(?=.)/, '');
  const decimals = fraction.replace(/0+$/, '');
  return decimals === '' ? integer : `${integer}.${decimals}`;
}
