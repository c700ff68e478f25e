import { textRule } from './rule.ts';

/** No spaces at either end. */
export const password = textRule(
  'Password cannot start or end with spaces',
  (text) => text === text.trim(),
  Infinity,
);

/** Code of an authenticator app or a text message: 3 digits, a space or none, 3 digits. */
export const twoFactorCode = textRule('Invalid authentication code', (text) => /^\d{3} ?\d{3}$/.test(text));

/** 8 letters or digits, a dash, 8 letters or digits. */
export const recoveryCode = textRule('Invalid recovery code', (text) =>
  /^[a-z\d]{8}-[a-z\d]{8}$/i.test(text),
);
