/** The first that fits: browsers call themselves by the names of others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Such as `Firefox · Windows`, as far as the user agent tells; else its first word, or nothing. */
export function deviceName(userAgent: string): string {
  const names = [browsers, systems].map((list) => list.find(([sign]) => sign.test(userAgent))?.[1]);
  const known = names.filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : (userAgent.split(/[\s/]/, 1)[0] ?? '');
}
