import type { PageContent } from '../page/page-content.ts';
import { isRecord, readNumber, readText, readValue, type Values } from '../read/read.ts';

/** Version of the protocol; messages of another one are left alone. */
export const canvasProtocol = 1;

/** Actions of the editor's keys that also work in the canvas. */
export const canvasKeys = ['undo', 'redo', 'save'] as const;
/** Action of one of the editor's keys. */
export type CanvasKey = (typeof canvasKeys)[number];

/** A message from the canvas to the editor. */
export type CanvasMessage =
  /** It listens now; the editor answers with the page. */
  | { readonly type: 'ready' }
  /** The owner clicked a block, or beside all of them. */
  | { readonly type: 'select'; readonly uid: string | null }
  /** Height of the page in pixels. */
  | { readonly type: 'height'; readonly height: number }
  /** The owner pressed a key of the editor while the frame had the focus. */
  | { readonly type: 'key'; readonly key: CanvasKey }
  /** Something could not be shown. */
  | { readonly type: 'failed'; readonly message: string; readonly uid: string | null };

/** A message from the editor to the canvas. */
export type EditorMessage =
  | { readonly type: 'page'; readonly page: PageContent }
  | { readonly type: 'select'; readonly uid: string | null }
  /** Titles of the types for shop owners, by name; the canvas itself does not know them. */
  | { readonly type: 'titles'; readonly titles: Readonly<Record<string, string>> };

/** A message as it is posted. */
export type Posted<M extends CanvasMessage | EditorMessage> = M & { readonly omnis: typeof canvasProtocol };

/** A message with the version that says whose it is. */
export function posted<M extends CanvasMessage | EditorMessage>(message: M): Posted<M> {
  return { ...message, omnis: canvasProtocol };
}

/** Reads what a window received from the canvas; null when it is no message of this protocol. */
export function readCanvasMessage(data: unknown): CanvasMessage | null {
  if (!isRecord(data) || data['omnis'] !== canvasProtocol) return null;
  switch (data['type']) {
    case 'ready':
      return { type: 'ready' };
    case 'select':
      return { type: 'select', uid: readUid(data['uid']) };
    case 'height':
      return { type: 'height', height: readNumber(data, 'height', { fallback: 0, min: 0, max: 1_000_000 }) };
    case 'key': {
      const key = canvasKeys.find((each) => each === data['key']);
      return key === undefined ? null : { type: 'key', key };
    }
    case 'failed':
      return { type: 'failed', message: readText(data, 'message').slice(0, 500), uid: readUid(data['uid']) };
    default:
      return null;
  }
}

/** Reads what the canvas received from the editor; null when it is no message of this protocol. */
export function readEditorMessage(data: unknown): EditorMessage | null {
  if (!isRecord(data) || data['omnis'] !== canvasProtocol) return null;
  switch (data['type']) {
    case 'page': {
      const page = readValue(data, 'page');
      return isRecord(page) ? { type: 'page', page } : null;
    }
    case 'select':
      return { type: 'select', uid: readUid(data['uid']) };
    case 'titles': {
      const titles = readValue(data, 'titles');
      return isRecord(titles) ? { type: 'titles', titles: readTitles(titles) } : null;
    }
    default:
      return null;
  }
}

function readTitles(titles: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(titles).map((name) => [name.slice(0, 100), readText(titles, name).slice(0, 100)]),
  );
}

function readUid(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;
}

/** Tells whether a text is the origin of a web page, such as `https://omnis.example`; `null` and `*` are none. */
export function isWebOrigin(origin: string): boolean {
  try {
    const url = new URL(origin);
    return (url.protocol === 'https:' || url.protocol === 'http:') && url.origin === origin;
  } catch {
    return false;
  }
}

/** Returns the editor's action for a key press: Ctrl or Cmd with Z, Shift-Z or Y, and S. Null: none. */
export function editorKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyPress): CanvasKey | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 's':
      return shiftKey ? null : 'save';
    default:
      return null;
  }
}

/** The part of a key press that {@link editorKey} reads. */
export type KeyPress = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key'>;
