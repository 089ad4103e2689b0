/** What is chosen after the number of a row was pressed: alone, added or taken out, or with all rows from the one before. */
export function chosenAfter(
  chosen: ReadonlySet<string>,
  {
    segmentId,
    from,
    listed,
  }: { readonly segmentId: string; readonly from: string | null; readonly listed: readonly string[] },
): ReadonlySet<string> {
  const next = new Set(chosen);
  const start = from === null ? -1 : listed.indexOf(from);
  const end = listed.indexOf(segmentId);
  if (start >= 0 && end >= 0) {
    for (const id of listed.slice(Math.min(start, end), Math.max(start, end) + 1)) next.add(id);
    return next;
  }
  if (!next.delete(segmentId)) next.add(segmentId);
  return next;
}
