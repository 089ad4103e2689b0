import { type SqlBool, sql } from 'kysely';

/** Condition that a column holds a language or a variant of it (BCP 47). */
export function isLanguageOf(column: string, language: string) {
  return sql<SqlBool>`split_part(lower(${sql.ref(column)}), '-', 1) = split_part(lower(${language}::text), '-', 1)`;
}
