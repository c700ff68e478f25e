import type { Translation } from '../catalogue.ts';
import type en from './en.ts';

/** Texts of the live chat, in German. */
const de = {
  chat: 'Chat',
  chatWith: 'Chat mit {name}',
  intro: 'Sagen Sie uns, wer Sie sind und worum es geht. Jemand aus dem Team antwortet hier.',
  name: 'Ihr Name',
  email: 'E-Mail',
  firstMessage: 'Wie können wir helfen?',
  start: 'Chat beginnen',
  starting: 'Chat beginnt',
  write: 'Nachricht schreiben',
  send: 'Senden',
  sending: 'Wird gesendet',
  notSent: 'Nicht gesendet',
  retry: 'Erneut versuchen',
  minimise: 'Chat verkleinern',
  end: 'Chat beenden',
  endTitle: 'Diesen Chat beenden?',
  endText: 'Danach lässt sich darin nichts mehr schreiben.',
  waiting: {
    one: 'Bitte warten. Sie sind Nummer {count} in der Reihe.',
    other: 'Bitte warten. Sie sind Nummer {count} in der Reihe.',
  },
  answering: '{name} antwortet Ihnen',
  typing: '{name} schreibt',
  you: 'Sie',
  joined: '{name} ist dabei',
  transferred: 'Der Chat geht an ein anderes Team',
  ended: 'Der Chat ist beendet',
  left: 'Der Chat ist beendet, weil eine Weile niemand hier war',
  openChat: 'Chat öffnen',
  unread: { one: '{count} neue Nachricht', other: '{count} neue Nachrichten' },
  newFrom: 'Neue Nachricht von {name}',
  reconnecting: 'Keine Verbindung. Wir versuchen es weiter.',
  restoring: 'Ihr Chat kommt gleich wieder',
  thanks: 'Danke für das Gespräch',
  thanksText: 'Wenn noch etwas ist, helfen wir gern.',
  again: 'Neuen Chat beginnen',
  close: 'Chat schließen',
  nobody: 'Gerade ist niemand im Chat. Schreiben Sie uns, wir antworten per E-Mail.',
  contact: 'Schreiben Sie uns',
  conversation: 'Gespräch',
} as const satisfies Translation<typeof en>;

export default de;
