/**
 * The page numbers to show, with a gap where some are left out: the first, the last, and those around the current one.
 * A gap never stands for a single page, and the length stays the same while one moves through the middle.
 *
 * @param page - the current page, from 1
 * @param count - how many pages there are
 * @param around - how many to show on each side of the current one
 * @example
 * pageList(6, 20); // [1, 'gap', 5, 6, 7, 'gap', 20]
 */
export function pageList(page: number, count: number, around = 1): (number | 'gap')[] {
  const current = Math.min(Math.max(1, page), Math.max(1, count));
  const whole = 2 * around + 5;
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (count <= whole) return range(1, count);
  const edge = whole - 2;
  if (current <= edge - around) return [...range(1, edge), 'gap', count];
  if (current > count - (edge - around)) return [1, 'gap', ...range(count - edge + 1, count)];
  return [1, 'gap', ...range(current - around, current + around), 'gap', count];
}
