import { speaker, type Say } from '../say.ts';
import { frenchTeamMails } from './french-teams.ts';
import { frenchMails } from './french.ts';
import { germanTeamMails } from './german-teams.ts';
import { germanMails } from './german.ts';

/** A text of a mail: English, by which its translations are found. */
export type MailText = keyof typeof germanMails | keyof typeof germanTeamMails;

/** Says the texts of a mail. */
export type SayInMail = Say<MailText>;

/** Gives the texts of an email in a language. */
export const sayInMail = speaker<MailText>({
  de: { ...germanMails, ...germanTeamMails },
  fr: { ...frenchMails, ...frenchTeamMails },
});
