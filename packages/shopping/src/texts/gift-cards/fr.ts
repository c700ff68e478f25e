import type { Translation } from '@omnis/texts';
import type en from './en.ts';

/** Texts of gift cards, in French. */
const fr: Translation<typeof en> = {
  payIn:
    'Une carte cadeau n’est utilisable que dans sa propre devise. Pour une carte en {currency}, affichez les prix en {currency}.',
  showIn: 'Afficher les prix en {currency}',
  forWhom: 'Pour qui est-elle ?',
  recipientEmail: 'E-mail du destinataire',
  recipientHelp: 'Laissez ce champ vide pour recevoir la carte vous-même.',
  recipientName: 'Nom du destinataire',
  message: 'Votre message',
  messageHelp: 'Il figure dans l’e-mail avec la carte, envoyé dès que la commande est payée.',
  addGiftCard: 'Payer avec une carte cadeau',
  addAnother: 'Ajouter une autre carte cadeau',
  code: 'Code de la carte cadeau',
  codeHelp: 'Il figure dans l’e-mail avec la carte cadeau.',
  required: 'Ce champ est obligatoire',
  apply: 'Appliquer',
  checking: 'Vérification de la carte cadeau',
  ending: 'Carte cadeau se terminant par {ending}',
  pays: 'Paie {amount}, solde restant : {left}',
  paysLess: 'Paie {amount}, solde restant : {left}. Les {rest} restants sont à régler par carte bancaire.',
  notNeeded: 'Pas nécessaire : il ne reste rien à payer.',
  alreadyLaid: 'Cette carte cadeau est déjà utilisée',
  paysNothing:
    'Vous ne pouvez pas l’utiliser pour cette commande. Une carte cadeau ne permet pas d’acheter une carte cadeau.',
  remove: 'Retirer',
  removeOf: 'Retirer la carte cadeau se terminant par {ending}',
  balance: 'Solde de la carte cadeau',
  balanceText: 'Consultez le solde de votre carte cadeau.',
  showBalance: 'Afficher le solde',
  left: '{amount} restants sur {value}',
  stateActive: 'Vous pouvez l’utiliser au moment de payer.',
  stateUsed: 'Son solde est épuisé.',
  stateBlocked: 'Elle est bloquée. Écrivez-nous, nous nous en occupons.',
  stateExpired: 'Elle a expiré.',
  until: 'Elle est utilisable jusqu’au {day}.',
  forever: 'Elle n’expire pas.',
  howTitle: 'Comment l’utiliser',
  how: 'Saisissez le code au moment de payer, sous votre commande. Le solde non utilisé reste sur la carte cadeau. S’il ne suffit pas, réglez la différence par carte bancaire.',
  giveOne: 'Offrir une carte cadeau',
  values: 'Valeurs',
  buy: 'Acheter',
  buyNamed: 'Acheter {name}',
  startShopping: 'Découvrir la boutique',
};
export default fr;
