import { errorText, useOrdersAskReturnMutation } from '@omnis/api-client';
import { Button, Notice, RadioGroup, TextArea } from '@omnis/ui';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useHydrated } from '../data/use-hydrated.ts';
import type { Order } from '../order/stages.ts';
import { returnRefundText } from './refund-text.ts';
import { ReturnLine } from './return-line.tsx';
import {
  isAskedBack,
  othersOf,
  paidFor,
  returnLines,
  stays,
  wishFaults,
  type Returns,
  type ReturnWish,
} from './return-wishes.ts';
import { useOnceKey } from './use-once-key.ts';
import { labelled } from '../texts/labelled.ts';
import { ordersTexts } from '../texts/orders/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Asks what comes back, why, and what for. */
export function ReturnForm({
  order,
  returns,
  onDone,
}: {
  readonly order: Pick<Order, 'orderHash' | 'items' | 'currency' | 'payment' | 'giftCards' | 'totals'>;
  readonly returns: Returns;
  readonly onDone: (message: string) => void;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const { orderHash, items, currency } = order;
  const hydrated = useHydrated();
  const [wishes, setWishes] = useState<Readonly<Record<string, ReturnWish>>>({});
  const [resolution, setResolution] = useState<'refund' | 'exchange'>('refund');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [ask, { isLoading }] = useOrdersAskReturnMutation();
  const keyOf = useOnceKey();
  const wishOf = (id: string): ReturnWish => wishes[id] ?? stays;
  const chosen = Object.values(wishes).some(({ quantity }) => quantity > 0);
  const lineOf = (id: string) => returns.lines.find((line) => line.id === id);
  // Chosen to be exchanged, for which there is nothing: no field of it could be filled in.
  const stuck =
    resolution === 'exchange' &&
    items.find((item) => wishOf(item.id).quantity > 0 && othersOf(item, lineOf(item.id)).length === 0);
  const complete = items.every(({ id }) => Object.keys(wishFaults(t, wishOf(id), resolution)).length === 0);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    // A line that is chosen next is not to be blamed before it could be filled in.
    setTried(chosen);
    if (!chosen) setFault(t('chooseBack'));
    else setFault(stuck ? labelled(stuck.name, t('nothingElse'), t.locale) : null);
    if (!chosen || !complete) {
      const form = event.currentTarget;
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const body = { resolution, note, lines: returnLines(wishes, resolution) };
    const headers = { 'Idempotency-Key': keyOf([orderHash, returns.returns.length, body]) };
    const { data, error } = await ask({ headers, params: { orderHash }, body });
    if (!data) {
      setFault(errorText(error));
      return;
    }
    setWishes({});
    setNote('');
    setTried(false);
    onDone(data.message);
  };
  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
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
          {
            value: 'refund',
            label: t('moneyBack'),
            help: returnRefundText(t, order, paidFor(items, wishes)),
          },
          { value: 'exchange', label: t('otherOne'), help: t('otherOneHelp') },
        ]}
        value={resolution}
        onValueChange={(value) => {
          setResolution(value);
          setFault(null);
        }}
      />
      <ul className="lines">
        {items.map((item) => (
          <ReturnLine
            key={item.id}
            item={item}
            currency={currency}
            back={lineOf(item.id)}
            asked={isAskedBack(returns, item.id)}
            exchange={resolution === 'exchange'}
            wish={wishOf(item.id)}
            faults={tried ? wishFaults(t, wishOf(item.id), resolution) : {}}
            onWish={(wish) => {
              setWishes((before) => ({ ...before, [item.id]: wish }));
              // It was about what was chosen before.
              setFault(null);
            }}
          />
        ))}
      </ul>
      <TextArea
        label={t('anythingToKnow')}
        optional
        rows={3}
        maxLength={1000}
        value={note}
        onValueChange={setNote}
      />
      {fault !== null && (
        <Notice tone="error" alert>
          {fault}
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" loading={isLoading} loadingLabel={t('notingReturn')} disabled={!hydrated}>
          {t('getLabel')}
        </Button>
      </div>
    </form>
  );
}
