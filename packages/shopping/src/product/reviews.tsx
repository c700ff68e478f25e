import { useProductsReviewsQuery } from '@omnis/api-client';
import { textParts, useTexts } from '@omnis/texts/react';
import { ErrorState, Pagination } from '@omnis/ui';
import { kept, oneDecimal, type ReadArg, type ReadValue, usePagedList, useView } from '@omnis/shop-kit';
import { BadgeCheck } from 'lucide-react';
import { useRef, type CSSProperties, type ReactElement } from 'react';
import { useLocation } from '@omnis/shop-kit/react-router';
import { reviewsPage } from './reviews-page.ts';
import { reviewDay } from './own-days.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { ReviewsRoot } from './reviews-root.ts';
import { Stars } from './stars.tsx';
import { productTexts } from '../texts/product/index.ts';

type Reviews = ReadValue<'productsReviews'>;

function Summary({ average, total, histogram }: Reviews): ReactElement {
  const t = useTexts(productTexts);
  const stars = [5, 4, 3, 2, 1] as const;
  return (
    <div className="sum">
      <div className="average">
        <strong>{oneDecimal(average, t.locale)}</strong>
        <div>
          <Stars rating={average} />
          <small>{t('reviewCount', { count: total })}</small>
        </div>
      </div>
      <ul className="bars">
        {stars.map((star) => {
          const count = histogram[star - 1] ?? 0;
          const style: CSSProperties & Record<`--${string}`, string> = {
            '--share': `${total === 0 ? 0 : (count / total) * 100}%`,
          };
          return (
            <li key={star}>
              <span>{star === 1 ? t('oneStar') : t('stars', { star })}</span>
              <i style={style} aria-hidden="true" />
              <b>{count}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function List({ items }: Pick<Reviews, 'items'>): ReactElement {
  const t = useTexts(productTexts);
  return (
    <ul className="list">
      {items.map((review) => (
        <li key={review.id}>
          <Stars rating={review.rating} />
          {review.title !== '' && <h3>{review.title}</h3>}
          {review.body !== '' && <p className="body">{review.body}</p>}
          <ReviewPictures reviews={[review]} />
          <p className="by">
            {review.author}
            {review.verified && (
              <span>
                <BadgeCheck aria-hidden="true" />
                {t('verifiedBuyer')}
              </span>
            )}
            <time dateTime={review.createdAt}>{reviewDay(t, review.createdAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

// They come to the same for all who read them.
const KeptSummary = kept('ratings', Summary, { useSource: ({ histogram }) => histogram });
const KeptList = kept('reviews', List, { useSource: ({ items }) => items });

/** Properties of {@link ProductReviews}. */
export interface ProductReviewsProps {
  readonly arg: ReadArg<'productsReviews'>;
  /** Number of reviews of the product: with none, a failure to read them is not shown. */
  readonly count: number;
}

/** Reviews by buyers: the average, the number of each rating, and the reviews page by page. */
export default function ProductReviews({ arg, count }: ProductReviewsProps): ReactElement | null {
  const t = useTexts(productTexts);
  const { pathname, search } = useLocation();
  const { communityTitle, communitySubtitle } = useView().options;
  const { data, currentData, error, isFetching, refetch } = useProductsReviewsQuery(arg);
  // Of a page that does not come, nothing of the one before is shown as if it were that.
  const failed = error !== undefined && currentData === undefined;
  const list = useRef<HTMLDivElement>(null);
  const page = failed ? reviewsPage.read(new URLSearchParams(search)) : data?.page;
  const pages = data ? Math.ceil(data.total / data.perPage) : 0;
  const paged = usePagedList({ root: list, page, count: pages });
  if (data ? data.total === 0 : !failed || count === 0) return null;
  const fault = <ErrorState titleLevel={3} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <ReviewsRoot id="reviews" aria-labelledby="reviews-title" aria-busy={isFetching}>
      <header>
        <h2 id="reviews-title">{communityTitle || t('fromCommunity')}</h2>
        {communitySubtitle && <p>{communitySubtitle}</p>}
        {data && !failed && <ReviewPictures reviews={data.items} large />}
      </header>
      {data ? (
        <>
          <KeptSummary {...data} />
          <div ref={list} {...paged} className="paged">
            {failed ? fault : <KeptList items={data.items} />}
            <p className="own">
              {textParts(t, 'boughtIt', { link: <a href="/account/">{t('openOrder')}</a> })}
            </p>
            <Pagination
              label={t('reviewPages')}
              page={page ?? 1}
              count={pages}
              href={(to) => `${pathname}${reviewsPage.write(search, to)}#reviews`}
            />
          </div>
        </>
      ) : (
        fault
      )}
    </ReviewsRoot>
  );
}
