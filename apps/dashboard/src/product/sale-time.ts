/** A time in the browser's own zone, as a field takes it: `2026-11-30T09:00`; '' for none. */
export function localTime(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The time that a field says, as the server takes it; null for none. */
export function timeOfLocal(text: string): string | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
