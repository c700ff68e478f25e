/**
 * The class under which a scheme holds, from a name that may come from data: letters, digits, dashes and underscores are
 * kept, so the outcome is safe as a class and, after a dot, as a selector.
 *
 * @example
 * ```ts
 * import { schemeClass } from '@omnis/theme';
 * schemeClass('Night sky'); // 'scheme-Night-sky'
 * ```
 */
export function schemeClass(name: string): string {
  return `scheme-${name.slice(0, 64).replace(/[^\w-]/g, '-')}`;
}
