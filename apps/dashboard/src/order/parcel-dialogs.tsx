import {
  errorText,
  submitFault,
  useDashboardCancelFulfilmentMutation,
  useDashboardUpdateFulfilmentMutation,
} from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog, FormDialog, FormStack, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { trackingBody, TrackingFields, type TrackingValues } from './tracking-fields.tsx';
import { orderTexts } from '../texts/order/index.ts';

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
  const t = useTexts(orderTexts);
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
      snackbars.show({ text: t('theTrackingOfParcelIsSaved', { number: parcel.number }), tone: 'success' });
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
  const t = useTexts(orderTexts);
  return (
    <FormDialog
      open={parcel !== null}
      onClose={onClose}
      title={t('trackingOfParcel', { number: parcel?.number ?? '' })}
      description={t('trackingOfParcelDescription')}
      submitLabel={t('saveTracking')}
    >
      {(id) => parcel && <TrackingForm id={id} orderId={orderId} parcel={parcel} onClose={onClose} />}
    </FormDialog>
  );
}

/** Asks before a parcel is cancelled. */
export function CancelParcelDialog({ orderId, parcel, onClose }: ParcelDialogProps): ReactElement {
  const t = useTexts(orderTexts);
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
        ? { text: t('parcelIsCancelled', { number }), tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };
  return (
    <ConfirmDialog
      open={parcel !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('cancelParcelQuestion', { number: parcel?.number ?? '' })}
      text={t('cancelParcelText')}
      confirmLabel={t('cancelThisParcel')}
      cancelLabel={t('keepParcel')}
      danger
      loading={isLoading}
      onConfirm={() => parcel && void send(parcel)}
    />
  );
}
