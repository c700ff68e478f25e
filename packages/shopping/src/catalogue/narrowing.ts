import { countFilters, type Filters, type ProductListing } from './filters.ts';

type Narrowed = Pick<ProductListing, 'facets' | 'total'>;
type Facet = ProductListing['facets']['colour'];

/** Tells whether a choice among these would leave out part of a list. */
const divides = (facet: Facet, total: number): boolean =>
  facet.length > 1 || facet.some(({ count }) => count < total);

/** Filters of a list that can change anything. All of them can where one is in use: it may be changed or removed. */
export function narrowing({ facets, total }: Narrowed, filters: Filters) {
  const isFiltered = countFilters(filters) > 0;
  const can = (facet: Facet): boolean => isFiltered || (total > 1 && divides(facet, total));
  return {
    gender: filters.gender.length > 0 || (facets.gender.length > 1 && can(facets.gender)),
    size: can(facets.size),
    colour: can(facets.colour),
    price: isFiltered || (total > 1 && facets.price.min < facets.price.max),
  };
}

/** Tells whether a list has filters at all. */
export function hasFilters(listing: Narrowed, filters: Filters): boolean {
  return Object.values(narrowing(listing, filters)).includes(true);
}
