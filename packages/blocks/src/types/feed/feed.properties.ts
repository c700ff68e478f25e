import { choice, collection, link, number, scheme, text } from '../../read/properties.ts';
import { productSorts } from '../../sources/source.ts';
import { feedSources } from './feed.limits.ts';

/** Properties of a block `feed`. */
export const feedProperties = {
  title: text,
  source: choice(feedSources, 'blog'),
  limit: number({ fallback: null }),
  collection,
  sortBy: choice(productSorts, 'new-in'),
  href: link,
  linkText: text,
  scheme,
};
