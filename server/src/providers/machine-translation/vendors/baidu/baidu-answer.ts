import { z } from 'zod';
import type { ApiTexts } from '../api/api-description.ts';
import type { ErrorRules, VendorError } from '../api/api-error.ts';
import { textsOfLines } from '../api/lines.ts';

const answerSchema = z.object({ trans_result: z.array(z.object({ dst: z.string() })) });
const errorSchema = z.object({
  error_code: z.union([z.string(), z.number()]),
  error_msg: z.string().optional(),
});

/** One entry for each line that was asked. */
export function readBaiduAnswer(
  body: unknown,
  { texts }: { texts: readonly string[] },
): ApiTexts | undefined {
  const entries = answerSchema.safeParse(body).data?.trans_result;
  const read =
    entries &&
    textsOfLines(
      texts,
      entries.map(({ dst }) => dst),
    );
  return read && { texts: read };
}

export function readBaiduError(body: unknown): VendorError | undefined {
  const code = errorSchema.safeParse(body).data?.error_code;
  return code === undefined || String(code) === '52000' ? undefined : { code: String(code) };
}

export const baiduErrors: ErrorRules = [
  ['auth', /^(52003|54001|58000|90107|59002|59003)$/],
  ['rate', /^(54003|54005)$/],
  ['quota', /^(54004|58003)$/],
  ['unsupported-pair', /^58001$/],
  ['upstream', /^(52001|52002)$/],
  ['content-blocked', /^20003$/],
  ['bad-request', /^(54000|58002)$/],
];
