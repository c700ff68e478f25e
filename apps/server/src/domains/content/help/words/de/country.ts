const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Countries that have an article and do not change behind it: `der Schweiz`, `der Niederlande`. */
const withDer = codes(
  'AX BS CC CH CI CK CX EH FK FO HK IM KM KY MD MH MN MO MV NF NL PH PN SB SC SK TC TR UA VA',
);
const withDes = codes('IQ IR LB NE SD SN SS TD XK YE');

/** Countries whose names change. */
const others: ReadonlyMap<string, string> = new Map([
  ['AE', 'der Vereinigten Arabischen Emirate'],
  ['BQ', 'der Karibischen Niederlande'],
  ['CF', 'der Zentralafrikanischen Republik'],
  ['DO', 'der Dominikanischen Republik'],
  ['GB', 'des Vereinigten Königreichs'],
  ['IO', 'des Britischen Territoriums im Indischen Ozean'],
  ['MP', 'der Nördlichen Marianen'],
  ['PS', 'der Palästinensischen Autonomiegebiete'],
  ['US', 'der Vereinigten Staaten'],
  ['VG', 'der Britischen Jungferninseln'],
  ['VI', 'der Amerikanischen Jungferninseln'],
]);

/**
 * A country in the genitive, as behind „innerhalb“ and „das Recht“.
 *
 * @example
 * germanCountry('DE', 'Deutschland'); // 'Deutschlands'
 * germanCountry('GB', 'Vereinigtes Königreich'); // 'des Vereinigten Königreichs'
 */
export function germanCountry(code: string, name: string): string {
  const other = others.get(code);
  if (other !== undefined) return other;
  if (withDer.has(code)) return `der ${name}`;
  if (withDes.has(code)) return `des ${name}`;
  return /[sßxz]$|[ .]/.test(name) ? `von ${name}` : `${name}s`;
}
