import { keepDraft, keepUnsent, readDraft, readUnsent } from './chat-draft.ts';

/** Message that was typed and is not among the messages yet. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
  /** Why it was not taken; null while it is on its way. */
  readonly fault: string | null;
}

/** Why a message was not taken. */
export interface PostFault {
  readonly text: string;
  /** True when the cause was a lost connection: the message itself may be sent again as it is. */
  readonly isPassing: boolean;
}

/** Ports of an outbox. */
export interface OutboxPorts {
  /** Sends a message; null where it was taken. */
  readonly post: (message: Unsent) => Promise<PostFault | null>;
  /** Told what is unsent, whenever that changes. */
  readonly tell: (unsent: readonly Unsent[]) => void;
}

interface Waiting extends Unsent {
  /** True when it is sent again automatically. */
  readonly isPassing: boolean;
  /** True when the server has it, and only the fetch of the chat that shows it is missing. */
  readonly isTaken: boolean;
}

/** Milliseconds until what failed goes again by itself, at least and at most. */
const pauses = { first: 2500, longest: 30_000 } as const;

const joined = (texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join('\n');

/**
 * The messages on their way to staff: one after the other, in the order in which they were written, each under its key.
 * Its tab keeps them, so that they outlast a page; of a chat that is over they become the draft of another one.
 */
export function createOutbox({ post, tell }: OutboxPorts) {
  let chat: string | null = null;
  let isClosed = false;
  let waiting: readonly Waiting[] = [];
  let running: Promise<void> = Promise.resolve();
  let failures = 0;
  let notBefore = 0;

  function set(next: readonly Waiting[]): void {
    waiting = next;
    if (chat !== null) {
      const messages = waiting.map(({ key, text, fault, isPassing }) => ({
        key,
        text,
        fault: isPassing ? null : fault,
      }));
      keepUnsent({ chat, messages });
    }
    tell(waiting);
  }
  const change = (which: (each: Waiting) => boolean, to: Partial<Waiting>): void =>
    set(waiting.map((each) => (which(each) ? { ...each, ...to } : each)));

  const canGo = ({ fault, isTaken }: Waiting): boolean => fault === null && !isTaken;
  const goesAgain = ({ fault, isPassing }: Waiting): boolean => fault !== null && isPassing;

  const nextToGo = () => (isClosed ? undefined : waiting.find(canGo));

  async function deliver(): Promise<void> {
    for (let next = nextToGo(); next; next = nextToGo()) {
      const { key } = next;
      // One after the other: what was written later is not to be read before.
      const fault = await post(next);
      if (fault === null) {
        failures = 0;
        change((each) => each.key === key, { isTaken: true });
      } else if (fault.isPassing) {
        failures = Math.min(failures + 1, 5);
        notBefore = Date.now() + Math.min(pauses.longest, pauses.first * 2 ** (failures - 1));
        // Later messages wait for it.
        change(canGo, { fault: fault.text, isPassing: true });
      } else {
        change((each) => each.key === key, { fault: fault.text, isPassing: false });
      }
    }
  }

  /** Sends all that can go; one delivery at a time. */
  function run(): Promise<void> {
    running = running.then(deliver);
    return running;
  }

  /** It is somebody else's: nothing is left. */
  function drop(): void {
    [chat, isClosed] = [null, false];
    keepUnsent({ chat: '', messages: [] });
    set([]);
  }

  /** The chat is put away: another one may begin with what was not sent in it. */
  function leave(): void {
    const left = chat === null ? (readUnsent()?.messages ?? []) : waiting;
    if (left.length > 0) keepDraft({ text: joined([...left.map(({ text }) => text), readDraft().text]) });
    drop();
  }

  return {
    drop,
    leave,

    /** A message for staff, behind those that wait for a connection. */
    add(text: string): Promise<void> {
      change(goesAgain, { fault: null });
      set([...waiting, { key: crypto.randomUUID(), text, fault: null, isPassing: true, isTaken: false }]);
      return run();
    },

    /** Sends again by hand; under its key, so that it is said once. */
    retry(key: string): Promise<void> {
      change((each) => each.key === key || goesAgain(each), { fault: null });
      return run();
    },

    /** Sends again by itself what failed for want of a connection. False where there is nothing, or not yet. */
    async again(): Promise<boolean> {
      if (isClosed || Date.now() < notBefore || !waiting.some(goesAgain)) return false;
      change(goesAgain, { fault: null });
      await run();
      return true;
    },

    /** There is a connection once more: nothing has to wait for it. */
    hurry(): void {
      failures = 0;
      notBefore = 0;
    },

    /** The chat that is written in; with what this tab has kept of it. */
    open(id: string): void {
      if (chat === id) return;
      const kept = readUnsent();
      if (kept?.chat !== id) leave();
      [chat, isClosed] = [id, false];
      set(
        (kept?.chat === id ? kept.messages : []).map(({ fault, ...each }) => ({
          ...each,
          fault: fault ?? '',
          isPassing: fault === null,
          isTaken: false,
        })),
      );
    },

    /** Messages with these keys have been seen. */
    seen(keys: ReadonlySet<string | null>): void {
      if (waiting.some(({ key }) => keys.has(key))) set(waiting.filter(({ key }) => !keys.has(key)));
    },

    /** The chat has ended: what is half written stands with what was not sent. */
    close(): void {
      if (isClosed) return;
      isClosed = true;
      const { text } = readDraft();
      const half = { key: crypto.randomUUID(), text, fault: '', isPassing: false, isTaken: false };
      keepDraft({ text: '' });
      set([
        ...waiting.map((each) => ({ ...each, fault: each.fault ?? '', isPassing: false })),
        ...(text.trim() === '' ? [] : [half]),
      ]);
    },
  };
}
