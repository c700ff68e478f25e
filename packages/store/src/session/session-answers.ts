import type { Session } from '@omnis/contract';
import { isFulfilled, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

// By name: who does not use an endpoint does not load it.
const answering: ReadonlySet<unknown> = new Set([
  'accountsGet',
  'accountsLogin',
  'accountsCreateCustomer',
  'accountsRecoveryLogin',
  'accountsPasskeyLogin',
  'accountsDisableTwoFactor',
  'accountsDisableSms',
  'accountsChangePassword',
  'accountsSignEula',
  'accountsUpdateProfile',
  'accountsSetPicture',
  'accountsRemovePicture',
  'storesCreate',
  'storesChoose',
  'teamJoin',
  'settingsChangePlan',
]);

const turningOn: ReadonlySet<unknown> = new Set(['accountsConfirmTwoFactor', 'accountsConfirmSms']);

function endpointOf(action: UnknownAction): unknown {
  if (!isFulfilled(action)) return undefined;
  const { arg }: { arg: unknown } = action.meta;
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg ? arg.endpointName : undefined;
}

/** Tells whether a call was answered with the session as it is now. */
export function isSessionAnswer(action: UnknownAction): action is PayloadAction<Session> {
  return answering.has(endpointOf(action));
}

/** Tells whether a second factor was turned on, which answers with the session among other things. */
export function isTurnedOn(action: UnknownAction): action is PayloadAction<{ session: Session }> {
  return turningOn.has(endpointOf(action));
}
