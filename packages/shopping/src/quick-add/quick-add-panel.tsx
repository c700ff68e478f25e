import { useProductsGetQuery } from '@omnis/api-client';
import { imageUrl } from '@omnis/models';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { textParts, useTexts } from '@omnis/texts/react';
import { Button, Drawer, ErrorState, LinkButton, Popover, Skeleton, SkeletonGroup } from '@omnis/ui';
import { divisionOf, safeColour, useCore } from '@omnis/shop-kit';
import { useLocation } from '@omnis/shop-kit/react-router';
import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { PriceLine } from '../product/price-line.tsx';
import {
  chosenColour,
  priceOf,
  productPath,
  sizesOf,
  swatchOf,
  variantOf,
  type Product,
} from '../product/selection.ts';
import { useAddToBasket } from '../product/use-add-to-basket.ts';
import { firstSize } from './first-size.ts';
import { QuickAddRoot } from './quick-add-root.ts';
import { catalogueTexts } from '../texts/catalogue/index.ts';

interface ColoursProps {
  readonly product: Product;
  readonly colour: string;
  readonly onChoose: (colour: string) => void;
}

function Colours({ product, colour, onChoose }: ColoursProps): ReactElement | null {
  const t = useTexts(catalogueTexts);
  if (product.colours.length < 2) return null;
  return (
    <fieldset>
      <legend>{textParts(t, 'colourIs', { colour: <b>{colour}</b> })}</legend>
      <div className="colours">
        {product.colours.map((each) => {
          const picture = swatchOf(product, each);
          const style: CSSProperties & Record<`--${string}`, string | undefined> = {
            '--swatch': safeColour(each.hex),
          };
          return (
            <label key={each.name} title={each.name} style={style}>
              {picture !== null && (
                <img src={imageUrl(picture, { width: 128 })} alt="" width={44} height={44} decoding="async" />
              )}
              <input
                type="radio"
                name={`quick-colour-${product.id}`}
                value={each.name}
                checked={each.name === colour}
                aria-label={each.available ? each.name : t('soldOutOf', { name: each.name })}
                onChange={() => onChoose(each.name)}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface ChoicesProps extends Pick<QuickAddPanelProps, 'colour' | 'size'> {
  readonly product: Product;
  readonly onAdded: () => void;
}

function Choices({ product, colour, size: liked, onAdded }: ChoicesProps): ReactElement {
  const t = useTexts(catalogueTexts);
  const [chosen, setChosen] = useState(() => chosenColour(product, colour));
  const [problem, setProblem] = useState<string | null>(null);
  const { adding, add } = useAddToBasket();
  const sizes = sizesOf(product, chosen);
  const put = async (size: string): Promise<void> => {
    const failure = await add({ productId: product.id, colour: chosen, size, quantity: 1 });
    setProblem(failure?.text ?? null);
    if (failure === null) onAdded();
  };
  const only = sizes.length === 0 ? '' : null;
  const { search } = useLocation();
  const likedSize = firstSize(sizes, liked, search);
  const asks =
    product.isBundle || product.isGiftCard || product.personalisation.some(({ required }) => required);
  return (
    <QuickAddRoot aria-busy={adding}>
      <PriceLine
        price={priceOf(product, chosen, variantOf(product, chosen, only ?? likedSize))}
        currency={product.currency}
      />
      <Colours
        product={product}
        colour={chosen}
        onChoose={(next) => {
          setChosen(next);
          setProblem(null);
        }}
      />
      {asks ? (
        <LinkButton href={productPath(product.urlName, chosen)}>
          {t(product.isBundle ? 'chooseWhatIsIn' : product.isGiftCard ? 'chooseValue' : 'makeItYours')}
        </LinkButton>
      ) : only !== null ? (
        <Button loading={adding} loadingLabel={t('adding')} onClick={() => void put(only)}>
          {t('addToBasket')}
        </Button>
      ) : (
        <fieldset>
          <legend>{t('chooseSizeToAdd')}</legend>
          {likedSize !== null && (
            <Button fullWidth loading={adding} loadingLabel={t('adding')} onClick={() => void put(likedSize)}>
              {t('addSize', { name: likedSize })}
            </Button>
          )}
          <div className="sizes">
            {sizes
              .filter(({ name }) => name !== likedSize)
              .map(({ name, available }) => (
                <button
                  key={name}
                  type="button"
                  disabled={!available || adding}
                  aria-label={available ? t('addSize', { name }) : t('soldOutOf', { name })}
                  onClick={() => void put(name)}
                >
                  {name}
                </button>
              ))}
          </div>
        </fieldset>
      )}
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <a href={productPath(product.urlName, chosen)}>{t('allDetails')}</a>
    </QuickAddRoot>
  );
}

/** Properties of {@link QuickAddPanel}. */
export interface QuickAddPanelProps {
  readonly urlName: string;
  readonly name: string;
  /** The colour that the card shows; the product's own choice where it shows none. */
  readonly colour: string | undefined;
  /** The size that somebody has chosen before, if any. */
  readonly size: string | undefined;
}

/** Where there is no room beside a card: a sheet at the foot of the window, in reach of the thumb. */
const noRoomBeside = '(max-width: 575.98px)';

/** Colours and sizes of a product by its card; the press of a size puts it into the basket. */
export default function QuickAddPanel({ urlName, name, ...choice }: QuickAddPanelProps): ReactElement {
  const t = useTexts(catalogueTexts);
  // It is fetched because its button was pressed.
  const [asSheet] = useState(() => matchMedia(noRoomBeside).matches);
  const [open, setOpen] = useState(!asSheet);
  const button = useRef<HTMLButtonElement>(null);
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const { data, isError, refetch } = useProductsGetQuery(
    { params: { division, urlName }, query: { currency } },
    { skip: !open },
  );
  // A sheet gives the focus back to where it was: to this button, which stands for the one that was pressed.
  const openSheet = useCallback((): void => {
    button.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  useEffect(() => {
    if (asSheet) openSheet();
  }, [asSheet, openSheet]);
  const content = data ? (
    <Choices product={data} {...choice} onAdded={() => setOpen(false)} />
  ) : isError ? (
    <ErrorState onRetry={() => void refetch()} />
  ) : (
    <SkeletonGroup label={t('loadingSizes')}>
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  );
  const label = t('quickAdd', { name });
  if (!asSheet) {
    const trigger = <button type="button" aria-label={label} />;
    return (
      <Popover open={open} onOpenChange={setOpen} title={name} align="end" trigger={trigger}>
        {content}
      </Popover>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openSheet}
      />
      <Drawer side="bottom" open={open} onOpenChange={setOpen} title={name}>
        {content}
      </Drawer>
    </>
  );
}
