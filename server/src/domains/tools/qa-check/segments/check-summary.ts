import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { qaCheckApi } from '@transloom/contracts/qa-check';
import { issueSeverities } from '@transloom/contracts/quality';
import { checkName } from '@transloom/contracts/quality-check-names';
import { checkChoices } from '@transloom/core/quality/check-choices';
import type { Context } from '../../../../platform/context.ts';
import { requireCheck } from '../require-check.ts';
import { countByCheck, countByFile, countBySeverity } from './checked-issues.store.ts';
import { findCheckedFiles } from './checked-segments.store.ts';

type Summary = OutputOf<typeof qaCheckApi.checkSummary>;

/** @throws {AppError} resource.not-found, access.denied, work.other-state */
export async function checkSummary(
  context: Context,
  { workId, severity, file }: InputOf<typeof qaCheckApi.checkSummary>,
): Promise<Summary> {
  await requireCheck(context, workId);
  const { db } = context;
  const counted = new Map((await countByFile(db, workId)).map((row) => [row.fileNumber, row]));
  const files = (await findCheckedFiles(db, workId)).map(({ number, name }) => {
    const { segments = 0, open = 0 } = counted.get(number) ?? {};
    return { number, name, segments: Number(segments), open: Number(open) };
  });
  const sum = (column: 'segments' | 'marked' | 'corrected') =>
    [...counted.values()].reduce((total, row) => total + Number(row[column]), 0);
  return {
    files,
    checks: await checksOf(context, { workId, severity, file }),
    severities: await severitiesOf(context, workId),
    segments: sum('segments'),
    marked: sum('marked'),
    corrected: sum('corrected'),
  };
}

async function severitiesOf({ db }: Context, workId: string): Promise<Summary['severities']> {
  const counted = new Map((await countBySeverity(db, workId)).map((row) => [row.severity, Number(row.open)]));
  const open = (severity: (typeof issueSeverities)[number]) => counted.get(severity) ?? 0;
  return { error: open('error'), warning: open('warning'), info: open('info') };
}

/** Checks that found something in the order of the registry; those that people wrote stand behind. */
async function checksOf(
  { db, language }: Context,
  filter: Parameters<typeof countByCheck>[1],
): Promise<Summary['checks']> {
  const places = new Map(checkChoices.map(({ id }, place) => [id, place]));
  const placeOf = ({ checkId }: { readonly checkId: string }) => places.get(checkId) ?? places.size;
  const rows = (await countByCheck(db, filter)).toSorted((a, b) => placeOf(a) - placeOf(b));
  return rows.map(({ checkId, origin, category, rank, name, ...counts }) => ({
    check: checkId,
    name: checkName(checkId, language) ?? name ?? checkId,
    origin: origin as Summary['checks'][number]['origin'],
    category,
    severity: issueSeverities[Number(rank)] ?? 'info',
    open: Number(counts.open),
    ignored: Number(counts.ignored),
    fixable: Number(counts.fixable),
  }));
}
