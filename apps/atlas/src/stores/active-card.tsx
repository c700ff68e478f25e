import { submitFault, useAtlasUpdateStoreProjectMutation } from '@omnis/api-client';
import type { StoreProject } from '@omnis/contract';
import { Badge, Button, Card, FormDialog, FormStack, Stack, TextArea, timeText, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import { usePermission } from '../permissions/permission-context.tsx';

/** Properties of the cards of a store. */
export interface StoreCardProps {
  readonly store: StoreProject;
}

function ActiveForm({
  id,
  store: { division, name, active, version },
  onDone,
}: StoreCardProps & { readonly id: string; readonly onDone: () => void }): ReactElement {
  const [save] = useAtlasUpdateStoreProjectMutation();
  const form = useForm({
    initialValues: { closureReason: '' },
    schema: { closureReason: [...(active ? (['required'] as const) : []), ['max_length', 1000]] },
    onSubmit: async ({ closureReason }) => {
      const { error } = await save({
        params: { id: division },
        body: active ? { version, active: false, closureReason } : { version, active: true },
      });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: `${name} is switched ${active ? 'off' : 'on'}`, tone: 'success' });
      onDone();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      {active ? (
        <TextArea
          label="Reason"
          help="The store’s team reads it in the dashboard; visitors do not."
          maxLength={1000}
          rows={4}
          {...form.field('closureReason')}
        />
      ) : (
        <p>Visitors come in at once, as far as the owners have opened the store.</p>
      )}
    </FormStack>
  );
}

/** Whether a store is on, why not, and the way to change it. */
export function ActiveCard({ store }: StoreCardProps): ReactElement {
  const { held } = usePermission('stores.manage');
  const [isOpen, setOpen] = useState(false);
  const { name, active, closure } = store;
  const label = active ? 'Switch off' : 'Switch on';
  return (
    <Card
      title="Store on or off"
      description="A store that is off says so to visitors and takes no orders. Its team still works in the dashboard."
      footer={
        held ? (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {label}…
          </Button>
        ) : (
          <ProtectedButton permission="stores.manage" variant="secondary">
            {label}…
          </ProtectedButton>
        )
      }
    >
      <Stack gap={2}>
        <p>
          <Badge tone={active ? 'success' : 'error'}>{active ? 'On' : 'Switched off'}</Badge>
        </p>
        {closure !== null && (
          <>
            <p className="reason">{closure.reason}</p>
            <p className="quiet">
              {closure.by}, <time dateTime={closure.since}>{timeText(closure.since)}</time>
            </p>
          </>
        )}
      </Stack>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${label.replace('Switch', `Switch ${name}`)}?`}
        submitLabel={label}
        danger={active}
      >
        {(id) => <ActiveForm id={id} store={store} onDone={() => setOpen(false)} />}
      </FormDialog>
    </Card>
  );
}
