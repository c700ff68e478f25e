import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import { readTextMessage, insertTextMessage, markTextMessageSent } from './text-messages.repository.ts';
import { createTwilio } from './twilio.ts';
import type { SmsCarrier, TextMessage } from './sms.types.ts';

export type { SmsCarrier, TextMessage } from './sms.types.ts';

/** Text messages of the platform. */
export interface Sms {
  /** True when messages reach anybody: by a carrier, or outside production in the outbox. */
  readonly available: boolean;
  /** Writes a message in the transaction of `db`; it leaves after the commit. */
  send(db: Db, division: number, message: TextMessage): Promise<void>;
}

const sendJob: JobKind<{ division: number; id: string }> = {
  name: 'sms.send',
  title: 'Send a text message',
  schema: z.object({ division: z.number(), id: z.string() }),
  // A code that comes later is of no use any more.
  retries: 5,
  retryDelay: 2,
  concurrency: 4,
};

/** Text messages over a carrier, the one of the settings unless told; without one they stay in the outbox. */
export function createSms(
  core: Core,
  carrier: SmsCarrier | null = core.config.twilio && createTwilio(core.config.twilio),
): Sms {
  const { config, database, jobs, secrets, logger } = core;

  jobs.handle(sendJob, async ({ division, id }) => {
    const message = await database.tenant(division, (db) => readTextMessage(db, secrets, { division, id }));
    if (!message || message.sentAt || !carrier) return;
    await carrier.send(message);
    await database.tenant(division, (db) => markTextMessageSent(db, division, id));
    logger.info({ division, message: id }, 'text message sent');
  });

  return {
    available: carrier !== null || config.mode !== 'production',
    send: async (db, division, message) => {
      const id = await insertTextMessage(db, secrets, { division, ...message });
      if (carrier) await jobs.enqueue(db, sendJob, { division, id });
    },
  };
}
