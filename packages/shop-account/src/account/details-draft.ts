import { readTexts, storeTexts, type Texts } from '@omnis/shop-kit';

const key = 'omnis.account.details';

/** The details of an account that were typed in this tab and are not saved; nothing for those of somebody else. */
export function readDetailsDraft(account: string): Texts {
  const kept = readTexts(key);
  return kept?.['account'] === account ? kept : {};
}

/** Keeps them: a session may end before they are saved. */
export const storeDetailsDraft = (account: string, texts: Texts): void =>
  storeTexts(key, { ...texts, account });

/** Forgets them: they are saved, or whoever typed them has signed out. */
export const forgetDetailsDraft = (): void => storeTexts(key, null);
