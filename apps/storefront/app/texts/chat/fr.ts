import type { Translation } from '../catalogue.ts';
import type en from './en.ts';

/** Texts of the live chat, in French. */
const fr = {
  chat: 'Chat',
  chatWith: 'Chat avec {name}',
  intro: 'Dites-nous qui vous êtes et de quoi il s’agit. Un membre de l’équipe répond ici.',
  name: 'Votre nom',
  email: 'E-mail',
  firstMessage: 'Comment pouvons-nous vous aider ?',
  start: 'Commencer le chat',
  starting: 'Le chat commence',
  write: 'Écrire un message',
  send: 'Envoyer',
  sending: 'Envoi en cours',
  notSent: 'Non envoyé',
  retry: 'Réessayer',
  minimise: 'Réduire le chat',
  end: 'Terminer le chat',
  endTitle: 'Terminer ce chat ?',
  endText: 'Il ne sera plus possible d’y écrire.',
  waiting: {
    one: 'Un instant. Vous êtes numéro {count} dans la file.',
    other: 'Un instant. Vous êtes numéro {count} dans la file.',
  },
  answering: '{name} vous répond',
  typing: '{name} écrit',
  you: 'Vous',
  joined: '{name} a rejoint le chat',
  transferred: 'Le chat passe à une autre équipe',
  ended: 'Le chat est terminé',
  left: 'Le chat est terminé, car personne n’était là depuis un moment',
  openChat: 'Ouvrir le chat',
  unread: { one: '{count} nouveau message', other: '{count} nouveaux messages' },
  newFrom: 'Nouveau message de {name}',
  reconnecting: 'Pas de connexion. Nous réessayons.',
  restoring: 'Votre chat revient',
  thanks: 'Merci pour cet échange',
  thanksText: 'Si vous avez une autre question, nous sommes là.',
  again: 'Commencer un autre chat',
  close: 'Fermer le chat',
  nobody: 'Personne n’est disponible pour le moment. Écrivez-nous, nous répondons par e-mail.',
  contact: 'Nous écrire',
  conversation: 'Conversation',
} as const satisfies Translation<typeof en>;

export default fr;
