import {
  useDashboardModerateReviewMutation,
  useDashboardReviewsQuery,
  type CallAnswer,
} from '@omnis/api-client';
import { imageUrl } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button, EmptyState, type TableColumn } from '@omnis/ui';
import { Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { Chips } from '../parts/chips.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useListParams } from '../parts/list-params.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PagedRows } from '../parts/paged-rows.tsx';
import { reviewStateOf, reviewViews, stateFacts } from './review-views.ts';
import { reviewsTexts, type ReviewsTexts } from '../texts/reviews/index.ts';

type Review = CallAnswer<'dashboard.reviews'>['items'][number];

const Words = styled.div.withConfig({ componentId: 'dashboard-review-words' })`
  display: grid;
  gap: ${token('space.1')};
  max-width: 44rem;
  font-weight: ${token('weight.regular')};

  .stars {
    display: flex;
    align-items: center;
    gap: 1px;
  }
  .stars svg {
    width: 0.9375rem;
    height: 0.9375rem;
    fill: ${token('rating.empty')};
    stroke: none;
  }
  .stars svg[data-full] {
    fill: ${token('rating.star')};
  }
  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    margin-block: ${token('space.1')};
  }
  .pictures img {
    display: block;
    border-radius: ${token('radius.sm')};
    object-fit: cover;
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Answers = styled.div.withConfig({ componentId: 'dashboard-review-answers' })`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space.2')};
`;

function Said({ review }: { readonly review: Review }): ReactElement {
  const t = useTexts(reviewsTexts);
  const { rating, title, body, author, createdAt, product, pictures } = review;
  return (
    <Words>
      <span className="stars" role="img" aria-label={t('out5Stars', { rating })}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} aria-hidden="true" data-full={star <= rating ? '' : undefined} />
        ))}
      </span>
      {title !== '' && <strong>{title}</strong>}
      {body !== '' && <p>{body}</p>}
      {pictures.length > 0 && (
        <span className="pictures">
          {pictures.map(({ src }, at) => (
            <a key={src} href={imageUrl(src, { width: 1280 })} target="_blank" rel="noopener">
              <img
                src={imageUrl(src, { width: 128, height: 128 })}
                alt={t('pictureOf', { author, number: at + 1, pictures: pictures.length })}
                width={64}
                height={64}
              />
            </a>
          ))}
        </span>
      )}
      <small className="quiet">
        {textParts(t, 'authorAndProduct', { author, name: product.name, ago: <Ago at={createdAt} /> })}
      </small>
    </Words>
  );
}

function Decide({ review: { id, state, product, author } }: { readonly review: Review }): ReactElement {
  const t = useTexts(reviewsTexts);
  const division = useDivision();
  const [send, { isLoading }] = useDashboardModerateReviewMutation();
  const decide = async (next: 'published' | 'rejected'): Promise<void> => {
    const { data } = await send({ params: { division, id }, body: { state: next } });
    if (data !== undefined) {
      const text = next === 'published' ? t('shownOnTheProductsPage') : t('notShown');
      snackbars.show({ text, tone: 'success' });
    }
  };
  const of = t('theReviewOfBy', { name: product.name, author });
  return (
    <Answers>
      {state !== 'rejected' && (
        <Button
          size="sm"
          variant="ghost"
          disabled={isLoading}
          aria-label={`${state === 'pending' ? t('reject') : t('unpublish')} ${of}`}
          onClick={() => void decide('rejected')}
        >
          {state === 'pending' ? t('reject') : t('unpublish')}
        </Button>
      )}
      {state !== 'published' && (
        <Button
          size="sm"
          disabled={isLoading}
          aria-label={t('publishOf', { of })}
          onClick={() => void decide('published')}
        >
          {t('publishButton')}
        </Button>
      )}
    </Answers>
  );
}

const columnsIn = (t: ReviewsTexts): readonly TableColumn<Review>[] => [
  { key: 'words', header: t('reviewColumn'), primary: true, cell: (review) => <Said review={review} /> },
  {
    key: 'state',
    header: t('state'),
    cell: ({ state }) => <Badge tone={stateFacts[state].tone}>{t(stateFacts[state].text)}</Badge>,
  },
  { key: 'decide', header: t('decision'), align: 'end', cell: (review) => <Decide review={review} /> },
];

/** Reviews by buyers, before they are published. */
export function Component(): ReactElement {
  const t = useTexts(reviewsTexts);
  useTitle(t('reviews'));
  const list = useListParams();
  const view = reviewStateOf(list.params.get('state'));
  const query = useDashboardReviewsQuery(
    {
      params: { division: useDivision() },
      query: { page: list.page, perPage: pageSize, state: view === 'all' ? undefined : view },
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHead title={t('reviews')} text={t('reviewsText')} />
      <ListCard aria-label={t('reviews')}>
        <div className="tools">
          <Chips
            label={t('whichReviews')}
            options={reviewViews(t, (query.currentData ?? query.data)?.pending ?? 0)}
            value={view}
            onValueChange={(next) => list.change({ state: next === 'pending' ? null : next })}
          />
        </div>
        <PagedRows
          query={query}
          list={list}
          noun="review"
          caption={t('reviews')}
          columns={columnsIn(t)}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={view === 'pending' ? t('nothingWaitsForYou') : t('noReviewsHere')}
              text={t('whenSomebodyReviewsWhatThey')}
              illustration="heart"
            />
          }
        />
      </ListCard>
    </>
  );
}
