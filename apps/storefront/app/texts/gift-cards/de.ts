import type { Translation } from '../catalogue.ts';
import type en from './en.ts';

/** Texts of gift cards, in German. */
const de: Translation<typeof en> = {
  payIn:
    'Eine Geschenkkarte zahlt in ihrer eigenen Währung. Für eine in {currency} zeigen Sie die Preise in {currency}.',
  showIn: 'Preise in {currency} anzeigen',
  forWhom: 'Für wen ist sie?',
  recipientEmail: 'E-Mail-Adresse der beschenkten Person',
  recipientHelp: 'Lassen Sie das Feld leer, um die Karte selbst zu bekommen.',
  recipientName: 'Name der beschenkten Person',
  message: 'Ihre Nachricht',
  messageHelp: 'Sie steht in der E-Mail mit der Karte, die nach der Zahlung verschickt wird.',
  addGiftCard: 'Mit Geschenkkarte bezahlen',
  addAnother: 'Weitere Geschenkkarte hinzufügen',
  code: 'Code der Geschenkkarte',
  codeHelp: 'Er steht in der E-Mail, mit der die Karte kam.',
  required: 'Dieses Feld ist erforderlich',
  apply: 'Einlösen',
  checking: 'Geschenkkarte wird geprüft',
  ending: 'Geschenkkarte mit der Endung {ending}',
  pays: 'Zahlt {amount}, {left} bleiben darauf',
  paysLess: 'Zahlt {amount}, {left} bleiben darauf. {rest} müssen mit einer Zahlungskarte bezahlt werden.',
  notNeeded: 'Nicht nötig: Es ist nichts mehr zu zahlen.',
  alreadyLaid: 'Diese Geschenkkarte wird für diese Bestellung schon verwendet',
  paysNothing:
    'Von dieser Bestellung lässt sich nichts damit bezahlen. Geschenkkarten kaufen keine Geschenkkarten.',
  remove: 'Entfernen',
  removeOf: 'Geschenkkarte mit der Endung {ending} entfernen',
  balance: 'Guthaben der Geschenkkarte',
  balanceText: 'Sehen Sie, was auf Ihrer Geschenkkarte übrig ist.',
  showBalance: 'Guthaben anzeigen',
  left: '{amount} übrig von {value}',
  stateActive: 'Sie können an der Kasse damit bezahlen.',
  stateUsed: 'Das Guthaben ist aufgebraucht.',
  stateBlocked: 'Sie ist gesperrt. Schreiben Sie uns, wir kümmern uns darum.',
  stateExpired: 'Sie ist abgelaufen.',
  until: 'Sie gilt bis {day}.',
  forever: 'Sie läuft nicht ab.',
  howTitle: 'So bezahlen Sie damit',
  how: 'Geben Sie den Code an der Kasse unter Ihrer Bestellung ein. Die Geschenkkarte zahlt, so viel sie kann; der Rest bleibt darauf, und was fehlt, zahlen Sie mit einer anderen Karte.',
  giveOne: 'Eine Geschenkkarte verschenken',
  values: 'Werte',
  buy: 'Kaufen',
  buyNamed: '{name} kaufen',
  startShopping: 'Jetzt stöbern',
};
export default de;
