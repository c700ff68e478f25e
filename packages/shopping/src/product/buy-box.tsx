import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { loadPatiently, useView } from '@omnis/shop-kit';
import { lazy, memo, Suspense, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { ExpressPay } from '../express/express-pay.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useBuyParts } from './buy-parts.ts';
import { BuyRoot } from './buy-root.ts';
import { BuyingProblem } from './buying-problem.tsx';
import { ChartButton } from './chart-button.tsx';
import { ColourChoice, SizeChoices } from './options.tsx';
import { PlainBuyForm } from './plain-buy-form.tsx';
import { PriceLine } from './price-line.tsx';
import { ProductHead } from './product-head.tsx';
import { Promises } from './promises.tsx';
import { headlinePrice } from './headline-price.ts';
import { goneOf, presetSize, scarceStock, sizeName, sizesOf, variantOf, type Product } from './selection.ts';
import { ShareButton } from './share-button.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { useBuying, type BuyButton } from './use-buying.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { useSizeText } from './use-size-text.ts';
import { productTexts } from '../texts/product/index.ts';

const StockNotice = lazy(() => loadPatiently(() => import('./stock-notice.tsx')));

/** The size that is chosen: kept over colours that have it, and preset where there is nothing to choose. */
function useSize(product: Product, colour: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  const sizes = useMemo(() => sizesOf(product, colour), [product, colour]);
  const kept = sizes.some(({ name, available }) => name === chosen && available) ? chosen : null;
  return { sizes, size: kept ?? presetSize(sizes), choose: setChosen };
}

/** Milliseconds in which a press that left the quantity, and had a number refused there, is let go again: it buys nothing. */
const oneGesture = 400;

// Neither changes with what is chosen of the product.
const Colours = memo(ColourChoice);
const Delivery = memo(Promises);

/** Properties of {@link BuyBox}. */
export interface BuyBoxProps {
  readonly product: Product;
  readonly colour: string;
  /** The description, where the theme wants it beside the selectors. */
  readonly description: ReactNode;
  readonly descriptionAbove: boolean;
}

/** Choices beside the pictures: colour, size and quantity; and the way into the basket. */
export function BuyBox({ product, colour, description, descriptionAbove }: BuyBoxProps): ReactElement {
  const t = useTexts(productTexts);
  const { priceMatrix } = product;
  // Prices that fall with the quantity are of no use without a way to choose one.
  const quantityVisible = useView().options.quantityVisible || priceMatrix.length > 0;
  const { Making, PriceMatrix, Quantity } = useBuyParts({
    making: product.isBundle || product.personalizable || product.isGiftCard,
    priceMatrix: priceMatrix.length > 0,
    quantity: quantityVisible,
  });
  const { sizes, size, choose } = useSize(product, colour);
  const sizeText = useSizeText(product);
  const [quantity, setQuantity] = useState<number | null>(1);
  const [extra, setExtra] = useState(0);
  const button = useRef<HTMLDivElement>(null);
  const variant = variantOf(product, colour, size);
  const { busy, problem, sizeProblem, making, choices, buy, prepare, forgive, forgiveSize } = useBuying({
    product,
    colour,
    size,
    variant,
    quantity: quantity ?? 1,
  });
  const refusedAt = useRef(-oneGesture);
  const press = (at: BuyButton): void => {
    if (performance.now() - refusedAt.current > oneGesture) void buy(at);
  };
  const soldOut = sizes.length > 0 ? sizes.every(({ available }) => !available) : variant?.available !== true;
  const left = scarceStock(variant);
  const [gone, ...others] = useMemo(() => goneOf(product, colour), [product, colour]);
  const decided = { colour, variant, quantity: quantity ?? 1, extra };
  const headline = headlinePrice(product, decided);
  const price = (
    <PriceLine price={headline} currency={product.currency} separatePrice={product.separatePrice} />
  );
  const label = !product.enableAddToCart ? t('notForSale') : soldOut ? t('soldOut') : t('addToBasket');
  const isPast = useScrolledPast(button);
  const said = problem && <BuyingProblem problem={problem} />;
  // A problem from the bar is shown in it for as long as it is there.
  const saidAt = problem?.at === 'bar' && !isPast ? 'basket' : problem?.at;
  return (
    <BuyRoot>
      <ProductHead product={product} price={price} />
      {descriptionAbove && description}
      <Colours product={product} colour={colour} />
      <div ref={choices}>
        <SizeChoices
          sizes={sizes}
          size={size}
          problem={sizeProblem}
          areValues={product.isGiftCard}
          called={sizeName(product)}
          textOf={sizeText}
          aside={product.sizeChart && <ChartButton product={product} size={size} />}
          onChoose={(next) => {
            choose(next);
            forgiveSize();
          }}
        />
      </div>
      {Making && <Making ref={making} product={product} onChange={forgive} onExtra={setExtra} />}
      {PriceMatrix && (
        <PriceMatrix product={product} colour={colour} variant={variant} quantity={quantity ?? 1} />
      )}
      {Quantity && (
        <Quantity
          value={quantity}
          onValueChange={setQuantity}
          onRefuse={() => {
            refusedAt.current = performance.now();
          }}
          max={variant?.stock ?? 999}
          disabled={soldOut}
        />
      )}
      <div ref={button}>
        <div className="actions">
          <Button
            size="lg"
            disabled={soldOut}
            loading={busy === 'basket'}
            loadingLabel={t('adding')}
            onClick={() => press('basket')}
          >
            {label}
          </Button>
          <FavouriteButton
            look="outlined"
            urlName={product.urlName}
            name={product.name}
            colour={colour}
            size={size ?? ''}
          />
        </div>
        {saidAt === 'basket' && said}
        {!soldOut && (
          <div className="actions">
            <Button
              variant="secondary"
              size="lg"
              loading={busy === 'now'}
              loadingLabel={t('goingToCheckout')}
              onClick={() => press('now')}
            >
              {t('buyNow')}
            </Button>
          </div>
        )}
        {saidAt === 'now' && said}
        {!soldOut && (
          <ExpressPay
            ordered="now"
            amount={(headline.salePrice ?? headline.price) * (quantity ?? 1)}
            delivered={!product.isGiftCard}
            prepare={prepare}
          />
        )}
        {left !== null && problem === null && (
          <p className="problem">{t(sizes.length > 1 ? 'onlyLeftInSize' : 'onlyLeft', { left })}</p>
        )}
      </div>
      {gone && product.enableAddToCart && (
        <Suspense>
          <StockNotice
            key={gone.id}
            productId={product.id}
            gone={[gone, ...others]}
            all={soldOut}
            sizeText={sizeText}
          />
        </Suspense>
      )}
      {!soldOut && <PlainBuyForm product={product} colour={colour} sizes={sizes} />}
      {/* Nothing arrives of what cannot be bought. */}
      {!soldOut && <Delivery byMail={product.isGiftCard} personalizable={product.personalizable} />}
      {!descriptionAbove && description}
      <ShareButton name={product.name} />
      <StickyBar shown={isPast} name={product.name} price={price} problem={saidAt === 'bar' && said}>
        <Button
          disabled={soldOut}
          loading={busy === 'basket'}
          loadingLabel={t('adding')}
          onClick={() => press('bar')}
        >
          {label}
        </Button>
      </StickyBar>
    </BuyRoot>
  );
}
