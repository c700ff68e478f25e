import type { GroupWords } from '../../help.types.ts';

/** How orders travel, in German. */
export const delivery: GroupWords<'delivery'> = {
  title: 'Lieferung',
  text: 'Wie lange sie dauert, was sie kostet und wo Ihr Paket ist.',
  questions: {
    'how-long-does-delivery-take': {
      title: 'Wie lange dauert die Lieferung?',
      answer:
        '<p>Innerhalb {{ store.country }} trifft Ihre Bestellung in der Regel {{ delivery.home }} nach der Fertigung ein. Die meisten Bestellungen sind innerhalb von zwei Werktagen gedruckt und verpackt.</p>{{ delivery.table }}<p>An der Kasse sehen Sie vor dem Bezahlen, welche Tage für Ihre Adresse gelten.</p>',
      words:
        'lieferzeit lieferdauer lieferfrist versand versanddauer zustellung tage ankunft ankommen post wann',
    },
    'what-does-delivery-cost': {
      title: 'Was kostet die Lieferung?',
      answer:
        '<p>Das hängt davon ab, wohin Ihre Bestellung geht und wie schnell Sie sie brauchen.</p>{{ delivery.table }}<p>Den genauen Preis sehen Sie an der Kasse, bevor Sie bezahlen.</p>',
      words: 'versandkosten lieferkosten versand porto preis gebühr kosten',
    },
    'is-delivery-free': {
      title: 'Wann ist die Lieferung kostenlos?',
      answer:
        '<p>Innerhalb {{ store.country }} ist der Standardversand kostenlos, sobald Ihr Warenkorb nach Abzug aller Rabatte {{ delivery.free }} oder mehr wert ist. Ihr Warenkorb zeigt Ihnen, wie viel noch fehlt.</p>',
      words: 'gratis kostenfrei versandkostenfrei versand porto mindestbestellwert umsonst',
    },
    'where-is-my-order': {
      title: 'Wo ist meine Bestellung?',
      answer:
        '<p>Der Beleg, den wir Ihnen per E-Mail geschickt haben, enthält einen Link zu Ihrer Bestellung. Dort sehen Sie, ob Ihre Sachen gerade gedruckt oder verpackt werden oder schon unterwegs sind, und nach dem Versand auch die Sendungsnummer.</p><p>Wenn Sie ein Konto haben, <a href="/account/">finden Sie dort alle Ihre Bestellungen</a>.</p><p>Ist der letzte Tag des voraussichtlichen Termins verstrichen, schreiben Sie uns mit Ihrer Bestellnummer, und wir gehen der Sache sofort nach.</p>',
      words: 'sendungsverfolgung sendungsnummer verfolgen tracking paket verloren verspätet status fehlt',
    },
    'do-you-deliver-abroad': {
      title: 'Liefern Sie in andere Länder?',
      answer:
        '<p>Hierhin liefern wir:</p>{{ delivery.table }}<p>Außerhalb {{ store.country }} kann der Zoll bei der Ankunft des Pakets Einfuhrabgaben oder eine Bearbeitungsgebühr verlangen. Diese legt das Land fest, in das es geht; sie sind nicht Teil unseres Preises.</p>',
      words: 'ausland international zoll einfuhr steuer übersee europa welt versand',
    },
    'can-i-change-my-delivery-address': {
      title: 'Kann ich die Lieferadresse ändern?',
      answer:
        '<p>Ja, solange wir noch nicht mit der Fertigung Ihrer Bestellung begonnen haben: <a href="/update-address/">hier ändern Sie sie</a>. Danach schreiben Sie uns bitte so bald wie möglich, mit Ihrer Bestellnummer und der neuen Adresse; solange das Paket noch bei uns ist, findet sich vielleicht ein Weg.</p>',
      words: 'anschrift versandadresse falsche adresse umzug umgezogen tippfehler',
    },
  },
};
