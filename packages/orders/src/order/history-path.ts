import { pageNumber, type ReadArg } from '@omnis/shop-kit';

const perPage = 10;

/** The argument of a history's read, by its address. */
export function historyArg(customerHash: string, query: URLSearchParams): ReadArg<'ordersHistory'> {
  return { params: { customerHash }, query: { page: pageNumber(query), perPage } };
}

/** Path of a page of a history. */
export function historyPath(customerHash: string, page = 1): string {
  const path = `/order-history/${customerHash}`;
  return page === 1 ? path : `${path}?page=${page}`;
}
