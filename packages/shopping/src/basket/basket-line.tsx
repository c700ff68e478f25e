import { textParts, useTexts } from '@omnis/texts/react';
import { NumberField } from '@omnis/ui';
import { Chunk, designPath, formatPrice, isOn, lazyChunk } from '@omnis/shop-kit';
import { useRef, useState, type ReactElement } from 'react';
import { LineFacts } from './line-facts.tsx';
import { lineWords } from './line-words.ts';
import { useBasketLine, type BasketLine as Line, type LineActs } from './use-basket-line.ts';
import { basketTexts, type BasketTexts } from '../texts/basket/index.ts';

const LineChoice = lazyChunk(() => import('./line-choice.tsx'));

/** Why a line cannot be bought as it stands, and what to do; null when it can. */
export function lineProblem(
  t: BasketTexts,
  { available, withdrawn, quantity, maxQuantity }: Line,
): string | null {
  if (withdrawn) return t('lineWithdrawn');
  if (!available) return t('lineSoldOut');
  if (maxQuantity !== null && quantity > maxQuantity) return t('lineTooMany', { maxQuantity });
  return null;
}

/** Properties of {@link BasketLine}. */
export interface BasketLineProps {
  readonly line: Line;
  readonly currency: string;
  /** Callbacks to the basket. */
  readonly acts?: LineActs;
}

/** Tells whether a line can have another colour or size: bundles are chosen by part, and gift cards by value. */
const hasChoice = ({ withdrawn, bundleItems, giftCard, options }: Line): boolean =>
  !withdrawn &&
  bundleItems.length === 0 &&
  giftCard === null &&
  (options.Colour !== '' || options.Size !== '');

/** Tells whether favourites can keep everything about a line: a design or personalisation is not kept. */
const canWait = (line: Line): boolean =>
  hasChoice(line) && line.design === undefined && line.personalisation.length === 0 && isOn('favourites');

/** A line of the basket, to be changed and removed. */
export function BasketLine({ line, currency, acts }: BasketLineProps): ReactElement {
  const t = useTexts(basketTexts);
  const { quantity, busy, setQuantity, turn, remove, saveForLater } = useBasketLine(line, acts);
  const [choosing, setChoosing] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setChoosing(false);
    chooser.current?.focus();
  };
  const [refused, setRefused] = useState<number | null>(null);
  const { available, priceIncTax, fullPriceIncTax, maxQuantity } = line;
  // Several lines of one product are told apart by ear too.
  const name = lineWords(line, { currency, locale: t.locale });
  const problem = lineProblem(t, line);
  const max = maxQuantity ?? 999;
  return (
    <li className="line" aria-busy={busy} data-gone={available ? undefined : ''}>
      <LineFacts
        line={line}
        productUrl={line.productUrl}
        madeAt={line.design === undefined ? undefined : designPath(line)}
        currency={currency}
        total={priceIncTax * quantity}
        before={fullPriceIncTax === null ? null : fullPriceIncTax * quantity}
        change={
          hasChoice(line) && (
            <button
              ref={chooser}
              type="button"
              className="choose"
              aria-label={t('changeChoiceOf', { name })}
              aria-expanded={choosing}
              onClick={() => setChoosing(!choosing)}
            >
              {t('change')}
            </button>
          )
        }
        note={quantity > 1 ? t('each', { price: formatPrice(priceIncTax, currency, t.locale) }) : undefined}
      />
      {choosing && (
        <Chunk onMissing={close}>
          <LineChoice line={line} busy={busy} onTurn={turn} onClose={close} />
        </Chunk>
      )}
      {problem !== null && (
        <p className="why" role="status">
          {problem}
        </p>
      )}
      {refused !== null && (
        <p className="why" role="alert">
          {t('quantityBounds', { max })}
          {refused > max && (
            <> {textParts(t, 'needMore', { link: <a href="/get-a-quote/">{t('getQuote')}</a> })}</>
          )}
        </p>
      )}
      <div className="change">
        {available ? (
          <NumberField
            className="quantity"
            label={t('quantityOf', { name })}
            hideLabel
            value={quantity}
            onValueChange={(next) => {
              setRefused(null);
              setQuantity(next);
            }}
            onOutOfBounds={setRefused}
            min={1}
            max={max}
            steppers
            stepperName={t('steppedQuantityOf', { name })}
          />
        ) : (
          <span />
        )}
        <div className="acts">
          {canWait(line) && (
            <button
              type="button"
              className="later"
              aria-label={t('saveForLaterOf', { name })}
              onClick={saveForLater}
            >
              {t('saveForLater')}
            </button>
          )}
          <button type="button" className="remove" aria-label={t('removeOf', { name })} onClick={remove}>
            {t('remove')}
          </button>
        </div>
      </div>
    </li>
  );
}
