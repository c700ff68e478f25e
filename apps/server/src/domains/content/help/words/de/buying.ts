import type { GroupWords } from '../../help.types.ts';

/** Paying, in German. */
export const payment: GroupWords<'payment'> = {
  title: 'Zahlung',
  text: 'Karten, Codes und Währungen.',
  questions: {
    'how-can-i-pay': {
      title: 'Wie kann ich bezahlen?',
      answer:
        '<p>Mit jeder gängigen Kredit- oder Debitkarte. Ihre Bank bittet Sie vielleicht, die Zahlung in ihrer App zu bestätigen. Die Nummer Ihrer Karte sehen und speichern wir nie.</p>',
      words: 'zahlungsart zahlungsmethode karte kreditkarte visa mastercard amex debit zahlen',
    },
    'which-currencies-can-i-pay-in': {
      title: 'In welchen Währungen kann ich bezahlen?',
      answer:
        '<p>Diese Währungen können Sie für Preise und Zahlung wählen: {{ currency.list }}. Die Auswahl finden Sie oben auf der Seite oder, auf dem Handy, an ihrem Ende.</p>',
      words: 'dollar euro yen pfund franken wechselkurs umrechnung währung',
    },
    'my-discount-code-does-not-work': {
      title: 'Mein Rabattcode funktioniert nicht',
      answer:
        '<p>Prüfen Sie, ob er genau wie in der E-Mail geschrieben ist und ob sein letzter Tag schon vorbei ist. Manche Codes verlangen einen Warenkorb von bestimmtem Wert. Woran es liegt, sagt Ihnen Ihr Warenkorb; je Bestellung lässt sich ein Code einlösen.</p>',
      words: 'gutschein gutscheincode coupon promo aktionscode einlösen',
    },
    'my-payment-was-refused': {
      title: 'Meine Zahlung wurde abgelehnt',
      answer:
        '<p>Von Ihrer Karte wurde nichts abgebucht. Prüfen Sie die Nummer, das Datum und die drei Ziffern auf der Rückseite, und versuchen Sie es noch einmal oder mit einer anderen Karte. Lehnt Ihre Bank weiterhin ab, kann nur sie sagen, warum.</p>',
      words: 'fehlgeschlagen verweigert nicht akzeptiert karte fehler',
    },
    'can-i-have-an-invoice': {
      title: 'Kann ich eine Rechnung bekommen?',
      answer:
        '<p>Der Beleg, den wir Ihnen per E-Mail schicken, zeigt, was Sie bezahlt haben und wie viel MwSt. darin enthalten ist. Soll der Name Ihrer Firma darauf stehen, ergänzen Sie ihn an der Kasse bei Ihrer Adresse.</p>',
      words: 'quittung mwst mehrwertsteuer umsatzsteuer firma unternehmen steuer',
    },
  },
};

/** Having an account, in German. */
export const account: GroupWords<'account'> = {
  title: 'Ihr Konto',
  text: 'Anmeldung, Ihre Daten und unsere E-Mails.',
  questions: {
    'do-i-need-an-account': {
      title: 'Brauche ich zum Bestellen ein Konto?',
      answer:
        '<p>Nein. Mit einem Konto finden Sie Ihre Bestellungen an einem Ort und müssen Ihre Adresse nicht jedes Mal eingeben. <a href="/login/">Hier können Sie eines anlegen</a>.</p>',
      words: 'gast gastbestellung registrieren registrierung anmelden kundenkonto',
    },
    'i-forgot-my-password': {
      title: 'Ich habe mein Passwort vergessen',
      answer:
        '<p><a href="/login/forgot/">Fordern Sie einen Link an, mit dem Sie ein neues wählen</a>. Er kommt an die Adresse, mit der Sie sich registriert haben. Ist nach einigen Minuten nichts da, sehen Sie im Spam-Ordner nach.</p>',
      words: 'kennwort zurücksetzen login anmelden einloggen gesperrt',
    },
    'how-do-i-delete-my-account': {
      title: 'Wie erhalte ich eine Kopie meiner Daten, oder wie lösche ich mein Konto?',
      answer:
        '<p>Beides finden Sie auf der <a href="/account/security/">Sicherheitsseite Ihres Kontos</a>, ohne uns fragen zu müssen.</p>',
      words: 'datenschutz dsgvo personenbezogene daten auskunft entfernen schließen löschen kündigen',
    },
    'how-do-i-stop-your-newsletter': {
      title: 'Wie bestelle ich den Newsletter ab?',
      answer:
        '<p>Am Ende jedes Newsletters steht ein Link, der Sie sofort von der Liste nimmt, ohne Anmeldung. Sie können uns auch von der Adresse schreiben, an die er geht. E-Mails zu einer Bestellung, die Sie aufgegeben haben, erhalten Sie weiterhin.</p>',
      words: 'abbestellen abmelden e-mail mail spam werbung',
    },
  },
};
