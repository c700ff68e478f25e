import { z } from 'zod';

/** How it is proved that a form is not filled in by a robot. */
export const captchaKinds = ['proof-of-work', 'recaptcha'] as const;

/** Methods of proving a second factor. */
export const secondFactorMethods = ['app', 'sms', 'recovery'] as const;

/** One of {@link secondFactorMethods}. */
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** The one shape of an error on the wire (design: errors). */
export const errorSchema = z.object({
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  code: z.string(),
  /** Requirements that a client has to meet for the call; with `captcha_required` and `two_factor_required` only. */
  details: z
    .object({
      /** Where a proof is to be had: `accounts.captcha` gives the challenge. */
      captcha: z.enum(captchaKinds).optional(),
      /** The second factors of the account; each may be given. */
      methods: z.array(z.enum(secondFactorMethods)).optional(),
    })
    .optional(),
  /** With `server_error` only: names the request in the server's log, so that support finds what happened. */
  requestId: z.string().optional(),
});

/** The one shape of an error on the wire. */
export type ApiError = z.output<typeof errorSchema>;
