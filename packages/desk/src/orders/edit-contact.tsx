import { errorText, fieldErrors } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Dialog, Grid, Notice, Stack, TextField } from '@omnis/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { AddressFields } from './address-fields.tsx';
import { useOrderDesk } from './order-desk.tsx';
import { useTask } from './use-task.ts';
import { deskOrdersTexts } from '../texts/desk-orders/index.ts';

function Form({
  order,
  onClose,
}: {
  readonly order: ManagedOrder;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(deskOrdersTexts);
  const desk = useOrderDesk();
  const [isLoading, run] = useTask();
  const [values, setValues] = useState({
    email: order.email,
    phone: order.phone,
    address: order.shippingAddress,
  });
  const [faults, setFaults] = useState<{ errors: Record<string, string>; message: string | null }>({
    errors: {},
    message: null,
  });
  // Sent again after a lost answer, it is the same change; what was edited since is another one.
  const [key, setKey] = useState(randomUuid);
  useEffect(() => {
    if (Object.keys(faults.errors).length > 0)
      document.querySelector<HTMLElement>('#edit-contact [aria-invalid="true"]')?.focus();
  }, [faults]);
  const set = (changes: Partial<typeof values>): void => {
    setValues((current) => ({ ...current, ...changes }));
    setFaults({ errors: {}, message: null });
    setKey(randomUuid());
  };
  const save = async (): Promise<void> => {
    const { error } = await run(desk.update({ id: order.id, key }, { version: order.version, ...values }));
    if (error) return setFaults({ errors: fieldErrors(error), message: errorText(error) });
    desk.tell({ text: t('savedAndTold'), tone: 'success' });
    onClose();
  };
  const { errors, message } = faults;
  return (
    <form
      id="edit-contact"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void save();
      }}
    >
      <Stack gap={5}>
        <Grid fit="13rem" gap={4}>
          <TextField
            label={t('email')}
            type="email"
            autoComplete="off"
            value={values.email}
            error={errors['email']}
            onValueChange={(email) => set({ email })}
          />
          <TextField
            label={t('phone')}
            optional
            autoComplete="off"
            value={values.phone}
            error={errors['phone']}
            onValueChange={(phone) => set({ phone })}
          />
        </Grid>
        <AddressFields address={values.address} errors={errors} onChange={(address) => set({ address })} />
        {message !== null && (
          <Notice tone="error" alert>
            {message}
          </Notice>
        )}
        <div>
          <Button type="submit" loading={isLoading} loadingLabel={t('saving')}>
            {t('saveChanges')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Changing the contact and the delivery address of an order before its production. */
export function EditContact({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(deskOrdersTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (order.edit.address !== null) return <small className="quiet">{order.edit.address}</small>;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {t('editContactAndAddress')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('editContactAndAddress')}
        description={t('editContactText')}
      >
        {isOpen && <Form order={order} onClose={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}
