/** A state, province or territory. */
export interface State {
  /** As the country's post writes it in an address, such as `CA`. */
  readonly code: string;
  /** As its country writes it. */
  readonly name: string;
}

/** Codes with their names, as the post of Australia, Canada and the United States lists them. */
const lists: Readonly<Record<string, string>> = {
  AU: `ACT Australian Capital Territory
NSW New South Wales
NT Northern Territory
QLD Queensland
SA South Australia
TAS Tasmania
VIC Victoria
WA Western Australia`,
  CA: `AB Alberta
BC British Columbia
MB Manitoba
NB New Brunswick
NL Newfoundland and Labrador
NT Northwest Territories
NS Nova Scotia
NU Nunavut
ON Ontario
PE Prince Edward Island
QC Québec
SK Saskatchewan
YT Yukon`,
  US: `AL Alabama
AK Alaska
AS American Samoa
AZ Arizona
AR Arkansas
AA Armed Forces Americas
AE Armed Forces Europe
AP Armed Forces Pacific
CA California
CO Colorado
CT Connecticut
DE Delaware
DC District of Columbia
FL Florida
GA Georgia
GU Guam
HI Hawaii
ID Idaho
IL Illinois
IN Indiana
IA Iowa
KS Kansas
KY Kentucky
LA Louisiana
ME Maine
MD Maryland
MA Massachusetts
MI Michigan
MN Minnesota
MS Mississippi
MO Missouri
MT Montana
NE Nebraska
NV Nevada
NH New Hampshire
NJ New Jersey
NM New Mexico
NY New York
NC North Carolina
ND North Dakota
MP Northern Mariana Islands
OH Ohio
OK Oklahoma
OR Oregon
PA Pennsylvania
PR Puerto Rico
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
UT Utah
VT Vermont
VI U.S. Virgin Islands
VA Virginia
WA Washington
WV West Virginia
WI Wisconsin
WY Wyoming`,
};

const read = /* @__PURE__ */ new Map<string, readonly State[]>();

/**
 * The states, provinces or territories of a country whose post needs one of them in an address, by name; none for any
 * other country.
 *
 * @param country - ISO 3166-1 alpha-2
 * @example
 * statesOf('AU')[0]; // { code: 'ACT', name: 'Australian Capital Territory' }
 * statesOf('GB'); // []
 */
export function statesOf(country: string): readonly State[] {
  const known = read.get(country);
  if (known) return known;
  const list = Object.hasOwn(lists, country) ? (lists[country] ?? '') : '';
  const states = list.split('\n').flatMap((line) => {
    const [, code = '', name = ''] = /^(\w+) (.+)$/.exec(line) ?? [];
    return code === '' ? [] : [{ code, name }];
  });
  if (states.length > 0) read.set(country, states);
  return states;
}

/** Letters alone, so that accents, dots and spaces do no harm. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toUpperCase();

/**
 * The code of a state, province or territory by its code or its name; null when the country has none of that name. Of a
 * country whose states are not known any text is one.
 *
 * @param country - ISO 3166-1 alpha-2
 * @example
 * normaliseStateIn('US', 'n.y.'); // 'NY'
 * normaliseStateIn('CA', 'Quebec'); // 'QC'
 * normaliseStateIn('US', 'Foo'); // null
 */
export function normaliseStateIn(country: string, text: string): string | null {
  const states = statesOf(country);
  if (states.length === 0) return text.trim();
  if (text.length > 80) return null;
  const wanted = lettersOf(text);
  return states.find(({ code, name }) => code === wanted || lettersOf(name) === wanted)?.code ?? null;
}
