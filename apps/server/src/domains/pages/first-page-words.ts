import type { Language } from '@omnis/models';

/** The answers of an owner from which the first texts of a store are written. */
export interface FirstPageAnswers {
  readonly name: string;
  /** Goods that the store sells, in the owner's words; '' when they did not say. */
  readonly sells: string;
  /** '' for none. */
  readonly contactEmail: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly language: Language;
}

/** The words of a store's first pages, for shoppers to read. */
export interface FirstPageWords {
  readonly shopAll: string;
  readonly newIn: string;
  readonly seeAll: string;
  readonly news: (name: string) => string;
  readonly newsText: string;
  readonly about: string;
  readonly aboutName: (name: string) => string;
  /** A sentence of the goods. */
  readonly goods: (name: string, sells: string) => string;
  readonly welcome: (name: string) => string;
  readonly sentFrom: (country: string) => string;
  readonly questions: string;
  readonly contact: string;
  readonly contactText: string;
}

/** The first pages' words in each language. */
export const firstPageWords: Readonly<Record<Language, FirstPageWords>> = {
  en: {
    shopAll: 'Shop everything',
    newIn: 'New in',
    seeAll: 'See everything',
    news: (name) => `News from ${name}`,
    newsText: 'New products and offers, now and then, by email.',
    about: 'About us',
    aboutName: (name) => `About ${name}`,
    goods: (name, sells) => `At ${name} you will find ${sells}.`,
    welcome: (name) => `Welcome to ${name}. Have a look around.`,
    sentFrom: (country) => `We are based in ${country}, and pack and send every order with care.`,
    questions: 'Do you have a question about a product or an order? Write to us. We are happy to help.',
    contact: 'Contact',
    contactText: 'Ask us about a product, an order or anything else. We answer by email.',
  },
  de: {
    shopAll: 'Alles ansehen',
    newIn: 'Neu eingetroffen',
    seeAll: 'Alle Produkte',
    news: (name) => `Neues von ${name}`,
    newsText: 'Neue Produkte und Angebote, ab und zu per E-Mail.',
    about: 'Über uns',
    aboutName: (name) => `Über ${name}`,
    goods: (name, sells) => `Bei ${name} finden Sie ${sells}.`,
    welcome: (name) => `Willkommen bei ${name}. Sehen Sie sich gerne um.`,
    sentFrom: (country) =>
      `Unser Sitz: ${country}. Jede Bestellung verpacken und versenden wir mit Sorgfalt.`,
    questions:
      'Haben Sie eine Frage zu einem Produkt oder zu einer Bestellung? Schreiben Sie uns. Wir helfen gerne.',
    contact: 'Kontakt',
    contactText: 'Fragen Sie uns zu einem Produkt oder zu Ihrer Bestellung. Wir antworten per E-Mail.',
  },
  fr: {
    shopAll: 'Voir la boutique',
    newIn: 'Nouveautés',
    seeAll: 'Tout voir',
    news: (name) => `Les nouvelles de ${name}`,
    newsText: 'De nouveaux produits et des offres, de temps en temps, par e-mail.',
    about: 'À propos',
    aboutName: (name) => `À propos de ${name}`,
    goods: (name, sells) => `Chez ${name}, vous trouverez ${sells}.`,
    welcome: (name) => `Bienvenue chez ${name}. Bonne visite\u00a0!`,
    sentFrom: (country) =>
      `Notre adresse\u00a0: ${country}. Nous préparons et envoyons chaque commande avec soin.`,
    questions:
      'Une question sur un produit ou une commande\u00a0? Écrivez-nous, nous vous aiderons avec plaisir.',
    contact: 'Contact',
    contactText: 'Posez-nous vos questions sur un produit ou une commande. Nous répondons par e-mail.',
  },
};
