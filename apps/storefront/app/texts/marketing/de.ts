import type { Translation } from '../catalogue.ts';
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
  codeComing: 'Ihr Code ist unterwegs in Ihren Posteingang.',
  newsComing: 'Neuigkeiten von {shop} kommen ab jetzt in Ihren Posteingang.',
  already: 'Sie sind bereits angemeldet',
  alreadyText: 'Ihre Adresse wurde schon bestätigt. Sie brauchen nichts weiter zu tun.',
  expired: 'Dieser Link ist nicht mehr gültig',
  expiredText:
    'Links in unseren E-Mails gelten sieben Tage. Melden Sie sich noch einmal an, dann senden wir Ihnen einen neuen.',
  failed: 'Wir konnten es noch nicht bestätigen',
  failedText: 'Zwischen Ihnen und uns ist etwas im Weg. Ihr Link gilt weiterhin.',
  needsScripts: 'Für diesen Schritt muss Ihr Browser Skripte ausführen.',
  seeNew: 'Neuheiten ansehen',
  homePage: 'Zur Startseite',
  tryAgain: 'Noch einmal versuchen',
  offerTitle: 'Etwas für Ihren Posteingang',
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
  actionFailed: 'Hoppla … Da ist etwas schiefgegangen, bitte versuchen Sie es später noch einmal',
  goodToKnow: 'Gut zu wissen',
  gotIt: 'Verstanden',
  goOn: 'Weiter',
  cancel: 'Abbrechen',
  areYouSure: 'Sind Sie sicher?',
  noPush: 'Push-Mitteilungen werden nicht unterstützt',
  noPushText:
    'Dieser Browser kann sie hier nicht empfangen. Auf einem iPhone oder iPad kommen sie, sobald der Shop auf dem Home-Bildschirm liegt. Neues zu Ihren Bestellungen erfahren Sie in jedem Fall per E-Mail.',
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
