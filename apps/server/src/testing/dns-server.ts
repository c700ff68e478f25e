import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { decode, encode, type Answer } from 'dns-packet';

/** Records of a name at a name server; a name without any does not exist. */
export interface DnsRecords {
  readonly A?: readonly string[];
  readonly AAAA?: readonly string[];
  readonly TXT?: readonly string[];
  /** It never answers. */
  readonly isSilent?: boolean;
}

/** A name server of a test. */
export interface DnsServer {
  /** A resolver that asks it alone, once, and gives up soon. */
  resolver(): Resolver;
  stop(): void;
}

const recursionDesired = 256;
const noSuchName = 3;

/** Starts a name server that knows these names, on a port of its own unless one is given. Names may come later. */
export async function startDnsServer(zone: Readonly<Record<string, DnsRecords>>, at = 0): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { id = 0, questions = [], flags = 0 } = decode(message);
    const [question] = questions;
    const known = question && zone[question.name.toLowerCase()];
    if (!question || known?.isSilent) return;
    const { name, type } = question;
    const values = type === 'A' || type === 'AAAA' || type === 'TXT' ? (known?.[type] ?? []) : [];
    const answers = values.map((data): Answer =>
      type === 'TXT' ? { name, type, data } : { name, type: type === 'A' ? 'A' : 'AAAA', data },
    );
    const code = known ? 0 : noSuchName;
    socket.send(
      encode({ type: 'response', id, flags: (flags & recursionDesired) | code, questions, answers }),
      port,
      address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(at, '127.0.0.1', resolve));
  const { port } = socket.address();
  return {
    resolver: () => {
      const resolver = new Resolver({ timeout: 300, tries: 1 });
      resolver.setServers([`127.0.0.1:${port}`]);
      return resolver;
    },
    stop: () => void socket.close(),
  };
}
