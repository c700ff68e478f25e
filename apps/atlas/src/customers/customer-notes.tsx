import { submitFault, useAtlasAddCustomerNoteMutation } from '@omnis/api-client';
import type { AtlasCustomer } from '@omnis/contract';
import { customerLimits, randomUuid } from '@omnis/models';
import { Button, Card, FormStack, TextArea, timeText, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';

/** Notes on a customer, and a new one. */
export function CustomerNotes({
  customer: { division, id, notes },
}: {
  readonly customer: AtlasCustomer;
}): ReactElement {
  const [add] = useAtlasAddCustomerNoteMutation();
  const [key, setKey] = useState(randomUuid);
  const form = useForm({
    initialValues: { text: '' },
    onSubmit: async ({ text }) => {
      const { error } = await add({
        params: { division, id },
        headers: { 'Idempotency-Key': key },
        body: { text },
      });
      setKey(randomUuid());
      if (error) return submitFault(error);
      form.reset();
      return undefined;
    },
  });
  return (
    <Card title="Notes">
      <FormStack form={form} gap={3}>
        <TextArea
          label="Note"
          help="The store’s team sees notes. Shoppers never do."
          rows={2}
          maxLength={customerLimits.note}
          {...form.field('text')}
        />
        <div>
          <Button type="submit" variant="secondary" loading={form.submitting}>
            Add note
          </Button>
        </div>
      </FormStack>
      {notes.length > 0 && (
        <ol className="entries" aria-label="Notes on this customer">
          {notes.map(({ id: note, text, by, time }) => (
            <li key={note}>
              {text}
              <small>
                {by} · <time dateTime={time}>{timeText(time)}</time>
              </small>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
