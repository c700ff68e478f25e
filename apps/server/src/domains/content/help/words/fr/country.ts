const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Countries without an article: `de Malte`, `d’Israël`. */
const bare = codes(
  'AG AI AW BH BL CU CW CY DJ GG GI GU HT IL JE KI KN LC MC MF MG MS MT MU NR NU OM PM PR RE SG SH SM ST SX TK TO TT TV TW VC VU WF WS YT',
);
const plural = codes('AE AS AX BM BQ BS CC CK FJ FK FO KM KY MH MP MV NL PH PN PS PW SB SC TC US VG VI');
/** Feminine without an `e` at the end, and masculine with one. */
const feminine = codes('GW HK KP KR MK MO');
const masculine = codes('BZ KH MX MZ SR ZW');

const vowel = /^(?:[AEIOUÀÂÉÈÊÎÔ]|Haï)/;

/**
 * A country behind « de », as in « à destination du Royaume-Uni » and « en dehors de la France ».
 *
 * @example
 * frenchCountry('GB', 'Royaume-Uni'); // 'du Royaume-Uni'
 * frenchCountry('FR', 'France'); // 'de la France'
 */
export function frenchCountry(code: string, name: string): string {
  if (bare.has(code)) return vowel.test(name) ? `d’${name}` : `de ${name}`;
  if (plural.has(code)) return `des ${name}`;
  if (vowel.test(name)) return `de l’${name}`;
  const isFeminine = feminine.has(code) || (name.endsWith('e') && !masculine.has(code));
  return isFeminine ? `de la ${name}` : `du ${name}`;
}
