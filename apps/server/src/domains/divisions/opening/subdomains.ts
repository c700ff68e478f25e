/** Names that would be taken for a part of the platform, or for somebody else. */
const reserved: ReadonlySet<string> = new Set(
  (
    'about account accounts admin api app apps assets atlas auth billing blog cdn checkout dashboard demo-store dev ' +
    'docs email files ftp git help host images imap kube legal login mail mobile mx news ns ns1 ns2 oauth omnis ops pay ' +
    'payments platform pop preview root secure security shop shops sign-up smtp ssl staff staging static stats status ' +
    'store stores support sysadmin system test webmail www'
  ).split(' '),
);

/**
 * Tells whether nobody may have a subdomain: reserved names, and those that browsers show in letters of other scripts.
 */
export function isReserved(subdomain: string): boolean {
  return reserved.has(subdomain) || subdomain.startsWith('xn--');
}
