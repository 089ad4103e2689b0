import 'i18next';
import type { TextCatalogues } from './text-catalogues.generated.ts';

/** Keys are checked against the Chinese texts; a test keeps the English ones equal. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    resources: { readonly [Name in keyof TextCatalogues]: TextCatalogues[Name] };
  }
}
