import {
  useDashboardModerateReviewMutation,
  useDashboardReviewsQuery,
  type CallAnswer,
} from '@omnis/api-client';
import { imageUrl } from '@omnis/models';
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
  const { rating, title, body, author, createdAt, product, pictures } = review;
  return (
    <Words>
      <span className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
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
                alt={`By ${author}, ${at + 1} of ${pictures.length}`}
                width={64}
                height={64}
              />
            </a>
          ))}
        </span>
      )}
      <small className="quiet">
        {author} of {product.name}, <Ago at={createdAt} />
      </small>
    </Words>
  );
}

function Decide({ review: { id, state, product, author } }: { readonly review: Review }): ReactElement {
  const division = useDivision();
  const [send, { isLoading }] = useDashboardModerateReviewMutation();
  const decide = async (next: 'published' | 'rejected'): Promise<void> => {
    const { data } = await send({ params: { division, id }, body: { state: next } });
    if (data !== undefined) {
      const text = next === 'published' ? 'Shown on the product’s page' : 'Not shown';
      snackbars.show({ text, tone: 'success' });
    }
  };
  const of = `the review of ${product.name} by ${author}`;
  return (
    <Answers>
      {state !== 'rejected' && (
        <Button
          size="sm"
          variant="ghost"
          disabled={isLoading}
          aria-label={`${state === 'pending' ? 'Reject' : 'Take off'} ${of}`}
          onClick={() => void decide('rejected')}
        >
          {state === 'pending' ? 'Reject' : 'Take off'}
        </Button>
      )}
      {state !== 'published' && (
        <Button
          size="sm"
          disabled={isLoading}
          aria-label={`Publish ${of}`}
          onClick={() => void decide('published')}
        >
          Publish
        </Button>
      )}
    </Answers>
  );
}

const columns: readonly TableColumn<Review>[] = [
  { key: 'words', header: 'Review', primary: true, cell: (review) => <Said review={review} /> },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={stateFacts[state].tone}>{stateFacts[state].text}</Badge>,
  },
  { key: 'decide', header: 'Decision', align: 'end', cell: (review) => <Decide review={review} /> },
];

/** What buyers say, before everybody reads it. */
export function Component(): ReactElement {
  useTitle('Reviews');
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
      <PageHead title="Reviews" text="Buyers send them from their order; shoppers see what you publish." />
      <ListCard aria-label="Reviews">
        <div className="tools">
          <Chips
            label="Which reviews"
            options={reviewViews((query.currentData ?? query.data)?.pending ?? 0)}
            value={view}
            onValueChange={(next) => list.change({ state: next === 'pending' ? null : next })}
          />
        </div>
        <PagedRows
          query={query}
          list={list}
          noun="review"
          caption="Reviews"
          columns={columns}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={view === 'pending' ? 'Nothing waits for you' : 'No reviews here'}
              text="When somebody reviews what they bought, you read it here first."
              illustration="heart"
            />
          }
        />
      </ListCard>
    </>
  );
}
