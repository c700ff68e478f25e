import type { PolicyWords } from '../../policy.types.ts';

/** Privacy policy, in German. */
export const privacy: PolicyWords<'privacy-policy'> = {
  title: 'Datenschutzerklärung',
  text: 'Was wir über Sie wissen, wofür wir es verwenden, wer es sonst sieht und was Sie von uns verlangen können.',
  parts: {
    who: {
      title: 'Wer verantwortlich ist',
      html: '<p>{{ store.name }} entscheidet, was in diesem Shop mit Ihren Daten geschieht. {{ platform.name }} betreibt den Shop für uns, nimmt die Zahlungen entgegen und lässt Ihre Bestellung fertigen und versenden.</p>',
    },
    what: {
      title: 'Was wir wissen und warum',
      html: '<table><thead><tr><th>Was</th><th>Wofür</th><th>Grundlage</th></tr></thead><tbody><tr><td>Name, Adressen, E-Mail, was Sie bestellt haben</td><td>Um Ihre Bestellung zu fertigen, zu versenden und nötigenfalls zurückzunehmen</td><td>Unser Vertrag mit Ihnen</td></tr><tr><td>Dass eine Zahlung erfolgt ist, und die letzten Ziffern der Karte</td><td>Um sie zu verbuchen und zurückzuzahlen</td><td>Unser Vertrag und das Steuerrecht</td></tr><tr><td>Ihr Konto und wie Sie sich anmelden</td><td>Um Ihnen Ihre Bestellungen zu zeigen und andere fernzuhalten</td><td>Unser Vertrag</td></tr><tr><td>Ihre Adresse in einem E-Mail-Verteiler</td><td>Um Ihnen Neuigkeiten zu senden, sobald Sie das bestätigt haben</td><td>Ihre Einwilligung</td></tr><tr><td>Ihre Adresse, wenn Sie auf etwas Ausverkauftes warten</td><td>Um Ihnen einmal zu schreiben, dass es wieder da ist</td><td>Ihre Einwilligung</td></tr><tr><td>Nachrichten an uns</td><td>Um sie zu beantworten</td><td>Unser Interesse, Ihnen zu helfen</td></tr><tr><td>Netzwerkadresse und Browser, für kurze Zeit</td><td>Um den Shop am Laufen zu halten und Missbrauch abzuwehren</td><td>Unser Interesse an Sicherheit</td></tr></tbody></table><p>Die vollständige Nummer Ihrer Karte sehen und speichern wir nie.</p>',
    },
    others: {
      title: 'Wer es sonst sieht',
      html: '<p>Nur wer es für Ihre Bestellung braucht: wer sie druckt, wer sie liefert, wer die Zahlung abwickelt und wer die Rechner betreibt. Alle dürfen es nur dafür verwenden und für nichts anderes. Wir verkaufen Ihre Daten an niemanden. Behörden erhalten sie nur, wo das Gesetz es verlangt.</p>',
    },
    duration: {
      title: 'Wie lange wir es aufbewahren',
      html: '<p>Bestellungen und ihre Rechnungen so lange, wie das Steuerrecht es verlangt; dann werden sie gelöscht. Ihr Konto, bis Sie es löschen. Ihren Platz in einem Verteiler, bis Sie ihn verlassen. Ihren Wunsch zu erfahren, dass etwas wieder da ist, bis wir Ihnen geschrieben haben, höchstens ein Jahr. Was gegen Missbrauch aufbewahrt wird, Wochen und nicht Jahre.</p>',
    },
    rights: {
      title: 'Was Sie von uns verlangen können',
      html: '<p>Sie können eine Kopie dessen erhalten, was wir über Sie wissen, es berichtigen oder löschen lassen, verlangen, dass wir weniger davon verwenden, es anderswohin mitnehmen, widersprechen und eine Einwilligung für die Zukunft widerrufen. Mit einem Konto erledigen Sie das meiste selbst: <a href="/account/security/">Die Kopie Ihrer Daten und das Löschen Ihres Kontos finden Sie auf dessen Sicherheitsseite</a>. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.</p>',
    },
    cookies: {
      title: 'Cookies',
      html: '<p>Was diese Website in Ihrem Browser speichert, steht unter <a href="/use-of-cookies-and-disclaimer/">Verwendung von Cookies und Haftungsausschluss</a>.</p>',
    },
    contact: {
      title: 'So erreichen Sie uns',
      html: '<p>Schreiben Sie an <a href="mailto:{{ store.email }}">{{ store.email }}</a>. Wir antworten innerhalb eines Monats, meist innerhalb weniger Tage.</p>',
    },
  },
};
