import type { ManagedOrder } from '@omnis/contract';
import { Button, FormStack, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useAddNote } from './use-add-note.ts';

/** A note of the team on an order. */
export function NoteForm({ order }: { readonly order: ManagedOrder }): ReactElement {
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
      <TextArea
        label="Note"
        help="Your team and the staff who make your orders see notes. Shoppers never do."
        rows={2}
        maxLength={2000}
        {...form.field('text')}
      />
      <div>
        <Button type="submit" variant="secondary" loading={form.submitting}>
          Add note
        </Button>
      </div>
    </FormStack>
  );
}
