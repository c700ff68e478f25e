import { failureOf } from '@omnis/api-client';
import type { CallName } from '@omnis/contract/paths';
import { isCurrencyCode, localeIn, type CurrencyCode, type Language } from '@omnis/models';
import { selectCurrency } from '@omnis/store';
import type { Read, ReadArg, ReadName, ReadSource, ReadValue, StoreCoreData } from '@omnis/shop-kit';
import type { ServerCall } from './server-context.ts';

/** The call behind each read. */
const calls: Readonly<Record<ReadName, CallName>> = {
  storeCoreData: 'store.coreData',
  pagesGet: 'pages.get',
  pagesList: 'pages.list',
  productsGet: 'products.get',
  productsSuggest: 'products.suggest',
  productsList: 'products.list',
  productsFetch: 'products.fetch',
  productsReviews: 'products.reviews',
  collectionsList: 'collections.list',
  artemisQuery: 'artemis.query',
  blogPaginate: 'blog.paginate',
  socialInstagramPosts: 'social.instagramPosts',
  blogGet: 'blog.get',
  helpList: 'help.list',
  helpGroup: 'help.group',
  helpQuestion: 'help.question',
  helpReason: 'help.reason',
  policiesGet: 'policies.get',
  sitemapGet: 'sitemap.get',
  ordersGet: 'orders.get',
  ordersHistory: 'orders.history',
  checkoutToPay: 'checkout.toPay',
  ordersInvoice: 'orders.invoice',
  ordersOptions: 'orders.options',
  ordersReturns: 'orders.returns',
  studioProducts: 'studio.products',
  quotesGet: 'quotes.get',
};

/** Facts about a request. */
export interface RequestFacts {
  readonly call: ServerCall;
  /** The currency that the visitor has chosen. */
  readonly chosen: CurrencyCode | null;
  readonly language: Language;
}

/** A request's source of reads, with the core data once it was read. */
export interface RequestSource extends ReadSource {
  /** Reads the core data; to be done before any loader runs. */
  readonly prepare: () => Promise<Read<'storeCoreData'>>;
}

/**
 * Reads in process, without a thunk for each: the answers go into the request's store all at once, before rendering
 * (`seedQueries`), which costs a fraction.
 */
export function requestSource({ call, chosen, language }: RequestFacts): RequestSource {
  let core: StoreCoreData | undefined;
  const ask = async <N extends ReadName>(name: N, arg: ReadArg<N>): Promise<Read<N>> => {
    const answer = await call(calls[name], arg ?? {});
    if (!answer.ok) return { error: failureOf(answer.status, answer.body) };
    // Safe: the server answers its own calls by the contract that both are built from.
    return { value: answer.value as ReadValue<N>, json: answer.json };
  };
  const known = (): StoreCoreData => {
    if (!core) throw new Error('The core data has not been read yet');
    return core;
  };
  return {
    ask,
    core: known,
    locale: () => localeIn(language, known().state.store.locale),
    currency: () => {
      const available = known()
        .state.currencies.map(({ code }) => code)
        .filter(isCurrencyCode);
      return selectCurrency.unwrapped({ chosen, available });
    },
    prepare: async () => {
      const read = await ask('storeCoreData', undefined);
      core = read.value;
      return read;
    },
  };
}
