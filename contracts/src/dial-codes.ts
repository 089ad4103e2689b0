/** A region whose phone numbers can be used: ISO 3166 code, dial code, and how many digits follow it. */
export interface DialRegion {
  readonly region: string;
  readonly code: string;
  readonly digits: readonly [least: number, most: number];
}

const region = (iso: string, code: string, least: number, most = least): DialRegion => ({
  region: iso,
  code,
  digits: [least, most],
});

/** The 38 regions of phone numbers (D3.62). The mainland of China comes first and is the default. */
export const dialRegions: readonly DialRegion[] = [
  region('CN', '86', 11),
  region('HK', '852', 8),
  region('MO', '853', 8),
  region('TW', '886', 9),
  region('SG', '65', 8),
  region('MY', '60', 8, 10),
  region('TH', '66', 9),
  region('VN', '84', 9, 10),
  region('ID', '62', 8, 12),
  region('PH', '63', 10),
  region('KH', '855', 8, 9),
  region('MM', '95', 7, 10),
  region('LA', '856', 8, 10),
  region('JP', '81', 9, 10),
  region('KR', '82', 9, 10),
  region('IN', '91', 10),
  region('PK', '92', 10),
  region('KZ', '7', 10),
  region('MN', '976', 8),
  region('AE', '971', 8, 9),
  region('SA', '966', 9),
  region('TR', '90', 10),
  region('IL', '972', 8, 9),
  region('EG', '20', 9, 10),
  region('ZA', '27', 9),
  region('NG', '234', 8, 10),
  region('KE', '254', 9),
  region('US', '1', 10),
  region('MX', '52', 10),
  region('BR', '55', 10, 11),
  region('GB', '44', 9, 10),
  region('FR', '33', 9),
  region('DE', '49', 7, 13),
  region('IT', '39', 8, 11),
  region('ES', '34', 9),
  region('NL', '31', 9),
  region('AU', '61', 9),
  region('NZ', '64', 8, 10),
];

const abroad = dialRegions
  .filter(({ code }) => code !== '86')
  .map(({ code, digits: [least, most] }) => `${code}\\d{${least},${most}}`);

/**
 * A phone number as it is kept: 11 digits of the mainland, first 1, then 3 to 9 (P5.8); or `+`, the dial code of another
 * region, and its digits.
 */
export const phonePattern = new RegExp(`^(?:1[3-9]\\d{9}|\\+(?:${abroad.join('|')}))$`);

/** The number as it is kept, from a dial code and what somebody typed after it. */
export function joinPhone(code: string, number: string): string {
  const digits = number.replaceAll(/[\s()-]/g, '');
  if (code === '86') return digits;
  return `+${code}${digits.replace(/^0+/, '')}`;
}

/** The dial code and the number after it; the longest code that fits. */
export function splitPhone(phone: string): { readonly code: string; readonly number: string } {
  if (!phone.startsWith('+')) return { code: '86', number: phone };
  const digits = phone.slice(1);
  const codes = dialRegions.map(({ code }) => code).filter((code) => digits.startsWith(code));
  const code = codes.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return { code, number: digits.slice(code.length) };
}

/** As it is dialed from anywhere, such as `+8613800138000`. */
export function internationalPhone(phone: string): string {
  return phone.startsWith('+') ? phone : `+86${phone}`;
}
