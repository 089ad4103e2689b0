/** The white space right before a place, however long the text is. */
export function spaceBefore(text: string, place: number): string {
  let start = place;
  while (start > 0 && ' \t\r\n'.includes(text.charAt(start - 1))) start--;
  return text.slice(start, place);
}
