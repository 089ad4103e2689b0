import { writerTurns } from '../assets/writer-turns.ts';

/** Turns to write into a memory. */
export const { takeWriter, holdWriter, freeWriter } = writerTurns('memory', 'share');
