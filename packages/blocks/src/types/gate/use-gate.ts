import { useState } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { useSendForm, type SendForm } from '../../parts/use-send-form.ts';
import { useTimeLeft } from './countdown.tsx';
import type { GateKind } from './gate.limits.ts';

/** Error when a gate could not be asked. */
export const gateFailure = 'Oops... Something went wrong, please try again later';

/** State of a gate, and the visitor's actions on it. */
export interface Gate {
  readonly open: boolean;
  /** True when the gate opened before the visitor's eyes. */
  readonly justOpened: boolean;
  /** The password form; null where there is none to fill in. */
  readonly form: SendForm<'password'> | null;
  /** Milliseconds until it opens; null when that is not known. */
  readonly left: number | null;
}

/** A gate by what opens it. Nobody passes by what a page says of itself: the app checks passwords and accounts. */
export function useGate(uid: string, kind: GateKind, opensAt: number | null): Gate {
  const { openGate, visitor } = useBlockEnvironment();
  const [passed, setPassed] = useState(false);
  const left = useTimeLeft(kind === 'comingSoon' ? opensAt : null);
  const form = useSendForm<'password'>({
    initial: { password: '' },
    rules: { password: 'required' },
    failure: gateFailure,
    send: async ({ password }) => {
      const answer = openGate === undefined ? undefined : await openGate({ gate: uid, password });
      if (answer?.ok === true) setPassed(true);
      const message = answer?.message || (answer === undefined ? gateFailure : 'That is not the password');
      return answer?.ok === true
        ? { sent: true, message: '' }
        : { sent: false, message: '', faults: { password: message } };
    },
  });
  switch (kind) {
    case 'password':
      return { open: passed, justOpened: passed, form: openGate === undefined ? null : form, left: null };
    case 'comingSoon':
      return { open: left === 0, justOpened: false, form: null, left };
    case 'signUp':
      return { open: visitor?.signedIn === true, justOpened: false, form: null, left: null };
  }
}
