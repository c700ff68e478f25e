import type { Translation } from '../catalogue.ts';
import type en from './en.ts';

/** Texts of stories, help, policies and the sitemap, in German. */
const de = {
  minutes: '{minutes} Min. Lesezeit',
  moreStories: 'Weitere Geschichten',
  newer: 'Neuere',
  older: 'Ältere',
  filedUnder: 'Abgelegt unter',
  readNext: 'Als Nächstes lesen',
  noStories: 'Hier ist noch nichts',
  noStoriesText: 'Die erste Geschichte wird noch geschrieben.',
  shopEverything: 'Alle Produkte ansehen',
  postPages: 'Seiten der Beiträge',
  topics: 'Themen',
  allStories: 'Alle Geschichten',
  linkToAnswer: 'Link zu dieser Antwort',
  linkTo: 'Link zu: {title}',
  writeToUs: 'Schreiben Sie uns',
  writeText:
    'Ein Mensch liest es und antwortet, meist innerhalb eines Tages. Geht es um eine Bestellung, hilft ihre Nummer.',
  letterNeedsScripts:
    'Das Formular braucht Skripte, die Ihr Browser nicht ausführt. Schreiben Sie uns per E-Mail.',
  orByMail: 'Oder per E-Mail: {link}',
  noAnswer: 'Noch keine Antwort auf „{term}“',
  answersTo: { one: '{count} Antwort auf „{term}“', other: '{count} Antworten auf „{term}“' },
  tryAnother: 'Versuchen Sie ein anderes Wort, sehen Sie die Themen unten durch oder {link}.',
  writeLink: 'schreiben Sie uns',
  howHelp: 'Wie können wir helfen?',
  answersAbout: 'Antworten rund um Ihre Bestellung bei {name}.',
  askedMost: 'Häufige Fragen',
  writeAbout: 'Worüber möchten Sie schreiben?',
  allHelp: 'Alle Hilfethemen',
  moreAbout: 'Mehr zum Thema: {title}',
  notFound: 'Nicht das Richtige gefunden?',
  mayAnswer: 'Das könnte Ihre Frage beantworten',
  searchHelp: 'Hilfe durchsuchen',
  whatAbout: 'Worum geht es?',
  lastChanged: 'Zuletzt geändert am {day}',
  onThisPage: 'Auf dieser Seite',
  otherPolicies: 'Weitere Richtlinien',
  readOn: 'Weiterlesen',
  sitemap: 'Sitemap',
  sitemapPages: 'Seiten der Sitemap',
} as const satisfies Translation<typeof en>;
export default de;
