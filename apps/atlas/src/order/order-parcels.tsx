import {
  errorText,
  submitFault,
  useAtlasAddParcelMutation,
  useAtlasRemoveParcelMutation,
} from '@omnis/api-client';
import {
  carrierCodes,
  carrierNames,
  isBeforeProduction,
  isOrderStatusCode,
  longestParcelNumber,
  type CarrierCode,
} from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import {
  Button,
  Card,
  Checkbox,
  ConfirmDialog,
  FormStack,
  Notice,
  Select,
  type SubmitFault,
  TextField,
  timeText,
  useForm,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { snackbars } from '../app/store.ts';
import { usePermission } from '../permissions/permission-context.tsx';
import type { Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

type Parcel = Order['trackingCodes'][number];

const Root = styled.ul.withConfig({ componentId: 'atlas-order-parcels' })`
  display: grid;
  gap: ${token('space.3')};
  margin: 0 0 ${token('space.4')};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
  li > div {
    flex: 1 1 10rem;
  }
  button {
    flex: none;
    white-space: nowrap;
  }
  li:only-child.none,
  small {
    display: block;
    color: ${token('card.muted')};
  }
`;

const carriers = carrierCodes.map((value) => ({ value, label: carrierNames[value] }));
const first: CarrierCode = 'royal_mail';

/** Tells whether a parcel can leave ahead of the rest: the order is in production and has not left. */
const canSendAhead = ({ status, flow, percentComplete }: Order): boolean =>
  isOrderStatusCode(status) &&
  percentComplete < 100 &&
  !isBeforeProduction({ status, statusLogRecords: flow === 'bespoke' ? [{ status: 'quote' }] : [] });

function ParcelForm({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  const [add] = useAtlasAddParcelMutation();
  const form = useForm({
    initialValues: { carrier: first, code: '', sent: false },
    schema: { code: ['required', ['max_length', longestParcelNumber]] },
    onSubmit: async ({ sent, ...parcel }): Promise<SubmitFault | undefined> => {
      const body = { ...parcel, ...(sent && { sent }) };
      const { error } = await add({ params: { id: order.id }, body });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: t('parcelAdded', { code: body.code.trim() }), tone: 'success' });
      form.reset();
      return undefined;
    },
  });
  return (
    <FormStack form={form}>
      <Select label={t('carrier')} options={carriers} {...form.field('carrier')} />
      <TextField
        label={t('parcelNumber')}
        autoComplete="off"
        maxLength={longestParcelNumber}
        help={t('parcelNumberHelp')}
        {...form.field('code')}
      />
      {canSendAhead(order) && (
        <Checkbox
          label={t('leavesAheadOfRest')}
          help={t('leavesAheadHelp')}
          checked={form.values.sent}
          onCheckedChange={(sent) => form.setValues({ sent })}
        />
      )}
      <Button type="submit" variant="secondary">
        {t('addParcel')}
      </Button>
    </FormStack>
  );
}

/** Items of a parcel in words, such as `2 × Mug, Blue`. */
const goodsText = ({ items }: Order, lines: readonly { id: string; quantity: number }[]): string =>
  lines
    .flatMap(({ id, quantity }) => {
      const item = items.find((each) => each.id === id);
      if (!item) return [];
      return [
        `${quantity} × ${[item.name, item.options.Colour, item.options.Size].filter(Boolean).join(', ')}`,
      ];
    })
    .join('; ');

/** The parcels of an order, by which its customer can follow them. */
export function OrderParcels({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  const { held: isAllowed } = usePermission('orders.advance');
  const isRefunded = order.status === 'refunded' || order.status === 'bespoke_refunded';
  const ofStore = order.fulfilment.parcels.filter(
    ({ cancelled, editRefusal }) => cancelled === null && editRefusal === null,
  );
  const [removing, setRemoving] = useState<Parcel | null>(null);
  const [remove, { isLoading }] = useAtlasRemoveParcelMutation();
  const [add, { isLoading: isSending }] = useAtlasAddParcelMutation();

  const sendAhead = async ({ code, carrier }: Parcel): Promise<void> => {
    const { error } = await add({ params: { id: order.id }, body: { code, carrier, sent: true } });
    snackbars.show(
      error === undefined
        ? { text: t('customerToldOfParcel', { code }), tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };

  const send = async ({ code }: Parcel): Promise<void> => {
    const { error } = await remove({ params: { id: order.id, code } });
    setRemoving(null);
    snackbars.show(
      error === undefined
        ? { text: t('parcelTakenOff', { code }), tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };
  return (
    <Card title={t('parcels')}>
      {ofStore.length > 0 && (
        <Notice tone="info" title={t('storeSentItems')}>
          {ofStore.map(({ id, lines, by }) => (
            <p key={id}>
              {goodsText(order, lines)} · {by}
            </p>
          ))}
        </Notice>
      )}
      <Root>
        {order.trackingCodes.length === 0 && <li className="none">{t('noParcelNotedYet')}</li>}
        {order.trackingCodes.map((parcel) => (
          <li key={parcel.code}>
            <div>
              {parcel.url === null ? (
                parcel.code
              ) : (
                <a href={parcel.url} target="_blank" rel="noopener noreferrer">
                  {parcel.code}
                </a>
              )}
              <small>
                {parcel.sentAt === undefined
                  ? carrierNames[parcel.carrier]
                  : t('carrierCustomerTold', {
                      carrier: carrierNames[parcel.carrier],
                      date: timeText(parcel.sentAt),
                    })}
              </small>
            </div>
            {isAllowed && parcel.sentAt === undefined && canSendAhead(order) && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('parcelLeavesNow', { code: parcel.code })}
                disabled={isSending}
                onClick={() => void sendAhead(parcel)}
              >
                {t('leavesNow')}
              </Button>
            )}
            {isAllowed && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('removeParcelCode', { code: parcel.code })}
                onClick={() => setRemoving(parcel)}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </Root>
      {isAllowed && !isRefunded && <ParcelForm order={order} />}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t('removeParcelQuestion', { code: removing?.code ?? '' })}
        text={t('removeParcelText')}
        confirmLabel={t('removeParcel')}
        danger
        loading={isLoading}
        onConfirm={() => removing && void send(removing)}
      />
    </Card>
  );
}
