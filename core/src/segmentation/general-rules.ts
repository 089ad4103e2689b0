import { breakAt, noBreak, type SegmentationRule } from './segmentation-rule.ts';

const closing = String.raw`["'’”»›“)\]}]*`;

/** The Unicode break takes opening marks for closing ones; a mark that opens belongs to what follows. */
export const bracketRules: readonly SegmentationRule[] = [
  noBreak(/[[({「『《〈（【〔‹“‘]$/u, /^\S/u),
  noBreak(/^\s*[\p{P}\p{S}]{0,3}\s*$/u),
  noBreak(/《[^》]*$/u, /^[^《]*》/u),
  noBreak(/[([{（][^()[\]{}（）]*\.$/u, /^\s+\p{Ll}[^()[\]{}（）]*[)\]}）]/u),
  // java.awt.*; (§4.2) <a href="x?y">: no white space, no end, except where another sentence plainly starts
  noBreak(/\.["'’”»›“)\]}]*$/u, /^[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u),
  noBreak(/[?!…]["'’”»›“)\]}]*$/u, /^[^\s\p{Lu}\p{Lo}¿¡«„“‘「『《（]/u),
  noBreak(/(?:https?:\/\/|www\.)[^\s。！？，]+$/u, /^[^\s。！？，]/u),
];

/** For every language, after its own rules. */
export const generalRules: readonly SegmentationRule[] = [
  // 1. First  1.) First  a) First  • 9. First: a number or bullet at the start is no sentence
  noBreak(/^\s*[•⁃◦▪‣·*-]?\s*(?:\d{1,3}|\p{L})(?:\.|\)|\.\))$/u),
  breakAt(/[^\s•⁃◦▪‣]$/u, /^\s+[•⁃◦▪‣]\s?\S/u),
  // Initials and one-letter abbreviations: J. R. R. Tolkien, z. B., U. S. A.
  noBreak(/(?<![\p{L}\p{M}\p{N}'’])(?:\p{L}\p{M}*\.\s?)*\p{L}\p{M}*\.$/u, /^\s*[\p{L}\p{N}]/u),
  noBreak(/\s\.$/u, /^\s\./u),
  noBreak(/\[(?:\.{3}|…)\]["'”»]*$/u),
  noBreak(new RegExp(`(?:\\.{3}|…)${closing}$`, 'u'), /^\s*[\p{Ll}]/u),
  noBreak(/\.$/u, /^\s+№/u),
  noBreak(/\d\.$/u, /^\p{L}/u),
  // “Yes!” to all; (really?) and on; Yahoo! and others
  noBreak(/[!?]["'’”»›“)\]]+$/u, /^\s+[\p{Ll}–—-]/u),
  noBreak(/[.!?…]["'’”»›“)\]]*$/u, /^\s*[,;:]/u),
  // large.[7][8] This
  breakAt(/[.!?]["'”’)]?(?:\[\d+\])+$/u, /^\s+[\p{Lu}\p{N}"“(]/u),
  // Rulers and dashes between items
  breakAt(/[-_*=~]{5,}$/u, /^\s+\S/u),
  breakAt(/\S$/u, /^\s+[-_*=~]{5,}(?:\s|$)/u),
  breakAt(/\p{L}{3}[.!?]$/u, /^\s+-+\s+[^\p{Ll}]/u),
];
