import { Button } from '@omnis/ui';
import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router';
import { checkoutPath } from '../checkout/checkout-path.ts';
import { useCore } from '../data/core.ts';
import { useView } from '../data/view.ts';
import { loadPatiently } from '../shell/later.tsx';
import { Chunk, lazyChunk } from '../shell/chunk.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useBuyParts } from './buy-parts.ts';
import { BuyRoot } from './buy-root.ts';
import { ColourChoice, SizeChoices } from './options.tsx';
import type { MakingHandle } from './making.tsx';
import { PlainBuyForm } from './plain-buy-form.tsx';
import { PriceLine } from './price-line.tsx';
import { Promises } from './promises.tsx';
import { headlinePrice } from './headline-price.ts';
import { goneOf, presetSize, scarceStock, sizesOf, variantOf, type Product } from './selection.ts';
import { ShareButton } from './share-button.tsx';
import { Stars } from './stars.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { useAddToBasket } from './use-add-to-basket.ts';
import { useSizeText } from './use-size-text.ts';
import { productTexts } from '../texts/product/index.ts';
import { useTexts } from '../texts/use-texts.ts';

const StockNotice = lazy(() => loadPatiently(() => import('./stock-notice.tsx')));
const SizeChart = lazyChunk(() => import('./size-chart.tsx'));

function Head({ product, price }: { readonly product: Product; readonly price: ReactElement }): ReactElement {
  const t = useTexts(productTexts);
  const { name, manufacturer, creator, reviews } = product;
  const { companyName } = useCore().state.store;
  return (
    <div className="head">
      {manufacturer.name !== '' && manufacturer.name !== companyName && (
        <p className="vendor">{manufacturer.name}</p>
      )}
      <h1>{name}</h1>
      {creator !== null && (
        <p className="creator">
          <a href={`/creator/${creator.urlName}/`}>{t('designedBy', { name: creator.name })}</a>
        </p>
      )}
      {/* Another colour or size may cost something else. */}
      <div className="facts" aria-live="polite">
        {price}
        {reviews.count > 0 && (
          <a className="stars" href="#reviews">
            <Stars rating={reviews.average} />
            {t('reviewCount', { count: reviews.count })}
          </a>
        )}
      </div>
    </div>
  );
}

/** The size that is chosen: kept over colours that have it, and preset where there is nothing to choose. */
function useSize(product: Product, colour: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  const sizes = useMemo(() => sizesOf(product, colour), [product, colour]);
  const kept = sizes.some(({ name, available }) => name === chosen && available) ? chosen : null;
  return { sizes, size: kept ?? presetSize(sizes), choose: setChosen };
}

/** The way to the size chart, which is fetched when it is asked for. */
function ChartButton({
  product: { sizeChart, name },
  size,
}: {
  readonly product: Product;
  readonly size: string | null;
}): ReactElement {
  const t = useTexts(productTexts);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <button type="button" className="chart" aria-haspopup="dialog" onClick={() => setState('open')}>
        {t('sizeChart')}
      </button>
      {state !== 'unused' && sizeChart && (
        <Chunk onMissing={() => setState('unused')}>
          <SizeChart
            chart={sizeChart}
            name={name}
            size={size}
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Chunk>
      )}
    </>
  );
}

// Neither changes with what is chosen of the product.
const Colours = memo(ColourChoice);
const Delivery = memo(Promises);

/** The way to the checkout, which is opened in the place of this page where cards are typed into frames of the processor. */
function useToCheckout(): (path: string) => Promise<void> {
  const { payTarget } = useView();
  const navigate = useNavigate();
  return async (path) => {
    if (payTarget) window.open(path, payTarget);
    else await navigate(path);
  };
}

const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};

/** Properties of {@link BuyBox}. */
export interface BuyBoxProps {
  readonly product: Product;
  readonly colour: string;
  /** The description, where the theme wants it beside the selectors. */
  readonly description: ReactNode;
  readonly descriptionAbove: boolean;
}

/** What is decided beside the pictures: colour, size and quantity; and the way into the basket. */
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
  const [problem, setProblem] = useState<string | null>(null);
  const [sizeProblem, setSizeProblem] = useState<{ readonly text: string } | null>(null);
  const making = useRef<MakingHandle>(null);
  const { adding, add } = useAddToBasket();
  const [buying, setBuying] = useState(false);
  const go = useToCheckout();
  const button = useRef<HTMLDivElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const variant = variantOf(product, colour, size);
  const soldOut = sizes.length > 0 ? sizes.every(({ available }) => !available) : variant?.available !== true;
  const left = scarceStock(variant);
  const [gone, ...others] = useMemo(() => goneOf(product, colour), [product, colour]);
  useEffect(() => setProblem(null), [variant]);
  useEffect(() => {
    if (sizeProblem === null) return;
    // The words are painted first: both of these have the page laid out at once.
    afterPaint(() => {
      choices.current?.querySelector<HTMLInputElement>('input[name="size"]:not(:disabled)')?.focus();
      choices.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    });
  }, [sizeProblem]);

  const submit = async (now: boolean): Promise<void> => {
    if (size === null) {
      // The button shows first that it was pressed.
      startTransition(() => setSizeProblem({ text: t(product.isGiftCard ? 'chooseValue' : 'chooseSize') }));
      return;
    }
    // The same fault once more is said once more.
    setProblem(null);
    const made = making.current?.made();
    setBuying(now);
    const fault = await add({ productId: product.id, colour, size, quantity: quantity ?? 1, ...made }, now);
    if (now && fault === null) {
      await go(checkoutPath(true, 'now'));
      return;
    }
    setBuying(false);
    setProblem(fault?.text ?? null);
    making.current?.judged(fault);
  };
  const decided = { colour, variant, quantity: quantity ?? 1, extra };
  const price = <PriceLine price={headlinePrice(product, decided)} currency={product.currency} />;
  const label = soldOut ? t('soldOut') : t('addToBasket');
  const press = (): void => void submit(false);
  return (
    <BuyRoot>
      <Head product={product} price={price} />
      {descriptionAbove && description}
      <Colours product={product} colour={colour} />
      <div ref={choices}>
        <SizeChoices
          sizes={sizes}
          size={size}
          problem={sizeProblem?.text ?? null}
          areValues={product.isGiftCard}
          textOf={sizeText}
          aside={product.sizeChart && <ChartButton product={product} size={size} />}
          onChoose={(next) => {
            choose(next);
            setSizeProblem(null);
          }}
        />
      </div>
      {Making && (
        <Making ref={making} product={product} onChange={() => setProblem(null)} onExtra={setExtra} />
      )}
      {PriceMatrix && (
        <PriceMatrix product={product} colour={colour} variant={variant} quantity={quantity ?? 1} />
      )}
      {Quantity && (
        <Quantity
          value={quantity}
          onValueChange={setQuantity}
          max={variant?.stock ?? 999}
          disabled={soldOut}
        />
      )}
      <div ref={button}>
        <div className="actions">
          <Button
            size="lg"
            disabled={soldOut}
            loading={adding && !buying}
            loadingLabel={t('adding')}
            onClick={press}
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
        {!soldOut && (
          <div className="actions">
            <Button
              variant="secondary"
              size="lg"
              loading={buying}
              loadingLabel={t('goingToCheckout')}
              onClick={() => void submit(true)}
            >
              {t('buyNow')}
            </Button>
          </div>
        )}
        {problem !== null && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {left !== null && problem === null && (
          <p className="problem">{t(sizes.length > 1 ? 'onlyLeftInSize' : 'onlyLeft', { left })}</p>
        )}
      </div>
      {gone && (
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
      {!soldOut && <Delivery byMail={product.isGiftCard} />}
      {!descriptionAbove && description}
      <ShareButton name={product.name} />
      <StickyBar watch={button} name={product.name} price={price}>
        <Button disabled={soldOut} loading={adding && !buying} loadingLabel={t('adding')} onClick={press}>
          {label}
        </Button>
      </StickyBar>
    </BuyRoot>
  );
}
