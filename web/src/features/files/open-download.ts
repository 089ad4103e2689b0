/** Hands the browser an address to save as a file: it is an attachment, so the page stays. */
export function openDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
