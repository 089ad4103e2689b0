import type { TermConcept } from '@transloom/core/terms/term-concept';
import { AppError } from '../../../platform/app-error.ts';

export function duplicateTerm({ sections }: TermConcept): AppError {
  return new AppError('term.duplicate', { term: sections[0]?.terms[0]?.text ?? '' });
}
