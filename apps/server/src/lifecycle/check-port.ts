import { createServer } from 'node:net';

/** The address is taken or not ours to use. */
export class CannotListen extends Error {
  override name = 'CannotListen';
}

/** Where a server is to listen. */
export interface ListenAddress {
  readonly port: number;
  readonly host: string;
}

/**
 * Fails early, before the database is opened, when a port cannot be had.
 *
 * @param mend - what to do about it, said after the reason
 * @throws {CannotListen}
 */
export async function checkPort({ port, host }: ListenAddress, mend?: string): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is in use by another program'
          : `cannot be used (${error.code ?? error.message})`;
      reject(
        new CannotListen(
          `Port ${port} on ${host} ${reason}. ${mend ?? `Stop that program, or choose another port: PORT=${port + 1} pnpm start`}`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
