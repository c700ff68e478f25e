import { AfterSaleRoot } from '@omnis/shopping';
import { useTexts } from '@omnis/texts/react';
import { LinkButton } from '@omnis/ui';
import { useView } from '@omnis/shop-kit';
import { useEffect, useRef, type ReactElement } from 'react';
import { isReturnable, type Order } from '../order/stages.ts';
import { stoppedTexts, stoppedTitle, type Options } from './after-sale-content.ts';
import type { AfterSalePurpose } from './after-sale-path.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** Says why nothing can be changed, and where to go on. */
export function Stopped({
  order,
  stage,
  purpose,
  focused = false,
}: {
  readonly order: Order;
  readonly stage: Options['stage'];
  readonly purpose: AfterSalePurpose;
  /** It takes the place of a form, which had the focus. */
  readonly focused?: boolean;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) head.current?.focus();
  }, [focused]);
  const { payTarget } = useView();
  const returnable = isReturnable(order);
  const asked = { purpose, flow: order.flow, status: order.status };
  return (
    <AfterSaleRoot data-narrow="">
      <div className="head" ref={head} tabIndex={focused ? -1 : undefined}>
        <p className="number">{t('orderNumber', { number: order.number })}</p>
        <h1>{t(stoppedTitle(stage, asked))}</h1>
        {stoppedTexts(stage, { ...asked, returnable }).map((text) => (
          <p key={text}>{t(text)}</p>
        ))}
      </div>
      <div className="actions">
        {stage === 'shipped' && returnable && (
          <LinkButton href={`/returns/${order.orderHash}`}>{t('returnSomething')}</LinkButton>
        )}
        {stage === 'unpaid' && (
          <LinkButton href={`/pay/${order.orderHash}/`} target={payTarget}>
            {t('payNow')}
          </LinkButton>
        )}
        <LinkButton
          href={`/receipt/${order.orderHash}`}
          variant={stage === 'unpaid' || (stage === 'shipped' && returnable) ? 'secondary' : 'primary'}
        >
          {t('seeOrder')}
        </LinkButton>
        <LinkButton href="/help/" variant="secondary">
          {t('helpAndContact')}
        </LinkButton>
      </div>
    </AfterSaleRoot>
  );
}
