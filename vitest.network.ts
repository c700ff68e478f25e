/**
 * Keeps unit and component tests off the network: a connection that a test did not open the server of is refused, and
 * fails the test. Without it, a call that a test forgot to answer reaches whatever runs on this machine.
 */
import { isIP, Server, Socket } from 'node:net';
import { afterAll, afterEach, expect } from 'vitest';

/** A connection that was refused. */
export interface Refusal {
  /** Host and port, or the path of a socket. */
  readonly target: string;
  /** Title of the test that was running, or where there was none. */
  readonly test: string;
}

/** State of the guard of a thread. */
interface Guard {
  /** Ports and socket paths on which the file's tests have listened, still or once. */
  readonly opened: Set<string>;
  readonly refusals: Refusal[];
  /** Name of what runs now; each file sets its own. */
  whatRuns: () => string;
}

// On what all files of a thread share: documents of tests have globals of their own, and Node's modules in common.
const KEY = Symbol.for('omnis.network-guard');
const shared: { [KEY]?: Guard } = Socket.prototype as Socket & { [KEY]?: Guard };

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3}|\[::1\]|(?:.+\.)?localhost)$/i;

/** Where a connection leads. */
interface Target {
  /** Undefined for a socket that is a file. */
  readonly host?: string;
  /** Or the path of that file. */
  readonly port: string;
  /** With a way of their own to find the address of a name. */
  readonly looksUp: boolean;
}

/** Where a call of `connect` leads, in any of its forms. */
function targetOf(args: readonly unknown[]): Target {
  // Node hands its own arguments on as one list.
  const [first, second] = Array.isArray(args[0]) ? (args[0] as readonly unknown[]) : args;
  if (typeof first === 'object' && first !== null) {
    const { host, port, path, lookup } = first as Record<'host' | 'port' | 'path' | 'lookup', unknown>;
    if (typeof path === 'string' && port === undefined) return { port: path, looksUp: false };
    const name = typeof host === 'string' ? host : 'localhost';
    return { host: name, port: String(port), looksUp: typeof lookup === 'function' };
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { port: first, looksUp: false };
  return { host: typeof second === 'string' ? second : 'localhost', port: String(first), looksUp: false };
}

/** A name that a test looks up itself may be this machine; at the test's own port nothing else listens. */
function isOpened({ opened }: Guard, { host, port, looksUp }: Target): boolean {
  if (!opened.has(port)) return false;
  return host === undefined || LOOPBACK.test(host) || (looksUp && isIP(host) === 0);
}

function install(): Guard {
  const guard: Guard = { opened: new Set(), refusals: [], whatRuns: () => 'no test' };
  const connect: Socket['connect'] = Reflect.get(Socket.prototype, 'connect');
  Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]): Socket {
    const target = targetOf(args);
    if (isOpened(guard, target)) return Reflect.apply(connect, this, args) as Socket;
    const { host, port } = target;
    const refusal = { target: host === undefined ? port : `${host}:${port}`, test: guard.whatRuns() };
    guard.refusals.push(refusal);
    // As a connection fails: later, and to whoever listens.
    process.nextTick(() =>
      this.destroy(Object.assign(new Error(sayRefusal(refusal)), { code: 'ECONNREFUSED' })),
    );
    return this;
  };
  const listen: Server['listen'] = Reflect.get(Server.prototype, 'listen');
  Server.prototype.listen = function watched(this: Server, ...args: unknown[]): Server {
    this.once('listening', () => {
      const address = this.address();
      if (address !== null) guard.opened.add(typeof address === 'string' ? address : String(address.port));
    });
    return Reflect.apply(listen, this, args) as Server;
  };
  return guard;
}

/** Message about a refused connection. */
export function sayRefusal({ target, test }: Refusal): string {
  return `${test} connects to ${target}, where it has opened no server. Answer the call in the test.`;
}

/** Takes the refusals since the last call, for a test that expects them. */
export function takeRefusals(): Refusal[] {
  return guard.refusals.splice(0);
}

/** Fails where a connection was refused. */
export function failOnRefusals(): void {
  const said = new Set(takeRefusals().map(sayRefusal));
  if (said.size > 0) throw new Error([...said].join('\n'));
}

const guard = (shared[KEY] ??= install());
guard.opened.clear();
guard.refusals.length = 0;
guard.whatRuns = () => {
  const { currentTestName, testPath } = expect.getState();
  const file = testPath?.replace(`${import.meta.dirname}/`, '') ?? 'a file';
  return currentTestName ? `“${currentTestName}” (${file})` : file;
};

afterEach(failOnRefusals);
// Work that a test leaves running may come after its end.
afterAll(failOnRefusals);
