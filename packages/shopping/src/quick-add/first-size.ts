import { readFilters } from '../catalogue/filters.ts';

/**
 * The size that is one press away, where it is to be had: that which was liked, else one that the list is filtered by.
 *
 * @param search - query of the page's address, in which filters stand
 */
export function firstSize(
  sizes: readonly { readonly name: string; readonly available: boolean }[],
  liked: string | undefined,
  search: string,
): string | null {
  const free = sizes.flatMap(({ name, available }) => (available ? [name] : []));
  const wanted = readFilters(new URLSearchParams(search)).size.map((each) => each.toLowerCase());
  return (
    free.find((name) => name === liked) ?? free.find((name) => wanted.includes(name.toLowerCase())) ?? null
  );
}
