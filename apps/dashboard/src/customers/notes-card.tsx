import { submitFault, useDashboardAddCustomerNoteMutation } from '@omnis/api-client';
import type { ManagedCustomer } from '@omnis/contract';
import { customerLimits, randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, FormStack, TextArea, timeText, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { customersTexts } from '../texts/customers/index.ts';

const List = styled.ol.withConfig({ componentId: 'dashboard-customer-notes' })`
  display: grid;
  gap: ${token('space.4')};
  margin: ${token('space.5')} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${token('type.sm')};

  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token('text.muted')};
  }
`;

/** Notes of the team on a customer, and a new one. */
export function NotesCard({ customer: { id, notes } }: { readonly customer: ManagedCustomer }): ReactElement {
  const t = useTexts(customersTexts);
  const params = { division: useDivision(), id };
  const [add] = useDashboardAddCustomerNoteMutation();
  const [key, setKey] = useState(randomUuid);
  const form = useForm({
    initialValues: { text: '' },
    onSubmit: async ({ text }) => {
      const { error } = await add({ params, headers: { 'Idempotency-Key': key }, body: { text } });
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
        <List aria-label={t('notesOnThisCustomer')}>
          {notes.map(({ id: note, text, by, time }) => (
            <li key={note}>
              <p>{text}</p>
              <small>
                {by} · <time dateTime={time}>{timeText(time)}</time>
              </small>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
