export interface ApiRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function jsonRequest(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): ApiRequest {
  return { url, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** A list gives its field several times. */
export function formRequest(
  url: string,
  fields: Readonly<Record<string, string | readonly string[] | undefined>>,
  headers: Readonly<Record<string, string>> = {},
): ApiRequest {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) form.append(name, one);
  }
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { url, headers: { ...type, ...headers }, body: form.toString() };
}
