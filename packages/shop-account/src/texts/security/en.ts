/** English is what the pages of security say by themselves. */
const en: Readonly<Record<string, string>> = {};
export default en;
