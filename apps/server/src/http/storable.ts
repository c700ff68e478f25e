/** No text that a database can keep: PostgreSQL knows no U+0000, and half a character is none. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * Finds what was sent as text and cannot be kept.
 *
 * @returns where it stands, as the names that lead there; null where all can be kept
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    if (!isStorable(name)) return path;
    const found = findUnstorable(part, [...path, name]);
    if (found) return found;
  }
  return null;
}
