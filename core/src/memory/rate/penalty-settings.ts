/**
 * Default penalties in whole percent points: for origin, level of review, different codes, several translations,
 * replaced numbers, exchanged languages, another variant of a language, and age. `ageMonths` is the number of months
 * without a change after which `age` applies.
 */
export const defaultPenalties = {
  alignment: 2,
  machineTranslation: 3,
  draft: 0,
  reviewed: 0,
  codes: 0,
  severalTargets: 1,
  autoReplaced: 0,
  reversed: 2,
  languageVariant: 1,
  age: 0,
  ageMonths: 24,
};

export type PenaltyName = keyof typeof defaultPenalties;
export type PenaltySettings = Readonly<Record<PenaltyName, number>>;

export const penaltyNames = Object.keys(defaultPenalties) as readonly PenaltyName[];

/** Points taken off entries that somebody was the last to change: whole percent points, 0 to 50. */
export interface AuthorPenalty {
  /** User name, or the name in a file; case does not matter. */
  readonly author: string;
  readonly points: number;
}

/** The choices of one level; an absent value is taken from the next wider level. */
export type PenaltyChoice = { readonly [Name in PenaltyName]?: number | undefined } & {
  readonly authors?: readonly AuthorPenalty[] | undefined;
};

/** Levels of choice, the strongest first. */
export const penaltyLevels = ['memory', 'project', 'organization'] as const;

export type PenaltyLevel = (typeof penaltyLevels)[number];
export type PenaltyChoices = { readonly [Level in PenaltyLevel]?: PenaltyChoice | undefined };

/** Lowest and highest value that may be chosen. */
export function penaltyRange(name: PenaltyName): { readonly least: number; readonly most: number } {
  return name === 'ageMonths' ? { least: 1, most: 240 } : { least: 0, most: 50 };
}

export interface PenaltyInForce {
  readonly value: number;
  /** The level of the choice. */
  readonly from: PenaltyLevel | 'default';
}

/** The choice of the memory, else of the project, else of the organization, else the default. */
export function penaltyInForce(name: PenaltyName, choices: PenaltyChoices): PenaltyInForce {
  for (const from of penaltyLevels) {
    const value = choices[from]?.[name];
    if (value !== undefined) return { value, from };
  }
  return { value: defaultPenalties[name], from: 'default' };
}

export function penaltiesInForce(choices: PenaltyChoices): PenaltySettings {
  const inForce = penaltyNames.map((name) => [name, penaltyInForce(name, choices).value] as const);
  return { ...defaultPenalties, ...Object.fromEntries(inForce) };
}
