import { BlockList, isIP } from 'node:net';

// Special-purpose address ranges (RFC 6890 and its successors): nothing in them is on the public internet.
const blocked = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv6');
}

/**
 * Tells whether the address is one of the public internet: neither private, nor this machine, nor otherwise special.
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  switch (isIP(plain)) {
    case 4:
      return !blocked.check(plain, 'ipv4');
    case 6: {
      const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
      if (mapped !== undefined) return !blocked.check(mapped, 'ipv4');
      // ::ffff:7f00:1 is the same as ::ffff:127.0.0.1; no server of the internet is written like that.
      if (/^(?:0*:)*:?ffff:/i.test(plain)) return false;
      return !blocked.check(plain, 'ipv6');
    }
    default:
      return false;
  }
}
