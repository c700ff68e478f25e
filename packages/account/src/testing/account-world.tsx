import { accountsApi, type CallAnswer } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { SnackbarProvider } from '@omnis/ui';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';

/** How the account of the world is kept. */
export type Security = CallAnswer<'accounts.security'>;

/** A customer without a second factor. */
export const customer: NonNullable<CallAnswer<'accounts.get'>['user']> = {
  id: '1',
  kind: 'customer',
  email: 'nell@marlow.example',
  firstName: 'Nell',
  lastName: 'Marlow',
  avatar: null,
  verified: true,
  signedEula: false,
  twoFactorAuthEnabled: false,
  internal: false,
  permissions: [],
};

/** An account that has nothing yet but a password. */
export const plainSecurity: Security = {
  twoFactor: { enabled: false, recoveryCodesLeft: 0, sms: null, smsAvailable: true },
  passkeys: [],
  sessions: [
    {
      id: '1',
      current: true,
      browser: 'Firefox',
      system: 'Windows',
      ip: '192.0.2.7',
      startedAt: '2026-11-21T09:00:00Z',
      lastSeenAt: '2026-11-21T10:00:00Z',
    },
  ],
  trustedDevices: [],
};

/** The same with codes by text message. */
export const textedSecurity: Security = {
  ...plainSecurity,
  twoFactor: { enabled: false, recoveryCodesLeft: 10, sms: { mobile: '••• 123' }, smsAvailable: true },
};

/** An account about which nothing is under way. */
export const plainData: CallAnswer<'accounts.personalData'> = {
  copy: null,
  deletion: null,
  mode: 'after-grace',
  graceDays: 14,
  obstacle: '',
};

/** A call as it was sent. */
export interface SentCall {
  readonly call: string;
  readonly body: unknown;
}

/** Answers of the API by method and end of the path; a text is the `code` of a refusal. */
export type Answers = Readonly<Record<string, (body: unknown) => unknown>>;

/** A refusal, as the API words one. */
export function refusal(code: string, { status = 403, message = '' } = {}): Response {
  return Response.json({ message, errors: [], code }, { status });
}

const prefix = /^.*\/dashboard\/secure|^.*\/v3(?=\/captcha)/;

/** A page in a store whose API answers as told, with somebody signed in. */
export function accountWorld(answers: Answers, user: typeof customer | null = customer) {
  const sent: SentCall[] = [];
  const store = createOmnisStore({
    app: 'storefront',
    baseUrl: 'http://here',
    tellsFailure: () => false,
    fetch: async (url, { method = 'GET', body }) => {
      const call = `${method} ${new URL(url).pathname.replace(prefix, '')}`;
      const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
      sent.push({ call, body: parsed });
      if (call === 'GET /get/') return Response.json({ user, store: { active: null, all: [] } });
      const answer = answers[call]?.(parsed) ?? refusal('not_found', { status: 404 });
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
  const ready = store.dispatch(accountsApi.endpoints.accountsGet.initiate(undefined));
  const page = (content: ReactElement, at = '/'): ReactElement => (
    <Provider store={store}>
      <SnackbarProvider>
        <MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>
      </SnackbarProvider>
    </Provider>
  );
  return { sent, page, ready, calls: (call: string) => sent.filter((each) => each.call === call) };
}
