import type { PolicyWords } from '../../policy.types.ts';

/** Terms for using the shop, in German. */
export const termsOfUse: PolicyWords<'terms-of-use'> = {
  title: 'Nutzungsbedingungen',
  text: 'Was Sie von dieser Website erwarten dürfen und worum wir Sie bitten, solange Sie hier sind.',
  parts: {
    who: {
      title: 'Wer wir sind',
      html: '<p>Dieser Shop wird von {{ store.name }} betrieben. Seine Seiten, die Kasse und die Zahlungen stellt {{ platform.name }} bereit. Indem Sie die Website nutzen, stimmen Sie diesen Bedingungen zu; wenn Sie das nicht tun, nutzen Sie sie bitte nicht. Was für den Kauf gilt, steht in den <a href="/terms-of-sale/">Allgemeinen Geschäftsbedingungen</a>.</p>',
    },
    using: {
      title: 'Nutzung der Website',
      html: '<p>Sie sind eingeladen, sich umzusehen, Links zu teilen und für sich selbst oder als Geschenk zu bestellen. Bitte unterlassen Sie Folgendes:</p><ul><li>zu versuchen, in Bereiche der Website oder in Konten zu gelangen, die nicht Ihre sind;</li><li>die Inhalte mit Programmen so zu sammeln, dass die Website für andere langsamer wird;</li><li>etwas hochzuladen oder zu schreiben, das gegen das Gesetz verstößt, Menschen verletzt oder jemand anderem gehört;</li><li>sich als eine andere Person auszugeben.</li></ul><p>Wir können die Konten von Personen schließen, die das tun, und ihre Bestellungen ablehnen.</p>',
    },
    account: {
      title: 'Ihr Konto',
      html: '<p>Zum Bestellen brauchen Sie keines. Wenn Sie eines anlegen, behalten Sie das Passwort für sich und sagen Sie uns Bescheid, wenn Sie glauben, dass jemand anderes es kennt. Was über Ihr Konto geschieht, gilt als von Ihnen getan, bis Sie uns Bescheid gesagt haben.</p>',
    },
    rights: {
      title: 'Was wem gehört',
      html: '<p>Die Zeichnungen, Fotos, Texte und Namen auf dieser Website gehören {{ store.name }} oder denen, die sie uns nutzen lassen. Für sich selbst dürfen Sie eine Seite ausdrucken oder speichern. Für alles andere fragen Sie uns bitte vorher.</p><p>Was Sie schreiben oder hochladen, etwa eine Bewertung oder ein Motiv, bleibt Ihres. Sie erlauben uns, es zu zeigen und zu drucken, soweit es der Zweck verlangt, für den Sie es uns gegeben haben, und Sie sichern zu, dass Sie das dürfen.</p>',
    },
    faults: {
      title: 'Wenn etwas nicht funktioniert',
      html: '<p>Wir tun unser Bestes, damit die Website richtig ist und läuft, können aber nicht versprechen, dass sie nie ausfällt und frei von Fehlern ist. Für das, was andere Websites tun, auf die wir verlinken, stehen wir nicht ein. Nichts hiervon beschränkt unsere Haftung, wo das Gesetz es nicht erlaubt, etwa bei Verletzungen oder Betrug, und nichts hiervon beschränkt Ihre Rechte als Verbraucher.</p>',
    },
    law: {
      title: 'Änderungen und anwendbares Recht',
      html: '<p>Wenn sich diese Bedingungen ändern, stehen die neuen mit ihrem Datum hier. Es gilt das Recht {{ store.country }}; wenn Sie anderswo leben, behalten Sie den Schutz des Verbraucherrechts Ihres eigenen Landes.</p>',
    },
    contact: {
      title: 'So erreichen Sie uns',
      html: '<p>Schreiben Sie an <a href="mailto:{{ store.email }}">{{ store.email }}</a>, oder nutzen Sie das Formular auf unseren <a href="/help/">Hilfeseiten</a>.</p>',
    },
  },
};
