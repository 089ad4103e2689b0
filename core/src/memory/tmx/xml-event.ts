export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: XmlAttributes }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

export type XmlAttributes = Readonly<Record<string, string>>;
