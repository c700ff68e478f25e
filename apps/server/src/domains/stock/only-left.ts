/**
 * Message when the requested quantity exceeds stock.
 *
 * @param count - units that there are
 * @param what - of what: `these`, `this colour and size`, or a name
 */
export function onlyLeft(count: number, what: string): string {
  return `Only ${count} of ${what} ${count === 1 ? 'is' : 'are'} left`;
}
