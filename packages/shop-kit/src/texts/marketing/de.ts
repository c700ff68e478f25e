import type { Translation } from '@omnis/texts';
import type en from './en.ts';

/** Texts of what asks for an address: subscribing, the offer, worn cotton, in German. */
const de = {
  email: 'E-Mail',
  emailAddress: 'E-Mail-Adresse',
  sendNewLink: 'Neuen Link zusenden',
  subscribe: 'Abonnieren',
  subscribing: 'Wird abonniert',
  moment: 'Einen Moment',
  confirming: 'Wir bestätigen Ihre Anmeldung.',
  onList: 'Sie sind angemeldet',
  codeComing: 'Ihr Code ist per E-Mail unterwegs.',
  newsComing: 'Ab jetzt erhalten Sie Neuigkeiten von {shop} per E-Mail.',
  already: 'Sie sind bereits angemeldet',
  alreadyText: 'Ihre Adresse ist schon bestätigt. Sie brauchen nichts weiter zu tun.',
  expired: 'Dieser Link ist abgelaufen',
  expiredText:
    'Links in unseren E-Mails gelten sieben Tage. Melden Sie sich noch einmal an, dann senden wir Ihnen einen neuen.',
  failed: 'Wir konnten Ihre Anmeldung noch nicht bestätigen',
  failedText: 'Die Verbindung ist gestört. Ihr Link gilt weiterhin: Versuchen Sie es noch einmal.',
  needsScripts: 'Schalten Sie für diesen Schritt JavaScript in Ihrem Browser ein.',
  seeNew: 'Neuheiten ansehen',
  homePage: 'Zur Startseite',
  tryAgain: 'Noch einmal versuchen',
  offerTitle: 'Neues für Ihr Postfach',
  offerCopy: 'Neuheiten und ab und zu ein Angebot, bevor alle anderen davon hören.',
  firstName: 'Vorname',
  close: 'Schließen',
  sendInstructions: 'Anleitung zusenden',
  sending: 'Wird gesendet',
  remillPromise:
    'Senden Sie Kleidung aus 100 % Baumwolle ein, egal welcher Marke, und wir machen neue daraus. Es ist kostenlos, wir zahlen das Porto im Vereinigten Königreich, und Sie erhalten einen Gutschein.',
  remillTitle: 'Getragene Baumwolle einsenden',
  notifications: 'Mitteilungen',
  notificationsCount: { one: 'Mitteilungen, {count}', other: 'Mitteilungen, {count}' },
  dismissNamed: '„{title}“ schließen',
  showAgain: 'Wieder anzeigen',
  actionFailed: 'Hoppla … Da ist etwas schiefgelaufen. Bitte versuchen Sie es später noch einmal',
  goodToKnow: 'Gut zu wissen',
  gotIt: 'Verstanden',
  goOn: 'Weiter',
  cancel: 'Abbrechen',
  areYouSure: 'Sind Sie sicher?',
  noPush: 'Push-Mitteilungen werden nicht unterstützt',
  noPushText:
    'Dieser Browser kann sie hier nicht empfangen. Auf einem iPhone oder iPad fügen Sie den Shop zuerst zum Home-Bildschirm hinzu. E-Mails zu Ihren Bestellungen erhalten Sie weiterhin.',
  notHere: 'Das gibt es hier nicht.',
  done: 'Fertig',
  backTell: 'Benachrichtigen, wenn es wieder da ist',
  backTitleSizes: 'Ihre Größe ist ausverkauft?',
  backTitle: 'Zurzeit ausverkauft',
  backSize: 'Größe',
  backChoose: 'Größe wählen',
  backConsent:
    'Wir nutzen Ihre Adresse für eine einzige E-Mail, wenn es wieder da ist. Danach löschen wir sie, spätestens nach einem Jahr.',
} as const satisfies Translation<typeof en>;
export default de;
