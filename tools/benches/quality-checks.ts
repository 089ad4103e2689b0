import { join } from 'node:path';
import { type CheckFigure, figuresOf, precisionOf, recallOf } from '@transloom/core/quality/check-precision';
import { goldCases } from '@transloom/core/quality/gold/gold-cases';
import { unsolvedCases } from '@transloom/core/quality/gold/unsolved-cases';
import { qualityRules } from '@transloom/core/quality/quality-rules';
import { corpusDir } from '../conformance/corpus-dir.ts';
import { lowestElsewhere } from '../conformance/quality/lowest-elsewhere.ts';
import { directionsIn, plantInto, sharesOf } from '../conformance/quality/measured-direction.ts';
import { plantedFaults } from '../conformance/quality/planted-faults.ts';
import type { Bench, Figures, Meaning } from './bench.ts';

const ofAllChecks: Readonly<Record<string, Meaning>> = {
  cases: { meaning: 'Labelled pairs of the checks', bound: '≥ 500' },
  precision: { meaning: 'Share of findings in them that are right, over all checks', bound: '≥ .95' },
  recall: { meaning: 'Share of labelled faults that are found', bound: '≥ .95' },
  weakChecks: { meaning: 'Checks below a precision of .95, which warn and stop nothing' },
  planted: {
    meaning: `Faults of ${plantedFaults.length} kinds planted in good translations`,
    bound: '≥ 600',
  },
  plantedFound: { meaning: 'Share of them that is found', bound: '≥ .95' },
};

/** For each check and language that other programs were measured on, the lowest of their shares. */
const onGood = Object.entries(lowestElsewhere).flatMap(([check, bounds]) =>
  Object.entries(bounds).map(([language, lowest]) => ({ check, language, lowest })),
);

const nameOf = (check: string, language: string) =>
  `${check.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}_${language}`;

/** How often the checks are right: on labelled pairs, on planted faults, and on good human translations from English. */
export const qualityChecks: Bench = {
  name: 'qualityChecks',
  meanings: {
    ...ofAllChecks,
    ...Object.fromEntries(
      onGood.map(({ check, language, lowest }) => [
        nameOf(check, language),
        { meaning: `Percent of good translations into ${language} with ${check}`, bound: `≤ ${lowest}` },
      ]),
    ),
  },
  measure() {
    const directions = directionsIn(join(corpusDir, 'mt/mt'));
    return Promise.resolve({ ...labelled(), ...planted(directions), ...good(directions) });
  },
};

function labelled(): Figures {
  const figures = qualityRules.map(({ id }) => figuresOf(id));
  const all: readonly CheckFigure[] = figures.flat();
  return {
    cases: goldCases.length + unsolvedCases.length,
    precision: rounded(precisionOf(all) ?? 1, 3),
    recall: rounded(recallOf(all) ?? 1, 3),
    weakChecks: figures.filter((some) => (precisionOf(some) ?? 1) < 0.95).length,
  };
}

function planted(directions: ReturnType<typeof directionsIn>): Figures {
  const results = directions.flatMap((direction) =>
    plantedFaults.map((fault) => plantInto(direction, fault)),
  );
  const count = results.reduce((sum, result) => sum + result.planted, 0);
  const found = results.reduce((sum, result) => sum + result.found, 0);
  return { planted: count, plantedFound: rounded(found / count, 3) };
}

function good(directions: ReturnType<typeof directionsIn>): Figures {
  const figures: Record<string, number> = {};
  for (const direction of directions.filter(({ from }) => from === 'en')) {
    const shares = sharesOf(direction);
    for (const { check } of onGood.filter(({ language }) => language === direction.to))
      figures[nameOf(check, direction.to)] = rounded(shares.get(check) ?? 0, 1);
  }
  return figures;
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}
