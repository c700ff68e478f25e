const names =
  /(?<!cu)bot\b|bot_|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|preview|lighthouse|pingdom|monitor|archiver|wget|curl|python|java\/|go-http|axios|node-fetch/i;

/** Tells whether a user agent calls itself a program that visits pages, which is not counted (platform.md §7). */
export function isBot(userAgent: string): boolean {
  return userAgent === '' || names.test(userAgent);
}
