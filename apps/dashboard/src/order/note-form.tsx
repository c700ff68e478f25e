import type { ManagedOrder } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, FormStack, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useAddNote } from './use-add-note.ts';
import { orderTexts } from '../texts/order/index.ts';

/** A note of the team on an order. */
export function NoteForm({ order }: { readonly order: ManagedOrder }): ReactElement {
  const t = useTexts(orderTexts);
  const addNote = useAddNote(order.id);
  const form = useForm({
    initialValues: { text: '' },
    onSubmit: async ({ text }) => {
      const fault = await addNote({ text });
      if (fault) return fault;
      form.reset();
      return undefined;
    },
  });
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
