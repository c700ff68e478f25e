import { useTexts } from '@omnis/texts/react';
import { Button, Notice, RadioGroup, TextArea } from '@omnis/ui';
import { useHydrated } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { Order } from '../order/stages.ts';
import { returnRefundText } from './refund-text.ts';
import { ReturnLine } from './return-line.tsx';
import { ReturnRefund } from './return-refund.tsx';
import { isAskedBack, refundFor, wishFaults } from './return-wishes.ts';
import { useReturnForm, type ReturnFormOptions } from './use-return-form.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** Properties of {@link ReturnForm}. */
export interface ReturnFormProps extends ReturnFormOptions {
  readonly order: Pick<Order, 'orderHash' | 'items' | 'currency' | 'payment' | 'giftCards' | 'totals'>;
}

/** Asks what comes back, why, and what for. */
export function ReturnForm(props: ReturnFormProps): ReactElement {
  const t = useTexts(ordersTexts);
  const { order, returns } = props;
  const { orderHash, items, currency } = order;
  const hydrated = useHydrated();
  const form = useReturnForm(props);
  const { resolution, fault } = form;
  const refund = refundFor(order, returns, form.wishes);
  return (
    <form method="dialog" noValidate onSubmit={(event) => void form.submit(event)}>
      <noscript>
        <p>
          <a href={`/returns/plain/${orderHash}/`}>{t('plainReturn')}</a>
        </p>
      </noscript>
      <RadioGroup
        label={t('whatLike')}
        look="cards"
        name="resolution"
        options={[
          { value: 'refund', label: t('moneyBack'), help: returnRefundText(t, order, 0) },
          { value: 'exchange', label: t('otherOne'), help: t('otherOneHelp') },
        ]}
        value={resolution}
        onValueChange={form.resolve}
      />
      <ul className="lines">
        {items.map((item) => (
          <ReturnLine
            key={item.id}
            item={item}
            currency={currency}
            back={returns.lines.find(({ id }) => id === item.id)}
            asked={isAskedBack(returns, item.id)}
            exchange={resolution === 'exchange'}
            wish={form.wishOf(item.id)}
            faults={form.tried ? wishFaults(t, form.wishOf(item.id), resolution) : {}}
            isOff={form.off === item.id}
            onOff={() => form.setOff(item.id)}
            onWish={(wish) => form.wish(item.id, wish)}
          />
        ))}
      </ul>
      {resolution === 'refund' && refund.amount > 0 && (
        <ReturnRefund order={order} back={refund} delivery={returns.delivery} />
      )}
      <TextArea
        label={t('anythingToKnow')}
        optional
        rows={3}
        maxLength={1000}
        value={form.note}
        onValueChange={form.setNote}
      />
      {fault !== null && (
        <Notice tone="error" alert>
          {fault}
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" loading={form.isLoading} loadingLabel={t('notingReturn')} disabled={!hydrated}>
          {t('getLabel')}
        </Button>
      </div>
    </form>
  );
}
