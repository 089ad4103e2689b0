/** The id of a field's element in a form. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** Brings a field into view and puts the cursor into it. */
export function focusField(formId: string, name: string): void {
  const element = document.getElementById(fieldId(formId, name));
  if (element === null) return;
  const control = element.matches('input, textarea, button, select')
    ? element
    : element.querySelector<HTMLElement>('input, textarea, button, select, [tabindex]');
  (control ?? element).focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
