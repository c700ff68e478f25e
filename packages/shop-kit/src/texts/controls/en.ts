/** What controls and blocks say of themselves is English, and the key to the others: nothing has to be translated. */
const en: Readonly<Record<string, string>> = {};
export default en;
