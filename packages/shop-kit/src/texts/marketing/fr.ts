import type { Translation } from '@omnis/texts';
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
  codeComing: 'Votre code arrive par e-mail.',
  newsComing: 'Vous recevrez désormais les nouveautés de {shop} par e-mail.',
  already: 'Vous êtes déjà inscrit',
  alreadyText: 'Votre adresse a déjà été confirmée. Vous n’avez plus rien à faire.',
  expired: 'Ce lien a expiré',
  expiredText:
    'Les liens de nos e-mails sont valables sept jours. Inscrivez-vous à nouveau et nous vous en enverrons un autre.',
  failed: 'Nous n’avons pas encore pu confirmer votre inscription',
  failedText: 'La connexion a échoué. Votre lien reste valable : réessayez.',
  needsScripts: 'Activez JavaScript dans votre navigateur pour cette étape.',
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
  actionFailed: 'Oups… Une erreur s’est produite, veuillez réessayer plus tard',
  goodToKnow: 'Bon à savoir',
  gotIt: 'J’ai compris',
  goOn: 'Continuer',
  cancel: 'Annuler',
  areYouSure: 'Êtes-vous sûr ?',
  noPush: 'Les notifications push ne sont pas prises en charge',
  noPushText:
    'Ce navigateur ne peut pas les recevoir ici. Sur un iPhone ou un iPad, ajoutez d’abord la boutique à l’écran d’accueil. Vous recevrez toujours les e-mails concernant vos commandes.',
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
