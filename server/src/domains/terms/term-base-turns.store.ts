import { writerTurns } from '../assets/writer-turns.ts';

/** Turns to write into a term base. Its steps exclude one another, because each takes the next revision. */
export const { takeWriter, holdWriter, freeWriter } = writerTurns('term_base', 'update');
