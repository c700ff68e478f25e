import { errorText, submitFault } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog, FormDialog, FormStack, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useTask } from '../orders/use-task.ts';
import { useOrderWork } from './order-work.ts';
import { trackingBody, TrackingFields, type TrackingValues } from './tracking-fields.tsx';
import { deskWorkTexts } from '../texts/desk-work/index.ts';

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
  const t = useTexts(deskWorkTexts);
  const { changeParcel, tell } = useOrderWork();
  const [key] = useState(randomUuid);
  const { carrier, code, version } = parcel;
  const form = useForm<TrackingValues>({
    initialValues: { carrier, code, url: carrier === 'other' ? (parcel.url ?? '') : '' },
    onSubmit: async (tracking) => {
      const at = { id: orderId, fulfilment: parcel.id, key };
      const { error } = await changeParcel(at, { version, ...trackingBody(tracking) });
      if (error) return submitFault(error);
      tell({ text: t('theTrackingOfParcelIsSaved', { number: parcel.number }), tone: 'success' });
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
  const t = useTexts(deskWorkTexts);
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
  const t = useTexts(deskWorkTexts);
  const { cancelParcel, tell } = useOrderWork();
  const [isLoading, run] = useTask();
  const send = async ({ id: fulfilment, version, number }: Parcel): Promise<void> => {
    const at = { id: orderId, fulfilment, key: randomUuid() };
    const { error } = await run(cancelParcel(at, { version }));
    onClose();
    tell(
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
