const framed = /-----BEGIN ([A-Z ]+)-----([\s\S]+?)-----END \1-----/;

/**
 * A key in PEM as people paste it: with its line breaks, with them written out as in JSON, or without any, as a field of
 * one line leaves it. What is no PEM comes back as it is.
 */
export function readPem(pasted: string): string {
  const [, label, body = ''] = framed.exec(pasted.replaceAll(String.raw`\n`, '\n')) ?? [];
  if (label === undefined) return pasted;
  const lines = body.replace(/\s/g, '').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
