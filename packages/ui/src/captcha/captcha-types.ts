/** Work that proves that a browser took its time: the counter whose derived key has the prefix is looked for. */
export interface WorkChallenge {
  readonly kind: 'proof-of-work';
  /** Hexadecimal. */
  readonly nonce: string;
  /** Hexadecimal. */
  readonly salt: string;
  /** Iterations of each derivation. */
  readonly cost: number;
  /** Bytes of a derived key. */
  readonly keyLength: number;
  /** Hexadecimal. */
  readonly keyPrefix: string;
  /** Sent back as it is. */
  readonly seal: string;
  /** UTC, ISO 8601. */
  readonly expiresAt: string;
}

/** Google's reCAPTCHA: the invisible kind (v3), the box to be ticked (v2), or both. */
export interface RecaptchaChallenge {
  readonly kind: 'recaptcha';
  readonly v3SiteKey: string | null;
  readonly v2SiteKey: string | null;
}

/** Task that a browser has to do to pass for a person's. */
export type CaptchaChallenge = WorkChallenge | RecaptchaChallenge;

/** Purpose of a form; a proof for one is not valid for another. */
export type CaptchaAction = 'sign_up' | 'login' | 'recovery_login' | 'reset';

/** Asks the server what has to be done for an action. */
export type LoadCaptcha = (action: CaptchaAction) => Promise<CaptchaChallenge>;

/** Proofs as they are sent with a form (platform.md §7); '' where there is none. */
export interface CaptchaTokens {
  readonly v3captchaToken: string;
  readonly v2captchaToken: string;
}
