import type { Translation } from '../catalogue.ts';
import type en from './en.ts';

/** Texts of gift cards, in French. */
const fr: Translation<typeof en> = {
  payIn:
    'Une carte cadeau paie dans sa propre devise. Pour une carte en {currency}, affichez les prix en {currency}.',
  showIn: 'Afficher les prix en {currency}',
  forWhom: 'Pour qui est-elle ?',
  recipientEmail: 'E-mail du destinataire',
  recipientHelp: 'Laissez ce champ vide pour recevoir la carte vous-même.',
  recipientName: 'Nom du destinataire',
  message: 'Votre message',
  messageHelp: 'Il figure dans l’e-mail qui apporte la carte, envoyé dès que la commande est payée.',
  addGiftCard: 'Payer avec une carte cadeau',
  addAnother: 'Ajouter une autre carte cadeau',
  code: 'Code de la carte cadeau',
  codeHelp: 'Il se trouve dans l’e-mail qui a apporté la carte.',
  required: 'Ce champ est obligatoire',
  apply: 'Appliquer',
  checking: 'Vérification de la carte cadeau',
  ending: 'Carte cadeau se terminant par {ending}',
  pays: 'Paie {amount}, il y reste {left}',
  paysLess: 'Paie {amount}, il y reste {left}. {rest} doivent être payés par carte bancaire.',
  notNeeded: 'Pas nécessaire : il ne reste rien à payer.',
  alreadyLaid: 'Cette carte cadeau paie déjà cette commande',
  paysNothing:
    'Rien de cette commande ne peut être payé avec elle. Les cartes cadeaux n’achètent pas de cartes cadeaux.',
  remove: 'Retirer',
  removeOf: 'Retirer la carte cadeau se terminant par {ending}',
  balance: 'Solde de la carte cadeau',
  balanceText: 'Voyez ce qui reste sur votre carte cadeau.',
  showBalance: 'Afficher le solde',
  left: '{amount} restants sur {value}',
  stateActive: 'Vous pouvez payer avec elle au moment de commander.',
  stateUsed: 'Elle est entièrement dépensée.',
  stateBlocked: 'Elle est bloquée. Écrivez-nous, nous nous en occupons.',
  stateExpired: 'Elle a expiré.',
  until: 'Elle est utilisable jusqu’au {day}.',
  forever: 'Elle n’expire pas.',
  howTitle: 'Payer avec elle',
  how: 'Saisissez le code au moment de payer, sous votre commande. La carte cadeau paie autant qu’elle le peut ; ce qui reste y demeure, et vous réglez la différence par carte.',
  giveOne: 'Offrir une carte cadeau',
  values: 'Valeurs',
  buy: 'Acheter',
  buyNamed: 'Acheter {name}',
  startShopping: 'Découvrir la boutique',
};
export default fr;
