/** Keep the keyboard in the part of a table that asks, when the button that was pressed there goes away. */
export function holdFocus(asked: HTMLElement | undefined): void {
  if (asked?.contains(document.activeElement)) asked.focus({ preventScroll: true });
}
