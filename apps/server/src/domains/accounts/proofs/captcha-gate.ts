import type { CaptchaAction } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { Captcha, CaptchaTokens, CaptchaVerdict } from '../../../security/captcha/captcha.ts';
import { createRateLimits, type RateLimit } from '../../../security/rate-limits.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';

/** Captcha tokens that a form sends; a call from elsewhere may omit them. */
export type GivenTokens = Partial<CaptchaTokens>;

/** Failed tries of an account that are asked for nothing. */
const freeTries = 3;
/** Accounts made from an address that are asked for nothing, outside production. */
export const freeAccounts = 15;
const window = 15 * 60;

/**
 * Failed tries from an address that are asked for nothing. Outside production everybody comes from this machine, so
 * that an address says little about who comes.
 */
const freeFrom = { production: 3, elsewhere: 30 } as const;

const texts: Readonly<Record<Exclude<CaptchaVerdict, 'proved' | 'unreachable'>, string>> = {
  absent: 'Confirm that you are not a robot',
  refused: 'The proof that you are not a robot has expired or was used. Try again.',
};

/** Asks for a proof that somebody is a person: always where accounts are made, else where it looks like guessing. */
export function createCaptchaGate({ config, database }: Pick<Core, 'config' | 'database'>, captcha: Captcha) {
  const limits = createRateLimits(database);
  const isProduction = config.mode === 'production';
  const freeSignUps: RateLimit = { max: freeAccounts, seconds: window };
  const free = isProduction ? freeFrom.production : freeFrom.elsewhere;
  const failedKey = ({ ip }: Pick<SignInPlace, 'ip'>): string => `failed-from:${ip}`;

  function refusal(verdict: Exclude<CaptchaVerdict, 'proved'>): Failure {
    if (verdict === 'unreachable')
      return fail(
        'captcha_unavailable',
        'We could not check that you are not a robot. Try again in a moment.',
      );
    return {
      ...fail('captcha_required', texts[verdict], 'v3captchaToken'),
      details: { captcha: captcha.kind },
    };
  }

  function look(place: SignInPlace, action: CaptchaAction, tokens: GivenTokens): Promise<CaptchaVerdict> {
    const { v3captchaToken = '', v2captchaToken = '' } = tokens;
    return captcha.verify({ action, ip: place.ip, v3captchaToken, v2captchaToken });
  }

  return {
    /** The task of a browser for an action. */
    challenge: (action: CaptchaAction) => captcha.challenge(action),

    /** Before an account is made. */
    async signUp(place: SignInPlace, tokens: GivenTokens): Promise<Result<true>> {
      const verdict = await look(place, 'sign_up', tokens);
      if (verdict === 'proved') return ok(true);
      // A bad proof never counts as none.
      if (verdict === 'refused' || isProduction) return refusal(verdict);
      const wait = await limits.hit(`sign-up-unproved:${place.ip}`, freeSignUps);
      return wait > 0 ? refusal(verdict) : ok(true);
    },

    /**
     * Before a password is looked at or a mail is sent: only after three tries that did not go well. Codes of second
     * factors do not count: who guesses them has the password, and a lock of their own stops them.
     *
     * @param failed - earlier tries of the account that did not go well
     */
    async retry(
      place: SignInPlace,
      { action, failed, tokens }: { action: CaptchaAction; failed: number; tokens: GivenTokens },
    ): Promise<Result<true>> {
      const failedHere = await limits.tries(failedKey(place));
      if (failed < freeTries && failedHere < free) return ok(true);
      const verdict = await look(place, action, tokens);
      return verdict === 'proved' ? ok(true) : refusal(verdict);
    },

    /** Notes that a try from an address did not go well. */
    async failed(place: SignInPlace): Promise<void> {
      await limits.hit(failedKey(place), { max: free, seconds: window });
    },
  };
}

/** Asks for proofs. */
export type CaptchaGate = ReturnType<typeof createCaptchaGate>;
