import { speaker, type Say } from '../say.ts';
import { frenchMails } from './french.ts';
import { germanMails } from './german.ts';

/** A text of a mail to a shopper: English, by which its translations are found. */
export type MailText = keyof typeof germanMails;

/** Says the texts of a mail. */
export type SayInMail = Say<MailText>;

/** What says the texts of a mail in a language. */
export const sayInMail = speaker<MailText>({ de: germanMails, fr: frenchMails });
