import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type { LanguagePair } from '../../engine-vendor.ts';

/** A pair with the codes the server wants to read. */
export interface LibrePair extends LanguagePair {
  readonly sourceCode: string;
  readonly targetCode: string;
}

const languagesSchema = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }));

/** Codes of older servers that are no language tags. */
const tags: Readonly<Record<string, string>> = { zh: 'zh-Hans', zt: 'zh-Hant', pb: 'pt-BR' };

/** @throws {EngineError} bad-output */
export function readLanguages(body: unknown): readonly LibrePair[] {
  const languages = languagesSchema.safeParse(body);
  if (!languages.success) throw new EngineError('bad-output', 'no list of languages');
  return languages.data.flatMap(({ code, targets }) =>
    targets
      .filter((target) => target !== code)
      .map((target) => ({
        source: tagOf(code),
        target: tagOf(target),
        sourceCode: code,
        targetCode: target,
      })),
  );
}

function tagOf(code: string): string {
  return tags[code] ?? code;
}
