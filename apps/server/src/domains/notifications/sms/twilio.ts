import type { TwilioConfig } from '../../../config.ts';
import { PermanentFailure } from '../../../jobs/jobs.ts';
import type { SmsCarrier } from './sms.types.ts';

/** Milliseconds to wait for the answer. */
const patience = 10_000;

/** Sends by Twilio's interface of messages, which other houses speak as well. */
export function createTwilio({ accountSid, authToken, from, apiBase }: TwilioConfig): SmsCarrier {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const address = `${apiBase}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  return {
    send: async ({ to, text }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      // Neither number nor text: an error ends up in a log.
      if (response.status === 400)
        throw new PermanentFailure('The carrier of text messages refused the number or the text');
      if (!response.ok) throw new Error(`The carrier of text messages answered ${response.status}`);
    },
  };
}
