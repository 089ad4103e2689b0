/** A property such as `<w:b/>` is on unless its value says otherwise (§17.17.4). */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off'].includes(value);
}
