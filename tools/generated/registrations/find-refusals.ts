import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from './find-exports.ts';

/** Codes that use cases say they refuse with, by the name of their endpoint (`projects.createProject`). */
export type Refusals = Readonly<Record<string, readonly string[]>>;

/**
 * Finds the error codes of the routes of a glob: the codes after `@throws {AppError}` in the comment of each use case.
 * Words between the codes describe the condition and are ignored.
 */
export function findRefusals(root: string, glob: string, isCode: (word: string) => boolean): Refusals {
  const found = filesOf(root, glob).flatMap((file) => refusalsOfRoutes(join(root, file), isCode));
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const boundRoute = /\broute\(\s*(\w+)Api\.(\w+),\s*(\w+),?\s*\)/g;

function refusalsOfRoutes(
  file: string,
  isCode: (word: string) => boolean,
): readonly (readonly [string, readonly string[]])[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(boundRoute)].flatMap(([, domain, operation, useCase = '']) => {
    const codes = codesOf(sourceOf(file, text, useCase), useCase).filter(isCode);
    return codes.length === 0 ? [] : [[`${domain}.${operation}`, [...new Set(codes)].toSorted()] as const];
  });
}

/** The file that a name comes from, or this one. */
function sourceOf(file: string, text: string, name: string): string {
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1];
  if (from === undefined) return text;
  const source = join(dirname(file), from);
  return existsSync(source) ? readFileSync(source, 'utf8') : '';
}

/** Words with a point in them, after the first `@throws {AppError}` of the comment right before the function. */
function codesOf(source: string, name: string): readonly string[] {
  const declaration = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:async )?(?:function|const) ${name}\\b`,
  );
  const thrown = /@throws \{AppError\}([\s\S]*)/.exec(declaration.exec(source)?.[1] ?? '')?.[1] ?? '';
  return thrown.match(/[a-z][a-z-]*\.[a-z][a-z-]*/g) ?? [];
}
