import type { PolicyWords } from '../../policy.types.ts';

/** Terms of sale, in German. */
export const termsOfSale: PolicyWords<'terms-of-sale'> = {
  title: 'Allgemeine Geschäftsbedingungen',
  text: 'Was Sie und wir vereinbaren, wenn Sie bestellen: Preis, Lieferung, Rückgabe und was geschieht, wenn etwas schiefgeht.',
  parts: {
    who: {
      title: 'Ihr Vertragspartner',
      html: '<p>Die Waren in diesem Shop bietet {{ store.name }} an. {{ platform.name }} nimmt die Zahlung entgegen und lässt die Waren fertigen und versenden. Diese Bedingungen gelten für jede Bestellung, zusammen mit dem Preis und der Lieferung, die an der Kasse angezeigt werden.</p>',
    },
    contract: {
      title: 'Wie ein Vertrag zustande kommt',
      html: '<p>Was wir zeigen, ist eine Einladung zur Bestellung. Ihre Bestellung ist ein Angebot an uns; es ist angenommen, wenn wir es per E-Mail bestätigen. Wir können eine Bestellung ablehnen, zum Beispiel wenn etwas ausverkauft ist oder ein Preis offensichtlich falsch war. Dann wird Ihre Karte nicht belastet, oder der Betrag geht auf sie zurück.</p>',
    },
    prices: {
      title: 'Preise und Zahlung',
      html: '<p>Die Preise enthalten die MwSt., wo sie anfällt. Die Lieferung steht in einer eigenen Zeile, bevor Sie bezahlen. Die Karte wird belastet, wenn die Bestellung bestätigt ist. Bei Bestellungen in andere Länder können dort Einfuhrabgaben anfallen, die der Empfänger zahlt.</p>',
    },
    currencies: {
      title: 'Währungen',
      html: '<p>Sie können in diesen Währungen bezahlen: {{ currency.list }}. Es gilt der Preis, den Sie beim Bezahlen gesehen haben, wie auch immer sich die Wechselkurse danach entwickeln.</p>',
    },
    delivery: {
      title: 'Fertigung und Lieferung',
      html: '<p>Die Sachen werden gefertigt, nachdem Sie sie bestellt haben. Die Tage unten zählen ab dem Zeitpunkt, zu dem Ihre Bestellung unser Haus verlässt; sie sind Schätzungen. Dauert es länger als 30 Tage, können Sie stornieren und erhalten Ihr ganzes Geld zurück.</p>{{ delivery.table }}<p>Die Gefahr geht auf Sie über, wenn das Paket bei Ihnen ankommt oder bei der Person, an die wir es auf Ihren Wunsch gesandt haben.</p>',
    },
    withdrawal: {
      title: 'Widerrufsrecht',
      html: '<p>Das Gesetz gibt Ihnen 14 Tage ab dem Tag der Lieferung, um uns ohne Angabe von Gründen mitzuteilen, dass Sie etwas nicht behalten möchten (Widerruf). Wir geben Ihnen 30. Danach haben Sie 14 Tage Zeit, um es ungetragen und ungewaschen zurückzusenden. Wir erstatten den Preis und unsere günstigste Lieferung innerhalb von 14 Tagen, nachdem wir die Ware oder den Nachweis ihrer Absendung erhalten haben, auf die Karte, mit der Sie bezahlt haben. Die Kosten der Rücksendung tragen Sie, sofern wir nichts anderes sagen.</p><p>Das Widerrufsrecht besteht nicht bei Waren, die nach Ihrem eigenen Entwurf oder mit Ihrem Namen, Text oder Bild angefertigt wurden, und nicht bei versiegelten Waren, die aus Gründen der Hygiene nicht wieder verkauft werden können, sobald die Versiegelung entfernt wurde.</p>',
    },
    faults: {
      title: 'Wenn etwas mangelhaft ist',
      html: '<p>Waren müssen der Beschreibung entsprechen, für ihren Zweck geeignet und von zufriedenstellender Qualität sein. Ist eine Ware das nicht, können Sie Nacherfüllung verlangen, also Ersatz oder Reparatur; gelingt das nicht oder nicht in angemessener Zeit, erhalten Sie Ihr Geld zurück. Das Porto müssen Sie nicht zahlen. Kleine Unterschiede in Farbton oder Lage gehören dazu, wenn Sachen einzeln bedruckt werden.</p>',
    },
    artworks: {
      title: 'Ihre eigenen Motive',
      html: '<p>Wenn Sie etwas drucken lassen, das Sie hochgeladen haben, sichern Sie zu, dass Sie das Recht dazu haben. Was gegen das Gesetz verstößt oder zu Hass aufruft, drucken wir nicht; solche Bestellungen stornieren wir.</p>',
    },
    liability: {
      title: 'Haftung',
      html: '<p>Wir haften für Schäden, die wir verursachen und die vorhersehbar waren, bis zur Höhe des Preises Ihrer Bestellung. Was das Gesetz uns nicht beschränken lässt, beschränken wir nicht: die Haftung für Tod oder Verletzung durch unsere Fahrlässigkeit, für Betrug, und Ihre Rechte als Verbraucher. Für Verzögerungen, die niemand hätte verhindern können, haften wir nicht, teilen sie Ihnen aber mit.</p>',
    },
    complaints: {
      title: 'Beschwerden',
      html: '<p>Schreiben Sie zuerst an <a href="mailto:{{ store.email }}">{{ store.email }}</a>: Das meiste ist innerhalb eines Tages in Ordnung gebracht. Es gilt das Recht {{ store.country }}; als Verbraucher können Sie auch die Gerichte des Landes anrufen, in dem Sie leben.</p>',
    },
  },
};
