import { errorText, useAtlasBookReturnMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  FormDialog,
  NumberField,
  ReturnedLines,
  returnedLineName,
  timeText,
  useSnackbar,
} from '@omnis/ui';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { Order } from './moves.ts';
import { orderTexts, type OrderTextKey } from '../texts/order/index.ts';

type Return = Order['returns'][number];

const Root = styled.ul.withConfig({ componentId: 'atlas-order-returns' })`
  display: grid;
  gap: ${token('space.5')};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  .head {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')} ${token('space.3')};
    align-items: center;
    justify-content: space-between;
    margin-bottom: ${token('space.2')};
  }
  ul {
    margin-bottom: ${token('space.3')};
  }
  li > button {
    margin-top: ${token('space.3')};
  }
  small,
  .note {
    display: block;
    color: ${token('card.muted')};
  }
  .note {
    margin-bottom: ${token('space.3')};
    white-space: pre-line;
  }
`;

const Fields = styled.form.withConfig({ componentId: 'atlas-book-return' })`
  display: grid;
  gap: ${token('space.4')};
`;

const states = {
  asked: { tone: 'warning', textKey: 'onItsWay' },
  booked: { tone: 'success', textKey: 'bookedIn' },
  cancelled: { tone: 'neutral', textKey: 'cancelledByCustomer' },
} as const satisfies Readonly<Record<Return['state'], { tone: string; textKey: OrderTextKey }>>;

function BookForm({
  id,
  orderId,
  given,
  onDone,
}: {
  readonly id: string;
  readonly orderId: number;
  readonly given: Return;
  readonly onDone: () => void;
}): ReactElement {
  const t = useTexts(orderTexts);
  const [received, setReceived] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(given.lines.map((line) => [line.id, line.quantity])),
  );
  const [restock, setRestock] = useState(false);
  const [book, { isLoading }] = useAtlasBookReturnMutation();
  const showSnackbar = useSnackbar();

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    const lines = given.lines.map((line) => ({ id: line.id, received: received[line.id] ?? 0 }));
    const { error } = await book({ params: { id: orderId, returnId: given.id }, body: { lines, restock } });
    showSnackbar(
      error === undefined
        ? { text: t('returnBooked', { number: given.number }), tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
    onDone();
  };
  return (
    <Fields id={id} method="dialog" onSubmit={(event) => void submit(event)}>
      {given.lines.map((line) => (
        <NumberField
          key={line.id}
          label={returnedLineName(line)}
          help={t('announced', { quantity: line.quantity })}
          value={received[line.id] ?? 0}
          onValueChange={(value) => setReceived((before) => ({ ...before, [line.id]: value ?? 0 }))}
          min={0}
          max={line.quantity}
          steppers
        />
      ))}
      <Checkbox label={t('putBackIntoStock')} checked={restock} onCheckedChange={setRestock} />
    </Fields>
  );
}

/** Items coming back from an order, to be booked in on arrival; renders nothing when there are none. */
export function OrderReturns({ order }: { readonly order: Order }): ReactElement | null {
  const t = useTexts(orderTexts);
  const [booking, setBooking] = useState<Return | null>(null);
  const { returns, id } = order;
  if (returns.length === 0) return null;
  return (
    <Card title={t('returns')}>
      <Root>
        {returns.map((given) => (
          <li key={given.id}>
            <div className="head">
              <strong>{given.number}</strong>
              <Badge tone={states[given.state].tone}>{t(states[given.state].textKey)}</Badge>
            </div>
            <ReturnedLines lines={given.lines} cancelled={given.state === 'cancelled'} />
            {given.note !== '' && <p className="note">{given.note}</p>}
            <small>
              {given.resolution === 'refund' ? t('wantsMoneyBack') : t('wantsExchange')} ·{' '}
              <time dateTime={given.askedAt}>{timeText(given.askedAt)}</time>
            </small>
            {given.state === 'asked' && (
              <Button variant="secondary" onClick={() => setBooking(given)}>
                {t('bookInNumber', { number: given.number })}
              </Button>
            )}
          </li>
        ))}
      </Root>
      <FormDialog
        open={booking !== null}
        onClose={() => setBooking(null)}
        title={t('bookInNumber', { number: booking?.number ?? '' })}
        description={booking?.resolution === 'refund' ? t('bookInRefund') : t('bookInExchange')}
        submitLabel={t('bookIn')}
      >
        {(form) =>
          booking && <BookForm id={form} orderId={id} given={booking} onDone={() => setBooking(null)} />
        }
      </FormDialog>
    </Card>
  );
}
