const addressRest = '[^\\s<>"\'{}|\\\\^`\\u3000-\\u9fff\\uff00-\\uffef]{2,1000}(?<![.,;:!?)])';

/** Sources of regular expressions without capturing groups: an address with its scheme, and one that begins as hosts do. */
export const webAddress = `(?:https?|ftp|mailto)://?${addressRest}`;
export const hostAddress = `www\\.${addressRest}`;
