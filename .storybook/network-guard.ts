/**
 * Keeps stories off the network while they are tests: whatever one asks of any place but the server that serves it is
 * refused by the browser, and fails the story. Without it, a call that a story forgot to answer reaches whatever runs on
 * this machine, and pictures of other hosts differ from day to day.
 */
import { afterAll, afterEach, beforeEach } from 'vitest';

/** Addresses that were refused, with the story that asked. */
interface Guard {
  readonly refusals: string[];
  /** Name of the story that is shown. */
  story: string;
}

declare global {
  interface Window {
    /** The guard of a page, which goes through many files of stories. */
    omnisNetworkGuard?: Guard;
  }
}

/** Kinds of requests; scripts and styles are Storybook's own. */
const kinds = ['connect-src', 'img-src', 'media-src', 'font-src', 'frame-src', 'object-src', 'form-action'];

function install(): Guard {
  const guard: Guard = { refusals: [], story: '' };
  const { port } = location;
  // The frame of the editor is of the other name of this machine, at the same port.
  const here = ['localhost', '127.0.0.1'].flatMap((host) => [
    `http://${host}:${port}`,
    `ws://${host}:${port}`,
  ]);
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = kinds.map((kind) => `${kind} 'self' data: blob: ${here.join(' ')}`).join('; ');
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    // Names that exist nowhere (RFC 6761) stand in stories for the pages of others.
    if (!/^https?:\/\/[^/]+\.invalid(?:\/|$)/.test(blockedURI))
      guard.refusals.push(`${guard.story} asks ${blockedURI}`);
  });
  return guard;
}

const guard = (window.omnisNetworkGuard ??= install());
guard.refusals.length = 0;

/** Takes the refusals since the last call, once the browser has told all of them. */
export async function takeRefusals(): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve));
  return guard.refusals.splice(0);
}

/** Fails where something was refused. */
export async function failOnRefusals(): Promise<void> {
  const said = new Set(await takeRefusals());
  if (said.size > 0)
    throw new Error(
      `${[...said].join('\n')}\nA story may reach only its own server. Answer the call in the story, or take a picture of the sources.`,
    );
}

beforeEach(({ task }) => {
  guard.story = `“${task.name}” (${task.file.name})`;
});
afterEach(failOnRefusals);
afterAll(failOnRefusals);
