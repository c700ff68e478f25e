import type { Translation } from '../catalogue.ts';
import type en from './en.ts';

/** Texts of what asks for an address: subscribing, the offer, worn cotton, in French. */
const fr = {
  email: 'E-mail',
  emailAddress: 'Adresse e-mail',
  sendNewLink: 'M’envoyer un nouveau lien',
  subscribe: 'S’abonner',
  subscribing: 'Inscription en cours',
  moment: 'Un instant',
  confirming: 'Nous confirmons votre inscription.',
  onList: 'Vous êtes inscrit',
  codeComing: 'Votre code arrive dans votre boîte de réception.',
  newsComing: 'Les nouvelles de {shop} arriveront désormais dans votre boîte de réception.',
  already: 'Vous êtes déjà inscrit',
  alreadyText: 'Votre adresse a déjà été confirmée. Vous n’avez plus rien à faire.',
  expired: 'Ce lien n’est plus valable',
  expiredText:
    'Les liens de nos e-mails sont valables sept jours. Inscrivez-vous à nouveau et nous vous en enverrons un autre.',
  failed: 'Nous n’avons pas encore pu confirmer',
  failedText: 'La connexion entre vous et nous est interrompue. Votre lien reste valable.',
  needsScripts: 'Votre navigateur doit autoriser les scripts pour cette étape.',
  seeNew: 'Voir les nouveautés',
  homePage: 'Page d’accueil',
  tryAgain: 'Réessayer',
  offerTitle: 'Un petit quelque chose pour votre boîte mail',
  offerCopy: 'Des nouveautés et parfois une offre, avant tout le monde.',
  firstName: 'Prénom',
  close: 'Fermer',
  sendInstructions: 'M’envoyer la marche à suivre',
  sending: 'Envoi en cours',
  remillPromise:
    'Renvoyez des vêtements 100 % coton, de toute marque, et nous en ferons de nouveaux. C’est gratuit, nous payons le port au Royaume-Uni et vous recevez un code promo.',
  remillTitle: 'Renvoyez votre coton usagé',
  notifications: 'Notifications',
  notificationsCount: { one: 'Notifications, {count}', other: 'Notifications, {count}' },
  dismissNamed: 'Fermer « {title} »',
  showAgain: 'Afficher de nouveau',
  actionFailed: 'Oups… Un problème est survenu, veuillez réessayer plus tard',
  goodToKnow: 'Bon à savoir',
  gotIt: 'J’ai compris',
  goOn: 'Continuer',
  cancel: 'Annuler',
  areYouSure: 'Êtes-vous sûr ?',
  noPush: 'Les notifications push ne sont pas prises en charge',
  noPushText:
    'Ce navigateur ne peut pas les recevoir ici. Sur un iPhone ou un iPad, elles arrivent une fois la boutique sur l’écran d’accueil. Les nouvelles de vos commandes vous parviennent dans tous les cas par e-mail.',
  notHere: 'Ce n’est pas disponible ici.',
  done: 'Terminé',
  backTell: 'Me prévenir du retour en stock',
  backTitleSizes: 'Votre taille est épuisée ?',
  backTitle: 'Épuisé pour le moment',
  backSize: 'Taille',
  backChoose: 'Choisissez une taille',
  backConsent:
    'Votre adresse ne sert qu’à un seul e-mail, au retour de l’article. Elle est ensuite effacée, au plus tard après un an.',
} as const satisfies Translation<typeof en>;
export default fr;
