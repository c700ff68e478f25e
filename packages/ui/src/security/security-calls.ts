import type { NewPasswordValues } from '../frame/new-password-form.tsx';
import type { TextCodeValues } from '../frame/sign-in-types.ts';
import type { SubmitFault } from '../form/form-state.ts';
import type { Agent } from './agent-text.ts';

/** Outcome of a call: its result, or the reason why there is none. */
export interface CallOutcome<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

/** Secret that an authenticator app has to scan. */
export interface TwoFactorSetUp {
  /** Base32, for typing into an app. */
  readonly secret: string;
  /** The QR code: a text for each row, `1` for a dark module. */
  readonly qr: readonly string[];
}

/** A browser that is signed in; times are UTC ISO 8601. */
export interface OpenSession extends Agent {
  readonly id: string;
  /** The one that the page is shown in. */
  readonly current: boolean;
  readonly ip: string;
  readonly lastSeenAt: string;
}

/** A browser that is not asked for a code; times are UTC ISO 8601. */
export interface TrustedDevice extends Agent {
  readonly id: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
}

/** How an account is kept. */
export interface SecurityFacts {
  readonly twoFactor: {
    /** The authenticator app. */
    readonly enabled: boolean;
    readonly recoveryCodesLeft: number;
    /** The end of the number that codes are texted to; null: none are. */
    readonly sms: { readonly mobile: string } | null;
    /** True when the platform can send text messages. */
    readonly smsAvailable: boolean;
  };
  readonly sessions: readonly OpenSession[];
  readonly trustedDevices: readonly TrustedDevice[];
}

/** Values that somebody gives to prove who they are. */
export interface ProofValues {
  readonly password: string;
  /** Only of those who have a second factor. */
  readonly twoFactorAuthCode?: string;
}

type Call<T, A extends readonly unknown[] = []> = (...args: A) => Promise<CallOutcome<T>>;

/** The calls by which somebody proves who they are, before what is dangerous. */
export interface ProofCalls {
  readonly confirm: Call<unknown, [values: ProofValues]>;
  /** Texts a code to the proved number of the account; left out where it has none. */
  readonly textCode?: Call<{ readonly message: string }, [password: string]> | undefined;
}

/** The calls that the cards of security make; an app binds them to its API. */
export interface SecurityCalls {
  readonly confirm: Call<unknown, [values: ProofValues]>;
  readonly beginTwoFactor: Call<TwoFactorSetUp>;
  readonly confirmTwoFactor: Call<{ readonly recoveryCodes: readonly string[] }, [code: string]>;
  readonly newRecoveryCodes: Call<{ readonly recoveryCodes: readonly string[] }>;
  readonly disableTwoFactor: Call<unknown>;
  /** Texts a code to a number that is to receive the codes. */
  readonly beginSms: Call<unknown, [mobile: string]>;
  /** Proves the number; new recovery codes where there were none. */
  readonly confirmSms: Call<{ readonly recoveryCodes: readonly string[] }, [code: string]>;
  readonly disableSms: Call<unknown>;
  /** Texts a code to the proved number of who is signed in. */
  readonly textCode: Call<{ readonly message: string }, [values: TextCodeValues]>;
  readonly changePassword: Call<unknown, [values: NewPasswordValues]>;
  readonly revokeSession: Call<unknown, [id: string]>;
  readonly revokeOtherSessions: Call<{ readonly message: string }>;
  readonly forgetDevice: Call<unknown, [id: string]>;
}

/** How the failures of an app's calls are read. */
export interface SecurityFaults {
  /** Describes a failure for its form and for its fields. */
  readonly faultOf: (error: unknown) => SubmitFault;
  /** Tells whether a call wants the password before it does anything. */
  readonly wantsPassword: (error: unknown) => boolean;
}
