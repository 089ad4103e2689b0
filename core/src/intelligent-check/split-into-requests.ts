/** A model that gets more at once overlooks more. */
const mostSegments = 20;
/** UTF-16 code units of sources and targets. */
const mostCharacters = 4_000;

interface Texts {
  readonly source: { readonly text: string };
  readonly target: { readonly text: string };
}

/** The segments in groups that one request takes. A long segment stands alone, and the order stays. */
export function splitIntoRequests<Segment extends Texts>(
  segments: readonly Segment[],
): readonly (readonly Segment[])[] {
  const requests: Segment[][] = [];
  let room = 0;
  for (const segment of segments) {
    const length = segment.source.text.length + segment.target.text.length;
    const last = requests.at(-1);
    if (last === undefined || length > room || last.length >= mostSegments) {
      requests.push([segment]);
      room = mostCharacters - length;
    } else {
      last.push(segment);
      room -= length;
    }
  }
  return requests;
}
