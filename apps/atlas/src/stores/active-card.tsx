import { submitFault, useAtlasUpdateStoreProjectMutation } from '@omnis/api-client';
import type { StoreProject } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, Card, FormDialog, FormStack, Stack, TextArea, timeText, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import { usePermission } from '../permissions/permission-context.tsx';
import { storesTexts } from '../texts/stores/index.ts';

/** Properties of the cards of a store. */
export interface StoreCardProps {
  readonly store: StoreProject;
}

function ActiveForm({
  id,
  store: { division, name, active, version },
  onDone,
}: StoreCardProps & { readonly id: string; readonly onDone: () => void }): ReactElement {
  const t = useTexts(storesTexts);
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
      snackbars.show({ text: t(active ? 'isSwitchedOff' : 'isSwitchedOn', { name }), tone: 'success' });
      onDone();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      {active ? (
        <TextArea
          label={t('reason')}
          help={t('closureHelp')}
          maxLength={1000}
          rows={4}
          {...form.field('closureReason')}
        />
      ) : (
        <p>{t('switchOnText')}</p>
      )}
    </FormStack>
  );
}

/** Shows whether a store is on, why not, and the way to change it. */
export function ActiveCard({ store }: StoreCardProps): ReactElement {
  const t = useTexts(storesTexts);
  const { held } = usePermission('stores.manage');
  const [isOpen, setOpen] = useState(false);
  const { name, active, closure } = store;
  const opens = t(active ? 'switchOffOpens' : 'switchOnOpens');
  return (
    <Card
      title={t('storeOnOrOff')}
      description={t('storeOnOrOffText')}
      footer={
        held ? (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {opens}
          </Button>
        ) : (
          <ProtectedButton permission="stores.manage" variant="secondary">
            {opens}
          </ProtectedButton>
        )
      }
    >
      <Stack gap={2}>
        <p>
          <Badge tone={active ? 'success' : 'error'}>{active ? t('on') : t('switchedOff')}</Badge>
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
        title={t(active ? 'switchOffQuestion' : 'switchOnQuestion', { name })}
        submitLabel={t(active ? 'switchOff' : 'switchOn')}
        danger={active}
      >
        {(id) => <ActiveForm id={id} store={store} onDone={() => setOpen(false)} />}
      </FormDialog>
    </Card>
  );
}
