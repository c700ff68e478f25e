import { LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ReadValue } from '../data/reads.ts';
import type { Order } from '../order/stages.ts';
import { AfterSaleRoot } from './after-sale-root.ts';

/** What can be done with an order. */
export type Options = ReadValue<'ordersOptions'>;

const words: Readonly<Record<Options['stage'], { title: string; text: string }>> = {
  changeable: {
    title: 'We change this order for you',
    text: 'It cannot be changed here. Write to us, and we see to it.',
  },
  unpaid: {
    title: 'This order is not paid yet',
    text: 'Nothing was charged, and it is not made until it is paid. If you do not want it any more, you need not do anything.',
  },
  waiting: {
    title: 'Your bank has not answered yet',
    text: 'As soon as the payment is confirmed you can change the order. That is a matter of minutes; come back then.',
  },
  making: {
    title: 'Your order is being made already',
    text: 'It cannot be changed any more. If something is wrong with it, write to us.',
  },
  shipped: {
    title: 'Your order has left us already',
    text: 'It cannot be changed any more. What you do not want you can send back when it has arrived.',
  },
  closed: {
    title: 'This order cannot be changed any more',
    text: 'Its page tells what became of it.',
  },
};

/** Says why nothing can be changed, and where to go on. */
export function Stopped({
  order,
  stage,
}: {
  readonly order: Order;
  readonly stage: Options['stage'];
}): ReactElement {
  const { title, text } = words[stage];
  return (
    <AfterSaleRoot data-narrow="">
      <div className="head">
        <p className="number">Order {order.number}</p>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className="actions">
        {stage === 'shipped' && (
          <LinkButton href={`/returns/${order.orderHash}`}>Return something</LinkButton>
        )}
        {stage === 'unpaid' && <LinkButton href={`/pay/${order.orderHash}/`}>Pay now</LinkButton>}
        <LinkButton
          href={`/receipt/${order.orderHash}`}
          variant={stage === 'unpaid' || stage === 'shipped' ? 'secondary' : 'primary'}
        >
          See the order
        </LinkButton>
        <LinkButton href="/help/" variant="secondary">
          Help
        </LinkButton>
      </div>
    </AfterSaleRoot>
  );
}
