/** Id of a suggestion, for `aria-activedescendant`. */
export function suggestionId(id: string, at: number): string {
  return `${id}-${at}`;
}

/** The next active suggestion; -1 is the text itself, through which the arrow keys go round. */
export function moveActive(active: number, step: number, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
