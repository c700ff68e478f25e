import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SubmitFault } from '../form/form-state.ts';
import { SnackbarProvider } from '../snackbar/snackbar-provider.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasskeysCard, type PasskeysCardProps } from './passkeys-card.tsx';

const bytes = (text: string): ArrayBuffer => Uint8Array.from(text, (char) => char.charCodeAt(0)).buffer;

class FakeAssertion {
  clientDataJSON = bytes('data');
  authenticatorData = bytes('??>');
  signature = bytes('signed');
  userHandle = null;
}
class FakeAttestation {
  clientDataJSON = bytes('data');
  attestationObject = bytes('made');
  getTransports = (): string[] => ['internal'];
}
class FakeCredential {
  static parseCreationOptionsFromJSON = (options: unknown): unknown => options;
  static parseRequestOptionsFromJSON = (options: unknown): unknown => options;
  id = 'key';
  rawId = bytes('key');
  response: object;
  constructor(response: object) {
    this.response = response;
  }
}

const credentials = { get: vi.fn(), create: vi.fn() };
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
  vi.stubGlobal('AuthenticatorAssertionResponse', FakeAssertion);
  vi.stubGlobal('AuthenticatorAttestationResponse', FakeAttestation);
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  credentials.get.mockReset();
  credentials.create.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const asked = {
  challenge: 'Y2g',
  rpId: 'shop.example',
  timeout: 1000,
  userVerification: 'required',
} as const;
const faultOf = (error: unknown) => ({ message: String(error) });

describe('signing in', () => {
  const door = (onSign = vi.fn(async (): Promise<SubmitFault | void> => undefined)) => {
    render(<PasskeySignIn onAsk={async () => asked} onSign={onSign} faultOf={faultOf} />);
    return onSign;
  };

  test('sends what the browser signed, as base64url', async () => {
    credentials.get.mockResolvedValue(new FakeCredential(new FakeAssertion()));
    const onSign = door();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
    await waitFor(() =>
      expect(onSign).toHaveBeenCalledWith(
        expect.objectContaining({
          id: 'key',
          rawId: 'a2V5',
          // `??>` is `Pz8+` in the alphabet of base64.
          response: expect.objectContaining({ authenticatorData: 'Pz8-', userHandle: null }),
        }),
      ),
    );
  });

  test('says so when the dialogue of the browser was closed, and can be tried again', async () => {
    credentials.get.mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    const onSign = door();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used.');
    expect(onSign).not.toHaveBeenCalled();
    credentials.get.mockResolvedValue(new FakeCredential(new FakeAssertion()));
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
    await waitFor(() => expect(onSign).toHaveBeenCalledOnce());
  });

  test('shows what the server says of a passkey that it does not know', async () => {
    credentials.get.mockResolvedValue(new FakeCredential(new FakeAssertion()));
    door(
      vi.fn(async (): Promise<SubmitFault | void> => ({
        message: 'This passkey does not open an account here',
      })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
    expect((await screen.findByRole('alert')).textContent).toContain('does not open an account here');
  });

  test('is not offered by a browser that does not know passkeys', () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    door();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the passkeys of an account', () => {
  const toMake = {
    challenge: 'Y2g',
    rp: { id: 'shop.example', name: 'Shop' },
    user: { id: 'aWQ', name: 'nell', displayName: 'Nell' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 1000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  } as const;
  const passkey = {
    id: '1',
    name: 'Key on my ring',
    synced: false,
    createdAt: '2026-11-19T10:00:00Z',
    lastUsedAt: null,
  };

  function card(over: Partial<PasskeysCardProps['calls']> = {}) {
    const calls = {
      confirm: vi.fn(async () => ({})),
      begin: vi.fn(async () => ({ data: toMake })),
      add: vi.fn(async () => ({ data: { message: 'You can sign in with this passkey now' } })),
      remove: vi.fn(async () => ({ data: { message: 'Gone' } })),
      ...over,
    };
    render(
      <SnackbarProvider>
        <PasskeysCard
          passkeys={[passkey]}
          hasFactor={false}
          calls={calls}
          faultOf={faultOf}
          wantsPassword={(error) => error === 'password'}
        />
      </SnackbarProvider>,
    );
    return calls;
  }

  test('are added once the password was proved', async () => {
    credentials.create.mockResolvedValue(new FakeCredential(new FakeAttestation()));
    const begin = vi
      .fn()
      .mockResolvedValueOnce({ error: 'password' })
      .mockResolvedValueOnce({ data: toMake });
    const calls = card({ begin });
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await userEvent.type(await screen.findByLabelText(/Password/), 'correct horse');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(calls.add).toHaveBeenCalledWith(
        expect.objectContaining({ response: expect.objectContaining({ transports: ['internal'] }) }),
      ),
    );
    await screen.findByText('You can sign in with this passkey now');
  });

  test('are not made twice on one device', async () => {
    credentials.create.mockRejectedValue(new DOMException('there', 'InvalidStateError'));
    const calls = card();
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await screen.findByText('This device has a passkey of your account already');
    expect(calls.add).not.toHaveBeenCalled();
  });

  test('are removed only after a question', async () => {
    const calls = card();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Key on my ring' }));
    await screen.findByText('Remove Key on my ring?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls.remove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Key on my ring' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls.remove).toHaveBeenCalledWith('1'));
  });
});
