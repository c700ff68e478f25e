import { textParts, useTexts } from '@omnis/texts/react';
import { Button, LinkButton, QrCode } from '@omnis/ui';
import { useHydrated } from '@omnis/shop-kit';
import type { ReactElement, ReactNode } from 'react';
import { CancelReturn } from './cancel-return.tsx';
import type { Order } from '../order/stages.ts';
import { moneyBackText } from './refund-text.ts';
import type { Returns } from './return-wishes.ts';
import type { Answer } from './said.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

type Return = Returns['returns'][number];
type Replacement = NonNullable<Order['replacements']>[number];

const optionsText = ({ Colour, Size }: { Colour: string; Size: string }): string =>
  [Colour, Size].filter(Boolean).join(' / ');

/** Outcome of a parcel that is booked in. */
function Outcome({
  given: { resolution, lines, refund },
  currency,
  replacement,
}: {
  readonly given: Return;
  readonly currency: string;
  readonly replacement: Replacement | null;
}): ReactNode {
  const t = useTexts(ordersTexts);
  if (lines.every(({ received }) => received === 0)) return t('nothingArrived');
  if (resolution === 'exchange') {
    if (!replacement) return t('arrivedExchange');
    const { orderHash, number } = replacement;
    return textParts(t, 'arrivedExchangeAs', {
      order: <a href={`/receipt/${orderHash}`}>{t('orderNumber', { number })}</a>,
    });
  }
  return refund ? t('arrivedRefund', { refund: moneyBackText(t, { currency, ...refund }) }) : t('sentBack');
}

/** One parcel of a return: its label while it is on its way, else its outcome. */
export function ReturnLabel({
  given,
  address,
  orderHash,
  currency,
  replacement,
  printing,
  onPrint,
  onCancelled,
}: {
  readonly given: Return;
  readonly address: readonly string[];
  readonly orderHash: string;
  readonly currency: string;
  /** The order that is made in its place. */
  readonly replacement: Replacement | null;
  /** The label that is printed; the others stay off the paper. */
  readonly printing: boolean;
  readonly onPrint: () => void;
  /** Called with the outcome of cancelling it. */
  readonly onCancelled: (answer: Answer) => void;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const hydrated = useHydrated();
  const { number, state, code, lines } = given;
  const open = state === 'asked';
  return (
    <article
      className="return"
      data-printing={printing ? '' : undefined}
      aria-label={t('returnNumber', { number })}
    >
      <div className="slip">
        {open && address.length > 0 && (
          <div>
            <small>{t('returnTo')}</small>
            <address>{address.join('\n')}</address>
          </div>
        )}
        {open && code.length > 0 && <QrCode rows={code} label={t('codeOfReturn', { number })} />}
        <div className="goods">
          <strong>{number}</strong>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                {line.quantity} × {[line.name, optionsText(line.options)].filter(Boolean).join(', ')}
                {line.received !== null && line.received < line.quantity && (
                  <small>{t('arrivedOf', { received: line.received, quantity: line.quantity })}</small>
                )}
                {line.instead && <small>{t('inExchange', { options: optionsText(line.instead) })}</small>}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {open ? (
        <>
          <p className="quiet">{t('putLabel')}</p>
          <div className="actions tools">
            {hydrated && <Button onClick={onPrint}>{t('printLabel')}</Button>}
            <LinkButton href={`/returns/${orderHash}/${number}.pdf`} variant="secondary">
              {t('labelPdf')}
            </LinkButton>
            {hydrated && <CancelReturn orderHash={orderHash} number={number} onAnswer={onCancelled} />}
          </div>
        </>
      ) : (
        <p className="quiet">
          <Outcome given={given} currency={currency} replacement={replacement} />
        </p>
      )}
    </article>
  );
}
