export { AccountPage } from './account/account-page.tsx';
export { EntryPanel } from './account/entry-panel.tsx';
export { LoginPage } from './account/login-page.tsx';
export { SecurityPage } from './account/security-page.tsx';
export { SecurityWords } from './account/security-words.tsx';
export { VerifyPage } from './account/verify-page.tsx';
export { accountTexts } from './texts/account/index.ts';
