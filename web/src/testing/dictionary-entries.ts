/** For tests: the first entries of the dictionaries of custom engines. */
export function dictionaryEntries(type: string): { readonly code: string; readonly name: string }[] {
  if (type === 'mt-style-type')
    return [
      { code: 'formal', name: '正式' },
      { code: 'literary', name: '文学' },
    ];
  return [
    { code: 'it', name: '信息技术' },
    { code: 'telecom', name: '通信' },
    { code: 'news', name: '新闻' },
    { code: 'media', name: '影视' },
  ];
}
