import { useOrdersReviewsQuery, type CallAnswer } from '@omnis/api-client';
import { Initial } from '@omnis/blocks';
import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button } from '@omnis/ui';
import { Chunk, lazyChunk } from '@omnis/shop-kit';
import { productTexts, Stars } from '@omnis/shopping';
import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

const ReviewDialog = lazyChunk(() => import('./review-dialog.tsx'));

const Root = styled.section.withConfig({ componentId: 'shop-order-reviews' })`
  > p {
    color: ${token('text.muted')};
  }
  ul {
    display: grid;
    gap: ${token('space.4')};
    margin: ${token('space.5')} 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.3')} ${token('space.4')};
  }
  .picture {
    width: 3.5rem;
    height: 4.375rem;
  }
  :is(img, .picture) {
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    object-fit: cover;
  }
  li > div {
    display: grid;
    flex: 1 1 12rem;
    justify-items: start;
    gap: ${token('space.1')};
    min-width: 0;
  }
  li strong {
    font-weight: ${token('weight.medium')};
  }
  small {
    color: ${token('text.muted')};
  }
`;

/** A product of the order, and what was said of it. */
export type Reviewable = CallAnswer<'orders.reviews'>['items'][number];

const stateWords = {
  pending: 'statePending',
  published: 'statePublished',
  rejected: 'stateRejected',
} as const;

function Said({ review }: { readonly review: NonNullable<Reviewable['review']> }): ReactElement {
  const t = useTexts(productTexts);
  return (
    <>
      <Stars rating={review.rating} />
      <small>{t(stateWords[review.state])}</small>
    </>
  );
}

/** Reviews by the buyer of an order, and the way to write them; renders nothing until the goods are on their way. */
export default function OrderReviews({ orderHash }: { readonly orderHash: string }): ReactElement | null {
  const t = useTexts(productTexts);
  const { data } = useOrdersReviewsQuery({ params: { orderHash } });
  const [chosen, setChosen] = useState<Reviewable | null>(null);
  const [open, setOpen] = useState(false);
  const chosenName = useRef<HTMLElement>(null);
  if (data?.open !== true || data.items.length === 0) return null;
  return (
    <Root aria-labelledby="reviewing-title">
      <h2 id="reviewing-title">{t('howLike')}</h2>
      <p>{t('wordsHelp')}</p>
      <ul>
        {data.items.map((item) => (
          <li key={item.productId}>
            {item.image === null ? (
              <span className="picture">
                <Initial of={item.name} />
              </span>
            ) : (
              <img src={imageUrl(item.image, { width: 144, height: 180 })} alt="" width={56} height={70} />
            )}
            <div>
              <strong ref={item.productId === chosen?.productId ? chosenName : undefined} tabIndex={-1}>
                {item.name}
              </strong>
              {item.review && <Said review={item.review} />}
            </div>
            {item.review === null && (
              <Button
                variant="secondary"
                aria-label={t('writeReviewOf', { name: item.name })}
                onClick={() => {
                  setChosen(item);
                  setOpen(true);
                }}
              >
                {t('writeReview')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <Chunk onMissing={() => setChosen(null)}>
          <ReviewDialog
            key={chosen.productId}
            orderHash={orderHash}
            product={chosen}
            author={data.author}
            sentFocus={chosenName}
            open={open}
            onOpenChange={setOpen}
          />
        </Chunk>
      )}
    </Root>
  );
}
