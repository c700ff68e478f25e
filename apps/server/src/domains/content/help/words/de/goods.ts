import type { GroupWords } from '../../help.types.ts';

/** Finding a size, in German. */
export const sizes: GroupWords<'sizes'> = {
  title: 'Größen',
  text: 'Wie die Sachen sitzen und wie Sie Maß nehmen.',
  questions: {
    'how-do-i-find-my-size': {
      title: 'Wie finde ich meine Größe?',
      answer:
        '<p>Nehmen Sie etwas, das Ihnen gut passt, legen Sie es flach hin und messen Sie quer über die Brust, von Achsel zu Achsel. Vergleichen Sie das mit den Größen auf der Seite des Produkts.</p><p>Liegen Sie zwischen zwei Größen, nehmen Sie die größere, wenn Sie es gern weit haben, und die kleinere, wenn Sie es gern eng haben.</p>',
      words: 'passform größentabelle maße messen klein mittel groß weite',
    },
    'will-it-shrink': {
      title: 'Läuft es ein?',
      answer:
        '<p>Baumwolle kann bei der ersten warmen Wäsche bis zu drei Prozent einlaufen. Bei 30 Grad und auf der Leine getrocknet ist davon nichts zu merken.</p>',
      words: 'einlaufen schrumpfen waschen kleiner eng',
    },
    'are-your-sizes-unisex': {
      title: 'Sind Ihre Größen für Männer oder für Frauen?',
      answer:
        '<p>Das steht auf der Seite jedes Produkts. Was für alle geschnitten ist, richtet sich nach Herrengrößen; viele Frauen nehmen deshalb eine Größe kleiner als sonst.</p>',
      words: 'unisex herren damen kinder',
    },
  },
};

/** How things are made, in German. */
export const printing: GroupWords<'printing'> = {
  title: 'Druck',
  text: 'Wie Ihre Sachen gemacht werden und woraus.',
  questions: {
    'how-are-your-products-printed': {
      title: 'Wie werden Ihre Produkte gedruckt?',
      answer:
        '<p>Stück für Stück, nachdem Sie bestellt haben. Kleidung wird mit Farben auf Wasserbasis direkt auf die Baumwolle gedruckt; sie ziehen in die Fasern ein und bleiben weich. Es wird nichts gemacht, was niemand bestellt hat.</p>',
      words: 'hergestellt gefertigt bedruckt tinte dtg direktdruck auf bestellung druckverfahren',
    },
    'will-the-colours-match-my-screen': {
      title: 'Sehen die Farben so aus wie auf meinem Bildschirm?',
      answer:
        '<p>Fast genau so. Bildschirme leuchten und Baumwolle nicht; kräftige Farben wirken deshalb auf Stoff etwas ruhiger, und Drucke auf dunklem Stoff etwas tiefer als auf hellem.</p>',
      words: 'farbe farbton anders abweichung monitor',
    },
    'will-the-print-wash-off': {
      title: 'Wird der Druck rissig, oder geht er beim Waschen ab?',
      answer:
        '<p>Nicht, wenn Sie kalt und auf links waschen. In den ersten Wäschen wird er weicher und bleibt dann, wie er ist. Sollte er sich doch lösen, ist das ein Fehler: Sagen Sie es uns, und wir ersetzen das Teil.</p>',
      words: 'verblassen reißen abblättern abwaschen haltbar hält',
    },
  },
};

/** Looking after things, in German. */
export const care: GroupWords<'care'> = {
  title: 'Pflege',
  text: 'Was Baumwolle weich und Drucke scharf hält.',
  questions: {
    'how-should-i-wash-it': {
      title: 'Wie wasche ich es richtig?',
      answer:
        '<ul><li>Bei 30 Grad, auf links, mit ähnlichen Farben.</li><li>Ohne Bleichmittel und ohne Weichspüler.</li><li>Auf der Leine trocknen, nicht in praller Sonne.</li><li>Auf links bügeln, nie über den Druck.</li></ul><p>Das letzte Wort hat das Pflegeetikett.</p>',
      words: 'waschmaschine wäsche waschen reinigen bügeln trocknen trockner grad',
    },
    'how-do-i-clean-mugs-and-prints': {
      title: 'Wie pflege ich Tassen und gerahmte Drucke?',
      answer:
        '<p>Tassen dürfen in die Spülmaschine und in die Mikrowelle. Rahmen stauben Sie mit einem trockenen Tuch ab und hängen sie so auf, dass die Mittagssonne nicht darauf fällt.</p>',
      words: 'spülmaschine geschirrspüler mikrowelle poster becher rahmen reinigen',
    },
  },
};
