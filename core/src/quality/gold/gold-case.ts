/**
 * A pair with the checks that must speak up on it: languages, source, target, and the ids of all checks that find
 * something, one for each finding; no other may. Codes and styles are written as markup.
 */
export type GoldCase = readonly [languages: string, source: string, target: string, checks: string];
