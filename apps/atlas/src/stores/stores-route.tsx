import { useAtlasStoreReviewsQuery } from '@omnis/api-client';
import { storeDemographics, storeIntegrationTypes, storePaymentIntervals } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { agoText, Badge, Button, Link, PageHead, timeText, type TableColumn } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { ListRoot } from '../parts/list-root.ts';
import { SearchedList } from '../parts/searched-list.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { ProtectedPage } from '../permissions/protected.tsx';
import { ReviewDialog, type Store } from './review-dialog.tsx';
import { StoreMarks } from './store-marks.tsx';
import { chosenStores, storeChoices, storeStates } from './store-words.ts';
import { storesTexts, type StoresTextKey, type StoresTexts } from '../texts/stores/index.ts';

const perPage = 50;

const plans = { standard: 'standard', pro: 'pro', turbo: 'turbo' } as const satisfies Record<
  Store['plan'],
  StoresTextKey
>;

function columns(t: StoresTexts, choose: (store: Store) => void): TableColumn<Store>[] {
  return [
    {
      key: 'name',
      header: t('store'),
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
      header: t('visitors'),
      width: '9rem',
      cell: ({ state }) => <Badge tone={storeStates[state].tone}>{t(storeStates[state].textKey)}</Badge>,
    },
    {
      key: 'review',
      header: t('reason'),
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
      header: t('kind'),
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
      header: t('paidOut'),
      width: '9rem',
      wideOnly: true,
      cell: ({ paymentInterval }) =>
        paymentInterval === null ? <span className="quiet">–</span> : storePaymentIntervals[paymentInterval],
    },
    { key: 'plan', header: t('plan'), width: '7rem', wideOnly: true, cell: ({ plan }) => t(plans[plan]) },
    {
      key: 'act',
      header: t('review'),
      width: '12rem',
      cell: (store) => (
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t(store.review === null ? 'putStoreUnderReviewOpens' : 'liftReviewOfStoreOpens', {
            name: store.name,
          })}
          onClick={() => choose(store)}
        >
          {t(store.review === null ? 'putUnderReviewOpens' : 'liftReviewOpens')}
        </Button>
      ),
    },
  ];
}

function List(): ReactElement {
  const t = useTexts(storesTexts);
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
      <PageHead title={t('stores')} text={t('storesIntro')} />
      <SearchedList
        address={address}
        query={query}
        perPage={perPage}
        searchLabel={t('searchByNameOrAddress')}
        filter={{
          name: 'state',
          label: t('whichStores'),
          value: choice,
          all: t('everyStore'),
          options: storeChoices(t, data?.underReview),
        }}
        caption={t('storesByName')}
        columns={columns(t, setChosen)}
        rowKey={({ division }) => String(division)}
        emptyTitle={t('noStoreFits')}
        pagesLabel={t('pagesOfStores')}
      />
      <ReviewDialog store={chosen} onClose={() => setChosen(null)} />
    </ListRoot>
  );
}

/** Every store with who may visit it, and putting it under review (storefront.md §2 `/store-under-review/`). */
export function Component(): ReactElement {
  const t = useTexts(storesTexts);
  useTitle(t('stores'));
  return (
    <ProtectedPage permission="stores.review" title={t('stores')}>
      <List />
    </ProtectedPage>
  );
}
