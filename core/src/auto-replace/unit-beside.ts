/** Units of measure and currencies as they are written beside a number. */
const units = [
  'mm²?|cm[²³]?|dm|km/h|km²?|m/s|m[²³]?|µm|nm|ft|yd|mi|inch(?:es)?',
  'kg|mg|µg|g|t|lbs?|oz|ml|cl|dl|l|gal',
  'ms|s|sec|min|h|°C|°F|°|K|%|‰',
  'kV|mV|V|mA|A|kWh|kW|MW|W|kJ|J|kcal|cal|Ω',
  'GHz|MHz|kHz|Hz|MPa|kPa|Pa|mbar|bar|psi|Nm|N|dB|rpm|dpi',
  'TB|GB|MB|kB|KB|Mbit/s|kbit/s|px|pt|€|\\$|£|¥|EUR|USD|CNY|GBP|JPY',
].join('|');

const behind = new RegExp(`^[\\u0020\\u00a0\\u202f]?(${units})(?![\\p{L}\\p{N}])`, 'u');

/** Chinese and Japanese units follow their number without a space, and words follow them without one. */
const chinese =
  /^\s?(毫米|厘米|分米|公里|千米|英寸|英尺|英里|米|毫克|千克|公斤|克|吨|磅|毫升|升|毫秒|秒|分钟|小时|摄氏度|千瓦|瓦|千伏|伏|毫安|安|赫兹|兆赫|美元|欧元|元|円)/u;

const before = /([€$£¥]|EUR|USD|CNY|GBP|JPY|RMB)[\u0020\u00a0]?$/u;

/** The unit that a number at [start, end) of a text has beside it; undefined where it has none. */
export function unitBeside(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string | undefined {
  const rest = text.slice(end, end + 12);
  return behind.exec(rest)?.[1] ?? chinese.exec(rest)?.[1] ?? before.exec(text.slice(0, start))?.[1];
}
