/** What the server says of something, as a sentence of its own. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。]$/.test(whole) ? whole : `${whole}.`;
}
