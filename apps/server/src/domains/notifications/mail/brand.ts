import { resolveTheme } from '@omnis/theme';
import { localeIn, sourceLanguage } from '@omnis/models';
import { sayInMail, type SayInMail } from '../../../texts/mails/mail-words.ts';
import type { Division } from '../../../tenancy/division.ts';

/** How a store's mails look, who they come from, and the language that they are in. */
export interface MailBrand {
  /** Locale for dates, numbers and money. */
  locale: string;
  /** Says our own texts in the language of the mail. */
  say: SayInMail;
  storeName: string;
  companyName: string;
  /** Where the store's links lead, such as `https://shop.example`. */
  origin: string;
  /** Absolute address of the logo, or null. */
  logo: string | null;
  contactEmail: string;
  colours: {
    page: string;
    card: string;
    border: string;
    text: string;
    muted: string;
    soft: string;
    picture: string;
    button: string;
    buttonText: string;
  };
  headingFont: string;
  textFont: string;
  radius: string;
  buttonRadius: string;
}

/**
 * The look of a store's mails: its theme with its own values, always light, since mailboxes are.
 *
 * @param language - what they say it in; English unless told
 */
export function mailBrand(division: Division, origin: string, language = sourceLanguage): MailBrand {
  const { values } = resolveTheme(division.theme, { mode: 'light', overrides: division.themeProperties });
  return {
    locale: localeIn(language, division.locale),
    say: sayInMail(language),
    storeName: division.name,
    companyName: division.companyName,
    origin,
    logo: division.logo === null ? null : new URL(division.logo, origin).href,
    contactEmail: division.contactEmail,
    colours: {
      page: values['surface.sunken'],
      card: values['surface.base'],
      border: values['border.color'],
      text: values['text.color'],
      muted: values['text.muted'],
      soft: values['surface.sunken'],
      picture: values['image.background'],
      button: values['button.background'],
      buttonText: values['button.color'],
    },
    headingFont: values['heading.font'],
    textFont: values['text.font'],
    radius: values['card.radius'],
    buttonRadius: values['button.radius'],
  };
}
