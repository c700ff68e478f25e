import type { BrowserContext } from '@playwright/test';

/** Failures that a page may have in a test, announced beforehand. */
export interface Announced {
  /** Status of the answer. */
  readonly status: number;
  /** Part of its address. */
  readonly url: string;
}

/** Listens to every page of a context; whatever goes wrong without being announced fails the test. */
export interface Watch {
  /** Announces answers of this status from addresses with this part. */
  readonly expectAnswer: (announced: Announced) => void;
  /** Announces that requests will fail for this reason, such as a network that is gone. */
  readonly expectFailure: (reason: string) => void;
  /** Announces that a page will say an error with this part. */
  readonly expectError: (part: string) => void;
  /** Failures that were not announced. */
  readonly faults: () => readonly string[];
}

/** A browser's own line about an answer that is judged by its status. */
const ownLine = /^Failed to load resource/;
/** A page that is left gives up what it was still asking for; a context without scripts asks for none. */
const expectedFailures: readonly string[] = ['net::ERR_ABORTED', 'csp'];
const ownWarning = /hydrat|did not match|server rendered/i;

/**
 * Failure that a page may meet while server processes end: a proxy's answer for one that has gone. The page makes the
 * call again; if it does not, or fails again, a step of the journey fails.
 */
export const lostServer: Announced = { status: 502, url: '/omnis/v3/' };

/** The answer of a process that is about to end to a page that wants to be told of changes; the page asks another one. */
export const leavingServer: Announced = { status: 503, url: '/omnis/v3/live/' };

/** Starts to listen. */
export function watchContext(context: BrowserContext): Watch {
  const faults: string[] = [];
  const answers: { status: number; url: string; text: string }[] = [];
  const announced: Announced[] = [];
  const errors: string[] = [];
  const known = new Set(expectedFailures);
  context.on('console', (message) => {
    const text = message.text();
    const isFault = message.type() === 'error' || (message.type() === 'warning' && ownWarning.test(text));
    if (isFault && !ownLine.test(text))
      faults.push(`console ${message.type()}: ${text} (${message.page()?.url() ?? ''})`);
  });
  context.on('weberror', (error) =>
    faults.push(`page error: ${error.error().stack || error.error().message}`),
  );
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!known.has(reason)) faults.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    const status = response.status();
    const url = response.url();
    if (status >= 400) answers.push({ status, url, text: `${status} ${response.request().method()} ${url}` });
  });
  return {
    expectAnswer: (one) => announced.push(one),
    expectFailure: (reason) => void known.add(reason),
    expectError: (part) => void errors.push(part),
    faults: () => [
      ...faults.filter((text) => !errors.some((part) => text.includes(part))),
      ...answers
        .filter(
          ({ status, url }) => !announced.some((each) => each.status === status && url.includes(each.url)),
        )
        .map(({ text }) => text),
    ],
  };
}
