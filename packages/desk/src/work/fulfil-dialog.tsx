import { submitFault } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Checkbox, FormDialog, FormStack, NumberField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { itemName } from './order-items.ts';
import { useOrderWork } from './order-work.ts';
import { trackingBody, TrackingFields, type TrackingValues } from './tracking-fields.tsx';
import { deskWorkTexts } from '../texts/desk-work/index.ts';

interface FormProps {
  readonly id: string;
  readonly order: ManagedOrder;
  readonly onSent: () => void;
}

function FulfilForm({ id, order, onSent }: FormProps): ReactElement {
  const t = useTexts(deskWorkTexts);
  const { items, fulfilment, email } = order;
  const { left, parcels } = fulfilment;
  const { fulfil, tell } = useOrderWork();
  // Sent again after a broken connection, it is the same parcel.
  const [key] = useState(randomUuid);
  const [units, setUnits] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(left.map((line) => [line.id, line.quantity])),
  );
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm<TrackingValues & { notify: boolean }>({
    initialValues: { carrier: parcels.at(-1)?.carrier ?? 'royal_mail', code: '', url: '', notify: true },
    onSubmit: async ({ notify, ...tracking }) => {
      const lines = left.flatMap(({ id: line }) => {
        const quantity = units[line] ?? 0;
        return quantity > 0 ? [{ id: line, quantity }] : [];
      });
      if (lines.length === 0) return { message: t('chooseTheItemsInThisParcel') };
      const isWhole = left.every((line) => (units[line.id] ?? 0) === line.quantity);
      const isUntracked =
        tracking.code.trim() === '' &&
        parcels.every(({ code, cancelled }) => code === '' || cancelled !== null);
      // Completing an order that nobody can track is asked about once.
      if (isWhole && isUntracked && !isAsked) {
        setIsAsked(true);
        return {
          message: t('completesOrderWithoutTrackingNumber'),
        };
      }
      const body = { lines, ...trackingBody(tracking), notify };
      const { data, error } = await fulfil({ id: order.id, key }, body);
      if (error) return submitFault(error);
      const isSent = data?.fulfilment.state === 'sent';
      tell({
        text: isSent ? t('orderIsSent', { number: order.number }) : t('theParcelIsSent'),
        tone: 'success',
      });
      onSent();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      {left.map((line) => {
        const item = items.find((each) => each.id === line.id);
        if (!item) return null;
        return (
          <NumberField
            key={line.id}
            label={itemName(item)}
            help={t('leftToSendHelp', { quantity: line.quantity })}
            value={units[line.id] ?? 0}
            min={0}
            max={line.quantity}
            steppers
            stepperName={t('quantityOf', { name: itemName(item) })}
            onValueChange={(value) => setUnits({ ...units, [line.id]: value ?? 0 })}
          />
        );
      })}
      <TrackingFields carrier={form.field('carrier')} code={form.field('code')} url={form.field('url')} />
      <Checkbox
        label={t('sendTheCustomerAnEmail')}
        help={t('namesItemsParcelGoes', { email })}
        {...form.check('notify')}
      />
    </FormStack>
  );
}

/** Properties of {@link FulfilDialog}. */
export interface FulfilDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly order: ManagedOrder;
}

/** Sends items of an order in a parcel: all that are left, unless fewer are chosen. */
export function FulfilDialog({ open, onClose, order }: FulfilDialogProps): ReactElement {
  const t = useTexts(deskWorkTexts);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('fulfilItems')}
      description={t('fulfilItemsDescription')}
      submitLabel={t('fulfilItems')}
    >
      {(id) => <FulfilForm id={id} order={order} onSent={onClose} />}
    </FormDialog>
  );
}
