/** Keys of the free service end in `:fx`. */
export function deeplAddress(apiKey: string): string {
  return apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
}
