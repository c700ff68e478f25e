import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SubmitFault } from '../form/form-state.ts';
import type { CaptchaAction, CaptchaChallenge, CaptchaTokens, LoadCaptcha } from './captcha-types.ts';
import { tickedToken, unseenToken } from './recaptcha.ts';
import { solveWork } from './solve-work.ts';

const none: CaptchaTokens = { v3captchaToken: '', v2captchaToken: '' };
/** Milliseconds before its end from which a proof is not sent any more. */
const margin = 15_000;

/** How far the check is: `box`: somebody has to tick a box. */
export type CaptchaState = 'idle' | 'working' | 'box' | 'done' | 'failed';

/** Options of {@link useCaptcha}. */
export interface CaptchaOptions {
  /** Asks the server what has to be done; without: forms are sent without proofs. */
  readonly load?: LoadCaptcha | undefined;
  /** Action that the form always needs a proof for; without it, proofs are made only when the server asks for one. */
  readonly always?: CaptchaAction;
}

/** Sends a form with the proofs that there are. */
export type CaptchaAttempt = (tokens: CaptchaTokens) => Promise<SubmitFault | undefined | void>;

/** A check in use. */
export interface Captcha {
  readonly state: CaptchaState;
  /** True when the form always needs a proof. */
  readonly isAlways: boolean;
  /** For the form: as soon as somebody is in it, the work begins. */
  readonly onFocus: () => void;
  /** Begins anew after a failure. */
  readonly retry: () => void;
  /** Sends a form; where the server asks for a proof, makes one and sends it again. */
  readonly run: (action: CaptchaAction, attempt: CaptchaAttempt) => Promise<SubmitFault | undefined | void>;
  /** Where a box is drawn. */
  readonly box: RefObject<HTMLDivElement | null>;
}

interface Proof {
  readonly tokens: CaptchaTokens;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const failed: SubmitFault = {
  message: 'We could not check that you are not a robot. Try again in a moment.',
};

/**
 * Proves to the server that a form is not filled in by a robot (platform.md §7): in the background while people type, or
 * once the server asks for it. Show its state with {@link CaptchaStatus}.
 *
 * @example
 * ```tsx
 * import { Button, CaptchaStatus, useCaptcha, type LoadCaptcha } from '@omnis/ui';
 * export const SignUp = ({ load, send }: { load: LoadCaptcha; send: (token: string) => Promise<void> }) => {
 *   const captcha = useCaptcha({ load, always: 'sign_up' });
 *   return (
 *     <form onFocus={captcha.onFocus} action={async () => void (await captcha.run('sign_up', ({ v3captchaToken }) => send(v3captchaToken)))}>
 *       <CaptchaStatus captcha={captcha} />
 *       <Button type="submit">Sign up</Button>
 *     </form>
 *   );
 * };
 * ```
 */
export function useCaptcha({ load, always }: CaptchaOptions): Captcha {
  const [state, setState] = useState<CaptchaState>('idle');
  const ahead = useRef<Promise<Proof | null> | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  async function answer(
    challenge: CaptchaChallenge,
    { action, isRefused }: { action: CaptchaAction; isRefused: boolean },
  ): Promise<Proof> {
    if (challenge.kind === 'proof-of-work') {
      const signal = leaving.current?.signal ?? new AbortController().signal;
      const token = await solveWork(challenge, signal);
      return { tokens: { ...none, v3captchaToken: token }, until: Date.parse(challenge.expiresAt) - margin };
    }
    const { v2SiteKey, v3SiteKey } = challenge;
    const until = Date.now() + 90_000;
    if (v3SiteKey !== null && !(isRefused && v2SiteKey !== null))
      return { tokens: { ...none, v3captchaToken: await unseenToken(v3SiteKey, action) }, until };
    if (v2SiteKey === null || box.current === null) throw new Error('There is nothing to be proved with');
    setState('box');
    const token = await tickedToken(v2SiteKey, box.current, v3SiteKey ?? 'explicit');
    return { tokens: { ...none, v2captchaToken: token }, until };
  }

  /** Makes a proof; null when that failed. */
  async function prove(action: CaptchaAction, isRefused = false): Promise<Proof | null> {
    if (!load) return null;
    setState('working');
    try {
      const proof = await answer(await load(action), { action, isRefused });
      setState('done');
      return proof;
    } catch {
      if (leaving.current?.signal.aborted !== true) setState('failed');
      return null;
    }
  }

  const begin = (action: CaptchaAction): Promise<Proof | null> => (ahead.current = prove(action));

  /** The proof that was made ahead, or a new one in place of one that is too old. */
  async function take(action: CaptchaAction): Promise<Proof | null> {
    const proof = await (ahead.current ?? begin(action));
    ahead.current = null;
    return proof !== null && proof.until > Date.now() ? proof : prove(action);
  }

  return {
    state,
    isAlways: always !== undefined && load !== undefined,
    box,
    onFocus: () => {
      if (always !== undefined && load && ahead.current === null && state === 'idle') void begin(always);
    },
    retry: () => {
      if (always === undefined) setState('idle');
      else void begin(always);
    },
    run: async (action, attempt) => {
      const first = always === undefined || !load ? null : await take(action);
      const fault = await attempt(first?.tokens ?? none);
      if (fault?.code !== 'captcha_required' || !load) {
        // A proof is spent with the form that it was sent with.
        if (fault && always !== undefined) void begin(always);
        else if (!fault) setState('idle');
        return fault;
      }
      const second = await prove(action, first !== null);
      if (second === null) return failed;
      const last = await attempt(second.tokens);
      setState('idle');
      if (last && always !== undefined) void begin(always);
      return last;
    },
  };
}
