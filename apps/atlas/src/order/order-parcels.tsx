import {
  errorText,
  submitFault,
  useAtlasAddParcelMutation,
  useAtlasRemoveParcelMutation,
} from '@omnis/api-client';
import { FulfilmentCard } from '@omnis/desk';
import {
  carrierCodes,
  carrierNames,
  isBeforeProduction,
  isOrderStatusCode,
  longestParcelNumber,
  type CarrierCode,
} from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import {
  Button,
  Checkbox,
  ConfirmDialog,
  FormDialog,
  FormStack,
  Select,
  TextField,
  useForm,
  type SubmitFault,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { usePermission } from '../permissions/permission-context.tsx';
import { givesMoneyBack, type Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

type Parcel = Order['trackingCodes'][number];

const carriers = carrierCodes.map((value) => ({ value, label: carrierNames[value] }));
const first: CarrierCode = 'royal_mail';

/** Tells whether a parcel can leave ahead of the rest: the order is in production and has not left. */
const canSendAhead = ({ status, flow, percentComplete }: Order): boolean =>
  isOrderStatusCode(status) &&
  percentComplete < 100 &&
  !isBeforeProduction({ status, statusLogRecords: flow === 'bespoke' ? [{ status: 'quote' }] : [] });

interface NumberFormProps {
  readonly id: string;
  readonly order: Order;
  readonly onAdded: () => void;
}

function NumberForm({ id, order, onAdded }: NumberFormProps): ReactElement {
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
      onAdded();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
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
    </FormStack>
  );
}

/** Notes a tracking number ahead of the items that travel under it. */
function AddNumber({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('addParcel')}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('addParcel')}
        description={t('addParcelText')}
        submitLabel={t('saveParcel')}
      >
        {(id) => <NumberForm id={id} order={order} onAdded={() => setOpen(false)} />}
      </FormDialog>
    </div>
  );
}

/** Items that are still to be sent, the parcels of an order, and numbers that are noted for its next ones. */
export function OrderParcels({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  const { held: isAllowed } = usePermission('orders.advance');
  const [removing, setRemoving] = useState<Parcel | null>(null);
  const [remove, { isLoading }] = useAtlasRemoveParcelMutation();
  const [add, { isLoading: isSending }] = useAtlasAddParcelMutation();
  const say = (error: unknown, text: string): void =>
    snackbars.show(
      error === undefined ? { text, tone: 'success' } : { text: errorText(error), tone: 'error' },
    );
  const sendAhead = async ({ code, carrier }: Parcel): Promise<void> => {
    const { error } = await add({ params: { id: order.id }, body: { code, carrier, sent: true } });
    say(error, t('customerToldOfParcel', { code }));
  };
  const takeOff = async ({ code }: Parcel): Promise<void> => {
    const { error } = await remove({ params: { id: order.id, code } });
    setRemoving(null);
    say(error, t('parcelTakenOff', { code }));
  };
  const actionsOn = (parcel: Parcel): ReactElement => (
    <>
      {parcel.sentAt === undefined && canSendAhead(order) && (
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
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('removeParcelCode', { code: parcel.code })}
        onClick={() => setRemoving(parcel)}
      >
        {t('remove')}
      </Button>
    </>
  );
  return (
    <>
      <FulfilmentCard order={order} help={t('fulfilHelp')} {...(isAllowed && { notedActions: actionsOn })}>
        {isAllowed && !givesMoneyBack(order.status) && <AddNumber order={order} />}
      </FulfilmentCard>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t('removeParcelQuestion', { code: removing?.code ?? '' })}
        text={t('removeParcelText')}
        confirmLabel={t('removeParcel')}
        danger
        loading={isLoading}
        onConfirm={() => removing && void takeOff(removing)}
      />
    </>
  );
}
