import type { BasketAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { formatPrice } from '@omnis/shop-kit';
import { ChevronDown } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { lineProblem } from '../basket/basket-line.tsx';
import { Coupon } from '../basket/coupon.tsx';
import { linesCss } from '../basket/line-css.ts';
import { LineFacts } from '../basket/line-facts.tsx';
import { TotalsList } from '../basket/totals.tsx';
import { productPath } from '../product/selection.ts';
import type { OrderedBasket } from './checkout-path.ts';
import { GiftCards } from './gift-cards.tsx';
import { SaidSums } from './said-sums.tsx';
import type { Quote } from './use-quote.ts';
import { useUnfolded } from './use-unfolded.ts';
import { basketTexts } from '../texts/basket/index.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';

const shade = `color-mix(in srgb, ${token('box.color')} 28%, transparent)`;

const Root = styled.aside.withConfig({ componentId: 'shop-order-summary' })`
  background: ${token('box.background')};
  color: ${token('box.color')};

  /* On small screens what is to be paid stays in sight, in the place of the header; a low window has no room for it. */
  ${media.down('lg')} and (min-height: 30.01rem) {
    position: sticky;
    z-index: ${token('layer.sticky')};
    top: 0;
    max-height: 100dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    html:has(&) [data-slim] {
      position: relative;
    }
  }
  > div {
    display: none;
    gap: ${token('space.6')};
    padding: ${token('space.5')} ${token('layout.gutter')} ${token('space.6')};
  }
  &[data-open] > div {
    display: grid;
  }
  h2 {
    font-size: ${token('type.xl')};
  }
  .fold {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    position: sticky;
    z-index: 1;
    top: 0;
    width: 100%;
    min-height: 3.5rem;
    padding: 0 ${token('layout.gutter')};
    border: 0;
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    background: inherit;
  }
  .fold svg {
    width: 1rem;
    height: 1rem;
    transition: transform ${token('motion.base')} ${token('motion.ease')};
  }
  &[data-open] .fold svg {
    transform: rotate(180deg);
  }
  .fold strong {
    margin-inline-start: auto;
    font-size: ${token('type.lg')};
    font-variant-numeric: tabular-nums;
  }
  .lines {
    max-height: 26rem;
    margin-inline: -0.25rem;
    padding-inline: 0.25rem;
    overflow-y: auto;
    scrollbar-width: thin;
    /* A shadow at an edge beyond which there is more; at the end of the list it lies under a veil that scrolls along. */
    background:
      linear-gradient(${token('box.background')} 40%, transparent) 0 0 / 100% 2.5rem no-repeat local,
      linear-gradient(transparent, ${token('box.background')} 60%) 0 100% / 100% 2.5rem no-repeat local,
      radial-gradient(farthest-side at 50% 0, ${shade}, transparent) 0 0 / 100% 0.75rem no-repeat,
      radial-gradient(farthest-side at 50% 100%, ${shade}, transparent) 0 100% / 100% 0.75rem no-repeat;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.4')};
  }
  .edit {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-block: -0.5rem;
    padding-inline: ${token('space.2')};
    margin-inline-end: calc(-1 * ${token('space.2')});
    font-size: ${token('type.sm')};
  }
  .why {
    grid-column: 2 / -1;
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  ${linesCss}
  ${media.up('lg')} {
    > div {
      position: sticky;
      top: ${token('layout.header.desktop')};
      display: grid;
      max-width: 30rem;
      padding: ${token('space.10')} ${token('layout.gutter')} ${token('space.10')} clamp(2rem, 4vw, 4rem);
    }
    .fold {
      display: none;
    }
  }
`;

/** Properties of {@link OrderSummary}. */
export interface OrderSummaryProps {
  readonly basket: BasketAnswer;
  readonly ordered: OrderedBasket;
  readonly quote: Quote | undefined;
  /** Another quote is on its way. */
  readonly busy: boolean;
}

/** Amount that gift cards pay of it, in major units. */
const paidByCards = ({ giftCards }: Quote): number => giftCards.reduce((sum, { amount }) => sum + amount, 0);

/** Items about to be bought, with live totals; folded on small screens, where they are above the form. */
export function OrderSummary({ basket, ordered, quote, busy }: OrderSummaryProps): ReactElement {
  const t = useTexts(checkoutTexts);
  const basketWords = useTexts(basketTexts);
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useUnfolded(root);
  const totals = quote?.totals ?? basket.totals;
  const [first] = basket.items;
  // An item bought at once is changed on its own page.
  const edit =
    ordered === 'now' && first?.productUrl ? productPath(first.productUrl, first.options.Colour) : '/basket/';
  return (
    <Root ref={root} aria-label={t('summary')} data-open={open ? '' : undefined}>
      <button type="button" className="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('hideOrder') : t('showOrder')}
        <ChevronDown aria-hidden="true" />
        <strong>{formatPrice(quote?.toPay ?? totals.total, totals.currency, t.locale)}</strong>
      </button>
      <SaidSums quote={quote} busy={busy} />
      <div>
        <div className="head">
          <h2>{t('yourOrder')}</h2>
          <a className="edit" href={edit}>
            {t('edit')}
          </a>
        </div>
        <ul className="lines" data-small="">
          {basket.items.map((line) => {
            const problem = lineProblem(basketWords, line);
            return (
              <li key={line.key} className="line" data-gone={line.available ? undefined : ''}>
                <LineFacts
                  line={line}
                  productUrl={null}
                  currency={basket.currency}
                  total={line.priceIncTax * line.quantity}
                  before={line.fullPriceIncTax === null ? null : line.fullPriceIncTax * line.quantity}
                  note={t('quantityIs', { quantity: line.quantity })}
                />
                {problem !== null && <p className="why">{problem}</p>}
              </li>
            );
          })}
        </ul>
        {ordered === 'main' && <Coupon coupon={basket.coupon} />}
        {ordered === 'main' && quote && (
          <GiftCards cards={quote.giftCards} currency={totals.currency} toPay={quote.toPay} />
        )}
        <TotalsList
          totals={totals}
          busy={busy}
          giftCards={quote ? paidByCards(quote) : 0}
          delivered={quote?.needsDelivery ?? true}
          {...(quote ? {} : { deliveryNote: t('chooseCountry') })}
        />
      </div>
    </Root>
  );
}
