import type { z } from 'zod';
import type { ContextPart, EngineLimits, EngineProfile, TranslationContext } from '../../engine-vendor.ts';
import type { ErrorRules, VendorError } from './api-error.ts';
import type { ApiGlossaries } from './api-glossaries.ts';
import type { ApiRequest } from './api-request.ts';
import type { codeForms } from './code-forms.ts';
import type { ApiLanguages } from './language-codes.ts';

/** What a vendor is asked: texts with their codes written in its form, and its own codes of the languages. */
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
  /** What the vendor says translated, where it does. */
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
  /** Where a token has to be fetched with the keys before; it is kept for as long as the vendor takes it. */
  readonly token?: {
    request(asking: Pick<ApiCall<z.infer<Settings>>, 'settings' | 'now'>): ApiRequest;
    read(body: unknown): string | undefined;
  };
  /** Where the vendor keeps lists of terms. */
  readonly glossaries?: ApiGlossaries<z.infer<Settings>>;
  /** The product that answers, where its answers do not say. */
  version(settings: z.infer<Settings>): string;
  request(call: ApiCall<z.infer<Settings>>): ApiRequest;
  /** Undefined for JSON of another form. */
  read(body: unknown, call: ApiCall<z.infer<Settings>>): ApiTexts | undefined;
  /** The error a body tells of, also in an answer with status 200. */
  readError(body: unknown): VendorError | undefined;
  readonly errors: ErrorRules;
  /** What stands in a body that is not JSON. */
  parse?(text: string): unknown;
}
