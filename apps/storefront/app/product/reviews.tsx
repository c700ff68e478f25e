import { useProductsReviewsQuery } from '@omnis/api-client';
import { media, token } from '@omnis/theme/react';
import { Pagination } from '@omnis/ui';
import { BadgeCheck } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useView } from '../data/view.ts';
import type { ReadArg, ReadValue } from '../data/reads.ts';
import { reviewsPage } from './reviews-page.ts';
import { reviewDay } from './own-days.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { Stars } from './stars.tsx';
import { oneDecimal } from '../data/one-decimal.ts';
import { productTexts } from '../texts/product/index.ts';
import { useTexts } from '../texts/use-texts.ts';

const Root = styled.section.withConfig({ componentId: 'shop-reviews' })`
  display: grid;
  gap: ${token('space.8')};
  scroll-margin-top: 6rem;

  header p {
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
  }
  .sum {
    display: grid;
    gap: ${token('space.4')};
    align-content: start;
  }
  .average {
    display: flex;
    align-items: center;
    gap: ${token('space.4')};
  }
  .average strong {
    font-family: ${token('heading.font')};
    font-size: ${token('type.4xl')};
    font-weight: ${token('heading.weight')};
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  .average small {
    display: block;
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
  }
  .bars {
    display: grid;
    grid-template-columns: max-content 1fr minmax(2.5rem, max-content);
    gap: ${token('space.2')} ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
  }
  .bars li {
    display: grid;
    /* As wide as the longest of its language. */
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  .bars i {
    height: 0.375rem;
    border-radius: ${token('radius.full')};
    background: linear-gradient(
      to right,
      ${token('rating.star')} var(--share),
      ${token('progress.track')} var(--share)
    );
    print-color-adjust: exact;
  }
  @media (forced-colors: active) {
    .bars i {
      border: 1px solid CanvasText;
      background: linear-gradient(to right, CanvasText var(--share), Canvas var(--share));
      forced-color-adjust: none;
    }
  }
  .bars b {
    font-weight: ${token('weight.regular')};
    text-align: end;
  }
  .list {
    display: grid;
    gap: ${token('space.6')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .list > li {
    padding-bottom: ${token('space.6')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  .list h3 {
    margin-top: ${token('space.3')};
    font: ${token('weight.bold')} ${token('type.md')} / 1.4 ${token('text.font')};
    letter-spacing: 0;
    text-transform: none;
  }
  .list .body {
    margin-top: ${token('space.1')};
    white-space: pre-line;
    max-width: ${token('layout.prose.width')};
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.3')};
    margin-top: ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .by span {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1')};
  }
  .by svg {
    width: 1rem;
    height: 1rem;
    color: ${token('success.text')};
  }
  .own {
    margin-top: ${token('space.6')};
    color: ${token('text.muted')};
  }
  nav {
    margin-top: ${token('space.6')};
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${token('space.10')} ${token('space.16')};

    header {
      grid-column: 1 / -1;
    }
  }
`;

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

/** Properties of {@link ProductReviews}. */
export interface ProductReviewsProps {
  readonly arg: ReadArg<'productsReviews'>;
}

/** What buyers say: the average, how often each rating was given, and the reviews page by page. */
export default function ProductReviews({ arg }: ProductReviewsProps): ReactElement | null {
  const t = useTexts(productTexts);
  const { pathname, search } = useLocation();
  const { communityTitle, communitySubtitle } = useView().options;
  const { data, isFetching } = useProductsReviewsQuery(arg);
  if (!data || data.total === 0) return null;
  return (
    <Root id="reviews" aria-labelledby="reviews-title" aria-busy={isFetching}>
      <header>
        <h2 id="reviews-title">{communityTitle}</h2>
        {communitySubtitle !== '' && <p>{communitySubtitle}</p>}
        <ReviewPictures reviews={data.items} large />
      </header>
      <Summary {...data} />
      <div>
        <ul className="list">
          {data.items.map((review) => (
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
        <p className="own">{t.parts('boughtIt', { link: <a href="/account/">{t('openOrder')}</a> })}</p>
        <Pagination
          label={t('reviewPages')}
          page={data.page}
          count={Math.ceil(data.total / data.perPage)}
          href={(page) => `${pathname}${reviewsPage.write(search, page)}#reviews`}
        />
      </div>
    </Root>
  );
}
