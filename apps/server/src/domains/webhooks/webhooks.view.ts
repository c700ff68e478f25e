import { webhookDeliverySchema, webhookEvents, type Webhook, type WebhookDelivery } from '@omnis/contract';
import { z } from 'zod';
import type { DeliveryRow } from './deliveries.repository.ts';
import type { WebhookRow } from './webhooks.repository.ts';

const eventsSchema = z.array(z.enum(webhookEvents));

/** A webhook as its team sees it. */
export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: eventsSchema.parse(row.events),
  enabled: row.enabled,
  turnedOff: row.turned_off,
  failingSince: row.failing_since?.toISOString() ?? null,
  secretEnd: row.secret_end,
  formerSecretUntil:
    row.former_until !== null && row.former_until.getTime() > Date.now()
      ? row.former_until.toISOString()
      : null,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

/** A delivery as its team sees it. */
export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: webhookDeliverySchema.shape.event.parse(row.event),
  state: webhookDeliverySchema.shape.state.parse(row.state),
  attempts: row.attempts,
  status: row.status,
  duration: row.duration_ms,
  answer: row.answer,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  triedAt: row.tried_at?.toISOString() ?? null,
  nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
});
