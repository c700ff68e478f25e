import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { httpUrl } from './values.ts';

/** The account by which text messages are sent. */
export interface TwilioConfig {
  readonly accountSid: string;
  readonly authToken: string;
  /** The number or name that they come from. */
  readonly from: string;
  readonly apiBase: string;
}

/** Twilio's account; null: text messages wait in the outbox, and production has none. */
export const textMessages = defineSection(
  {
    TWILIO_ACCOUNT_SID: z.string().optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_FROM: z.string().optional(),
    TWILIO_API_BASE: httpUrl.optional(),
  },
  (env): TwilioConfig | null => {
    const values = [env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, env.TWILIO_FROM];
    if (values.some((value) => value !== undefined) && values.includes(undefined))
      throw new ConfigError('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM need each other.');
    if (env.TWILIO_API_BASE !== undefined && values.includes(undefined))
      throw new ConfigError(
        'TWILIO_API_BASE needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM beside it.',
      );
    return env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN && env.TWILIO_FROM
      ? {
          accountSid: env.TWILIO_ACCOUNT_SID,
          authToken: env.TWILIO_AUTH_TOKEN,
          from: env.TWILIO_FROM,
          apiBase: env.TWILIO_API_BASE ?? 'https://api.twilio.com',
        }
      : null;
  },
);
