import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { pbkdf2Sync, webcrypto } from 'node:crypto';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CaptchaStatus } from './captcha-status.tsx';
import type { CaptchaAction, CaptchaTokens, LoadCaptcha, WorkChallenge } from './captcha-types.ts';
import { solveWork } from './solve-work.ts';
import { useCaptcha, type CaptchaAttempt } from './use-captcha.ts';

// Browsers have it; the test's does not.
beforeAll(() => void vi.stubGlobal('crypto', webcrypto));
afterEach(cleanup);

/** A challenge as the server makes it, whose answer is the counter. */
function challengeFor(counter: number, expiresAt = Date.now() + 600_000): WorkChallenge {
  const nonce = '000102030405060708090a0b0c0d0e0f';
  const salt = '0f0e0d0c0b0a09080706050403020100';
  const password = Buffer.alloc(20);
  password.write(nonce, 'hex');
  password.writeUInt32BE(counter, 16);
  const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), 5, 32, 'sha256').toString('hex');
  return {
    kind: 'proof-of-work',
    nonce,
    salt,
    cost: 5,
    keyLength: 32,
    keyPrefix: key.slice(0, 32),
    seal: `seal${counter}`,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

function Form({
  load,
  attempt,
  always,
}: {
  readonly load: LoadCaptcha;
  readonly attempt: CaptchaAttempt;
  readonly always?: CaptchaAction;
}): ReactElement {
  const captcha = useCaptcha({ load, ...(always && { always }) });
  return (
    <form
      onFocus={captcha.onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        void captcha.run('sign_up', attempt);
      }}
    >
      <input aria-label="Email" />
      <CaptchaStatus captcha={captcha} />
      <button type="submit">Send</button>
    </form>
  );
}

const send = (): boolean => fireEvent.click(screen.getByText('Send'));
const tokensOf = (attempt: { readonly mock: { readonly calls: [CaptchaTokens][] } }): string[] =>
  attempt.mock.calls.map(([{ v3captchaToken }]) => v3captchaToken);

describe('U42 the work of a captcha', () => {
  it.each([0, 3, 4, 57])('U42 finds the counter %i, as the server derives it', async (counter) => {
    const token = await solveWork(challengeFor(counter), new AbortController().signal);
    expect(token).toMatch(new RegExp(`^pow\\.seal${counter}\\.${counter}\\.[0-9a-f]{64}$`));
  });

  it('U42 stops when nobody waits for it any more', async () => {
    await expect(solveWork(challengeFor(9), AbortSignal.abort())).rejects.toThrow('aborted');
  });
});

describe('U42 a form that always needs a proof', () => {
  it('U42 is checked from the first focus on, says so, and is sent with the proof', async () => {
    const load = vi.fn<LoadCaptcha>(async () => challengeFor(5));
    const attempt = vi.fn<CaptchaAttempt>(async () => undefined);
    render(<Form {...{ load, attempt }} always="sign_up" />);
    expect(load).not.toHaveBeenCalled();
    fireEvent.focus(screen.getByLabelText('Email'));
    expect(screen.getByRole('status').textContent).toBe('Checking that you are not a robot…');
    await screen.findByText('Checked: you are not a robot');
    fireEvent.focus(screen.getByText('Send'));
    send();
    await waitFor(() => expect(tokensOf(attempt)).toHaveLength(1));
    expect(tokensOf(attempt)[0]).toMatch(/^pow\.seal5\.5\./);
    expect(load.mock.calls).toEqual([['sign_up']]);
  });

  it('U42 makes a new proof after a fault, because the one before is spent', async () => {
    let count = 0;
    const load = vi.fn<LoadCaptcha>(async () => challengeFor((count += 1)));
    const attempt = vi.fn<CaptchaAttempt>(async () => ({ message: 'The address is taken' }));
    render(<Form {...{ load, attempt }} always="sign_up" />);
    send();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    send();
    await waitFor(() => expect(attempt).toHaveBeenCalledTimes(2));
    expect(tokensOf(attempt).map((token) => token.slice(0, 9))).toEqual(['pow.seal1', 'pow.seal2']);
  });

  it('U42 makes a new proof in place of one that has grown too old', async () => {
    const load = vi
      .fn<LoadCaptcha>(async () => challengeFor(2))
      .mockResolvedValueOnce(challengeFor(1, Date.now() + 10_000));
    const attempt = vi.fn<CaptchaAttempt>(async () => undefined);
    render(<Form {...{ load, attempt }} always="sign_up" />);
    fireEvent.focus(screen.getByLabelText('Email'));
    await screen.findByText('Checked: you are not a robot');
    send();
    await waitFor(() => expect(tokensOf(attempt)[0]).toMatch(/^pow\.seal2/));
  });

  it('U42 says that a check failed, and tries again', async () => {
    const load = vi.fn<LoadCaptcha>(async () => challengeFor(1)).mockRejectedValueOnce(new Error('offline'));
    render(<Form load={load} attempt={async () => undefined} always="sign_up" />);
    fireEvent.focus(screen.getByLabelText('Email'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not check that you are not a robot.');
    fireEvent.click(screen.getByText('Try again'));
    await screen.findByText('Checked: you are not a robot');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('U42 a form that needs a proof now and then', () => {
  it('U42 says and does nothing until the server asks, then is sent again with a proof', async () => {
    const asked = Promise.withResolvers<WorkChallenge>();
    const load = vi.fn<LoadCaptcha>(() => asked.promise);
    const attempt = vi.fn<CaptchaAttempt>(async ({ v3captchaToken }) =>
      v3captchaToken === '' ? { message: 'Show it', code: 'captcha_required' } : undefined,
    );
    render(<Form {...{ load, attempt }} />);
    fireEvent.focus(screen.getByLabelText('Email'));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(load).not.toHaveBeenCalled();
    send();
    await screen.findByText('Checking that you are not a robot…');
    asked.resolve(challengeFor(3));
    await waitFor(() => expect(attempt).toHaveBeenCalledTimes(2));
    expect(tokensOf(attempt)[1]).toMatch(/^pow\.seal3/);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });
});
