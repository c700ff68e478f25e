import { useAtlasStoreReviewsQuery } from '@omnis/api-client';
import { storeDemographics, storeIntegrationTypes, storePaymentIntervals } from '@omnis/models';
import {
  agoText,
  Badge,
  Button,
  Link,
  PageHead,
  timeText,
  VisuallyHidden,
  type TableColumn,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { ListRoot } from '../parts/list-root.ts';
import { SearchedList } from '../parts/searched-list.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { ProtectedPage } from '../permissions/protected.tsx';
import { ReviewDialog, type Store } from './review-dialog.tsx';
import { StoreMarks } from './store-marks.tsx';
import { chosenStores, storeChoices, storeStates } from './store-words.ts';

const perPage = 50;

const plans = { standard: 'Standard', pro: 'Pro', turbo: 'Turbo' } as const satisfies Record<
  Store['plan'],
  string
>;

function columns(choose: (store: Store) => void): TableColumn<Store>[] {
  return [
    {
      key: 'name',
      header: 'Store',
      primary: true,
      width: '18rem',
      cell: (store) => (
        <span className="entry">
          <Link className="name" href={`/stores/${store.division}/`}>
            {store.name}
          </Link>
          <small>{store.host}</small>
          <span className="marks">
            <StoreMarks {...store} />
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: 'Visitors',
      width: '9rem',
      cell: ({ state }) => <Badge tone={storeStates[state].tone}>{storeStates[state].text}</Badge>,
    },
    {
      key: 'review',
      header: 'Reason',
      cell: ({ review }) =>
        review === null ? (
          <span className="quiet">–</span>
        ) : (
          <span>
            {review.reason}
            <small>
              {review.by},{' '}
              <time dateTime={review.since} title={timeText(review.since)}>
                {agoText(review.since)}
              </time>
            </small>
          </span>
        ),
    },
    {
      key: 'kind',
      header: 'Kind',
      width: '9rem',
      wideOnly: true,
      cell: ({ demographic, integrationType }) =>
        demographic === null && integrationType === null ? (
          <span className="quiet">–</span>
        ) : (
          <span className="entry">
            {demographic !== null && <span>{storeDemographics[demographic]}</span>}
            {integrationType !== null && <small>{storeIntegrationTypes[integrationType]}</small>}
          </span>
        ),
    },
    {
      key: 'paid',
      header: 'Paid out',
      width: '9rem',
      wideOnly: true,
      cell: ({ paymentInterval }) =>
        paymentInterval === null ? <span className="quiet">–</span> : storePaymentIntervals[paymentInterval],
    },
    { key: 'plan', header: 'Plan', width: '7rem', wideOnly: true, cell: ({ plan }) => plans[plan] },
    {
      key: 'act',
      header: 'Review',
      width: '12rem',
      cell: (store) => (
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => choose(store)}>
          {store.review === null ? (
            <span>
              Put<VisuallyHidden> {store.name}</VisuallyHidden> under review…
            </span>
          ) : (
            <span>
              Lift<VisuallyHidden> the</VisuallyHidden> review
              <VisuallyHidden> of {store.name}</VisuallyHidden>…
            </span>
          )}
        </Button>
      ),
    },
  ];
}

function List(): ReactElement {
  const address = useListAddress('/stores/');
  const { params, page, search } = address;
  const choice = params.get('state') ?? '';
  const [chosen, setChosen] = useState<Store | null>(null);
  const query = useAtlasStoreReviewsQuery(
    { query: { page, perPage, search: search || undefined, ...chosenStores(choice) } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const { data } = query;
  return (
    <ListRoot>
      <PageHead title="Stores" text="Who may visit each, which are under review, and what each is to us." />
      <SearchedList
        address={address}
        query={query}
        perPage={perPage}
        searchLabel="Search by name or address"
        filter={{
          name: 'state',
          label: 'Which stores',
          value: choice,
          all: 'Every store',
          options: storeChoices(data?.underReview),
        }}
        caption="Stores by name"
        columns={columns(setChosen)}
        rowKey={({ division }) => String(division)}
        emptyTitle="No store fits these filters"
        pagesLabel="Pages of stores"
      />
      <ReviewDialog store={chosen} onClose={() => setChosen(null)} />
    </ListRoot>
  );
}

/** Every store with who may visit it, and putting it under review (storefront.md §2 `/store-under-review/`). */
export function Component(): ReactElement {
  useTitle('Stores');
  return (
    <ProtectedPage permission="stores.review" title="Stores">
      <List />
    </ProtectedPage>
  );
}
