import type { Translation } from '../catalogue.ts';
import type en from './en.ts';

/** Texts of stories, help, policies and the sitemap, in French. */
const fr = {
  minutes: '{minutes} min de lecture',
  moreStories: 'Autres histoires',
  newer: 'Plus récente',
  older: 'Plus ancienne',
  filedUnder: 'Classé dans',
  readNext: 'À lire ensuite',
  noStories: 'Rien ici pour l’instant',
  noStoriesText: 'La première histoire est en cours d’écriture.',
  shopEverything: 'Voir tous les produits',
  postPages: 'Pages d’articles',
  topics: 'Sujets',
  allStories: 'Toutes les histoires',
  linkToAnswer: 'Lien vers cette réponse',
  linkTo: 'Lien vers : {title}',
  writeToUs: 'Écrivez-nous',
  writeText:
    'Une personne vous lit et vous répond, en général sous 24 heures. S’il s’agit d’une commande, son numéro nous aide.',
  letterNeedsScripts:
    'Le formulaire a besoin de scripts, que votre navigateur n’exécute pas. Écrivez-nous par e-mail.',
  orByMail: 'Ou par e-mail : {link}',
  noAnswer: 'Pas encore de réponse à « {term} »',
  answersTo: { one: '{count} réponse à « {term} »', other: '{count} réponses à « {term} »' },
  tryAnother: 'Essayez un autre mot, parcourez les sujets ci-dessous, ou {link}.',
  writeLink: 'écrivez-nous',
  howHelp: 'Comment pouvons-nous vous aider ?',
  answersAbout: 'Des réponses sur vos commandes chez {name}.',
  askedMost: 'Questions fréquentes',
  writeAbout: 'À quel sujet souhaitez-vous écrire ?',
  allHelp: 'Toute l’aide',
  moreAbout: 'En savoir plus : {title}',
  notFound: 'Ce n’est pas ce que vous cherchiez ?',
  mayAnswer: 'Ceci peut répondre à votre question',
  searchHelp: 'Rechercher dans l’aide',
  whatAbout: 'De quoi s’agit-il ?',
  lastChanged: 'Dernière modification le {day}',
  onThisPage: 'Sur cette page',
  otherPolicies: 'Autres conditions',
  readOn: 'À lire aussi',
  sitemap: 'Plan du site',
  sitemapPages: 'Pages du plan du site',
} as const satisfies Translation<typeof en>;
export default fr;
