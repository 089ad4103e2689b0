import type { z } from 'zod';
import type { ContextPart, EngineLimits, EngineProfile, TranslationContext } from '../../engine-vendor.ts';
import type { ErrorRules, VendorError } from './api-error.ts';
import type { ApiRequest } from './api-request.ts';
import type { codeForms } from './code-forms.ts';
import type { ApiGlossaries } from './glossary-calls.ts';
import type { ApiLanguages } from './language-codes.ts';

/** A request to a vendor: texts with codes in the vendor's form, and the vendor's language codes. */
export interface ApiCall<Settings> {
  readonly settings: Settings;
  readonly from: string;
  readonly to: string;
  readonly texts: readonly string[];
  readonly context: TranslationContext;
  readonly now: Date;
  /** Empty where the vendor gives none. */
  readonly token: string;
}

export interface ApiTexts {
  /** In order; undefined for one that is missing. */
  readonly texts: readonly (string | undefined)[];
  /** The model that translated, if the vendor names it. */
  readonly version?: string;
}

/** A translation service reached by one signed request for each batch. */
export interface ApiDescription<Settings extends z.ZodObject> {
  readonly id: string;
  readonly name: string;
  readonly settings: Settings;
  readonly secretSettings: readonly string[];
  readonly profile: Omit<EngineProfile, 'codes' | 'languages' | 'style'>;
  readonly limits: EngineLimits;
  readonly languages: ApiLanguages;
  readonly codes: keyof typeof codeForms;
  readonly halfWidthMarks?: true;
  readonly reads?: readonly ContextPart[];
  /** Request for an access token, if the vendor needs one; the token is reused while it is valid. */
  readonly token?: {
    request(asking: Pick<ApiCall<z.infer<Settings>>, 'settings' | 'now'>): ApiRequest;
    read(body: unknown): string | undefined;
  };
  /** Glossaries at the vendor, if it supports them. */
  readonly glossaries?: ApiGlossaries<z.infer<Settings>>;
  /** The product that answers, where its answers do not say. */
  version(settings: z.infer<Settings>): string;
  request(call: ApiCall<z.infer<Settings>>): ApiRequest;
  /** Undefined for JSON of another form. */
  read(body: unknown, call: ApiCall<z.infer<Settings>>): ApiTexts | undefined;
  /** The error a body tells of, also in an answer with status 200. */
  readError(body: unknown): VendorError | undefined;
  readonly errors: ErrorRules;
  /** Parses a body that is not JSON. */
  parse?(text: string): unknown;
}
