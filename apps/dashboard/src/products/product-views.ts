/** Which products the list shows. */
export const productViews = [
  { value: 'all', label: 'All' },
  { value: 'yes', label: 'On sale' },
  { value: 'no', label: 'Drafts' },
  { value: 'low', label: 'Running low' },
  { value: 'archived', label: 'Archived' },
] as const;

/** How the list can be sorted. */
export const productSorts = [
  { value: 'updated', label: 'Last changed' },
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price' },
] as const;

/** The view that an address asks for, else all products. */
export function productViewOf(asked: string | null): (typeof productViews)[number]['value'] {
  return productViews.find(({ value }) => value === asked)?.value ?? 'all';
}

/** The sort that an address asks for, else the last changed first. */
export function productSortOf(asked: string | null): (typeof productSorts)[number]['value'] {
  return productSorts.find(({ value }) => value === asked)?.value ?? 'updated';
}
