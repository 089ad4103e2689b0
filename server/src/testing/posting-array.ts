/** For tests: a list of sources as the database hands it out, an array of `bigint` in binary form. */
export function postingArray(feature: number, numbers: readonly number[]): Buffer {
  const header = [1, 0, bigintOid, numbers.length, 1];
  const words = [...header, ...numbers.flatMap((number) => [8, feature, number])];
  const array = Buffer.alloc(words.length * 4);
  for (const [i, word] of words.entries()) array.writeInt32BE(word, i * 4);
  return array;
}

const bigintOid = 20;
