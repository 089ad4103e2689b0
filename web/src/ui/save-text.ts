interface TextToSave {
  readonly name: string;
  /** Such as `text/csv`. */
  readonly type: string;
  readonly content: string;
}

/** Hands the browser a text to save as a file. */
export function saveText({ name, type, content }: TextToSave): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
