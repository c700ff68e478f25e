/** Where additions that wait for a connection are kept, by store: an address may have another store one day. */
export const heldAddsKey = (division: number): string => `omnis.heldAdds.${division}`;

/** Tells whether additions wait, for code that every page has; false where storage is not accessible. */
export function hasHeldAdds(division: number): boolean {
  try {
    return localStorage.getItem(heldAddsKey(division)) !== null;
  } catch {
    return false;
  }
}
