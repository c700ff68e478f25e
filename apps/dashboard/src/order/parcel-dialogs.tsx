import {
  errorText,
  submitFault,
  useDashboardCancelFulfilmentMutation,
  useDashboardUpdateFulfilmentMutation,
} from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { ConfirmDialog, FormDialog, FormStack, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { trackingBody, TrackingFields, type TrackingValues } from './tracking-fields.tsx';

/** A parcel of an order. */
export type Parcel = ManagedOrder['fulfilment']['parcels'][number];

/** Properties of the dialogs of a parcel. */
export interface ParcelDialogProps {
  readonly orderId: number;
  /** Null while the dialog is closed. */
  readonly parcel: Parcel | null;
  readonly onClose: () => void;
}

function TrackingForm({
  id,
  orderId,
  parcel,
  onClose,
}: ParcelDialogProps & { readonly id: string; readonly parcel: Parcel }): ReactElement {
  const params = { division: useDivision(), id: orderId, fulfilment: parcel.id };
  const [update] = useDashboardUpdateFulfilmentMutation();
  const [key] = useState(randomUuid);
  const { carrier, code, version } = parcel;
  const form = useForm<TrackingValues>({
    initialValues: { carrier, code, url: carrier === 'other' ? (parcel.url ?? '') : '' },
    onSubmit: async (tracking) => {
      const { error } = await update({
        params,
        body: { version, ...trackingBody(tracking) },
        headers: { 'Idempotency-Key': key },
      });
      if (error) return submitFault(error);
      snackbars.show({ text: `The tracking of parcel ${parcel.number} is saved`, tone: 'success' });
      onClose();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TrackingFields carrier={form.field('carrier')} code={form.field('code')} url={form.field('url')} />
    </FormStack>
  );
}

/** Changes how a parcel is tracked. */
export function TrackingDialog({ orderId, parcel, onClose }: ParcelDialogProps): ReactElement {
  return (
    <FormDialog
      open={parcel !== null}
      onClose={onClose}
      title={`Tracking of parcel ${parcel?.number ?? ''}`}
      description="Your customer sees it on the order page. Emails that were sent stay as they are."
      submitLabel="Save tracking"
    >
      {(id) => parcel && <TrackingForm id={id} orderId={orderId} parcel={parcel} onClose={onClose} />}
    </FormDialog>
  );
}

/** Asks before a parcel is cancelled. */
export function CancelParcelDialog({ orderId, parcel, onClose }: ParcelDialogProps): ReactElement {
  const division = useDivision();
  const [cancel, { isLoading }] = useDashboardCancelFulfilmentMutation();
  const send = async ({ id: fulfilment, version, number }: Parcel): Promise<void> => {
    const { error } = await cancel({
      params: { division, id: orderId, fulfilment },
      body: { version },
      headers: { 'Idempotency-Key': randomUuid() },
    });
    onClose();
    snackbars.show(
      error === undefined
        ? { text: `Parcel ${number} is cancelled`, tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };
  return (
    <ConfirmDialog
      open={parcel !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel parcel ${parcel?.number ?? ''}?`}
      text="Its items are to be sent again, and its tracking number leaves the order page. Your customer gets no email about it."
      confirmLabel="Cancel parcel"
      cancelLabel="Keep parcel"
      danger
      loading={isLoading}
      onConfirm={() => parcel && void send(parcel)}
    />
  );
}
