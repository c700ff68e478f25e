import type { GroupWords } from '../../help.types.ts';

/** Sending things back, in German. */
export const returns: GroupWords<'returns'> = {
  title: 'Rückgabe und Umtausch',
  text: 'Dreißig Tage, um es sich anders zu überlegen, und was zu tun ist, wenn etwas nicht stimmt.',
  questions: {
    'how-do-i-return-something': {
      title: 'Wie gebe ich etwas zurück?',
      answer:
        '<p>Sie haben 30 Tage Zeit, gerechnet vom Tag der Ankunft. Die Ware sollte ungetragen, ungewaschen und in einem Zustand sein, in dem wir sie verkaufen können.</p><ol><li><a href="/returns/">Sagen Sie uns, was Sie zurücksenden</a> und warum.</li><li>Drucken Sie das Etikett aus, das Sie erhalten, und kleben Sie es auf das Paket.</li><li>Geben Sie das Paket auf und bewahren Sie den Einlieferungsbeleg auf.</li></ol>',
      words: 'zurückgeben zurücksenden zurückschicken rückgabe rücksendung retoure widerruf erstattung geld',
    },
    'can-i-exchange-a-size': {
      title: 'Kann ich es gegen eine andere Größe umtauschen?',
      answer:
        '<p>Ja. <a href="/returns/">Wählen Sie die Größe, die Sie stattdessen möchten</a>, und senden Sie die alte zurück. Sobald sie bei uns angekommen ist, fertigen wir die neue, ohne dass Sie dafür etwas bezahlen.</p>',
      words: 'umtausch tauschen austauschen zu groß zu klein passt nicht',
    },
    'something-is-wrong-or-faulty': {
      title: 'Etwas stimmt nicht oder ist fehlerhaft',
      answer:
        '<p>Das tut uns leid. Senden Sie uns ein Foto und Ihre Bestellnummer, und wir schicken Ihnen Ersatz oder geben Ihnen Ihr Geld zurück, ganz wie Sie möchten. Das Porto zahlen Sie nicht, und Sie müssen nicht warten, bis wir die Ware zurückhaben.</p>',
      words:
        'kaputt beschädigt mangel mangelhaft defekt loch fehldruck falscher artikel reklamation gewährleistung',
    },
    'when-do-i-get-my-refund': {
      title: 'Wann bekomme ich mein Geld zurück?',
      answer:
        '<p>Innerhalb von fünf Werktagen, nachdem Ihre Rücksendung bei uns angekommen ist, auf die Karte, mit der Sie bezahlt haben. Bei Banken kann es einige Tage länger dauern, bis das zu sehen ist. Wenn wir es anweisen, erhalten Sie eine E-Mail.</p>',
      words: 'erstattung rückerstattung rückzahlung geld bank karte dauer',
    },
    'can-i-return-something-personalised': {
      title: 'Kann ich etwas zurückgeben, das für mich angefertigt wurde?',
      answer:
        '<p>Was Ihren eigenen Namen, Text oder Ihr Bild trägt, wurde für niemand anderen gemacht. Wir können es deshalb nur zurücknehmen, wenn es fehlerhaft ist oder nicht dem entspricht, was Sie bestellt haben. Dann gilt alles oben Gesagte.</p>',
      words: 'personalisiert individuell maßanfertigung eigenes design motiv text name widerruf',
    },
    'can-i-cancel-my-order': {
      title: 'Kann ich meine Bestellung stornieren?',
      answer:
        '<p>Bis wir mit der Fertigung beginnen, ja: <a href="/edit-order/">hier ändern oder stornieren Sie sie</a>, und das Geld geht auf die Karte zurück, mit der Sie bezahlt haben. Sie können auch einzelne Sachen herausnehmen oder eine andere Größe wählen. Ist sie einmal gedruckt, lässt sie sich nicht mehr aufhalten; Sie können sie aber nach der Ankunft zurücksenden.</p>',
      words: 'storno stornierung abbrechen absagen widerrufen fehler ändern',
    },
  },
};
