import { submitFault, useAtlasAddCustomerNoteMutation } from '@omnis/api-client';
import type { AtlasCustomer } from '@omnis/contract';
import { customerLimits, randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, FormStack, TextArea, timeText, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { customersTexts } from '../texts/customers/index.ts';

/** Notes on a customer, and a new one. */
export function CustomerNotes({
  customer: { division, id, notes },
}: {
  readonly customer: AtlasCustomer;
}): ReactElement {
  const t = useTexts(customersTexts);
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
    <Card title={t('notes')}>
      <FormStack form={form} gap={3}>
        <TextArea
          label={t('note')}
          help={t('noteHelp')}
          rows={2}
          maxLength={customerLimits.note}
          {...form.field('text')}
        />
        <div>
          <Button type="submit" variant="secondary" loading={form.submitting}>
            {t('addNote')}
          </Button>
        </div>
      </FormStack>
      {notes.length > 0 && (
        <ol className="entries" aria-label={t('notesOnCustomer')}>
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
