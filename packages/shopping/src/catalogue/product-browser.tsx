import { useProductsListQuery } from '@omnis/api-client';
import { BlockEnvironmentProvider, openingCards, ProductGridView } from '@omnis/blocks';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { LinkButton, Pagination } from '@omnis/ui';
import {
  Chunk,
  divisionOf,
  kept,
  lazyChunk,
  loadPatiently,
  OnceAlive,
  useCore,
  usePagedList,
  useView,
} from '@omnis/shop-kit';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useCardEnvironment } from '../page/block-environment.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { BrowserRoot } from './browser-root.ts';
import { FilterForm } from './filter-form.tsx';
import { FilterTool } from './filter-tool.tsx';
import {
  changeFilters,
  clearFilters,
  countFilters,
  listArg,
  perPage,
  readFilters,
  sortNames,
  type Filters,
  type ListScope,
  type ProductListing,
} from './filters.ts';
import { useHeldList } from './held-list.ts';
import { useKeptList } from './kept-list.ts';
import { hasFilters } from './narrowing.ts';
import { NothingFound } from './nothing-found.tsx';
import { useBrowser } from './use-browser.ts';
import { useChosen } from './use-chosen.ts';
import { useFocusAfterFilters } from './use-focus-after-filters.ts';
import { useShownProducts } from './use-shown-products.ts';
import { catalogueTexts } from '../texts/catalogue/index.ts';

const ListMissed = lazyChunk(() => import('./list-missed.tsx'));
const EndlessMore = lazy(() => loadPatiently(() => import('./endless-more.tsx')));

/** The same for whoever looks at a list with the same filters; the browser has the form itself. */
const Narrowing = kept('filters', FilterForm, {
  useSource: ({ facets }) => facets,
  usePlace: ({ id = '', total, filters, currency }) => JSON.stringify([id, total, filters, currency]),
});

/** That its notice could not be loaded either is said already. */
const doNothing = (): void => undefined;

const noItems: ProductListing['items'] = [];

/** Properties of {@link ProductBrowser}. */
export interface ProductBrowserProps extends ListScope {
  readonly intro: (listing: ProductListing) => ReactNode;
  /** In place of a list that has nothing in it; that nothing was found unless told. */
  readonly nothing?: (listing: ProductListing) => ReactNode;
}

interface SortProps {
  readonly form: string;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

function Sort({ form, ...choice }: SortProps): ReactElement {
  const t = useTexts(catalogueTexts);
  const [filters, onChange] = useChosen(choice.filters, choice.onChange);
  const natural = filters.q === '' ? t('featured') : t('bestMatch');
  return (
    <label className="sort">
      <span aria-hidden="true">{t('sortBy')}</span>
      <select
        name="sort"
        aria-label={t('sortBy')}
        form={form}
        value={filters.sort ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const { sort } = readFilters(new URLSearchParams({ sort: value }));
          onChange(changeFilters(filters, { sort }));
        }}
      >
        <option value="">{natural}</option>
        {Object.entries(sortNames).map(([value, key]) => (
          <option key={value} value={value}>
            {t(key)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </label>
  );
}

/** A list of products to look through: filters, order and pages, all of it in the address. */
export function ProductBrowser({
  collection,
  creator,
  intro,
  nothing,
}: ProductBrowserProps): ReactElement | null {
  const t = useTexts(catalogueTexts);
  const form = useId();
  const results = useRef<HTMLDivElement>(null);
  const { filters, href, go, goOn, busy, leaving } = useBrowser();
  const { missed, again } = useKeptList();
  const { options, mode } = useView();
  const currency = useAppSelector(selectCurrency);
  const division = divisionOf(useCore());
  const environment = useCardEnvironment(mode);
  const place = { division, currency, collection, creator };
  const { root, onFocus } = useFocusAfterFilters();
  const { data, isFetching } = useProductsListQuery(listArg(filters, place));
  const items = useShownProducts(filters, place, data?.items ?? noItems);
  useHeldList(filters, place, !busy && !isFetching && !missed);
  const { page, from } = filters;
  const endless = options.endlessLists ?? false;
  const shownPage = useRef(page);
  useEffect(() => {
    // Another page starts at its top; another filter leaves the shopper where they are.
    if (shownPage.current !== page && !busy && !missed && from === page)
      results.current?.scrollIntoView({ block: 'start' });
    shownPage.current = page;
  }, [page, from, busy, missed]);
  const pages = Math.ceil((data?.total ?? 0) / perPage);
  const paged = usePagedList({
    root: results,
    // An endless list counts as one page.
    page: endless ? undefined : page,
    count: pages,
    isComing: busy || missed,
  });
  if (!data) return null;

  const { total, facets } = data;
  const goesOn = from < page;
  const count = countFilters(filters);
  const isEmpty = total === 0 && count === 0;
  const notice = missed && !busy && (
    <Chunk onMissing={doNothing}>
      <ListMissed onAgain={again} />
    </Chunk>
  );
  const isSorted = total > 1;
  const isNarrowed = hasFilters(data, filters);
  const formProps = { facets, total, filters, currency: data.items[0]?.currency ?? currency, onChange: go };
  return (
    <BrowserRoot ref={root} onFocus={onFocus}>
      <div className="intro">
        {intro(data)}
        {data.searchedFor !== undefined && (
          <p>
            {t('showingResultsFor', { term: data.searchedFor })}{' '}
            <a href={href(changeFilters(filters, { exact: true }))}>
              {t('searchInstead', { term: filters.q })}
            </a>
          </p>
        )}
      </div>
      {data.isPartial === true && !isEmpty && <p role="status">{t('noneHasAllWords')}</p>}
      {isEmpty ? (
        (nothing?.(data) ?? <NothingFound term={filters.q} />)
      ) : (
        <>
          <div className="toolbar" data-bare={isSorted || isNarrowed ? undefined : ''}>
            {isNarrowed && <FilterTool notice={notice} {...formProps} />}
            <span className="count" role="status" tabIndex={-1}>
              {t('products', { count: total })}
            </span>
            {isSorted && (
              <>
                <Sort form={form} filters={filters} onChange={go} />
                <button type="submit" form={form} className="apply-sort">
                  {t('sort')}
                </button>
              </>
            )}
          </div>
          <div className="body" data-plain={isNarrowed ? undefined : ''}>
            <aside className="filters" aria-label={t('filters')} hidden={!isNarrowed}>
              <Narrowing id={form} {...formProps} />
            </aside>
            <div ref={results} {...paged} className="results" aria-busy={(busy || isFetching) && !goesOn}>
              <AppliedFilters filters={filters} currency={formProps.currency} href={href} />
              {items.length === 0 ? (
                <NothingFound
                  term={filters.q}
                  action={<LinkButton href={href(clearFilters(filters))}>{t('clearFilters')}</LinkButton>}
                />
              ) : (
                <BlockEnvironmentProvider environment={environment}>
                  <ProductGridView
                    products={items}
                    priorityCount={openingCards}
                    headingLevel={2}
                    label={t('productList')}
                  />
                </BlockEnvironmentProvider>
              )}
              {endless && page < pages && (
                <OnceAlive>
                  <div className="more">
                    <Suspense>
                      <EndlessMore
                        busy={busy || isFetching}
                        stopped={missed || leaving}
                        onMore={() => goOn(changeFilters(filters, { page: page + 1, from }))}
                      />
                    </Suspense>
                  </div>
                </OnceAlive>
              )}
              <div className="pages" data-endless={endless ? '' : undefined}>
                <Pagination
                  page={page}
                  count={pages}
                  href={(to) => href(changeFilters(filters, { page: to }))}
                />
              </div>
            </div>
          </div>
        </>
      )}
      {notice}
    </BrowserRoot>
  );
}
