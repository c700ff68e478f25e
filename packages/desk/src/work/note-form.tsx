import type { ManagedOrder } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, FormStack, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useOrderWork } from './order-work.ts';
import { useAddNote } from './use-add-note.ts';
import { LockedButton } from './work-button.tsx';
import { deskWorkTexts } from '../texts/desk-work/index.ts';

/** A note of the team on an order. */
export function NoteForm({ order }: { readonly order: ManagedOrder }): ReactElement {
  const t = useTexts(deskWorkTexts);
  const addNote = useAddNote(order.id);
  const missing = useOrderWork().missing('note');
  const form = useForm({
    initialValues: { text: '' },
    onSubmit: async ({ text }) => {
      const fault = await addNote({ text });
      if (fault) return fault;
      form.reset();
      return undefined;
    },
  });
  if (missing !== null)
    return (
      <LockedButton variant="secondary" missing={missing}>
        {t('addNote')}
      </LockedButton>
    );
  return (
    <FormStack form={form} gap={3}>
      <TextArea label={t('note')} help={t('noteHelp')} rows={2} maxLength={2000} {...form.field('text')} />
      <div>
        <Button type="submit" variant="secondary" loading={form.submitting}>
          {t('addNote')}
        </Button>
      </div>
    </FormStack>
  );
}
