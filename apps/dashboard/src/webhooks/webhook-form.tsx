import {
  submitFault,
  useDashboardCreateWebhookMutation,
  useDashboardUpdateWebhookMutation,
  type CallAnswer,
} from '@omnis/api-client';
import type { Webhook, WebhookEvent } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Checkbox, FormStack, TextField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { eventGroups, eventText } from './webhook-texts.ts';
import { webhooksTexts } from '../texts/webhooks/index.ts';

const Events = styled.fieldset.withConfig({ componentId: 'dashboard-webhook-events' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${token('space.2')};
    padding: 0;
    font-weight: ${token('weight.bold')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link WebhookForm}. */
export interface WebhookFormProps {
  readonly id: string;
  /** The webhook that is changed; null: one is added. */
  readonly webhook: Webhook | null;
  readonly onChanged: () => void;
  readonly onCreated: (webhook: CallAnswer<'dashboard.createWebhook'>) => void;
}

/** Address, name and events of a webhook. */
export function WebhookForm({ id, webhook, onChanged, onCreated }: WebhookFormProps): ReactElement {
  const t = useTexts(webhooksTexts);
  const division = useDivision();
  const [create] = useDashboardCreateWebhookMutation();
  const [update] = useDashboardUpdateWebhookMutation();
  const [key] = useState(randomUuid);
  const [tries, setTries] = useState(0);
  const [events, setEvents] = useState<ReadonlySet<WebhookEvent>>(new Set(webhook?.events));
  const form = useForm({
    initialValues: { url: webhook?.url ?? '', name: webhook?.name ?? '' },
    schema: { url: ['required'] },
    onSubmit: async ({ url, name }) => {
      if (events.size === 0) return { message: t('chooseAtLeastOneEvent'), errors: [] };
      const headers = { 'Idempotency-Key': `${key} ${tries}` };
      const body = { url: url.trim(), name: name.trim(), events: [...events] };
      setTries(tries + 1);
      if (webhook === null) {
        const { data, error } = await create({ params: { division }, body, headers });
        return data === undefined ? submitFault(error) : onCreated(data);
      }
      const { data, error } = await update({
        params: { division, id: webhook.id },
        body: { ...body, version: webhook.version },
        headers,
      });
      if (data === undefined) return submitFault(error);
      snackbars.show({ text: t('webhookSaved'), tone: 'success' });
      return onChanged();
    },
  });
  const choose = (event: WebhookEvent, chosen: boolean): void => {
    const next = new Set(events);
    if (chosen) next.add(event);
    else next.delete(event);
    setEvents(next);
  };
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label={t('address')}
        type="url"
        help={t('addressHelp')}
        autoComplete="off"
        {...form.field('url')}
      />
      <TextField
        label={t('name')}
        optional
        help={t('teamSuchWarehouse')}
        autoComplete="off"
        {...form.field('name')}
      />
      {eventGroups.map(({ title, events: offered }) => (
        <Events key={title}>
          <legend>{t(title)}</legend>
          {offered.map((event) => (
            <Checkbox
              key={event}
              label={eventText(t, event)}
              checked={events.has(event)}
              onCheckedChange={(chosen) => choose(event, chosen)}
            />
          ))}
        </Events>
      ))}
    </FormStack>
  );
}
