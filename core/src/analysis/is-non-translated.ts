/**
 * True for a text that reads the same in every language: numbers, signs, addresses of the web and of mail, and nothing
 * else. Codes are not text; pass text only.
 */
export function isNonTranslated(text: string): boolean {
  return !/\p{L}/u.test(text.replaceAll(address, ' '));
}

const address = /(?:https?:\/\/|www\.)[^\s]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
