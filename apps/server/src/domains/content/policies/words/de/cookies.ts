import type { PolicyWords } from '../../policy.types.ts';

/** Cookies and other data that the shop keeps in a browser, in German. */
export const cookies: PolicyWords<'use-of-cookies-and-disclaimer'> = {
  title: 'Verwendung von Cookies und Haftungsausschluss',
  text: 'Was diese Website in Ihrem Browser speichert und warum, und wie weit Sie sich auf ihre Angaben verlassen können.',
  parts: {
    what: {
      title: 'Was ein Cookie ist',
      html: '<p>Ein Cookie ist eine kurze Notiz, die eine Website in Ihrem Browser hinterlässt und später wieder liest. Manche sind nötig, damit ein Shop überhaupt funktioniert. Andere sagen uns, wie er genutzt wird; diese werden nur gesetzt, wenn Sie zugestimmt haben.</p>',
    },
    needed: {
      title: 'Cookies, die der Shop braucht',
      html: '<table><thead><tr><th>Wofür</th><th>Wie lange</th></tr></thead><tbody><tr><td>Damit Ihr Warenkorb erhalten bleibt und Sie angemeldet bleiben</td><td>Ein Jahr</td></tr><tr><td>Damit sicher ist, dass eine Bestellung von Ihnen kommt und nicht von einer anderen Website</td><td>Ein Jahr</td></tr><tr><td>Damit Währung und Sprache bleiben, wie Sie sie gewählt haben</td><td>Ein Jahr</td></tr><tr><td>Damit wir wissen, was Sie auf unsere Frage nach Cookies geantwortet haben</td><td>Ein halbes Jahr</td></tr><tr><td>Damit wir wissen, dass Sie auf unser Newsletter-Angebot geantwortet haben</td><td>30 Tage, oder ein Jahr, wenn Sie sich angemeldet haben</td></tr><tr><td>Damit Sie dieselbe Fassung einer Seite wiedersehen, wo der Shop zwei vergleicht</td><td>90 Tage</td></tr><tr><td>Damit Sie sich in diesem Browser ohne zweiten Code anmelden können</td><td>30 Tage, wenn Sie das wünschen</td></tr></tbody></table><p>Ihr Browser speichert außerdem, ob Sie helle oder dunkle Darstellung gewählt haben. Nichts davon folgt Ihnen auf andere Websites.</p>',
    },
    stripe: {
      title: 'Cookies der Kartenzahlung',
      html: '<p>Kartenzahlungen nimmt Stripe entgegen. Kommen Sie zur Kasse, setzt dessen Skript zwei Cookies in Ihrem Browser. Daran unterscheidet es Menschen, die bezahlen, von Programmen, die gestohlene Karten ausprobieren:</p><table><thead><tr><th>Cookie</th><th>Wie lange</th></tr></thead><tbody><tr><td><code>__stripe_mid</code></td><td>Ein Jahr</td></tr><tr><td><code>__stripe_sid</code></td><td>30 Minuten</td></tr></tbody></table><p>Die Felder für Ihre Karte kommen von der Website von Stripe, die eigene Notizen hinterlassen kann. Darüber informiert die <a href="https://stripe.com/legal/cookies-policy">Cookie-Richtlinie von Stripe</a>.</p>',
    },
    refusable: {
      title: 'Cookies, die Sie ablehnen können',
      html: '<p>Wenn dieser Shop Besuche oder den Erfolg seiner Werbung misst, fragt er Sie zuerst. Solange Sie nicht zustimmen, wird nichts dergleichen gesetzt; wenn Sie ablehnen, funktioniert trotzdem alles.</p>',
    },
    deleting: {
      title: 'Wie Sie sie loswerden',
      html: '<p>Sie können Cookies in den Einstellungen Ihres Browsers jederzeit löschen oder ihn anweisen, sie abzulehnen. Ohne die Cookies, die der Shop braucht, bleibt der Warenkorb leer.</p>',
    },
    disclaimer: {
      title: 'Haftungsausschluss',
      html: '<p>{{ store.name }} achtet darauf, dass richtig ist, was hier steht: Beschreibungen, Größen, Bilder und Preise. Fehler kommen trotzdem vor. Farben sehen auf jedem Bildschirm anders aus, und Maße können um ein bis zwei Zentimeter abweichen. Was Sie verlangen können, wenn etwas nicht der Beschreibung entspricht, steht in den <a href="/terms-of-sale/">Allgemeinen Geschäftsbedingungen</a>.</p><p>Links zu anderen Websites sollen Ihnen helfen. Wir betreiben diese Websites nicht und stehen nicht für sie ein.</p>',
    },
    contact: {
      title: 'Fragen',
      html: '<p>Was wir mit Ihren Daten tun, steht in der <a href="/privacy-policy/">Datenschutzerklärung</a>. Bei allem anderen schreiben Sie an <a href="mailto:{{ store.email }}">{{ store.email }}</a>.</p>',
    },
  },
};
