import type { Translation } from '@omnis/texts';
import type en from './en.ts';

/** Texts of gift cards, in German. */
const de: Translation<typeof en> = {
  payIn:
    'Eine Geschenkkarte gilt nur in ihrer eigenen Währung. Um eine in {currency} einzulösen, lassen Sie die Preise in {currency} anzeigen.',
  showIn: 'Preise in {currency} anzeigen',
  forWhom: 'Für wen ist sie?',
  recipientEmail: 'E-Mail-Adresse der beschenkten Person',
  recipientHelp: 'Lassen Sie das Feld leer, um die Karte selbst zu bekommen.',
  recipientName: 'Name der beschenkten Person',
  message: 'Ihre Nachricht',
  messageHelp: 'Sie steht in der E-Mail mit der Karte, die wir nach der Zahlung verschicken.',
  addGiftCard: 'Mit Geschenkkarte bezahlen',
  addAnother: 'Weitere Geschenkkarte hinzufügen',
  code: 'Code der Geschenkkarte',
  codeHelp: 'Er steht in der E-Mail mit der Geschenkkarte.',
  required: 'Dieses Feld ist erforderlich',
  apply: 'Einlösen',
  checking: 'Geschenkkarte wird geprüft',
  ending: 'Geschenkkarte mit der Endung {ending}',
  pays: 'Zahlt {amount}, Restguthaben {left}',
  paysLess: 'Zahlt {amount}, Restguthaben {left}. Die übrigen {rest} zahlen Sie mit einer Zahlungskarte.',
  notNeeded: 'Nicht nötig: Es ist nichts mehr zu zahlen.',
  alreadyLaid: 'Diese Geschenkkarte wird bereits verwendet',
  paysNothing:
    'Sie können sie für diese Bestellung nicht verwenden. Mit Geschenkkarten lassen sich keine Geschenkkarten kaufen.',
  remove: 'Entfernen',
  removeOf: 'Geschenkkarte mit der Endung {ending} entfernen',
  balance: 'Guthaben der Geschenkkarte',
  balanceText: 'Sehen Sie, wie viel auf Ihrer Geschenkkarte übrig ist.',
  showBalance: 'Guthaben anzeigen',
  left: '{amount} übrig von {value}',
  stateActive: 'Sie können an der Kasse damit bezahlen.',
  stateUsed: 'Das Guthaben ist aufgebraucht.',
  stateBlocked: 'Sie ist gesperrt. Schreiben Sie uns, und wir kümmern uns darum.',
  stateExpired: 'Sie ist abgelaufen.',
  until: 'Sie gilt bis {day}.',
  forever: 'Sie läuft nicht ab.',
  howTitle: 'So bezahlen Sie damit',
  how: 'Geben Sie den Code an der Kasse unter Ihrer Bestellung ein. Ein Restguthaben bleibt auf der Geschenkkarte. Reicht es nicht, zahlen Sie den Rest mit einer Zahlungskarte.',
  giveOne: 'Eine Geschenkkarte verschenken',
  values: 'Werte',
  buy: 'Kaufen',
  buyNamed: '{name} kaufen',
  startShopping: 'Jetzt stöbern',
};
export default de;
