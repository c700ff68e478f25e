import { Initial } from '@omnis/blocks';
import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { VisuallyHidden } from '@omnis/ui';
import { formatPrice } from '@omnis/shop-kit';
import type { ReactElement, ReactNode } from 'react';
import { productPath } from '../product/selection.ts';
import { madeWords, recipientText, sizeWords, type MadeLine } from './line-words.ts';
import { basketTexts } from '../texts/basket/index.ts';

/** Facts shown about a line of a basket or of an order. */
export interface LineFactsProps {
  readonly line: MadeLine & { readonly image: string | null; readonly priceIncTax: number };
  /** Null when its product is gone. */
  readonly productUrl: string | null;
  readonly currency: string;
  /** Where it leads instead of its product: to what was made of it. */
  readonly madeAt?: string | undefined;
  /** Of the whole line, in major units. */
  readonly total: number;
  /** Of the whole line before a reduction. */
  readonly before?: number | null;
  /** After the options: how many, a price of one. */
  readonly note?: ReactNode;
  /** Beside the colour and size. */
  readonly change?: ReactNode;
}

/** Picture, name, options and sum of a line. */
export function LineFacts({
  line,
  productUrl,
  madeAt,
  currency,
  total,
  before = null,
  note,
  change,
}: LineFactsProps): ReactElement {
  const { name, image, options } = line;
  const page = productUrl === null || productUrl === '' ? null : productPath(productUrl, options.Colour);
  const href = page && (madeAt ?? page);
  const picture =
    image === null ? (
      <Initial of={name} />
    ) : (
      <img src={imageUrl(image, { width: 240 })} alt="" width={120} height={150} decoding="async" />
    );
  const t = useTexts(basketTexts);
  const chosen = [options.Colour, sizeWords(line, currency, t.locale)].filter(Boolean).join(' / ');
  const to = recipientText(line);
  const reduced = before !== null && before > total;
  return (
    <>
      {href === null ? (
        <span className="picture">{picture}</span>
      ) : (
        <a className="picture" href={href} tabIndex={-1} aria-hidden="true">
          {picture}
        </a>
      )}
      <div className="what">
        {href === null ? (
          <span className="name">{name}</span>
        ) : (
          <a className="name" href={href}>
            {name}
          </a>
        )}
        {chosen !== '' && (
          <span className="option">
            {chosen}
            {change && <> {change}</>}
          </span>
        )}
        {to !== '' && <span className="option">{t('giftCardFor', { to })}</span>}
        {madeWords(line, t.locale).map((words, at) => (
          // A bundle may hold the same thing twice.
          <span key={at} className="option">
            {words}
          </span>
        ))}
        {note !== undefined && <span className="option">{note}</span>}
      </div>
      <div className="sum">
        {reduced ? (
          <>
            <ins>
              <VisuallyHidden>{t('now')} </VisuallyHidden>
              {formatPrice(total, currency, t.locale)}
            </ins>
            <del>
              <VisuallyHidden>{t('was')} </VisuallyHidden>
              {formatPrice(before, currency, t.locale)}
            </del>
          </>
        ) : (
          <span>{formatPrice(total, currency, t.locale)}</span>
        )}
      </div>
    </>
  );
}
