import { data } from '../react-router/index.ts';
import type { PageFailure } from './failure.ts';

/**
 * The page of a list that an address asks for, from 1.
 *
 * @throws the answer 404 for what is no number of a page
 */
export function pageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) throw data<PageFailure>({ message: 'Page not found' }, { status: 404 });
  return Number(page);
}
